import HeroCore

/// Colours at the points of a grid.
///
/// It is drawn as a gradient from top to bottom of the mean colours of the grid's rows; a warning says
/// so.
public nonisolated struct MeshGradient: ShapeStyle, View, LeafView, Sendable {
  /// Never called: a gradient fills what it is offered.
  public typealias Body = Never

  let rows: [[Color]]

  /// Creates a gradient from points and their colours, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, file: String = #fileID, line: Int = #line
  ) {
    let width = max(1, width)
    rows = stride(from: 0, to: colors.count, by: width).map {
      Array(colors[$0..<min($0 + width, colors.count)])
    }
    StageDisplay.warn(
      "MeshGradient is drawn as a gradient from top to bottom", file: file, line: line)
  }

  /// The gradient as it is drawn.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle { environment in
      let colors = rows.map { row in
        row.map { $0.resolved(in: environment) }.mean
      }
      let steps = Double(max(colors.count - 1, 1))
      let stops = colors.enumerated().map {
        HeroCore.Gradient.Stop(color: $1, location: Double($0) / steps)
      }
      return .linearGradient(
        HeroCore.Gradient(stops: stops.isEmpty ? [.init(color: .clear, location: 0)] : stops),
        start: UnitPoint(x: 0.5, y: 0),
        end: UnitPoint(x: 0.5, y: 1))
    }
  }

  @MainActor func leaf(in context: ResolveContext) -> Leaf {
    .paint(paint(in: context.environment))
  }
}

extension [ResolvedColor] {
  /// The colour in the middle of all, component by component.
  fileprivate var mean: ResolvedColor {
    let count = Double(Swift.max(self.count, 1))
    func mean(_ component: (ResolvedColor) -> Double) -> Double {
      map(component).reduce(0, +) / count
    }
    return ResolvedColor(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), opacity: mean(\.opacity))
  }
}
