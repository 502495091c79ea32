import Testing

@testable import render_demo

@Suite struct ProgressTests {
  @Test("the bar shows how much is done, how fast, and the time left")
  func bar() {
    #expect(
      Progress.bar(done: 90, total: 180, seconds: 2)
        == "███████████████░░░░░░░░░░░░░░░ 90/180 frames  45 frames/s  2 s left")
    #expect(
      Progress.bar(done: 1, total: 1000, seconds: 0.5).hasSuffix("2 frames/s  8 min 20 s left"))
    #expect(Progress.bar(done: 0, total: 10, seconds: 0).hasSuffix("░ 0/10 frames"))
  }

  @Test("a bar is drawn over itself, at most twenty times a second, and leaves nothing behind")
  func redraw() {
    var text = ""
    var now = 0.0
    let console = Console(output: { _ in }, message: { text += $0 }, isTerminal: true)
    var progress = Progress(style: .bar, total: 3, console: console, elapsed: { now })
    progress.update(done: 1)
    #expect(text == "")
    now = 0.06
    progress.update(done: 2)
    progress.update(done: 3)
    #expect(text.split(separator: "\r").count == 2)
    progress.finish()
    #expect(text.hasSuffix(" \r"))
  }

  @Test("names of frames have at least four digits")
  func names() {
    #expect(FrameName.name(ofFrame: 7) == "frame-0007.png")
    #expect(FrameName.name(ofFrame: 12_345) == "frame-12345.png")
    #expect(FrameName.matches("frame-0031.5.png") && FrameName.matches("frame-12345.png"))
    #expect(!FrameName.matches("frame-1.png") && !FrameName.matches("frame-left.png"))
    #expect(!FrameName.matches("frame-0001.png.bak"))
  }
}
