import HeroCore

/// A view through all frames: only what changes, at the frames at which it does.
public struct ViewTrack: Hashable, Sendable {
  /// By what a view is found again.
  public struct Key: Hashable, Sendable {
    /// The identity of the view.
    public var path: String
    /// What is drawn; a view may be cut and drawn.
    public var kind: TraceNode.Kind
    /// Which of several with the same identity and kind it is, from 0.
    public var occurrence: Int

    /// Creates a key.
    public init(path: String, kind: TraceNode.Kind, occurrence: Int = 0) {
      (self.path, self.kind, self.occurrence) = (path, kind, occurrence)
    }
  }

  /// A state and the frame from which it holds.
  public struct Change: Hashable, Sendable {
    /// The frame.
    public var frame: Int
    /// The state; `nil` when the view is not there.
    public var state: ViewState?

    /// Creates a change.
    public init(frame: Int, state: ViewState?) { (self.frame, self.state) = (frame, state) }
  }

  /// Which view it is.
  public var key: Key
  /// The states in order of frames; before the first the view is not there.
  public var changes: [Change]

  /// Creates a track.
  public init(key: Key, changes: [Change]) { (self.key, self.changes) = (key, changes) }

  /// The states of all frames.
  ///
  /// - Parameter count: How many frames.
  /// - Returns: One state a frame; `nil` where the view is not there.
  func states(count: Int) -> [ViewState?] {
    var result: [ViewState?] = []
    result.reserveCapacity(count)
    var position = 0
    var current: ViewState?
    for frame in 0..<count {
      while position < changes.count, changes[position].frame <= frame {
        current = changes[position].state
        position += 1
      }
      result.append(current)
    }
    return result
  }

  /// What people call the view: its id in a matched group, its text, its symbol, or its place.
  public var name: String {
    let states = changes.compactMap(\.state)
    func first(_ attribute: ViewState.Attribute) -> String? {
      for state in states {
        if case .text(let text)? = state.values[attribute] { return text }
      }
      return nil
    }
    if let match = first(.match) { return match }
    if let text = first(.text)?.split(separator: "\n").first {
      return "“\(text.prefix(40))\(text.count > 40 ? "…" : "")”"
    }
    // The types at the end of the way to it say what it is; the beginning is the same for many.
    let types = key.path.split(separator: "/").filter { $0.first?.isUppercase ?? false }
    return first(.name) ?? (types.isEmpty ? key.path : types.suffix(2).joined(separator: "/"))
  }
}
