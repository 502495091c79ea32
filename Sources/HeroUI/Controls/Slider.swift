import HeroCore

/// A value between two ends, told by a knob on a line; scripts do not drag it.
///
/// - Source: iOS 18: a line of 4 pt and a knob of 28 pt, 31 pt high.
public struct Slider: View {
  private let fraction: CGFloat

  /// Creates a slider.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let place = min(max(value.wrappedValue, bounds.lowerBound), bounds.upperBound)
    fraction = length > 0 ? CGFloat((place - bounds.lowerBound) / length) : 0
  }

  /// Creates a slider that moves in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, onEditingChanged: onEditingChanged) }

  /// The line and the knob.
  public var body: some View {
    GeometryReader { proxy in
      let travel = max(0, proxy.size.width - 28)
      ZStack(alignment: .leading) {
        Capsule().fill(Color(system: .systemFill)).frame(height: 4)
        Capsule().fill(.tint).frame(width: travel * fraction + 14, height: 4)
        Circle().fill(.white).frame(width: 28, height: 28)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
          .padding(.leading, travel * fraction)
      }
      .frame(height: 31)
    }
    .frame(height: 31)
  }
}
