import HeroCore
import HeroUI
import Testing

private struct MoodKey: EnvironmentKey {
  static let defaultValue = "calm"
}

extension EnvironmentValues {
  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

/// What views find around them: the environment, scaled lengths, namespaces.
@MainActor @Suite struct EnvironmentTests {
  struct Mood: View {
    @Environment(\.mood) private var mood
    var body: some View { Text(verbatim: mood) }
  }

  @Test("a value of one's own has its default outside and is changed for the views inside")
  func custom() throws {
    let film = try play("") {
      VStack {
        Mood()
        Mood().environment(\.mood, "merry")
        VStack { Mood().environment(\.mood, "near") }.environment(\.mood, "far")
      }
    }
    #expect(film.texts(0) == ["calm", "merry", "near"])
  }

  struct Facts: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.displayScale) private var scale
    @ScaledMetric(relativeTo: .largeTitle) private var height = 220.0

    var body: some View {
      Text(verbatim: "\(scheme) \(size) \(reduceMotion) \(scale)")
      Color.pureRed.frame(width: 10, height: height)
    }
  }

  @Test("the display and the person are in the environment")
  func settings() throws {
    let settings = StageSettings(
      appearance: .dark, dynamicTypeSize: .accessibility5, reduceMotion: true)
    let film = try play("", settings: settings) { Facts() }
    #expect(film.texts(0) == ["dark accessibility5 true 3.0"])
  }

  @Test("a scaled length follows the leading of its style, rounded to a pixel")
  func scaledMetric() throws {
    let heights: [(DynamicTypeSize, Double)] = [
      (.xSmall, 204), (.large, 220), (.accessibility5, 375 + 2 / 3.0),
    ]
    for (size, height) in heights {
      let film = try play("", settings: StageSettings(dynamicTypeSize: size)) { Facts() }
      #expect(isNear(try film.shape(.pureRed, 0).frame.height, height, within: 1e-3))
    }
  }

  struct Marker: View {
    let isOn: Bool
    let namespace: Namespace.ID
    var body: some View {
      Color.clear.frame(width: 50, height: 20).background {
        if isOn { Color.pureRed.matchedGeometryEffect(id: "marker", in: namespace) }
      }
    }
  }

  struct Bar: View {
    @Namespace private var namespace
    @State private var chosen = 0
    var body: some View {
      HStack(spacing: 0) {
        Marker(isOn: chosen == 0, namespace: namespace)
        Marker(isOn: chosen == 1, namespace: namespace)
      }
      Button("Next") { withAnimation(.linear(duration: 1)) { chosen = 1 } }
    }
  }

  @Test("a namespace may be handed to other views, whose copies then travel together")
  func namespaces() throws {
    let film = try play("tap \"Next\"; settle") { Bar() }
    let start = try film.shape(.pureRed, 0).frame
    let copies = film.drawn(30).filter { $0.fill == [.pureRed] }
    #expect(copies.count == 2)
    for copy in copies {
      #expect(isNear(copy.frame.minX, start.minX + 25) && isNear(copy.frame.width, 50))
      #expect(isNear(copy.opacity, 0.5))
      #expect(copy.match?.frame == copies[0].match?.frame)
    }
    #expect(copies.map(\.isLeaving) == [true, false] || copies.map(\.isLeaving) == [false, true])
    #expect(film.warnings.isEmpty)
  }
}
