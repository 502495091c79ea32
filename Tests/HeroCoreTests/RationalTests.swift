import HeroCore
import Testing

@Suite struct RationalTests {
  @Test("fractions are kept in lowest terms with a positive denominator")
  func lowestTerms() {
    #expect(Rational(14, 24) == Rational(7, 12))
    #expect(Rational(3, -6).description == "-1/2")
    #expect(Rational(0, -5) == .zero)
  }

  @Test("comparing does not overflow")
  func comparing() {
    let large = Rational(Int.max, Int.max - 1)
    #expect(large > Rational(Int.max - 1, Int.max))
    #expect(Rational(-Int.max, 3) < Rational(Int.max, 2))
  }

  @Test("a sum that does not fit is nil, one that fits is exact")
  func adding() {
    #expect(Rational(1, Int.max).adding(Rational(1, Int.max - 1)) == nil)
    #expect(Rational(Int.max).adding(Rational(1)) == nil)
    #expect(Rational(1, Int.max).adding(Rational(1, Int.max)) == Rational(2, Int.max))
    #expect(Rational(7, 12) + Rational(1, 60) == Rational(3, 5))
  }

  @Test("a product is reduced before it can overflow")
  func product() {
    #expect(Rational(Int.max, 7) * Rational(7, Int.max) == Rational(1))
  }
}
