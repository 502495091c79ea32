import HeroCore
import HeroUI
import Testing

private struct Widths: PreferenceKey {
  static let defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}

private struct Box: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Measured: View {
  @State private var width: CGFloat = 0
  @State private var widths: [CGFloat] = []

  var body: some View {
    VStack(spacing: 0) {
      paint(0xFF0000).frame(width: 120, height: 10)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
      paint(0x0000FF).frame(width: width, height: 20)
      HStack(spacing: 0) {
        ForEach([30.0, 50.0], id: \.self) { side in
          Color.clear.frame(width: side, height: 5).background {
            GeometryReader { Color.clear.preference(key: Widths.self, value: [$0.size.width]) }
          }
        }
      }
      .onPreferenceChange(Widths.self) { widths = $0 }
      paint(0x00FF00).frame(width: widths.reduce(0, +), height: 7)
    }
  }
}

@MainActor @Suite struct GeometryTests {
  @Test("a reader is told the size it was given and puts its content into the corner")
  func size() throws {
    let shown = try Shown {
      GeometryReader {
        let size = $0.size
        paint(0xFF0000).frame(width: size.width / 2, height: size.height / 4)
      }.frame(width: 200, height: 100)
    }
    #expect(try shown.first.frame(of: 0xFF0000) == Rect(100, 350, 100, 25))
    #expect(shown.warnings == [])
  }

  @Test("a reader knows its place on the display, in itself and in a named view")
  func places() throws {
    let shown = try Shown {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let (global, named) = (proxy.frame(in: .global), proxy.frame(in: .named("box")))
          Text("\(Int(global.minX)) \(Int(global.minY)) \(Int(proxy.frame(in: .local).minX))")
          Text("\(Int(named.minX)) \(Int(named.minY))")
        }.frame(width: 200, height: 50)
      }
      .padding(.leading, 30)
      .coordinateSpace(name: "box")
      .frame(width: 400, height: 800, alignment: .topLeading)
      .offset(y: 7)
    }
    #expect(shown.first.texts == ["30 7 0", "30 0"])
  }

  @Test("a reader knows what of it the safe area does not leave free")
  func safeArea() throws {
    let shown = try Shown(StageSettings()) {
      GeometryReader { proxy in
        Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.size.height))")
      }.ignoresSafeArea()
    }
    let inside = try Shown(StageSettings()) {
      GeometryReader { proxy in
        Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.size.height))")
      }
    }
    #expect(shown.first.texts == ["0 852"])
    #expect(inside.first.texts == ["59 759"])
  }

  @Test("readers inside readers are told the truth")
  func nested() throws {
    let shown = try Shown {
      GeometryReader { outer in
        GeometryReader { inner in
          paint(0xFF0000).frame(width: inner.size.width / 2, height: 10)
        }.frame(width: outer.size.width / 2, height: 10)
      }.frame(width: 80, height: 10)
    }
    #expect(try shown.first.frame(of: 0xFF0000).width == 20)
  }

  @Test("a reader that chases its own size is stopped with a warning")
  func chase() throws {
    // A horizontal scroll view is as high as its content, which is to be one higher than it.
    let shown = try Shown {
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame(.vertical) { length, _ in length + 1 }
      }
    }
    #expect(shown.warnings.count == 1)
    #expect(shown.warnings.first?.contains("rounds") == true)
  }

  @Test("changes of geometry and told values reach the state before the first frame is over")
  func changes() throws {
    let shown = try Shown { Measured() }
    #expect(try shown.last.frame(of: 0x0000FF).width == 120)
    #expect(try shown.last.frame(of: 0x00FF00).width == 80)
  }

  @Test("an anchor is a place in the space of whoever reads it")
  func anchor() throws {
    let shown = try Shown {
      VStack(spacing: 0) {
        paint(0xFF0000).frame(width: 60, height: 20)
          .anchorPreference(key: Box.self, value: .bounds) { $0 }
        paint(0x00FF00).frame(width: 100, height: 80)
      }
      .overlayPreferenceValue(Box.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            let rect = proxy[anchor]
            paint(0x0000FF).frame(width: rect.width, height: rect.height)
              .offset(x: rect.minX, y: rect.minY)
          }
        }
      }
    }
    let marker = try #require(
      shown.first.all.first { !$0.frames(of: 0x0000FF).isEmpty && $0.transform != .identity })
    let place = marker.transform.apply(to: marker.frame.origin)
    #expect(place == (try shown.first.frame(of: 0xFF0000)).origin)
    #expect(marker.frame.size == Size(width: 60, height: 20))
  }

  @Test("a view can be as wide as a part of its scroll view")
  func container() throws {
    let shown = try Shown {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<4) { _ in
            paint(0xFF0000).frame(height: 50)
              .containerRelativeFrame(.horizontal, count: 2, spacing: 10)
          }
        }
      }
    }
    #expect(shown.first.frames(of: 0xFF0000).map(\.width) == [195, 195, 195, 195])
  }
}
