import SwiftUI

/// A row of tabs whose highlight slides to the one that is chosen.
struct TabsDemo: View {
  @State private var chosen = "Music"
  @Namespace private var row

  var body: some View {
    HStack(spacing: 4) {
      ForEach(["Music", "Podcasts", "Books"], id: \.self) { name in
        Text(name)
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(chosen == name ? .white : .primary)
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .background {
            if chosen == name {
              Capsule()
                .fill(.indigo)
                .matchedGeometryEffect(id: "chosen", in: row)
            }
          }
          .onTapGesture {
            withAnimation(.snappy) { chosen = name }
          }
      }
    }
    .padding(4)
    .background(.fill.tertiary, in: .capsule)
  }
}

#Preview {
  TabsDemo()
}
