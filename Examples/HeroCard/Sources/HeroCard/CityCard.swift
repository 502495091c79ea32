import SwiftUI

/// A card with the name of a city that opens into a page about it.
public struct CityCard: View {
  private let city: String
  private let text: String
  @State private var isOpen = false
  @Namespace private var card

  /// Creates a closed card.
  public init(city: String, text: String) {
    (self.city, self.text) = (city, text)
  }

  /// The row, or the page it has grown into.
  public var body: some View {
    ZStack(alignment: .topLeading) {
      if isOpen { page } else { row }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(16)
  }

  private var row: some View {
    Button {
      withAnimation(.spring(duration: 0.4, bounce: 0.15)) { isOpen = true }
    } label: {
      Text(city)
        .font(.headline)
        .foregroundStyle(.white)
        .matchedGeometryEffect(id: "city", in: card)
        .padding(16)
        .background {
          RoundedRectangle(cornerRadius: 16).fill(.indigo)
            .matchedGeometryEffect(id: "back", in: card)
        }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(city)
  }

  private var page: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(city)
        .font(.largeTitle.bold())
        .foregroundStyle(.white)
        .matchedGeometryEffect(id: "city", in: card)
      Text(text).foregroundStyle(.white)
      Button("Close") {
        withAnimation(.spring(duration: 0.4, bounce: 0.15)) { isOpen = false }
      }
      .foregroundStyle(.white)
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background {
      RoundedRectangle(cornerRadius: 28).fill(.indigo)
        .matchedGeometryEffect(id: "back", in: card)
    }
  }
}

#Preview {
  CityCard(city: "Lisbon", text: "Steep lanes, blue tiles and a tram.")
}
