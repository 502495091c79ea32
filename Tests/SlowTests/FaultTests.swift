import Foundation
import Testing

/// Whatever goes wrong around a program that records, nothing that was recorded is lost or half-written.
///
/// Others are at work, it is killed in the middle of it, there is no room, or no permission.
@Suite(.enabled(if: Browser.isWanted, "set HERO_SLOW=1"), .serialized) struct FaultTests {
  private let run: ProgramRun

  init() throws { run = try ProgramRun() }

  private static let options = "--size 200x200 --scale 1 --fps 10 --frames all"
  private static let record = "render-demo record tabs playlist --goldens goldens \(options)"

  @Test("two that record at once, and one that is killed, leave whole goldens")
  func others() throws {
    let both = try run.shell("parallel -j 2 -N0 \(Self.record) ::: 1 2")
    #expect(both.status == 0, "\(both.messages)")
    #expect(try run.shell("render-demo verify --all --goldens goldens").status == 0)
    for delay in ["0.05", "0.2", "0.5", "1"] {
      // Another text size makes other goldens of the same names.
      _ = try run.shell(
        "timeout -s KILL \(delay) render-demo record tabs --goldens goldens \(Self.options) "
          + "--name tabs --type-size xxxLarge")
      let state = try run.shell("render-demo verify --all --goldens goldens")
      #expect(state.status != 3 && state.status != 70, "\(state.messages)")
      #expect(!state.messages.contains("cut off"), "\(state.messages)")
      #expect(state.messages.contains("✓ playlist"), "\(state.messages)")
    }
  }

  // MARK: - No room

  /// Whether this machine lets the test mount a small disk; most containers do not.
  private static let canMount = ProgramRun.succeeds(
    "d=$(mktemp -d) && mount -t tmpfs -o size=16k tmpfs $d && umount $d; s=$?; rmdir $d; exit $s")

  @Test(
    "a disk that is full is status 3, and leaves the goldens that were there",
    .enabled(if: canMount, "a tmpfs cannot be mounted here"))
  func full() throws {
    try #require(try run.shell("mkdir disk && mount -t tmpfs -o size=300k tmpfs disk").status == 0)
    defer { _ = try? run.shell("umount disk") }
    let record = "render-demo record tabs --goldens disk/goldens --name tabs \(Self.options)"
    let first = try run.shell(record)
    try #require(first.status == 0, "\(first.messages)")
    let full = try run.shell(
      "dd if=/dev/zero of=disk/filler bs=1k 2>/dev/null; \(record) --type-size xxxLarge")
    #expect(full.status == 3, "\(full.messages)")
    #expect(full.messages.contains("disk/goldens/tabs."), "\(full.messages)")
    #expect(full.messages.contains("No space left on device"), "\(full.messages)")
    let report = try run.shell("render-demo verify --all --goldens disk/goldens --report disk/out")
    #expect(report.status == 3 && report.messages.contains("cannot write disk/out"))
    let state = try run.shell("rm disk/filler; render-demo verify --all --goldens disk/goldens")
    #expect(state.status == 0, "\(state.messages)")
    #expect(try run.shell("ls -a disk/goldens | grep -c partial").messages == "0\n")
  }

  @Test("a file that may not grow is status 3, and leaves the goldens that were there")
  func limited() throws {
    let record = "render-demo record tabs --goldens goldens --name tabs \(Self.options)"
    try #require(try run.shell(record).status == 0)
    let before = try run.shell("cd goldens && sha256sum *").messages
    // In blocks of 512 bytes: less than the text of the geometry has.
    let full = try run.shell("ulimit -f 2; \(record) --type-size xxxLarge")
    #expect(full.status == 3, "\(full.messages)")
    #expect(
      full.messages.contains(
        "goldens/tabs.geometry.txt: the golden cannot be written: File too large"),
      "\(full.messages)")
    #expect(try run.shell("cd goldens && sha256sum *").messages == before)
    #expect(try run.shell("render-demo verify --all --goldens goldens").status == 0)
  }

  // MARK: - No permission

  /// How a line of the shell is run by somebody without permissions: by another user when the tests are
  /// root's, who has them all.
  private static let user: String? =
    getuid() != 0
    ? "" : ProgramRun.succeeds("setpriv \(nobody) true") ? "setpriv \(nobody) " : nil
  private static let nobody = "--reuid=65534 --regid=65534 --clear-groups"
  private static let canDropPermissions =
    user != nil
    // The program and the folders above it have to be open to that user.
    && ProgramRun.succeeds("\(user ?? "")'\(ProgramRun.program.path)' --version")

  @Test(
    "a folder without permission is status 3 to write and 2 to read, and keeps its goldens",
    .enabled(if: canDropPermissions, "there is no other user here who can run the program"))
  func permission() throws {
    let made = try run.shell("chmod 755 .. . && \(Self.record) && chmod 777 .")
    try #require(made.status == 0, "\(made.messages)")
    let before = try run.shell("cd goldens && sha256sum *").messages
    func user(_ line: String) throws -> (status: Int32, messages: String) {
      // The program itself is called, since $PATH is the shell's.
      let words = (Self.user ?? "") + line.replacing("render-demo", with: ProgramRun.program.path)
      return try run.shell(words)
    }
    func expect(
      _ line: String, status: Int32, says parts: String...,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let ended = try user(line)
      #expect(ended.status == status, "\(line): \(ended.messages)", sourceLocation: sourceLocation)
      for part in parts {
        #expect(ended.messages.contains(part), "\(ended.messages)", sourceLocation: sourceLocation)
      }
    }
    let denied = "Permission denied"
    let verify = "render-demo verify --all --goldens goldens"
    _ = try run.shell("chmod 555 goldens; mkdir -m 755 closed; touch closed/page.html")
    _ = try run.shell("chmod a-w closed")

    try expect(verify, status: 0)
    try expect("render-demo prune --goldens goldens", status: 0, says: "nothing to remove")
    try expect(
      "render-demo record tabs --goldens goldens", status: 3, says: "goldens: the golden", denied)
    try expect(
      "render-demo record tabs --goldens closed/new/goldens", status: 3, says: "closed/new", denied)
    try expect(
      "render-demo prune --goldens goldens --delete", status: 3, says: "goldens: ", denied)
    try expect(verify + " --report closed/out", status: 3, says: "cannot write closed/out", denied)
    try expect(verify + " --report closed", status: 3, says: "cannot write closed/index", denied)
    try expect(verify + " --junit closed/j.xml", status: 3, says: "cannot write closed/j", denied)
    try expect(verify + " --result closed/r", status: 3, says: "cannot write closed/r", denied)
    try expect("render-demo report tabs -o closed/x.html", status: 3, says: "closed/x", denied)

    _ = try run.shell("chmod 600 goldens/tabs*.geometry.txt")
    try expect(
      verify, status: 2, says: "goldens/tabs~200x200~1x~10fps.geometry.txt: ", denied, "✓ playlist")
    _ = try run.shell("chmod 644 goldens/*; chmod 600 goldens/playlist*.png")
    try expect(verify, status: 2, says: "goldens/playlist", ".png: ", denied, "✓ tabs")
    _ = try run.shell("chmod 644 goldens/*; chmod 700 goldens")
    try expect(verify, status: 2, says: "goldens: ", denied)
    try expect("render-demo prune --goldens goldens", status: 2, says: "goldens: ", denied)
    _ = try run.shell("chmod 644 goldens")
    try expect(verify, status: 2, says: "goldens/goldens.txt: ", denied)

    _ = try run.shell("chmod 755 goldens")
    #expect(try run.shell("cd goldens && sha256sum *").messages == before)
    #expect(try run.shell(verify).status == 0)
  }
}
