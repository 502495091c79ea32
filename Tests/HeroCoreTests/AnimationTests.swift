import HeroCore
import Testing

/// Which animations are the same, and that SwiftUI's ways of writing them compile.
@Suite struct AnimationTests {
  @Test("presets are springs of these numbers")
  func presets() {
    #expect(Animation.spring == .spring(response: 0.5, dampingFraction: 1))
    #expect(Animation.spring() == .spring)
    #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(
      Animation.smooth(duration: 0.5, extraBounce: 0.08)
        == .spring(response: 0.5, dampingFraction: 0.92))
    #expect(
      Animation.snappy(duration: 0.3, extraBounce: 0.1) == .spring(duration: 0.3, bounce: 0.25))
    #expect(Animation.interactiveSpring == .interactiveSpring())
    #expect(
      Animation.interactiveSpring(dampingFraction: 0.86)
        == .interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(
      Animation.spring(duration: 0.7, bounce: -0.5) == .spring(response: 0.7, dampingFraction: 2))
    #expect(Animation.spring(Spring(response: 0.5, dampingRatio: 1)) == .smooth)
  }

  @Test("curves take 0.35 s when nothing is said")
  func curves() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeOut == .easeOut(duration: 0.35))
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.timingCurve(0.42, 0, 0.58, 1) == .easeInOut)
    #expect(Animation.timingCurve(.easeInOut, duration: 0.35) != .easeInOut)
    #expect(
      Animation.interpolatingSpring(duration: 0.5, bounce: 0)
        == Animation.interpolatingSpring)
  }

  @Test("the default is equal only to itself")
  func defaultIsItself() {
    #expect(Animation.default == .default)
    #expect(Animation.default != .spring(response: 0.5, dampingFraction: 1))
    #expect(Animation.default.delay(1) == Animation.default.delay(1))
  }

  @Test("animations describe themselves")
  func descriptions() {
    #expect("\(Animation.default)" == "default")
    #expect("\(Animation.snappy.delay(0.1))" == "spring(response: 0.5, damping: 0.85).delay(0.1)")
    #expect(
      "\(Animation.easeIn.speed(2).repeatForever())"
        == "easeIn(duration: 0.35).speed(2).repeatForever(autoreverses: true)")
    #expect(
      "\(Animation.timingCurve(0.1, 0.2, 0.3, 1))" == "curve(0.1 0.2 0.3 1)(duration: 0.35)")
  }

  @Test("modifiers count, and so does their order")
  func modifiers() {
    #expect(Animation.easeIn.delay(1) != .easeIn)
    #expect(Animation.easeIn.delay(1).speed(2) != .easeIn.speed(2).delay(1))
    #expect(Animation.easeIn.repeatForever() == .easeIn.repeatForever(autoreverses: true))
    #expect(Animation.easeIn.repeatCount(3) != .easeIn.repeatForever())
    #expect(Animation.easeIn.logicallyComplete(after: 1) != .easeIn)
  }
}
