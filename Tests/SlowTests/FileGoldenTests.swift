import Foundation
import Testing

/// Goldens of users' files: their code runs in processes of its own, whatever the golden asks for.
@Suite(.enabled(if: Browser.isWanted, "set HERO_SLOW=1"), .serialized) struct FileGoldenTests {
  private let run: ProgramRun

  init() throws {
    run = try ProgramRun()
    try write()
  }

  /// Writes a file with two previews of one view.
  private func write(padding: String = "20", body: String = "") throws {
    try run.write(
      """
      import SwiftUI
      struct Card: View {
        @State private var isOpen = false
        var body: some View {
          \(body)
          Text("Lisbon").padding(isOpen ? 40 : \(padding)).background(.orange)
            .onTapGesture { withAnimation(.snappy) { isOpen.toggle() } }
            .accessibilityElement(children: .combine).accessibilityLabel("Lisbon")
        }
      }
      #Preview("First") { Card() }
      #Preview("Second") { Card().background(.gray) }
      """, to: "Card.swift")
  }

  private func record() throws {
    let small = "--size 200x150 --fps 10 --goldens goldens"
    let made = try run.shell(
      """
      set -e
      render-demo record Card.swift \(small) --name first --script 'tap "Lisbon"; settle' \
        --point-tolerance 0.25
      render-demo record Card.swift --preview 2 \(small) --name second --kind geometry
      render-demo record tabs \(small) --name tabs
      """)
    try #require(made.status == 0, "\(made.messages)")
    #expect(
      made.messages.hasPrefix("first: geometry new\nfirst: pixels new\nsecond: geometry new\n"))
  }

  @Test("they are verified by file, by preview, by name and with all others")
  func verify() throws {
    try record()
    let verify = "render-demo verify --goldens goldens "
    let all = try run.shell(verify + "--all")
    #expect(all.status == 0 && all.messages.hasSuffix("3 passed\n"), "\(all.messages)")
    let file = try run.shell(verify + "$PWD/./Card.swift")
    #expect(file.status == 0 && file.messages.hasSuffix("2 passed\n"), "\(file.messages)")
    let preview = try run.shell(verify + "Card.swift --preview 2")
    #expect(preview.messages.hasPrefix("✓ second  geometry, physics"), "\(preview.messages)")
    #expect(try run.shell(verify + "--name first").messages.hasSuffix("1 passed\n"))
    #expect(try run.shell(verify + "Other.swift").status == 2)

    try write(padding: "20.5")
    let changed = try run.shell(verify + "--all --report out --result part")
    #expect(changed.status == 1, "\(changed.messages)")
    #expect(changed.messages.contains("1 passed, 2 failed"), "\(changed.messages)")
    #expect(changed.messages.contains("width"), "\(changed.messages)")
    let page = try String(contentsOfFile: run.folder + "/out/index.html", encoding: .utf8)
    #expect(page.contains("id=\"first\"") && page.contains("id=\"second\""))
  }

  @Test("--all records them again as they were asked for, and says what changed")
  func again() throws {
    try record()
    let same = try run.shell("render-demo record --all --goldens goldens")
    #expect(same.status == 0, "\(same.messages)")
    for line in ["tabs: pixels unchanged", "first: pixels unchanged", "second: geometry unchanged"]
    {
      #expect(same.messages.contains(line), "\(same.messages)")
    }
    try write(padding: "21")
    let changed = try run.shell("render-demo record --all --goldens goldens --json")
    #expect(changed.status == 0, "\(changed.messages)")
    for line in [
      "{\"name\":\"tabs\",\"kind\":\"pixels\",\"change\":\"unchanged\"}",
      "{\"name\":\"first\",\"kind\":\"pixels\",\"change\":\"changed\"}",
      "{\"name\":\"second\",\"kind\":\"geometry\",\"change\":\"changed\"}",
    ] { #expect(changed.messages.contains(line), "\(changed.messages)") }
    let state = try run.shell("ls goldens; cat goldens/first.geometry.txt")
    #expect(state.messages.contains("tolerance 0.25 points"), "\(state.messages)")
    #expect(!state.messages.contains("second.pixels.txt"), "\(state.messages)")
    let verified = try run.shell("render-demo verify --all --goldens goldens")
    #expect(verified.status == 0, "\(verified.messages)")
  }

  @Test("code that does not compile, crashes or is gone is no pass, and takes nothing along")
  func broken() throws {
    try record()
    let before = try run.shell("cd goldens && sha256sum *").messages
    let verify = "render-demo verify --all --goldens goldens"
    for (body, status, says) in [
      ("let", Int32(2), "Card.swift does not compile"),
      ("let _ = fatalError(\"boom\")", 4, "the code of Card.swift crashed"),
    ] {
      try write(body: body)
      let verified = try run.shell(verify)
      #expect(verified.status == status, "\(verified.messages)")
      #expect(verified.messages.contains(says), "\(verified.messages)")
      #expect(verified.messages.contains("1 passed, 2 could not be compared"))
      let recorded = try run.shell("render-demo record --all --goldens goldens")
      #expect(recorded.status == status, "\(recorded.messages)")
      #expect(try run.shell("cd goldens && sha256sum *").messages == before)
    }
    try write()
    #expect(try run.shell("render-demo prune --goldens goldens").messages == "nothing to remove\n")
    try FileManager.default.removeItem(atPath: run.folder + "/Card.swift")
    #expect(try run.shell(verify).status == 2)
    let pruned = try run.shell("render-demo prune --goldens goldens --delete")
    #expect(pruned.status == 0 && pruned.messages.contains("first.pixels.txt"))
    #expect(try run.shell(verify).messages.hasSuffix("1 passed\n"))
  }
}
