import SwiftUI

/// A list over a gradient, of which one row fades to another colour.
struct PressedRow: View {
  @State private var isPressed = false

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<9) { index in
        Text("Row \(index)")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(
            index == 4 && isPressed ? Color.orange : .white, in: .rect(cornerRadius: 16))
      }
      Button("Row") { withAnimation(.linear(duration: 0.6)) { isPressed.toggle() } }
    }
    .padding()
    .background(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
  }
}

/// Rounded tiles in rows of twenty that spread over the display.
struct SpreadingGrid: View {
  let count: Int
  @State private var isSpread = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<count, id: \.self) { index in
        RoundedRectangle(cornerRadius: 2)
          .fill(index % 2 == 0 ? Color.orange : .purple)
          .frame(width: isSpread ? 8 : 5, height: isSpread ? 8 : 5)
          .offset(
            x: Double(index % 20) * (isSpread ? 17 : 9),
            y: Double(index / 20 % 50) * (isSpread ? 14 : 7))
      }
      Button("Spread") { withAnimation(.linear(duration: 10)) { isSpread = true } }
        .offset(y: 720)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
