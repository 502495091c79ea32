import HeroCore
import HeroUI
import Testing

/// Situations that people ran into with matched views and transitions, with the right outcome.
@MainActor @Suite struct CaseTests {
  // MARK: - Matched views

  struct TwoSources: View {
    @Namespace private var space
    let followsPosition: Bool

    var body: some View {
      VStack(spacing: 40) {
        Color.pureRed.frame(width: 80, height: 80)
          .matchedGeometryEffect(id: "one", in: space)
        if followsPosition {
          Color.pureGreen.frame(width: 20, height: 20)
            .matchedGeometryEffect(
              id: "one", in: space, properties: .position, isSource: false)
        } else {
          Color.pureGreen.frame(width: 20, height: 20).opacity(0)
            .matchedGeometryEffect(id: "one", in: space)
        }
      }
    }
  }

  @Test("several sources are one warning that names the id and the place, and one of them leads")
  func severalSources() throws {
    let film = try play("wait 0.5") { TwoSources(followsPosition: false) }
    #expect(film.warnings.count == 1)
    let warning = try #require(film.warnings.first)
    #expect(warning.message.contains("“one”") && warning.message.contains("isSource: true"))
    #expect(warning.location?.file.hasSuffix("CaseTests.swift") == true)
    let again = try play("wait 0.5") { TwoSources(followsPosition: false) }
    #expect(again.scene(atFrame: 30) == film.scene(atFrame: 30))
    // Both are centred on one point.
    let (red, green) = (try film.shape(.pureRed, 0).frame, try film.shape(.pureGreen, 0).frame)
    #expect(isNear(red.center.y, green.center.y, within: 0.34))
  }

  @Test("a view that only follows is centred on the source, keeps its size, and is no warning")
  func follower() throws {
    let film = try play("") { TwoSources(followsPosition: true) }
    let (red, green) = (try film.shape(.pureRed, 0).frame, try film.shape(.pureGreen, 0).frame)
    #expect(isNear(red.center.x, green.center.x) && isNear(red.center.y, green.center.y))
    #expect(green.width == 20 && green.height == 20)
    #expect(film.warnings.isEmpty)
  }

  struct NoSource: View {
    @Namespace private var space
    var body: some View {
      Color.pureRed.frame(width: 20, height: 20)
        .matchedGeometryEffect(id: 7, in: space, isSource: false)
    }
  }

  @Test("a group without a source is a warning, and the view stays where it is")
  func noSource() throws {
    let film = try play("") { NoSource() }
    #expect(film.warnings.map(\.message).contains { $0.contains("does nothing") })
    #expect(try film.shape(.pureRed, 0).frame.width == 20)
  }

  struct TwoLines: View {
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        Color.pureRed.matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 60)
        Circle().fill(Color.pureGreen)
          .matchedGeometryEffect(id: 1, in: space, isSource: false)
          .frame(width: 200, height: 200)
      }
    }
  }

  @Test("a follower is proposed the source's size and placed on it")
  func twoLines() throws {
    let film = try play("") { TwoLines() }
    let (red, green) = (try film.shape(.pureRed, 0).frame, try film.shape(.pureGreen, 0).frame)
    #expect(green.width == 60 && green.height == 60)
    #expect(isNear(red.center.x, green.center.x, within: 0.34) && red.center.y == green.center.y)
  }

  struct Cards: View {
    @Namespace private var space
    let isMatched: Bool
    var body: some View {
      ZStack {
        ForEach(0..<4) { number in
          if isMatched {
            card(number).matchedGeometryEffect(id: number, in: space)
              .offset(y: 30 * CGFloat(number))
          } else {
            card(number).offset(y: 30 * CGFloat(number))
          }
        }
      }
    }

    private func card(_ number: Int) -> some View {
      Color(red: Double(number) / 4, green: 0, blue: 0).frame(width: 101, height: 75)
    }
  }

  @Test("ids that nobody shares change nothing")
  func uniqueIDs() throws {
    func frames(_ isMatched: Bool) throws -> [Rect] {
      try play("") { Cards(isMatched: isMatched) }.drawn(0).map(\.frame)
    }
    #expect(try frames(true) == frames(false))
  }

  struct Swapping: View {
    @Namespace private var space
    @State private var isFar = false
    let transition: AnyTransition
    let animation: Animation

    var body: some View {
      VStack {
        Button("Swap") { withAnimation(animation) { isFar.toggle() } }
        ZStack(alignment: isFar ? .topLeading : .topLeading) {
          if isFar {
            Color.pureGreen.matchedGeometryEffect(id: 1, in: space)
              .frame(width: 200, height: 100).padding(.top, 300).transition(transition)
          } else {
            Color.pureRed.matchedGeometryEffect(id: 1, in: space)
              .frame(width: 50, height: 50).transition(transition)
          }
        }
        .frame(width: 300, height: 400, alignment: .topLeading)
      }
    }
  }

  @Test("with identity on both ends nothing moves: the old copy is gone, the new one is there")
  func identity() throws {
    let film = try play("tap \"Swap\"; settle") {
      Swapping(transition: .identity, animation: .linear(duration: 1))
    }
    #expect(film.drawn(1).filter { $0.fill == [.pureRed] }.isEmpty)
    let end = try film.shape(.pureGreen, film.frameCount - 1)
    #expect(try film.shape(.pureGreen, 1).frame == end.frame)
    #expect(end.frame.width == 200)
  }

  @Test("with a fade two copies are seen at the rect in between")
  func fade() throws {
    let film = try play("tap \"Swap\"; settle") {
      Swapping(transition: .opacity, animation: .linear(duration: 1))
    }
    let (old, new) = (try film.shape(.pureRed, 30), try film.shape(.pureGreen, 30))
    #expect(isNear(old.frame.width, 125) && isNear(new.frame.width, 125))
    #expect(isNear(old.frame.height, 75) && old.frame == new.frame)
    #expect(isNear(old.opacity, 0.5) && isNear(new.opacity, 0.5))
    #expect(old.isLeaving && !new.isLeaving)
  }

  @Test("a closing that is interrupted is continuous and ends as a fresh opening does")
  func interrupted() throws {
    let view = { Swapping(transition: .opacity, animation: .spring(duration: 0.5)) }
    let fresh = try play("tap \"Swap\"; settle") { view() }
    let film = try play("tap \"Swap\"; wait 0.2; tap \"Swap\"; wait 0.2; tap \"Swap\"; settle") {
      view()
    }
    func place(_ frame: Int) throws -> [Double] {
      let rect = try #require(film.drawn(frame).compactMap(\.match).first).frame
      return [rect.minY, rect.width]
    }
    for frame in [12, 24] {
      let steps = try (frame - 2...frame + 2).map(place)
      for index in 0...1 {
        let speeds = zip(steps, steps.dropFirst()).map { $1[index] - $0[index] }
        // A step of 1/60 s changes the speed by little, and the tap in the middle no more.
        for (first, second) in zip(speeds, speeds.dropFirst()) {
          #expect((first - second).magnitude < 12, "frame \(frame): \(speeds)")
        }
      }
    }
    let ends = [film, fresh].map { $0.end.filter { $0.kind == .color }.map(\.frame) }
    #expect(ends[0] == ends[1])
  }

  // MARK: - Transitions

  struct Fading: View {
    @State private var isShown = true
    let zIndex: Double?

    var body: some View {
      VStack {
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        ZStack {
          Color.pureBlue.frame(width: 200, height: 200)
          if isShown {
            if let zIndex {
              Color.pureRed.frame(width: 50, height: 50).zIndex(zIndex)
            } else {
              Color.pureRed.frame(width: 50, height: 50)
            }
          }
        }
      }
    }
  }

  @Test("what goes out drops behind what stays, unless its z index is higher")
  func zOrder() throws {
    func order(_ zIndex: Double?, _ frame: Int) throws -> [ResolvedColor] {
      try play("tap \"Toggle\"; wait 2; tap \"Toggle\"; wait 2") { Fading(zIndex: zIndex) }
        .drawn(frame).flatMap(\.fill).filter { [.pureRed, .pureBlue].contains($0) }
    }
    #expect(try order(nil, 0) == [.pureBlue, .pureRed])
    #expect(try order(nil, 30) == [.pureRed, .pureBlue])
    #expect(try order(nil, 150) == [.pureBlue, .pureRed])
    #expect(try order(1, 30) == [.pureBlue, .pureRed])
  }

  struct OneWay: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        ZStack {
          Color.clear
          if isShown {
            Color.pureRed.frame(width: 50, height: 50)
              .transition(
                .asymmetric(insertion: .offset(x: 100), removal: .opacity))
          }
        }
        .frame(width: 50, height: 50)
      }
    }
  }

  @Test("a view that is taken away while it comes in goes out its own way, without a jump")
  func turnsRound() throws {
    let film = try play("tap \"Toggle\"; wait 0.5; tap \"Toggle\"; settle") { OneWay() }
    let end = try film.shape(.pureRed, 60).frame.minX
    for (frame, distance, opacity) in [(30, 50.0, 1.0), (45, 25, 0.75), (75, 0, 0.25)] {
      let node = try film.shape(.pureRed, frame)
      #expect(isNear(node.frame.minX - end, distance) && isNear(node.opacity, opacity))
    }
    #expect(film.frameCount == 91)
  }

  // MARK: - Time

  struct Staged: View {
    @State private var shown = 0
    var body: some View {
      VStack {
        ForEach(0..<3) { number in
          Color(red: 1, green: 0, blue: Double(number) / 2).frame(width: 50, height: 20)
            .opacity(shown > number ? 1 : 0).offset(x: shown > number ? 0 : 60)
            .scaleEffect(shown > number ? 1 : 0.5).blur(radius: shown > number ? 0 : 8)
        }
      }
      .onAppear {
        for number in 1...3 {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 * Double(number)) {
            withAnimation(.spring(duration: 0.3)) { shown = number }
          }
        }
      }
    }
  }

  @Test("staged reveals are the same in every run and end as the state at rest")
  func staged() throws {
    let film = try play("settle") { Staged() }
    let again = try play("settle") { Staged() }
    #expect(film.frameCount == again.frameCount && film.frameCount > 30)
    for frame in 0..<film.frameCount {
      #expect(film.scene(atFrame: frame) == again.scene(atFrame: frame))
    }
    for (frame, count) in [(6, 0), (9, 1), (15, 2), (21, 3)] {
      #expect(film.drawn(frame).filter { $0.opacity > 0.01 }.count == count, "frame \(frame)")
    }
    #expect(film.end.allSatisfy { $0.opacity == 1 && $0.frame.width == 50 })
  }

  @Test("both ends are counted: 1.2 seconds at 10 frames a second are 13 frames")
  func counting() throws {
    let settings = StageSettings(framesPerSecond: 10)
    #expect(try play("wait 1.2", settings: settings) { Text(verbatim: "x") }.frameCount == 13)
    #expect(try play("", settings: settings) { Text(verbatim: "x") }.frameCount == 1)
    #expect(try play("wait 1.15", settings: settings) { Text(verbatim: "x") }.frameCount == 13)
  }

  struct Pulse: View {
    @State private var isBig = false
    var body: some View {
      Color.pureRed.frame(width: isBig ? 100 : 50, height: 50)
        .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { isBig = true } }
    }
  }

  @Test("an endless animation needs a length, and the message says what still moves")
  func endless() throws {
    let error = try #require(try failure("wait 1\nsettle") { Pulse() })
    guard case .neverSettles(let line, let moving) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(line == 2 && moving.contains { $0.contains("Pulse") })
    #expect("\(error)".hasPrefix("script line 2: after 30 s something still moves: "))
    #expect("\(error)".hasSuffix("; use “wait” with a time instead of “settle”"))
    #expect(try play("wait 2.5") { Pulse() }.frameCount == 151)
  }

  @Test("several views without a stack stand below each other")
  func implicitStack() throws {
    let film = try play("") {
      Color.pureRed.frame(width: 10, height: 10)
      Color.pureGreen.frame(width: 10, height: 10)
    }
    let (red, green) = (try film.shape(.pureRed, 0).frame, try film.shape(.pureGreen, 0).frame)
    #expect(green.minY - red.maxY == 8 && green.minX == red.minX)
  }
}
