import HeroCore

/// Tracks of a value, all at once.
@MainActor @preconcurrency public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The tracks.
  var tracks: KeyframeTracks<Value> { get }
}

/// Tracks of a value.
public struct KeyframeTracks<Value>: Keyframes {
  /// Starts a track from a value; the result gives its length and changes a value to that of a time.
  typealias Track = (Value) -> (duration: Double, apply: (inout Value, Double) -> Void)

  let list: [Track]
  /// The tracks.
  public var tracks: KeyframeTracks<Value> { self }
}

/// The keyframes of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
  /// The track in a list.
  public let tracks: KeyframeTracks<Root>

  /// Creates the track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> KeyframeList<Value>
  ) {
    let keyframes = content().list
    tracks = KeyframeTracks(
      list: [
        { root in
          let motion = KeyframeMotion(
            from: root[keyPath: keyPath].animatableData.listed, keyframes)
          return (
            motion.duration,
            { value, time in value[keyPath: keyPath].take(motion.value(at: time)) }
          )
        }
      ])
  }

  /// Creates the track of the whole value.
  public init(
    @KeyframeTrackContentBuilder<Value> content: () -> KeyframeList<Value>
  ) where Root == Value { self.init(\.self, content: content) }
}

/// Turns the statements of a closure into tracks.
@MainActor @resultBuilder public struct KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<Content: Keyframes>(
    _ content: Content
  ) -> KeyframeTracks<Value> where Content.Value == Value { content.tracks }
  /// Keyframes of the whole value.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> KeyframeTracks<Value> where Content.Value == Value, Value: Animatable {
    KeyframeTrack<Value, Value>(\.self) { content.keyframes }.tracks
  }
  /// Several statements, all at once.
  public static func buildBlock(_ content: KeyframeTracks<Value>...) -> KeyframeTracks<Value> {
    KeyframeTracks(list: content.flatMap(\.list))
  }
  /// An `if` without `else`.
  public static func buildOptional(_ content: KeyframeTracks<Value>?) -> KeyframeTracks<Value> {
    content ?? KeyframeTracks(list: [])
  }
}

/// The course of a value along its keyframes.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [(duration: Double, apply: (inout Value, Double) -> Void)]

  /// Creates the course from a first value.
  @MainActor public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    initial = initialValue
    tracks = content().tracks.list.map { $0(initialValue) }
  }

  /// How long it takes, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value after a time, in seconds.
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.apply(&value, time) }
    return value
  }

  /// The value after a part of the whole, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// A view whose content follows keyframes; it is made anew for every frame.
public struct KeyframeAnimator<Value, Path: Keyframes, Content: View>: View, PrimitiveView
where Path.Value == Value {
  /// Never called: the content is made for the value of the frame.
  public typealias Body = Never

  private let initial: Value
  private let repeats: Bool
  private let trigger: AnyHashableValue?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> Path

  /// Creates a view that follows its keyframes when it comes in, again and again unless told otherwise.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    (initial, repeats, trigger) = (initialValue, repeating, nil)
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Creates a view that follows its keyframes whenever a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    (initial, repeats, self.trigger) = (initialValue, false, AnyHashableValue(trigger))
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// What a view remembers of its motion.
  private final class Run {
    var start: Double?
    var timeline: KeyframeTimeline<Value>?
  }

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let inner = context.child("KeyframeAnimator")
    let frames = context.resolver.frames
    let slot: StateSlot<Run> = context.resolver.state.slot(
      of: inner.id, field: ".run", initial: { Run() })
    let run = slot.value
    let isTriggered = trigger.map { context.resolver.hasChanged($0, at: inner.id) } ?? false
    if isTriggered || trigger == nil && run.start == nil, run.start != frames.now.value {
      let current = value(of: run, at: frames.now.value)
      run.timeline = KeyframeTimeline(initialValue: current) { keyframes(current) }
      run.start = frames.now.value
    }
    if let start = run.start, let length = run.timeline?.duration, length > 0 {
      frames.request(until: repeats ? .infinity : start + length, named: inner.id.path)
    }
    return inner.resolve(content(value(of: run, at: frames.frameTime.value)))
  }

  private func value(of run: Run, at time: Double) -> Value {
    guard let timeline = run.timeline, let start = run.start else { return initial }
    let (length, passed) = (timeline.duration, time - start)
    return timeline.value(
      time: repeats && length > 0 ? passed.truncatingRemainder(dividingBy: length) : passed)
  }
}

extension View {
  /// Has the view follow keyframes when it comes in, again and again unless told otherwise.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }

  /// Has the view follow keyframes whenever a value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }
}
