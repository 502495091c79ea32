import SwiftUI

/// A grid of places in a navigation stack; each card grows into the page of its place.
struct PlacesDemo: View {
  private let places = [
    Place(name: "Aurora", symbol: "sparkles", colors: [.indigo, .teal]),
    Place(name: "Dunes", symbol: "sun.max.fill", colors: [.orange, .pink]),
    Place(name: "Forest", symbol: "leaf.fill", colors: [.green, .mint]),
    Place(name: "Glacier", symbol: "snowflake", colors: [.cyan, .blue]),
    Place(name: "Volcano", symbol: "flame.fill", colors: [.red, .orange]),
    Place(name: "Night", symbol: "moon.stars.fill", colors: [.purple, .indigo]),
  ]
  @Namespace private var cards
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.flexible(), spacing: 14), GridItem(.flexible())], spacing: 14
        ) {
          ForEach(places) { place in
            NavigationLink(value: place) {
              PlaceCard(place: place)
                .clipShape(.rect(cornerRadius: 24))
                .matchedTransitionSource(id: place.id, in: cards) {
                  $0.clipShape(RoundedRectangle(cornerRadius: 24))
                }
            }
            .buttonStyle(.plain)
          }
        }
        .padding(16)
      }
      .navigationTitle("Places")
      .navigationDestination(for: Place.self) { place in
        if reduceMotion {
          PlacePage(place: place)
        } else {
          PlacePage(place: place).navigationTransition(.zoom(sourceID: place.id, in: cards))
        }
      }
    }
  }
}

private struct Place: Identifiable, Hashable {
  let name: String
  let symbol: String
  let colors: [Color]
  var id: String { name }

  var gradient: LinearGradient {
    LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

private struct PlaceCard: View {
  let place: Place

  var body: some View {
    place.gradient
      .aspectRatio(0.78, contentMode: .fit)
      .overlay {
        Image(systemName: place.symbol)
          .font(.largeTitle)
          .imageScale(.large)
          .foregroundStyle(.white.opacity(0.9))
          .accessibilityHidden(true)
      }
      .overlay(alignment: .bottomLeading) {
        Text(place.name)
          .font(.headline)
          .foregroundStyle(.white)
          .padding(14)
      }
  }
}

private struct PlacePage: View {
  let place: Place
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ZStack {
      place.gradient.ignoresSafeArea()
      VStack(spacing: 18) {
        Image(systemName: place.symbol)
          .font(.system(.largeTitle, weight: .semibold))
          .imageScale(.large)
          .accessibilityHidden(true)
        Text(place.name)
          .font(.system(.largeTitle, design: .rounded, weight: .bold))
        Text("This page was a card a moment ago. Close it, and it goes back to its place.")
          .multilineTextAlignment(.center)
        Button("Close") { dismiss() }
          .buttonStyle(.bordered)
          .tint(.white)
      }
      .foregroundStyle(.white)
      .padding(32)
    }
  }
}

#Preview {
  PlacesDemo()
}
