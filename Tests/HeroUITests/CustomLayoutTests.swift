import HeroCore
import HeroUI
import Testing

/// Views on a diagonal, each below and to the right of the one before.
private struct Stairs: HeroUI.Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.reduce(CGSize.zero) { sum, view in
      let size = view.sizeThatFits(.unspecified)
      return CGSize(width: sum.width + size.width, height: sum.height + size.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var corner = bounds.origin
    for view in subviews {
      let extra = view[Gap.self]
      corner.x += extra
      view.place(at: corner, proposal: .unspecified)
      let size = view.sizeThatFits(.unspecified)
      corner.x += size.width
      corner.y += size.height
    }
  }
}

private struct Gap: LayoutValueKey { static let defaultValue: CGFloat = 0 }

private struct Switching: View {
  @State private var isRow = false

  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout(spacing: 10)) : AnyLayout(VStackLayout(spacing: 10))
    VStack {
      layout {
        paint(0xFF0000).frame(width: 40, height: 40)
        paint(0x0000FF).frame(width: 40, height: 40)
      }
      Button("Turn") { withAnimation { isRow.toggle() } }
    }
  }
}

@MainActor @Suite struct CustomLayoutTests {
  @Test("a rule of the author's own places its views and reads their values")
  func stairs() throws {
    let shown = try Shown {
      Stairs {
        paint(0xFF0000).frame(width: 30, height: 20)
        paint(0x0000FF).frame(width: 40, height: 10).layoutValue(key: Gap.self, value: 5)
      }
    }
    #expect(try shown.first.frame(of: 0xFF0000) == Rect(165, 385, 30, 20))
    #expect(try shown.first.frame(of: 0x0000FF) == Rect(200, 405, 40, 10))
  }

  @Test("exchanging one rule for another moves the views")
  func exchange() throws {
    let shown = try Shown(script: "tap \"Turn\"; settle") { Switching() }
    let (before, after) = (shown.first, shown.last)
    #expect(try before.frame(of: 0x0000FF).minY - before.frame(of: 0xFF0000).minY == 50)
    #expect(try after.frame(of: 0x0000FF).minX - after.frame(of: 0xFF0000).minX == 50)
    let middle = shown.film.scene(at: Rational(1, 10)).root
    #expect(middle.frames(of: 0x0000FF).count == 1)
    let x = try middle.frame(of: 0x0000FF).minX
    let (start, end) = (try before.frame(of: 0x0000FF).minX, try after.frame(of: 0x0000FF).minX)
    #expect(x > start && x < end)
  }
}
