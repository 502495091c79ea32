import HeroCard
import HeroTesting
import Testing

/// The motion of the card, with Swift Testing.
struct CityCardTests {
  @Test func opens() throws {
    try expectMotion(
      of: CityCard(city: "Lisbon", text: "Steep lanes, blue tiles and a tram."), on: .iPhone16,
      named: "open"
    ) {
      $0.tap("Lisbon"); $0.settle()
    }
  }

  @Test func turnsBackOnTheWay() throws {
    let dark = MotionSettings(appearance: .dark, kinds: [.geometry])
    try expectMotion(
      of: CityCard(city: "Lisbon", text: "Steep lanes, blue tiles and a tram."),
      named: "interrupted~dark", settings: dark
    ) {
      $0.tap("Lisbon")
      $0.wait(0.2)
      $0.tap("Close")
      $0.settle()
    }
  }
}
