import Foundation
import Testing

/// Files that can be shown: what is chosen, what is kept, and what becomes of what they print.
@Suite struct UserFileTests {
  private let run: ProgramRun

  init() throws { run = try ProgramRun() }

  private static let previews = """
    import Foundation
    import SwiftUI

    #if os(iOS) && canImport(UIKit)
    import UIKit
    #endif

    private struct Secret: View {
      @State private var count = 3
      var body: some View {
        let _ = print("shown")
        Text("secret \\(count)").onAppear { print("appeared") }
      }
    }

    #if DEBUG
    @available(iOS 17, *)
    #Preview("By name", traits: .fixedLayout(width: 200, height: 100)) {
      Secret()
    }

    struct Card_Previews: PreviewProvider {
      static var previews: some View {
        Group {
          Text("one").previewDisplayName("First of two")
          Text("two")
        }
        .previewLayout(.fixed(width: 50, height: 40))
      }
    }
    #endif

    @main struct CardApp: App {
      var body: some Scene { WindowGroup { Text("app") } }
    }
    """

  @Test("the first preview is shown unless another is named; what is private can be named")
  func choice() throws {
    try run.write(Self.previews, to: "Card.swift")
    let first = try run("trace", "Card.swift")
    #expect(first.status == 0, "\(first.messages)")
    #expect(first.output.contains("\"scene\": \"By name\"") && first.output.contains("secret 3"))
    #expect(first.output.contains("\"size\": {\"width\":200,\"height\":100}"))
    let second = try run("trace", "Card.swift", "--preview", "First of two")
    #expect(second.output.contains("\"text\":\"one\"") && second.output.contains("\"width\":50"))
    let third = try run("trace", "Card.swift", "--preview", "3")
    #expect(
      third.output.contains("\"text\":\"two\"") && third.output.contains("\"scene\": \"Card\""))
    let view = try run("trace", "Card.swift", "--view", "Secret")
    #expect(view.output.contains("secret 3") && view.output.contains("\"scene\": \"Secret\""))

    let none = try run("trace", "Card.swift", "--preview", "Fourth")
    #expect(none.status == 2)
    #expect(
      none.messages.hasSuffix(
        """
        previews:
          1  “By name”  Card.swift:17
          2  “First of two”  Card.swift:22
          3  Card.swift:22

        """), "\(none.messages)")
    let other = try run("trace", "Card.swift", "--view", "Secrets")
    #expect(other.status == 2 && other.messages.contains("did you mean “Secret”?\nviews: Secret\n"))
  }

  @Test("what a file prints goes to standard error, results to standard output")
  func printing() throws {
    try run.write(Self.previews, to: "Card.swift")
    let ended = try run("trace", "Card.swift")
    #expect(ended.output.hasPrefix("{\n  \"version\": 1,") && ended.output.hasSuffix("}\n"))
    #expect(!ended.output.contains("appeared"))
    #expect(ended.messages == "shown\nappeared\n")
  }

  @Test("an app's window is shown when there is nothing else")
  func app() throws {
    try run.write(
      """
      import SwiftUI

      @main struct CardApp: App {
        @State private var title = "from the app"
        var body: some Scene { WindowGroup { Card(title: title) } }
      }

      struct Card: View {
        let title: String
        var body: some View { Text(title) }
      }
      """, to: "App.swift")
    #expect(try run("trace", "App.swift").output.contains("\"text\":\"from the app\""))
  }

  @Test("files given together are one module, even with private names and file names in common")
  func together() throws {
    let folder = run.folder + "/Model"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try run.write(
      """
      struct Place { let name = Name().text }
      private struct Name { let text = "Dunes" }
      """, to: "Model/Card.swift")
    try run.write(
      """
      import SwiftUI
      private struct Name { let text = "to the " }
      #Preview { Text(Name().text + Place().name) }
      """, to: "Card.swift")
    let ended = try run("trace", "Card.swift", "Model/Card.swift")
    #expect(ended.output.contains("\"text\":\"to the Dunes\""), "\(ended.messages)")
    #expect(try run("trace", "Card.swift").messages.contains("Card.swift:3:31: error:"))
  }

  @Test("unchanged files are not compiled again; a change of a byte is")
  func cache() throws {
    try run.write("import SwiftUI\n#Preview { Text(\"one\") }\n", to: "Card.swift")
    #expect(try run("trace", "Card.swift").output.contains("\"text\":\"one\""))
    let kept = try run.cached()
    #expect(kept.count == 1)
    // Without a compiler that works there is only what was kept.
    try run.write("#!/bin/sh\nexit 1\n", to: "swiftc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: run.folder + "/swiftc")
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    let compiler = try #require(
      path.split(separator: ":").map { $0 + "/swiftc" }.first {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    #expect(try run("trace", "Card.swift").output.contains("\"text\":\"one\""))
    #expect(try run.cached() == kept)
    try run.write("import SwiftUI\n#Preview { Text(\"two\") }\n", to: "Card.swift")
    #expect(try run("trace", "Card.swift").output.contains("\"text\":\"two\""))
    #expect(try run.cached().count == 2)
    // Another compiler, even at the same version, is not trusted to give the same.
    run.environment["PATH"] = run.folder + ":" + path
    #expect(try run("trace", "Card.swift").status == 2)
    #expect(FileManager.default.isExecutableFile(atPath: compiler))
  }

  @Test("two runs at once, and two runs in turn, give the same bytes")
  func determinism() throws {
    try run.write(
      """
      import SwiftUI

      struct Item: Identifiable, Hashable {
        let id = UUID()
        let number = Int.random(in: 0..<1000)
      }

      struct Items: View {
        @State private var items = (0..<5).map { _ in Item() }
        @State private var isLate = false
        var body: some View {
          VStack {
            ForEach(items) { Text("\\($0.number) \\($0.id) \\($0.hashValue)") }
            ForEach(Array(Set(items))) { Text("\\($0.number)") }
            if isLate { Text("\\(Date())") }
          }
          .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
              withAnimation(.snappy) {
                isLate = true
                items.shuffle()
              }
            }
          }
        }
      }
      """, to: "Items.swift")
    let first = try run("trace", "Items.swift")
    #expect(first.status == 0 && first.output.contains("2025-01-01 09:41:00"), "\(first.messages)")
    #expect(try run("trace", "Items.swift").output == first.output)
    try FileManager.default.removeItem(atPath: run.caches + "/herorender")
    #expect(try run("trace", "Items.swift").output == first.output)
  }

  @Test("a warning names the user's file by its path")
  func warning() throws {
    try run.write(
      """
      import SwiftUI
      struct Card: View {
        var body: some View { Text("a").onAppear { Task { await Task.yield() } } }
      }
      """, to: "Card.swift")
    let path = run.folder + "/Card.swift"
    let ended = try run("trace", path)
    #expect(ended.status == 0)
    #expect(ended.messages.hasPrefix("\(path):3: warning: Task is not done"), "\(ended.messages)")
    #expect(try run("trace", path, "--strict").status == 1)
  }

  @Test("a signal ends the user's code as well, and even the death of the program does")
  func signals() throws {
    try run.write(
      """
      import SwiftUI
      func f() -> String {
        print(ProcessInfo.processInfo.processIdentifier)
        while true {}
      }
      #Preview { Text(f()) }
      """, to: "Card.swift")
    for number in [SIGTERM, SIGKILL] {
      var child: pid_t?
      // Standard error stays open until the last process that has it has ended, so it has.
      let ended = try run("render", "Card.swift", "-o", "out") { process, said in
        child = said.split(separator: "\n").first.flatMap { pid_t($0) }
        kill(process.processIdentifier, number)
      }
      #expect(ended.isSignal && ended.status == number)
      #expect(child != nil)
      #expect(try run.names() == ["Card.swift"])
    }
  }

  @Test("frames of a file are written as those of a scene are")
  func frames() throws {
    try run.write("import SwiftUI\n#Preview { Color.red }\n", to: "Card.swift")
    let ended = try run(
      "render", "Card.swift", "-o", "out", "--size", "20x10", "--scale", "1", "--quiet")
    #expect(ended.status == 0 && ended.output == "" && ended.messages == "", "\(ended.messages)")
    #expect(try run.names() == ["Card.swift", "out"])
    let manifest = try String(contentsOfFile: run.folder + "/out/manifest.json", encoding: .utf8)
    #expect(manifest.contains("\"scene\": \"Card\"") && !manifest.contains(run.folder))
  }
}
