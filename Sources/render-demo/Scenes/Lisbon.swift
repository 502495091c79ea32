import SwiftUI

/// A day in Lisbon: a card that grows in place over the plan of the day and shrinks back.
struct LisbonDemo: View {
  @ScaledMetric(relativeTo: .largeTitle) private var planOffset = 240.0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Today")
        .font(.largeTitle.bold())
      ZStack(alignment: .top) {
        VStack(spacing: 12) {
          stop("Harbor walk", icon: "sailboat.fill")
          stop("Lunch at the market", icon: "fork.knife")
          stop("Sunset viewpoint", icon: "sun.horizon.fill")
        }
        .padding(.top, planOffset)

        GrowingCard(
          title: "Lisbon", subtitle: "Three days by the river", icon: "tram.fill",
          colors: [.orange, .pink, .purple]
        ) {
          Text(
            """
            Steep lanes, blue tiles and a tram that squeaks around every corner. Start early, when \
            the bakeries open, and let the hills decide where you end up for dinner.
            """
          )
          .font(.body)
        }
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(.systemGroupedBackground).ignoresSafeArea())
  }

  private func stop(_ title: String, icon: String) -> some View {
    Label(title, systemImage: icon)
      .font(.headline)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(18)
      .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 18))
  }
}

/// A card whose icon, title and subtitle travel to new places while it fills its parent.
private struct GrowingCard<Detail: View>: View {
  let title: String
  let subtitle: String
  let icon: String
  let colors: [Color]
  @ViewBuilder let detail: Detail

  @Namespace private var card
  @State private var isOpen = false
  @ScaledMetric(relativeTo: .largeTitle) private var closedHeight = 220.0
  @ScaledMetric(relativeTo: .largeTitle) private var iconSize = 52.0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    // The background is there in both states, so nothing shines through while they change over.
    ZStack(alignment: .top) {
      if isOpen { open } else { closed }
    }
    .frame(
      maxWidth: .infinity, minHeight: closedHeight, maxHeight: isOpen ? .infinity : closedHeight
    )
    .background(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
    .clipShape(.rect(cornerRadius: 28, style: .continuous))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .foregroundStyle(.white)
  }

  private var closed: some View {
    Button {
      setOpen(true)
    } label: {
      header
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(title)
    .accessibilityHint("Opens the card")
  }

  private var open: some View {
    VStack(alignment: .leading, spacing: 24) {
      header
      detail
      Spacer(minLength: 0)
    }
    .padding(24)
    .padding(.top, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .overlay(alignment: .topTrailing) {
      Button {
        setOpen(false)
      } label: {
        Image(systemName: "xmark")
          .font(.headline)
          .padding(12)
          .background(.white.opacity(0.2), in: .circle)
          // Two points more for a finger than for the eye.
          .padding(2)
          .contentShape(.rect)
          .padding(-2)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Close")
      .padding(16)
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: icon)
        .font(.system(size: iconSize, weight: .semibold))
        .matchedGeometryEffect(id: "icon", in: card)
        .accessibilityHidden(true)
      Text(title)
        .font(.largeTitle.bold())
        .matchedGeometryEffect(id: "title", in: card)
      Text(subtitle)
        .font(.subheadline)
        .opacity(0.85)
        .matchedGeometryEffect(id: "subtitle", in: card)
    }
  }

  private func setOpen(_ open: Bool) {
    withAnimation(reduceMotion ? nil : .smooth(duration: 0.5, extraBounce: 0.08)) { isOpen = open }
  }
}

#Preview {
  LisbonDemo()
}
