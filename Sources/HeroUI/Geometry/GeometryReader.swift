import HeroCore

/// A view whose content is made from the size and place it is given.
///
/// It takes what it is offered and puts its content into its top leading corner.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// Never called: the content is made when the place is known.
  public typealias Body = Never

  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a view from a way to make its content.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    var inner = context.child("GeometryReader")
    inner.environment.stackAxis = nil
    let proxy = context.resolver.geometry(of: inner.id)
    return [
      context.node(
        .container(CornerLayout(), inner.resolve(content(proxy))), step: "GeometryReader")
    ]
  }
}

/// The size and place of a view.
public struct GeometryProxy {
  let geometry: ViewGeometry

  /// The size, in points.
  public var size: CGSize { CGSize(geometry.size) }

  /// How much of the view the safe area does not leave free, in points.
  public var safeAreaInsets: EdgeInsets {
    let insets = geometry.safeArea
    return EdgeInsets(
      top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.trailing))
  }

  /// The frame in a space; on the display where no view around has the name.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: CGRect(geometry.global)
    case .named(let name): CGRect(geometry.spaces[name] ?? geometry.global)
    }
  }

  /// The frame in a space; on the display where no view around has the name.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The frame of a named view around, in the space of this one.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let own = geometry.spaces[space.name] else { return nil }
    return CGRect(x: -own.minX, y: -own.minY, width: own.width, height: own.height)
  }

  /// A place that another view has told, in the space of this one.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.value(Vector(dx: -geometry.global.minX, dy: -geometry.global.minY))
  }
}

/// A place that a view tells those around it.
public struct Anchor<Value> {
  /// What of a view is told.
  public struct Source {
    let place: (Rect, Vector) -> Value
  }

  /// The place on the display, moved by a distance.
  let value: (Vector) -> Value
}

extension Anchor.Source where Value == CGRect {
  /// The frame of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame, shift in CGRect(frame.offset(by: shift)) }
  }
  /// A box inside the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame, shift in
      CGRect(Rect(rect).offset(by: frame.origin - .zero).offset(by: shift))
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A place inside the view.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame, shift in
      CGPoint(Point(point) + (frame.origin - .zero) + shift)
    }
  }
  /// A unit point of the view.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame, shift in CGPoint(frame.point(at: point) + shift) }
  }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The top leading corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge of the view.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of the bottom edge of the view.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The middle of the leading edge of the view.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the trailing edge of the view.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
}

extension Resolver {
  /// The place of a view as far as it is known, which is noted as asked for.
  func geometry(of id: NodeID) -> GeometryProxy {
    registry.readers.insert(id)
    return GeometryProxy(geometry: places[id] ?? firstGuess)
  }
}
