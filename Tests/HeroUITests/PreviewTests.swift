import HeroUI
import Testing

#Preview { Text("first") }
#Preview("Named") {
  let word = "second"
  Text(word)
}
#Preview("Small", traits: .sizeThatFitsLayout) { Text("third") }
#Preview(traits: .fixedLayout(width: 20, height: 10), .landscapeLeft) {
  @Previewable var word = "fourth"
  Text(word)
}

// What `#Preview` leaves behind for the renderer. The lines are those of the calls above.
@MainActor @Suite struct PreviewTests {
  @Test("a preview is found by its line")
  func line() {
    #expect(heroPreviewRegistration(PreviewLine<4>()).line == 4)
    #expect(heroPreviewRegistration(PreviewLine<10>()).line == 10)
  }

  @Test("a name is kept, and may be missing")
  func name() {
    #expect(heroPreviewRegistration(PreviewLine<4>()).name == nil)
    #expect(heroPreviewRegistration(PreviewLine<5>()).name == "Named")
  }

  @Test("traits are kept in order")
  func traits() {
    #expect(heroPreviewRegistration(PreviewLine<5>()).traits == [])
    #expect(heroPreviewRegistration(PreviewLine<9>()).traits == [.sizeThatFitsLayout])
    #expect(
      heroPreviewRegistration(PreviewLine<10>()).traits
        == [.fixedLayout(width: 20, height: 10), .landscapeLeft])
  }

  @Test("statements before the view are run")
  func statements() {
    #expect(heroPreviewRegistration(PreviewLine<5>()).content is Text)
  }

  @Test("a previewable variable becomes a property of a view of its own")
  func previewable() {
    let content = heroPreviewRegistration(PreviewLine<10>()).content
    #expect(Mirror(reflecting: content).children.map(\.label) == ["word"])
  }
}
