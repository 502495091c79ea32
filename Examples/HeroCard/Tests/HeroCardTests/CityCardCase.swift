import HeroCard
import HeroTesting
import XCTest

/// The same with XCTest.
final class CityCardCase: XCTestCase {
  func testCloses() throws {
    try expectMotion(
      of: CityCard(city: "Porto", text: "Bridges, wine and granite."), on: .iPhone16,
      named: "open-and-close", settings: MotionSettings(kinds: [.geometry])
    ) {
      $0.tap("Porto")
      $0.settle()
      $0.tap("Close")
      $0.settle()
    }
  }
}
