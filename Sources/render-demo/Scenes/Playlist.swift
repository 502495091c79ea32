import SwiftUI

/// A playlist that opens from a row into a column: the art grows, the title changes its font.
struct PlaylistDemo: View {
  @State private var isOpen = false
  @Namespace private var list

  var body: some View {
    VStack {
      if isOpen {
        VStack(alignment: .leading, spacing: 12) {
          RoundedRectangle(cornerRadius: 20)
            .fill(.orange.gradient)
            .matchedGeometryEffect(id: "cover", in: list)
            .frame(height: 160)
          Text("Sunset Drive")
            .font(.title2.bold())
            .matchedGeometryEffect(id: "name", in: list)
          Text("Songs for the last hour of light.")
            .foregroundStyle(.secondary)
        }
      } else {
        HStack(spacing: 12) {
          RoundedRectangle(cornerRadius: 10)
            .fill(.orange.gradient)
            .matchedGeometryEffect(id: "cover", in: list)
            .frame(width: 56, height: 56)
          Text("Sunset Drive")
            .font(.headline)
            .matchedGeometryEffect(id: "name", in: list)
          Spacer()
        }
      }
    }
    .onTapGesture {
      withAnimation(.spring(duration: 0.5, bounce: 0.2)) { isOpen.toggle() }
    }
  }
}

#Preview {
  PlaylistDemo()
}
