/// How far a result may be from its golden; always asked for by a person, and printed with the result.
///
/// There is no share of the whole picture in it: one percent of a screen is a button that has gone.
public struct Tolerance: Hashable, Sendable {
  /// How many points a length may be off; 0 for not at all.
  public var points: Double
  /// How many pixels of any square window may differ; `nil` for none of the picture.
  public var pixels: Local?

  /// Differing pixels in a small window.
  public struct Local: Hashable, Sendable {
    /// The most that may differ in any window.
    public var count: Int
    /// The side of the window, in pixels; at least 1.
    public var window: Int

    /// Creates a local tolerance.
    ///
    /// Traps below a window of 1; numbers from a flag or file are checked where they are read.
    public init(count: Int, window: Int) {
      precondition(count >= 0 && window >= 1, "no tolerance: \(count) in \(window)")
      (self.count, self.window) = (count, window)
    }
  }

  /// Nothing may differ.
  public static let exact = Tolerance(points: 0, pixels: nil)

  /// Creates a tolerance.
  public init(points: Double = 0, pixels: Local? = nil) {
    (self.points, self.pixels) = (points, pixels)
  }

  /// The sides of windows and the lengths that can be asked for.
  public static let windows = 1...1024
  static let mostPoints = 1000.0

  func words(_ kind: GoldenHeader.Kind) -> String {
    switch kind {
    case .geometry: points > 0 ? "\(short(points)) points" : "none"
    case .pixels: pixels.map { "\($0.count) pixels in \($0.window)" } ?? "none"
    }
  }

  /// For people; empty when nothing may differ.
  public var description: String {
    [
      points > 0 ? "lengths may be off by \(short(points)) pt" : nil,
      pixels.map {
        "\($0.count) pixels may differ in any window of \($0.window)×\($0.window), "
          + "antialiased ones not counted"
      },
    ].compactMap(\.self).joined(separator: "; ")
  }
}
