import Foundation
import Testing

/// The same bytes on every processor.
///
/// An old one is made up by forbidding the C library and Pixman the instructions it lacks; what of
/// theirs differs in a last bit then must not reach a file.
@Suite(.enabled(if: Browser.isWanted, "set HERO_SLOW=1")) struct ProcessorTests {
  @Test(
    "a processor without FMA and vectors draws the same files", arguments: ["lisbon", "places"])
  func oldProcessor(scene: String) throws {
    let run = try ProgramRun()
    func frames(_ folder: String) throws -> [Data] {
      let ended = try run("render", scene, "--scale", "1", "--fps", "20", "-o", folder + "/")
      #expect(ended.status == 0, "\(ended.messages)")
      let path = URL(fileURLWithPath: run.folder).appendingPathComponent(folder)
      return try FileManager.default.contentsOfDirectory(atPath: path.path).sorted()
        .map { try Data(contentsOf: path.appendingPathComponent($0)) }
    }
    let new = try frames("new")
    run.environment = [
      "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4,-AVX512F",
      "PIXMAN_DISABLE": "sse2 ssse3 mmx",
    ]
    let old = try frames("old")
    #expect(new.count > 20)
    #expect(new == old)
  }
}
