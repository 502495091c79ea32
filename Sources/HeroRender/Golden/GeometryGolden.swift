import HeroCore

/// What is where in every frame, as text that diffs well: one block a view, one line a change.
///
/// It does not depend on how fonts are drawn, only on how wide they are, and comparing it needs no
/// pixels.
///
/// ```text
/// text "CardDemo/VStack/0/Text"
///   0 x 20.00 y 75.33 width 98.67 height 41.00 opacity 1.000 size 34.00 weight bold …
///   14 opacity 0.981
///   52 gone
/// ```
public struct GeometryGolden: Hashable, Sendable {
  /// The settings, fonts and number of frames.
  public var header: GoldenHeader
  /// The views, back to front wherever one order fits all frames.
  public var views: [ViewTrack]
  /// The frames at which the views are drawn in another order than listed.
  public var orders: [Order]

  /// Which views are drawn from a frame on, back to front.
  public struct Order: Hashable, Sendable {
    /// The frame.
    public var frame: Int
    /// The places of the views in the list; `nil` for the listed order.
    public var views: [Int]?

    /// Creates an order.
    public init(frame: Int, views: [Int]?) { (self.frame, self.views) = (frame, views) }
  }

  /// Creates a golden from its parts.
  public init(header: GoldenHeader, views: [ViewTrack], orders: [Order]) {
    (self.header, self.views, self.orders) = (header, views, orders)
  }

  /// Records frames.
  ///
  /// - Parameters:
  ///   - frames: What each frame draws, in order.
  ///   - header: The settings; the number of frames is taken from `frames`.
  public init(of frames: [Trace.Frame], header: GoldenHeader) {
    self.header = header
    self.header.frameCount = frames.count
    var listing = Listing()
    for (index, frame) in frames.enumerated() { listing.add(frame.nodes, frame: index) }
    (views, orders) = listing.finished
  }
}

/// Gathers views frame by frame.
private struct Listing {
  private var order: [ViewTrack.Key] = []
  private var tracks: [ViewTrack.Key: ViewTrack] = [:]
  private var present: [[ViewTrack.Key]] = []

  mutating func add(_ nodes: [TraceNode], frame: Int) {
    var counts: [ViewTrack.Key: Int] = [:]
    var keys: [ViewTrack.Key] = []
    for node in nodes {
      var key = ViewTrack.Key(path: node.id.path, kind: node.kind)
      counts[key, default: 0] += 1
      key.occurrence = (counts[key] ?? 1) - 1
      let state = ViewState(node)
      var track = tracks[key] ?? ViewTrack(key: key, changes: [])
      if track.changes.isEmpty { insert(key, after: keys.last) }
      if track.changes.last?.state != state {
        track.changes.append(.init(frame: frame, state: state))
      }
      tracks[key] = track
      keys.append(key)
    }
    let now = Set(keys)
    for key in present.last ?? [] where !now.contains(key) {
      tracks[key]?.changes.append(.init(frame: frame, state: nil))
    }
    present.append(keys)
  }

  private mutating func insert(_ key: ViewTrack.Key, after previous: ViewTrack.Key?) {
    guard let previous, let index = order.firstIndex(of: previous) else {
      return order.insert(key, at: 0)
    }
    order.insert(key, at: index + 1)
  }

  var finished: ([ViewTrack], [GeometryGolden.Order]) {
    let places = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var orders: [GeometryGolden.Order] = []
    var last: [Int]?
    for (frame, keys) in present.enumerated() {
      let drawn = keys.compactMap { places[$0] }
      let special = zip(drawn, drawn.dropFirst()).allSatisfy(<) ? nil : drawn
      if special != last { orders.append(.init(frame: frame, views: special)) }
      last = special
    }
    return (order.compactMap { tracks[$0] }, orders)
  }
}
