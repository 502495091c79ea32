import Foundation
import Testing

/// Shards run by the real GNU parallel, and what two programs that record at once leave behind.
@Suite(.enabled(if: Browser.isWanted, "set HERO_SLOW=1"), .serialized) struct ShardTests {
  private let run: ProgramRun

  init() throws { run = try ProgramRun() }

  /// Runs a line of the shell in the folder; the program is called `render-demo` there.
  private func shell(_ line: String) throws -> (status: Int32, messages: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: run.folder)
    let tools = ProgramRun.program.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = ProcessInfo.processInfo.environment
      .merging(["PATH": tools + ":" + path]) { _, new in new }
    let messages = Pipe()
    (process.standardOutput, process.standardError) = (messages, messages)
    try process.run()
    let said = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  private static let record = """
    render-demo record tabs playlist --goldens goldens --size 200x200 --scale 1 --fps 10 \
    --frames all
    """

  @Test("GNU parallel runs shards, and merging them says what one run says")
  func parallel() throws {
    let recorded = try shell(Self.record)
    try #require(recorded.status == 0, "\(recorded.messages)")
    let verify = """
      parallel -j 2 render-demo verify --all --goldens goldens --shard {}/5 --result part-{}.json \
      ::: 1 2 3 4 5
      """
    let passed = try shell(verify)
    try #require(passed.status == 0, "\(passed.messages)")
    let merged = try shell("render-demo merge part-*.json --junit all.xml --report report")
    #expect(merged.status == 0 && merged.messages.contains("2 passed"), "\(merged.messages)")
    // One number of one golden changed: the parts that have nothing to do with it still pass.
    let changed = try shell(
      "sed -i '0,/ x \\([0-9]*\\).00/s// x \\1.50/' goldens/tabs*.geometry.txt; " + verify)
    #expect(changed.status == 1, "\(changed.messages)")
    let again = try shell("render-demo merge part-*.json --report report")
    #expect(again.status == 1 && again.messages.contains("1 passed, 1 failed"), "\(again.messages)")
    // GNU parallel makes a new part only where there was none to overwrite, so one is taken away.
    let missing = try shell("rm part-3.json; render-demo merge part-*.json")
    #expect(missing.status == 2 && missing.messages.contains("3/5"), "\(missing.messages)")
  }

  @Test("two that record at once, and one that is killed, leave whole goldens")
  func faults() throws {
    let both = try shell("parallel -j 2 -N0 \(Self.record) ::: 1 2")
    #expect(both.status == 0, "\(both.messages)")
    #expect(try shell("render-demo verify --all --goldens goldens").status == 0)
    for delay in ["0.05", "0.2", "0.5", "1"] {
      // Another text size makes other goldens of the same names.
      let killed = try shell(
        "timeout -s KILL \(delay) \(Self.record) --name tabs --type-size xxxLarge".replacing(
          " playlist", with: ""))
      _ = killed
      let state = try shell("render-demo verify --all --goldens goldens")
      #expect(state.status != 3 && state.status != 70, "\(state.messages)")
      #expect(!state.messages.contains("cut off"), "\(state.messages)")
      #expect(state.messages.contains("✓ playlist"), "\(state.messages)")
    }
  }

  @Test("a disk that is full leaves the goldens that were there")
  func full() throws {
    let mounted = try shell("mkdir disk && mount -t tmpfs -o size=300k tmpfs disk")
    // Where nothing may be mounted, as in most containers, the case cannot be made.
    guard mounted.status == 0 else { return }
    defer { _ = try? shell("umount disk") }
    let small = Self.record.replacing("--goldens goldens", with: "--goldens disk/goldens")
    let first = try shell(small + " --kind geometry")
    try #require(first.status == 0, "\(first.messages)")
    let full = try shell(
      "dd if=/dev/zero of=disk/filler bs=1k 2>/dev/null; \(small) --type-size xxxLarge --name tabs"
        .replacing(" playlist", with: ""))
    #expect(full.status == 3, "\(full.messages)")
    let state = try shell("rm disk/filler; render-demo verify --all --goldens disk/goldens")
    #expect(state.status == 0, "\(state.messages)")
  }
}
