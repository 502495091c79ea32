import HeroCore

/// A map of the plane as seen in perspective; its rows are multiplied by places from the left.
public struct ProjectionTransform: Hashable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates the map that leaves every place where it is.
  public init() {}

  /// Creates a map without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether every place stays where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether lines that are parallel stay so.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The map that does this one first and another after it.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
        a * rhs.m13 + b * rhs.m23 + c * rhs.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// The map without its perspective.
  fileprivate var affine: Affine {
    let scale = m33 == 0 ? 1 : Double(m33)
    return Affine(
      a: Double(m11) / scale, b: Double(m12) / scale, c: Double(m21) / scale,
      d: Double(m22) / scale, tx: Double(m31) / scale, ty: Double(m32) / scale)
  }
}

/// A change of how a view is drawn that is a map of the plane; it does not touch the layout.
///
/// The origin is the top leading corner of the view. The numbers of `animatableData` are animated.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier
where Body == TransformedView {
  /// The map for a view of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, mapped.
  public func body(content: Content) -> TransformedView {
    TransformedView(content: content, name: "\(Self.self)") { effectValue(size: $0) }
  }

  /// The same effect; none is seen by layouts here.
  public func ignoredByLayout() -> Self { self }
}

/// A view that is drawn through a map of the plane.
public struct TransformedView: View, PrimitiveView {
  /// Never called: the view is resolved.
  public typealias Body = Never

  let content: any View
  /// What the map is called, for a warning.
  let name: String
  let transform: (CGSize) -> ProjectionTransform

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let effect = VisualEffectModifier { proxy, _ in
      let projection = transform(proxy.size)
      if !projection.isAffine {
        context.resolver.warn("\(name) is drawn without its perspective", at: nil)
      }
      let steps = projection.affine.steps
      return [
        .rotation(steps.first, anchor: .topLeading),
        .scale(x: steps.x, y: steps.y, anchor: .topLeading),
        .rotation(steps.second, anchor: .topLeading), .offset(steps.move),
      ]
    }
    func resolved(_ view: some View) -> [LayoutNode] { effect.resolve(view, in: context) }
    return resolved(content)
  }
}

extension View {
  /// Draws the view through a map of the plane about its top leading corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Draws the view through a map of the plane; without perspective, with a warning.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    TransformedView(content: self, name: "projectionEffect") { _ in transform }
  }
}
