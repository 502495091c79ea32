import SwiftUI

/// A list of cards; a tap lays one over the whole display.
struct CardsDemo: View {
  private let cards = [
    Card(title: "SwiftUI Magic", color: .blue),
    Card(title: "iOS Animations", color: .green),
    Card(title: "UI Components", color: .purple),
  ]
  @Namespace private var space
  @State private var chosen: Card?
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      ZStack {
        ScrollView {
          VStack(spacing: 20) {
            ForEach(cards) { card in
              ZStack {
                RoundedRectangle(cornerRadius: 20).fill(card.color)
                Text(card.title).font(.title2).foregroundColor(.white)
              }
              .matchedGeometryEffect(id: card.id, in: space)
              .frame(height: 200)
              .onTapGesture {
                chosen = card
                withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { isOpen = true }
              }
            }
          }
          .padding()
        }
        .navigationTitle("Cards")
        .navigationBarTitleDisplayMode(.large)
        if let card = chosen, isOpen {
          CardPage(card: card, space: space, isOpen: $isOpen, chosen: $chosen)
        }
      }
    }
  }
}

private struct Card: Identifiable {
  let id = UUID()
  let title: String
  let color: Color
}

private struct CardPage: View {
  let card: Card
  let space: Namespace.ID
  @Binding var isOpen: Bool
  @Binding var chosen: Card?

  var body: some View {
    VStack(spacing: 0) {
      ZStack(alignment: .topLeading) {
        Rectangle()
          .fill(card.color)
          .matchedGeometryEffect(id: card.id, in: space)
          .frame(height: 200)
        VStack(alignment: .leading, spacing: 4) {
          HStack(spacing: 0) {
            Spacer()
            Button(action: close) {
              Image(systemName: "xmark.circle.fill")
                .font(.system(size: 32))
                .foregroundColor(.white)
                .padding(16)
            }
            .accessibilityLabel("Close")
          }
          .padding(.trailing, 16)
          .padding(.top, 50)
          Text(card.title).font(.largeTitle).bold().padding(.leading, 16)
          Text("A closer look").font(.subheadline).padding(.leading, 16)
        }
        .foregroundColor(.white)
      }
      VStack(alignment: .leading, spacing: 8) {
        Text("What the card is about stands here.").foregroundColor(.black)
        Text("There is room below for more: pictures, buttons, or a list that scrolls on and on.")
          .font(.subheadline)
          .foregroundColor(.gray)
        Spacer()
      }
      .padding(.leading, 16)
      .padding(.top, 20)
      .background(Color.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .ignoresSafeArea()
    .zIndex(1)
    .navigationBarHidden(true)
  }

  private func close() {
    withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { isOpen = false }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { chosen = nil }
  }
}

#Preview {
  CardsDemo()
}
