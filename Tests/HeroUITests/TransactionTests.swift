import HeroCore
import HeroUI
import Testing

/// Which animation moves what: the transaction of each change, and the views' own.
@MainActor @Suite struct TransactionTests {
  struct TabBar: View {
    @State private var indicator = 0
    @State private var selection = 0

    var body: some View {
      VStack(alignment: .leading) {
        Button("Next") {
          withAnimation(.linear(duration: 1)) { indicator += 1 }
          selection += 1
        }
        Text(verbatim: "page \(selection)").fontWeight(selection > 0 ? .bold : .regular)
        Color.pureRed.frame(width: 50, height: 2).offset(x: 100 * CGFloat(indicator))
        Color(red: 0, green: selection > 0 ? 1 : 0, blue: 1).frame(width: 50, height: 2)
      }
    }
  }

  @Test("one handler, two transactions: the indicator slides, the label flips, the first time too")
  func twoTransactions() throws {
    let film = try play("tap \"Next\"; settle; tap \"Next\"; settle") { TabBar() }
    let start = try film.shape(.pureRed, 0).frame.minX
    #expect(film.texts(1).contains("page 1"))
    for (frame, distance) in [(0, 0.0), (1, 100 / 60), (30, 50), (60, 100), (90, 150), (120, 200)] {
      #expect(isNear(try film.shape(.pureRed, frame).frame.minX - start, distance), "\(frame)")
    }
    let flipped = ResolvedColor(red: 0, green: 1, blue: 1)
    #expect(throws: Never.self) { try film.shape(flipped, 1) }
  }

  struct Inserting: View {
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Both") {
          withAnimation(.linear(duration: 1)) { isShown = true }
          count += 1
        }
        Button("Count") { count += 1 }
        Text(verbatim: "\(count)")
        if isShown { Color.pureRed.frame(width: 20, height: 20) }
      }
    }
  }

  @Test("a change without animation leaves a transition that runs alone")
  func insertionGoesOn() throws {
    let film = try play("tap \"Both\"; wait 0.5; tap \"Count\"; settle") { Inserting() }
    #expect(isNear(try film.shape(.pureRed, 15).opacity, 0.25))
    #expect(isNear(try film.shape(.pureRed, 45).opacity, 0.75))
    #expect(film.texts(45).contains("2"))
  }

  struct Pill: View {
    @State private var place = 0

    var body: some View {
      VStack(alignment: .leading) {
        Button("Slide") { withAnimation(.linear(duration: 1)) { place += 1 } }
        Button("Cut") { place += 1 }
        Button("Nil") { withAnimation(nil) { place += 1 } }
        Color.pureRed.frame(width: 10, height: 10).padding(.leading, 100 * CGFloat(place))
      }
      .frame(width: 393, alignment: .leading)
    }
  }

  @Test("a change outside cuts, inside slides, also in turn")
  func cutsAndSlides() throws {
    let film = try play(
      "tap \"Cut\"; wait 0.5; tap \"Slide\"; wait 0.5; tap \"Cut\"; wait 0.25; tap \"Nil\"; settle"
    ) { Pill() }
    // The cuts move it at once, and the slide goes on below.
    let places: [(Int, Double)] = [
      (0, 0), (1, 100), (30, 100), (45, 125), (60, 150), (61, 251 + 2 / 3.0), (75, 275),
      (76, 376 + 2 / 3.0), (film.frameCount - 1, 400),
    ]
    for (frame, place) in places {
      #expect(isNear(try film.shape(.pureRed, frame).frame.minX, place), "frame \(frame)")
    }
  }

  struct OwnAnimation: View {
    @State private var isOn = false

    var body: some View {
      VStack(alignment: .leading) {
        Button("Go") { withAnimation(.linear(duration: 4)) { isOn = true } }
        VStack(alignment: .leading) {
          Color.pureRed.frame(width: isOn ? 110 : 10, height: 10)
            .animation(.linear(duration: 1), value: isOn)
          Color.pureGreen.frame(width: isOn ? 110 : 10, height: 10)
        }
        .animation(.linear(duration: 2), value: isOn)
        Color.pureBlue.frame(width: isOn ? 110 : 10, height: 10)
      }
    }
  }

  @Test("of the animations around a view the innermost wins")
  func innermost() throws {
    let film = try play("tap \"Go\"; settle") { OwnAnimation() }
    #expect(isNear(try film.shape(.pureRed, 30).frame.width, 60))
    #expect(isNear(try film.shape(.pureGreen, 30).frame.width, 35))
    #expect(isNear(try film.shape(.pureBlue, 30).frame.width, 22.5))
  }

  struct Watching: View {
    @State private var isOn = false
    @State private var other = 0

    var body: some View {
      VStack(alignment: .leading) {
        Button("On") { isOn.toggle() }
        Button("Other") { other += 1 }
        Color.pureRed.frame(width: isOn ? 110 : 10 + 100 * CGFloat(other), height: 10)
          .animation(.linear(duration: 1), value: isOn)
      }
    }
  }

  @Test("an animation for a value moves only what changes with the value")
  func value() throws {
    let film = try play("tap \"Other\"; wait 0.5; tap \"Other\"") { Watching() }
    #expect(try film.shape(.pureRed, 1).frame.width == 110)
    let animated = try play("tap \"On\"; settle") { Watching() }
    #expect(isNear(try animated.shape(.pureRed, 30).frame.width, 60))
  }

  struct Disabling: View {
    @State private var isOn = false

    var body: some View {
      Button("Go") {
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        withTransaction(transaction) { isOn = true }
      }
      Color.pureRed.frame(width: isOn ? 110 : 10, height: 10)
        .animation(.linear(duration: 5), value: isOn)
      Color.pureGreen.frame(width: isOn ? 110 : 10, height: 10).transaction { $0.animation = nil }
    }
  }

  @Test("a transaction may keep views from animating on their own, and a view from being animated")
  func disabling() throws {
    let film = try play("tap \"Go\"; settle") { Disabling() }
    #expect(isNear(try film.shape(.pureRed, 30).frame.width, 60))
    #expect(try film.shape(.pureGreen, 1).frame.width == 110)
  }
}
