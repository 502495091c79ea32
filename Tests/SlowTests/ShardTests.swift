import Foundation
import Testing

/// Shards run by the real GNU parallel.
@Suite(.enabled(if: Browser.isWanted, "set HERO_SLOW=1"), .serialized) struct ShardTests {
  private let run: ProgramRun

  init() throws { run = try ProgramRun() }

  private static let record = """
    render-demo record tabs playlist --goldens goldens --size 200x200 --scale 1 --fps 10 \
    --frames all
    """

  @Test("GNU parallel runs shards, and merging them says what one run says")
  func parallel() throws {
    let recorded = try run.shell(Self.record)
    try #require(recorded.status == 0, "\(recorded.messages)")
    let verify = """
      parallel -j 2 render-demo verify --all --goldens goldens --shard {}/5 --result part-{}.json \
      ::: 1 2 3 4 5
      """
    let passed = try run.shell(verify)
    try #require(passed.status == 0, "\(passed.messages)")
    let merged = try run.shell("render-demo merge part-*.json --junit all.xml --report report")
    #expect(merged.status == 0 && merged.messages.contains("2 passed"), "\(merged.messages)")
    // One number of one golden changed: the parts that have nothing to do with it still pass.
    let changed = try run.shell(
      "sed -i '0,/ x \\([0-9]*\\).00/s// x \\1.50/' goldens/tabs*.geometry.txt; " + verify)
    #expect(changed.status == 1, "\(changed.messages)")
    let again = try run.shell("render-demo merge part-*.json --report report")
    #expect(again.status == 1 && again.messages.contains("1 passed, 1 failed"), "\(again.messages)")
    // GNU parallel makes a new part only where there was none to overwrite, so one is taken away.
    let missing = try run.shell("rm part-3.json; render-demo merge part-*.json")
    #expect(missing.status == 2 && missing.messages.contains("3/5"), "\(missing.messages)")
  }
}
