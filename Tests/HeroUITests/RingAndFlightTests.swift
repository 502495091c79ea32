import HeroCore
import Testing

@testable import HeroUI

/// Two more situations that people have reported against tools like this one.
@MainActor @Suite struct RingAndFlightTests {
  @Test("a ring that draws itself in onAppear starts empty, follows its curve and ends full")
  func ring() throws {
    struct Ring: View {
      @State private var progress = 0.0
      var body: some View {
        Circle().trim(from: 0, to: progress).stroke(paint(0x00AA00), lineWidth: 8)
          .frame(width: 100, height: 100)
          .onAppear { withAnimation(.linear(duration: 1)) { progress = 1 } }
      }
    }
    let shown = try Shown(script: "settle") { Ring() }
    /// How long the ring is at a frame, as a part of the whole.
    func part(_ frame: Int) throws -> Double {
      let node = try #require(
        shown.film.scene(atFrame: frame).root.all.first {
          $0.frame.width > 0 && $0.drawing.isStroke
        })
      guard case .stroke(let shape, let style, _) = node.drawing else { return -1 }
      let drawn = shape.path(in: node.frame).trimmed(
        from: style.trim.lowerBound, to: style.trim.upperBound)
      return drawn.length / (.pi * min(node.frame.width, node.frame.height))
    }
    #expect(try part(0) < 1e-6)
    for frame in [15, 30, 45] { #expect(abs(try part(frame) - Double(frame) / 60) < 0.002) }
    #expect(abs(try part(shown.film.frameCount - 1) - 1) < 0.001)
  }

  @Test("a matched view that flies out of a scroll view is cut by it, and the other copy is not")
  func scrollView() throws {
    struct Flight: View {
      @State private var isOut = false
      @Namespace private var space
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            if !isOut {
              paint(0x0000FF).matchedGeometryEffect(id: "box", in: space).frame(height: 50)
            }
          }
          .frame(height: 100)
          if isOut {
            paint(0xFF0000).matchedGeometryEffect(id: "box", in: space)
              .frame(width: 100, height: 100)
          }
          Spacer(minLength: 0)
          Button("Go") { withAnimation(.linear(duration: 1)) { isOut = true } }
        }
      }
    }
    let shown = try Shown(script: "tap \"Go\"; wait 0.5") { Flight() }
    let root = shown.film.scene(atFrame: 30).root
    /// Whether what is painted in a colour lies inside something that cuts.
    func isCut(_ hex: UInt32) -> Bool {
      root.all.contains { node in node.clip != nil && !node.frames(of: hex).isEmpty }
    }
    #expect(isCut(0x0000FF), "the copy that still belongs to the scroll view")
    #expect(!isCut(0xFF0000), "the copy outside")
    #expect(try root.frame(of: 0x0000FF).isClose(to: try root.frame(of: 0xFF0000)))
  }
}

extension Drawing {
  fileprivate var isStroke: Bool {
    guard case .stroke = self else { return false }
    return true
  }
}
