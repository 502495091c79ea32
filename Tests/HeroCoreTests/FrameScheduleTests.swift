import HeroCore
import Testing

/// Which frames an animation shows: the total never changes, the ends are always there.
@Suite struct FrameScheduleTests {
  @Test(
    "durations add up to the run and the holds, whatever the step",
    arguments: [1, 2, 13, 181], [1, 2, 3, 7, 500])
  func totals(frameCount: Int, step: Int) {
    let hold = Rational(2, 5)
    let schedule = FrameSchedule(
      frameCount: frameCount, framesPerSecond: 60, step: step, hold: hold)
    let total = schedule.entries.reduce(Rational.zero) { $0 + $1.duration }
    let holds = schedule.entries.count == 1 ? hold : hold + hold
    #expect(total == Rational(frameCount, 60) + holds)
    #expect(schedule.entries.first?.frame == 0 && schedule.entries.last?.frame == frameCount - 1)
    #expect(schedule.entries.allSatisfy { $0.duration > .zero })
    #expect(schedule.count == schedule.entries.count)
  }

  @Test("1.2 s at 10 a second are 13 frames, both ends included")
  func bothEnds() {
    let clock = FrameClock(framesPerSecond: 10)
    let count = clock.firstFrame(atOrAfter: Rational(6, 5)) + 1
    #expect(count == 13)
    let entries = FrameSchedule(frameCount: count, framesPerSecond: 10).entries
    #expect(entries.map(\.frame) == Array(0..<13))
    #expect(entries.allSatisfy { $0.duration == Rational(1, 10) })
  }

  @Test(
    "picks are evenly apart and hold both ends", arguments: [1, 2, 5, 12, 40], [1, 2, 12, 181])
  func picks(count: Int, total: Int) {
    let picks = OnionSkin.picks(count, of: total)
    #expect(picks.count == min(count, total) && Set(picks).count == picks.count)
    #expect(picks == picks.sorted() && picks.last == total - 1)
    guard picks.count > 2 else { return }
    let gaps = zip(picks, picks.dropFirst()).map { $1 - $0 }
    #expect(picks[0] == 0 && (gaps.max() ?? 0) - (gaps.min() ?? 0) <= 1)
  }
}
