/// How far long work has come: a bar on a terminal, plain lines elsewhere.
struct Progress {
  /// The three ways.
  enum Style: Hashable, Sendable {
    case bar, lines, none
  }

  private let style: Style
  private let total: Int
  private let console: Console
  private let elapsed: () -> Double
  private var shown = ""
  private var lastTenth = 0
  private var lastTime = 0.0

  /// Starts counting.
  ///
  /// - Parameters:
  ///   - style: How it is shown.
  ///   - total: How many frames there are; at least 1.
  ///   - console: Where it is shown.
  ///   - elapsed: The seconds since the start; for people only, no result depends on it.
  init(style: Style, total: Int, console: Console, elapsed: @escaping () -> Double) {
    (self.style, self.total, self.console, self.elapsed) = (style, total, console, elapsed)
  }

  /// A clock that starts now.
  static func stopwatch() -> () -> Double {
    let start = ContinuousClock.now
    return { (ContinuousClock.now - start) / .seconds(1) }
  }

  /// Says that so many frames are done.
  mutating func update(done: Int) {
    switch style {
    case .none: return
    case .lines:
      let tenth = done * 10 / total
      guard tenth > lastTenth else { return }
      lastTenth = tenth
      console.say("frame \(done) of \(total)")
    case .bar:
      // Twenty times a second is as often as anybody looks.
      let now = elapsed()
      guard done == total || now - lastTime >= 0.05 else { return }
      lastTime = now
      show(Self.bar(done: done, total: total, seconds: now))
    }
  }

  /// Clears the bar, so that the next message stands alone.
  mutating func finish() {
    guard style == .bar else { return }
    show("")
  }

  private mutating func show(_ text: String) {
    let blanks = String(repeating: " ", count: max(0, shown.count - text.count))
    console.message("\r" + text + blanks + (text.isEmpty ? "\r" : ""))
    shown = text
  }

  /// The bar as text, at most 79 columns.
  static func bar(done: Int, total: Int, seconds: Double) -> String {
    let width = 30
    let filled = done * width / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    let count = "\(bar) \(done)/\(total) frames"
    guard done > 0, seconds > 0 else { return count }
    let rate = Double(done) / seconds
    let left = Int((Double(total - done) / rate).rounded(.up))
    let minutes = left >= 60 ? "\(left / 60) min " : ""
    return count + "  \(Int(rate.rounded())) frames/s  \(minutes)\(left % 60) s left"
  }
}
