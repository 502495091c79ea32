import HeroCore
import HeroUI
import Testing

@MainActor @Suite struct ScrollTests {
  static let phone = StageSettings()
  let red: UInt32 = 0xFF0000
  let blue: UInt32 = 0x0000FF

  @Test("a vertical scroll view starts below the bars and clips at the display's edges")
  func safeArea() throws {
    let shown = try Shown(Self.phone) {
      ScrollView { paint(red).frame(height: 2000) }
    }
    #expect(try shown.first.frame(of: red) == Rect(0, 59, 393, 2000))
    let clip = try #require(shown.first.all.first { $0.clip == .rectangle })
    #expect(clip.frame == Rect(0, 0, 393, 852))
  }

  @Test("a scroll view that ignores the safe area starts at the display's edge")
  func ignoring() throws {
    let shown = try Shown(Self.phone) {
      ScrollView { paint(red).frame(height: 2000) }.ignoresSafeArea()
    }
    #expect(try shown.first.frame(of: red) == Rect(0, 0, 393, 2000))
  }

  @Test("content narrower than the view stands in the middle, shorter content at the top")
  func narrow() throws {
    let shown = try Shown {
      ScrollView { paint(red).frame(width: 100, height: 50) }.frame(maxWidth: .infinity)
    }
    #expect(try shown.first.frame(of: red) == Rect(150, 0, 100, 50))
  }

  @Test("a horizontal scroll view is as high as its content and takes the width")
  func horizontal() throws {
    let shown = try Shown {
      VStack(spacing: 0) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 10) {
            ForEach(0..<10) { _ in paint(red).frame(width: 80, height: 60) }
          }
        }
        paint(blue)
      }
    }
    #expect(shown.first.frames(of: red).map(\.minX) == (0..<10).map { Double($0) * 90 })
    #expect(try shown.first.frame(of: blue) == Rect(0, 60, 400, 740))
  }

  @Test("a scroll view away from the safe area's edges has no insets")
  func inside() throws {
    let shown = try Shown(Self.phone) {
      ScrollView { paint(red).frame(height: 100) }.padding(20)
    }
    #expect(try shown.first.frame(of: red) == Rect(20, 79, 353, 100))
    let clip = try #require(shown.first.all.first { $0.clip == .rectangle })
    #expect(clip.frame == Rect(20, 79, 353, 719))
  }

  @Test("margins are room around the content")
  func margins() throws {
    let shown = try Shown {
      ScrollView { paint(red).frame(height: 100) }.contentMargins(.all, 24)
    }
    #expect(try shown.first.frame(of: red) == Rect(24, 24, 352, 100))
  }

  @Test("a reader scrolls to a view, as far as there is content")
  func reader() throws {
    struct Page: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<10) { index in
                (index == 5 ? paint(0xFF0000) : paint(0x0000FF)).frame(height: 200)
              }
            }
          }
          .overlay(alignment: .bottom) {
            HStack {
              Button("Middle") { proxy.scrollTo(5, anchor: .center) }
              Button("Top") { proxy.scrollTo(5, anchor: .top) }
              Button("End") { proxy.scrollTo(9, anchor: .top) }
              Button("Least") { withAnimation { proxy.scrollTo(5) } }
            }
          }
        }
      }
    }
    func place(_ script: String) throws -> Double {
      let frame: Rect = try Shown(script: script) { Page() }.last.frame(of: red)
      return frame.minY
    }
    #expect(try place("") == 1000)
    #expect(try place("tap \"Middle\"") == 300)
    #expect(try place("tap \"Top\"") == 0)
    #expect(try place("tap \"End\"") == -200)
    #expect(try place("tap \"Least\"; settle") == 600)
    #expect(try place("tap \"End\"; tap \"Least\"; settle") == 0)
    let film = try Shown(script: "tap \"Least\"; settle") { Page() }.film
    let middle = try film.scene(at: Rational(1, 10)).root.frame(of: red).minY
    #expect(middle < 1000 && middle > 600)
  }

  @Test("content that starts at the end shows its end")
  func anchor() throws {
    let shown = try Shown {
      ScrollView { paint(red).frame(height: 1000) }.defaultScrollAnchor(.bottom)
    }
    #expect(try shown.first.frame(of: red).minY == -200)
  }

  @Test("a bar takes room from the safe area, and what scrolls goes on behind it")
  func bar() throws {
    let shown = try Shown(Self.phone) {
      ScrollView { paint(red).frame(height: 2000) }
        .safeAreaInset(edge: .top, spacing: 0) { paint(blue).frame(height: 40) }
    }
    #expect(try shown.first.frame(of: blue) == Rect(0, 59, 393, 40))
    #expect(try shown.first.frame(of: red) == Rect(0, 99, 393, 2000))
    let clip = try #require(shown.first.all.first { $0.clip == .rectangle })
    #expect(clip.frame == Rect(0, 0, 393, 852))
  }

  @Test("content that does not scroll keeps clear of a bar, and its background grows behind it")
  func staticBar() throws {
    let shown = try Shown(Self.phone) {
      paint(red)
        .safeAreaInset(edge: .bottom) { paint(blue).frame(height: 42) }
    }
    #expect(try shown.first.frame(of: red) == Rect(0, 59, 393, 709))
    #expect(try shown.first.frame(of: blue) == Rect(0, 776, 393, 42))
    let grown = try Shown(Self.phone) {
      paint(red).ignoresSafeArea()
        .safeAreaInset(edge: .bottom) { paint(blue).frame(height: 42) }
    }
    #expect(try grown.first.frame(of: red) == Rect(0, 0, 393, 852))
  }

  @Test("safe area padding insets content and lets it scroll through")
  func padding() throws {
    let shown = try Shown {
      ScrollView(.horizontal) { HStack { paint(red).frame(width: 900, height: 10) } }
        .safeAreaPadding(.horizontal, 20)
    }
    #expect(try shown.first.frame(of: red).minX == 20)
    let clip = try #require(shown.first.all.first { $0.clip == .rectangle })
    #expect(clip.frame.minX == 0 && clip.frame.width == 400)
  }
}

@MainActor @Suite struct BackgroundTests {
  @Test("a colour behind a view grows over the safe area's edges, a view does not")
  func edges() throws {
    let color = try Shown(StageSettings()) { Color.clear.background(paint(0xFF0000)) }
    #expect(try color.first.frame(of: 0xFF0000) == Rect(0, 0, 393, 852))
    let view = try Shown(StageSettings()) { Color.clear.background { paint(0xFF0000) } }
    #expect(try view.first.frame(of: 0xFF0000) == Rect(0, 59, 393, 759))
  }
}
