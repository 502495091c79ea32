import Foundation
import HeroCore
import Testing

@testable import HeroUI

/// Pages that are pushed and pages that zoom, frame by frame, against the springs they run on.
@MainActor @Suite struct NavigationTests {
  /// Two cards, each a link to a page; the second lies at the right edge.
  private struct Cards: View {
    var zooms = true
    var hasSource = true
    @Namespace private var space

    var body: some View {
      NavigationStack {
        HStack(spacing: 14) {
          card("one", 0x112233)
          card("two", 0x445566)
        }
        .padding(16)
        .navigationTitle("Cards")
        .navigationDestination(for: String.self) { name in
          if zooms {
            Page(name: name).navigationTransition(.zoom(sourceID: name, in: space))
          } else {
            Page(name: name)
          }
        }
      }
    }

    private func card(_ name: String, _ hex: UInt32) -> some View {
      NavigationLink(value: name) {
        paint(hex).frame(height: 200)
          .matchedTransitionSource(id: hasSource ? name : "nobody", in: space) {
            $0.clipShape(RoundedRectangle(cornerRadius: 24))
          }
          .accessibilityLabel(name)
      }
      .buttonStyle(.plain)
    }
  }

  private struct Page: View {
    let name: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      ZStack {
        paint(0x778899).ignoresSafeArea()
        Button("Close") { dismiss() }
      }
    }
  }

  private static let phone = StageSettings(device: .iPhone16)
  private static let display = Rect(0, 0, 393, 852)
  /// Where the second card is: half of what two margins of 16 and a gap of 14 leave, in the middle of
  /// what the bar leaves.
  private static let source = Rect(203.5, 386.5, 173.5, 200)

  @Test("a page grows from its card: centre and width on one spring, height on another")
  func zoomIn() throws {
    let shown = try Shown(Self.phone, script: "tap \"two\"; settle") { Cards() }
    let springs = try OracleTable("spring-navigation.csv")
    for frame in [1, 4, 9, 15] {
      let root = shown.film.scene(atFrame: frame).root
      let (main, tall) = (
        try springs.value("0.317/1", at: frame), try springs.value("0.406/0.925", at: frame)
      )
      let page = try #require(root.all.first { $0.id.path.hasSuffix(".zoom") })
      let center = Self.source.center + (Self.display.center - Self.source.center) * main
      let width = Self.source.width + (Self.display.width - Self.source.width) * main
      let height = Self.source.height + (Self.display.height - Self.source.height) * tall
      #expect(
        page.frame.isClose(
          to: Rect(center.x - width / 2, center.y - height / 2, width, height)),
        "frame \(frame): \(page.frame)")
      guard case .roundedRectangle(let radii, .continuous) = page.clip else {
        Issue.record("no rounded clip: \(String(describing: page.clip))")
        continue
      }
      #expect(abs(radii.largest - (24 + (55 - 24) * (main + tall) / 2)) < 0.01)
      let inside = try #require(root.all.first { $0.id.path.hasSuffix(".page") })
      #expect(abs(inside.transform.a - width / 393) < 1e-4, "the page keeps its shape")
    }
  }

  @Test("the page below is darkened by 15 % and stays where it is")
  func dimming() throws {
    let shown = try Shown(Self.phone, script: "tap \"two\"; settle") { Cards() }
    let springs = try OracleTable("spring-navigation.csv")
    for frame in [2, 8] {
      let root = shown.film.scene(atFrame: frame).root
      let shade = try #require(root.all.first { $0.id.path.hasSuffix(".dimming") })
      #expect(abs(shade.opacity - 0.15 * (try springs.value("0.34/1", at: frame))) < 1e-4)
      #expect(try root.frame(of: 0x112233).isClose(to: Rect(16, 386.667, 173.667, 200)))
    }
  }

  @Test("going back runs on one spring, and ends as it began")
  func zoomOut() throws {
    let shown = try Shown(Self.phone, script: "tap \"two\"; settle; tap \"Close\"; settle") {
      Cards()
    }
    let springs = try OracleTable("spring-navigation.csv")
    let start = (0..<shown.film.frameCount).last { frame in
      let nodes = shown.film.scene(atFrame: frame).root.all
      return !nodes.contains { $0.id.path.hasSuffix(".zoom") }
        && nodes.contains { $0.drawing == .fill(.rectangle, .color(ResolvedColor(hex: 0x778899))) }
    }
    let close = try #require(start)
    for step in [3, 10] {
      let root = shown.film.scene(atFrame: close + step).root
      let page = try #require(root.all.first { $0.id.path.hasSuffix(".zoom") })
      let back = try springs.value("0.34/0.92", at: step)
      let width = Self.display.width + (Self.source.width - Self.display.width) * back
      #expect(abs(page.frame.width - width) < 0.01, "\(step) frames after the tap")
      #expect(page.isLeaving)
    }
    #expect(shown.last == shown.first)
  }

  @Test("a page that has arrived hides the one below, and is cut no more")
  func arrived() throws {
    let shown = try Shown(Self.phone, script: "tap \"two\"; settle") { Cards() }
    #expect(shown.last.frames(of: 0x112233).isEmpty)
    #expect(try shown.last.frame(of: 0x778899) == Self.display)
    #expect(shown.last.all.allSatisfy { $0.clip == nil })
  }

  @Test("while a page is up, its card is not seen in the grid")
  func hiddenSource() throws {
    let shown = try Shown(Self.phone, script: "tap \"two\"; settle") { Cards() }
    let root = shown.film.scene(atFrame: 3).root
    let copies = root.all.filter {
      $0.drawing == .fill(.rectangle, .color(ResolvedColor(hex: 0x445566)))
    }
    let stretched = try #require(root.all.first { $0.id.path.hasSuffix(".stretched") })
    #expect(copies.count == 1)
    #expect(stretched.all.contains(copies[0]), "only the copy that is stretched over the page")
  }

  @Test("without a source the page grows out of 44 points in the middle")
  func missingSource() throws {
    let shown = try Shown(Self.phone, script: "tap \"two\"; settle") { Cards(hasSource: false) }
    let springs = try OracleTable("spring-navigation.csv")
    let page = try #require(
      shown.film.scene(atFrame: 4).root.all.first { $0.id.path.hasSuffix(".zoom") })
    let width = 44 + (393 - 44) * (try springs.value("0.317/1", at: 4))
    #expect(abs(page.frame.width - width) < 0.01)
    #expect(abs(page.frame.center.x - 196.5) < 0.01)
  }

  @Test("closing while the page still grows turns it round without a jump")
  func interruption() throws {
    let shown = try Shown(
      Self.phone, script: "tap \"two\"; wait #4; tap \"Close\"; settle"
    ) { Cards() }
    func width(_ frame: Int) -> Double? {
      shown.film.scene(atFrame: frame).root.all.first { $0.id.path.hasSuffix(".zoom") }?.frame.width
    }
    let widths = (1..<shown.film.frameCount).prefix { width($0) != nil }.compactMap(width)
    let steps = zip(widths.dropFirst(), widths).map { $0 - $1 }
    // Between two frames a step changes by less than the spring can do at its fastest.
    for (next, step) in zip(steps.dropFirst(), steps) { #expect(abs(next - step) < 16) }
    #expect(steps[3] > 0, "it goes on growing in the frame after the tap, with its velocity")
    #expect(steps.last ?? 0 < 0.5)
    #expect(shown.last == shown.first)
  }

  @Test("a pushed page slides over the one below, which makes way by a third")
  func push() throws {
    let shown = try Shown(Self.phone, script: "tap \"two\"; settle") { Cards(zooms: false) }
    let springs = try OracleTable("spring-navigation.csv")
    for frame in [1, 5, 12] {
      let progress = try springs.value("0.3/1.1", at: frame)
      let slides = shown.film.scene(atFrame: frame).root.all.filter {
        $0.id.path.hasSuffix(".slide")
      }
      try #require(slides.count == 2)
      #expect(abs(slides[0].transform.tx + 0.3 * 393 * progress) < 0.01)
      #expect(abs(slides[1].transform.tx - 393 * (1 - progress)) < 0.01)
      let shade = try #require(slides[0].all.first { $0.id.path.hasSuffix(".dimming") })
      #expect(abs(shade.opacity - 0.1 * progress) < 1e-4)
    }
    #expect(shown.last.all.allSatisfy { $0.transform == .identity })
  }

  @Test("the bar: a large title 16 points in, then the way back with the title of the page before")
  func bar() throws {
    let shown = try Shown(Self.phone, script: "tap \"two\"; settle; tap \"Cards\"; settle") {
      Cards()
    }
    let title = try shown.first.frame(of: "Cards")
    #expect(title.minX == 16)
    #expect(abs(title.minY + 32.333 - 133.2) < 0.7, "the baseline films show")
    let back = (0..<shown.film.frameCount).contains { frame in
      shown.film.scene(atFrame: frame).root.all.contains { node in
        guard case .symbol(let symbol) = node.drawing else { return false }
        return symbol.name == "chevron.backward" && node.frame.minX == 8
      }
    }
    #expect(back, "a chevron 8 points in")
    #expect(shown.last == shown.first, "the back button leads back")
  }

  @Test("without a bar the page has all of the safe area")
  func hiddenBar() throws {
    let shown = try Shown(Self.phone) {
      NavigationStack {
        paint(0x123456).navigationTitle("Hidden").navigationBarHidden(true)
      }
    }
    #expect(try shown.first.frame(of: 0x123456) == Rect(0, 59, 393, 759))
    #expect(shown.first.texts.isEmpty)
  }

  @Test("a value without a destination is a warning that names its type")
  func missingDestination() throws {
    let shown = try Shown(Self.phone, script: "tap \"Go\"; settle") {
      NavigationStack { NavigationLink("Go", value: 7) }
    }
    #expect(shown.warnings.contains { $0.contains("navigationDestination") && $0.contains("Int") })
  }

  @Test("a path of one's own shows and hides pages")
  func boundPath() throws {
    struct Bound: View {
      @State private var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { number in
            Button("page \(number)") { path.removeLast() }
          }
        }
      }
    }
    let shown = try Shown(Self.phone, script: "tap \"page 2\"; settle") { Bound() }
    #expect(shown.first.texts.contains("page 2"))
    #expect(shown.last.texts.contains("page 1") && !shown.last.texts.contains("page 2"))
  }
}

/// Numbers from outside, by column and row.
struct OracleTable {
  private let columns: [String]
  private let rows: [Int: [Double]]

  init(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Oracle/\(name)")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: ",").map(String.init) }
    columns = try #require(lines.first)
    rows = Dictionary(
      uniqueKeysWithValues: lines.dropFirst().compactMap { fields in
        Int(fields[0]).map { ($0, fields.compactMap(Double.init)) }
      })
  }

  func value(_ column: String, at row: Int) throws -> Double {
    let index = try #require(columns.firstIndex(of: column), "no column \(column)")
    return try #require(rows[row], "no row \(row)")[index]
  }
}
