import HeroCore

// Plain values that are animated as a whole, as keyframes need them.

extension Animatable where Self: VectorArithmetic, AnimatableData == Self {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {
  /// The number itself.
  public typealias AnimatableData = Double
}
extension Float: Animatable {
  /// The number itself.
  public typealias AnimatableData = Float
}
extension CGFloat: Animatable {
  /// The number itself.
  public typealias AnimatableData = CGFloat
}
extension CGPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
extension CGSize: Animatable {
  /// Both lengths.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}
extension CGRect: Animatable {
  /// The corner and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
extension HeroCore.Angle: Animatable {
  /// The degrees.
  public var animatableData: Double {
    get { degrees }
    set { self = .degrees(newValue) }
  }
}
extension HeroCore.UnitPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(Double(x), Double(y)) }
    set { self = HeroCore.UnitPoint(x: newValue.first, y: newValue.second) }
  }
}
extension EdgeInsets: Animatable {
  /// The four distances.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(AnimatablePair(top, leading), AnimatablePair(bottom, trailing)) }
    set {
      (top, leading) = (newValue.first.first, newValue.first.second)
      (bottom, trailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A modifier of which some numbers are animated; its body is evaluated in every frame.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
