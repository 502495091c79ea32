/// What a modifier does to the drawing of a view without touching its layout.
public enum Effect: Hashable, Sendable {
  /// Nothing.
  case none
  /// Fades the view as one group; drawn within 0…1.
  case opacity(Double)
  /// Moves the view, in points.
  case offset(Vector)
  /// Scales the view about a unit point of its frame.
  case scale(x: Double, y: Double, anchor: UnitPoint)
  /// Turns the view about a unit point of its frame.
  case rotation(Angle, anchor: UnitPoint)
  /// Cuts off what lies outside a shape of the frame.
  case clip(BoxShape)
  /// Softens the view; a radius in points.
  case blur(radius: Double)
  /// Draws a soft copy of the outline behind the view.
  case shadow(SceneNode.Shadow)
  /// Shows the first child only where the others are opaque.
  case mask
}

extension Effect {
  /// The map this effect applies to what lies in `frame`.
  public func transform(in frame: Rect) -> Affine {
    switch self {
    case .none, .opacity, .clip, .blur, .shadow, .mask: .identity
    case .offset(let vector): .translation(vector)
    case .scale(let x, let y, let anchor): .scale(x: x, y: y, about: frame.point(at: anchor))
    case .rotation(let angle, let anchor): .rotation(angle, about: frame.point(at: anchor))
    }
  }
}
