import Testing

@testable import render_demo

/// Command lines that are wrong say what is wrong, what the choices are, and end with status 2.
@MainActor @Suite struct ArgumentTests {
  nonisolated static let bad: [(words: [String], says: [String])] = [
    ([], ["needs a command", "render-demo render SCENE"]),
    (["rendr"], ["“rendr”", "did you mean “render”?", "list, render, watch, trace, record"]),
    (["lisbon"], ["command “lisbon”", "render-demo render SCENE"]),
    (["render", "-o", "x"], ["which scene?", "lisbon, places"]),
    (["render", "lisbn", "-o", "x"], ["scene “lisbn”", "mean “lisbon”?", "lisbon, places"]),
    (["render", "zzzz", "-o", "x"], ["scene “zzzz”", "lisbon, places"]),
    (["render", "", "-o", "x"], ["which scene?"]),
    (["render", "lisbon"], ["-o DIR/"]),
    (["render", "lisbon", "places", "-o", "x"], ["“places” is too many"]),
    (["render", "lisbon", "-o"], ["-o needs a value"]),
    (["render", "lisbon", "-o", "--strict"], ["-o needs a value"]),
    (["render", "lisbon", "-o", "x", "-o", "./x/"], ["-o ./x/ is given twice"]),
    (["trace", "lisbon", "-o", "x", "-o", "y"], ["-o is given twice"]),
    (["render", "lisbon", "-o", "x.jpg"], ["there is no format “jpg”", "apng", "webm"]),
    (["render", "lisbon", "-o", "x.gfi"], ["mean “gif”?"]),
    (["render", "lisbon", "-o", "x.svg", "--dither"], ["--dither has no effect on x.svg"]),
    (
      ["render", "lisbon", "-o", "x.gif", "--background", "mauve"], ["such as #FF9500", "“mauve”"]
    ),
    (["render", "lisbon", "-o", "x.gif", "--width", "9", "--scale", "1"], ["exclude each other"]),
    (["render", "lisbon", "-o", "x.gif", "--loop", "-1"], ["--loop “-1” is out of range"]),
    (["render", "lisbon", "-o", "x.png", "--onion", "1"], ["--onion “1” is out of range"]),
    (["render", "lisbon", "-o", "x.png", "--onion", "3", "--at", "1"], ["exclude each other"]),
    (
      ["render", "lisbon", "-o", "x.gif", "--max-bytes", "20kb"], ["20k or 1.5M", "1000", "“20kb”"]
    ),
    (["render", "lisbon", "-o", "x.gif", "--max-bytes", "1.5"], ["number of bytes", "“1.5”"]),
    (["render", "lisbon", "-o", "x.gif", "--max-bytes", "-2k"], ["number of bytes", "“-2k”"]),
    (["render", "lisbon", "-o", "x.gif", "--max-bytes", "0"], ["“0” is out of range", "from 1"]),
    (["render", "lisbon", "-o", "x.gif", "--max-bytes", "9999M"], ["“9999M” is out of range"]),
    (["render", "lisbon", "--fsp", "3"], ["option “--fsp”", "mean “--fps”?"]),
    (["render", "lisbon", "--json=yes"], ["--json stands alone", "“yes”"]),
    (["list", "--fps", "3"], ["list does not take --fps", "--json"]),
    (["list", "lisbon"], ["list takes no scene", "“lisbon”"]),
    (["trace", "lisbon", "--device", "iPhone 99"], ["device “iPhone 99”", "iPhone 16 Pro"]),
    (["trace", "lisbon", "--device", "iPhone 16", "--size", "4x4"], ["exclude each other"]),
    (["trace", "lisbon", "--type-size", "huge"], ["type size “huge”", "accessibility5"]),
    (["trace", "lisbon", "--type-size", "xxLrge"], ["mean “xxLarge”?"]),
    (["trace", "lisbon", "--appearance", "dim"], ["appearance “dim”", "light, dark"]),
    (["trace", "lisbon", "--scale", "0"], ["--scale “0”", "0.1 to 10"]),
    (["trace", "lisbon", "--scale", "-3"], ["--scale “-3”", "0.1 to 10"]),
    (["trace", "lisbon", "--scale", "nan"], ["finite", "“nan”"]),
    (["trace", "lisbon", "--scale", "inf"], ["finite", "“inf”"]),
    (["trace", "lisbon", "--scale", "1e300"], ["--scale “1e300”"]),
    (["trace", "lisbon", "--scale", "big"], ["needs a number", "“big”"]),
    (["trace", "lisbon", "--size", "400"], ["400x300", "“400”"]),
    (["trace", "lisbon", "--size", "0x300"], ["--size “0”", "1 to 10000"]),
    (["trace", "lisbon", "--size", "-5x300"], ["--size “-5”"]),
    (["trace", "lisbon", "--size", "4x5x6"], ["400x300", "“4x5x6”"]),
    (["trace", "lisbon", "--size", "9000x9000"], ["pixels are too many", "--scale"]),
    (["trace", "lisbon", "--scale", "10", "--device", "iPad Pro 11"], ["too many"]),
    (["trace", "lisbon", "--assets"], ["--assets DIR"]),
    (["trace", "lisbon", "--assets", "no/such", "--assets", "b"], ["folder “no/such”"]),
    (["trace", "lisbon", "--fps", "0"], ["--fps “0”", "1 to 1000"]),
    (["trace", "lisbon", "--fps", "29.97"], ["whole number", "“29.97”"]),
    (["trace", "lisbon", "--fps", "99999999999999999999"], ["out of range"]),
    (["trace", "lisbon", "--jobs", "0"], ["--jobs “0”", "1 to 256"]),
    (["trace", "lisbon", "--jobs", "-1"], ["--jobs “-1”"]),
    (["trace", "lisbon", "--at", "soon"], ["--at", "“soon”", "7/12"]),
    (["trace", "lisbon", "--at", "-1"], ["negative"]),
    (["trace", "lisbon", "--at", "#4"], ["after the end", "#3", "0.05 s"]),
    (["trace", "lisbon", "--script", "tpa \"x\""], ["line 1, column 1", "mean “tap”?", "^^^"]),
    (["trace", "lisbon", "--script", "no.script"], ["nor is there a file “no.script”"]),
  ]

  @Test("a bad command line is refused with the choices", arguments: bad)
  func refused(words: [String], says: [String]) {
    let harness = ToolHarness()
    #expect(harness.run(words) == .badInput)
    for part in says { #expect(harness.messages.contains(part), "\(harness.messages)") }
    #expect(harness.output == "")
  }

  @Test("--json puts the error into one document as well")
  func jsonError() {
    let harness = ToolHarness()
    #expect(harness.run("render", "lisbn", "-o", "x", "--json") == .badInput)
    #expect(harness.output.hasPrefix("{\n  \"ok\": false,\n  \"command\": \"render\""))
    #expect(harness.output.contains("\"status\": 2"))
    #expect(harness.messages.contains("lisbn"))
  }

  @Test("a value may follow a space or an equals sign, and case does not matter")
  func spellings() throws {
    let words = [
      ["render", "lisbon", "-o", "x", "--device", "IPHONE 16 pro", "--type-size", "XXLARGE"],
      ["--output=x", "--type-size=xxLarge", "render", "--device=iPhone 16 Pro", "lisbon"],
    ]
    let options = try words.map { try Options(Arguments($0), readFile: { _ in nil }) }
    #expect(options[0] == options[1])
    #expect(options[0].device?.size.width == 402)
    #expect(options[0].typeSize == .xxLarge)
  }

  @Test("without options a run has 60 frames a second, light, and the scene's own display")
  func defaults() throws {
    let options = try Options(Arguments(["trace", "lisbon"]), readFile: { _ in nil })
    #expect(options.framesPerSecond == 60)
    #expect(options.appearance == .light && options.typeSize == .large)
    #expect(!options.reduceMotion && options.device == nil && options.script == nil)
    let display = try options.display(preferred: .iPhone16)
    #expect(display.device == .iPhone16 && display.scale == 3)
  }

  @Test("a size has no safe area, and keeps the scene's scale")
  func customSize() throws {
    let options = try Options(
      Arguments(["trace", "lisbon", "--size", "400x300.5"]), readFile: { _ in nil })
    let display = try options.display(preferred: .iPhone16)
    #expect(display.device.name == "400x300.5" && display.device.safeArea == .zero)
    #expect(display.scale == 3)
  }

  @Test("a script may be a file, and then errors name the file")
  func scriptFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("tap \"Lisbon\"\nwait 0.5\n", to: "good.script")
    try folder.write("settle\nwiat 1\n", to: "bad.script")
    let harness = ToolHarness()
    #expect(harness.run("trace", "lisbon", "--script", folder.path("good.script")) == .done)
    #expect(harness.run("trace", "lisbon", "--script", folder.path("bad.script")) == .badInput)
    #expect(harness.messages.contains("bad.script, line 2, column 1"))
    #expect(harness.run("trace", "lisbon", "--script", folder.path) == .badInput)
    #expect(harness.messages.contains("is a folder"))
  }

  @Test("help and version are results", arguments: ["--help", "-h", "help", "--version"])
  func help(word: String) {
    let harness = ToolHarness()
    #expect(harness.run(word) == .done)
    #expect(harness.output.hasSuffix("\n") && harness.messages == "")
  }

  @Test("help names every option and status in at most 100 columns")
  func helpIsComplete() {
    let text = Help.text(for: nil)
    for flag in Flag.allCases { #expect(text.contains("\n  \(flag.rawValue)")) }
    for status in Outcome.allCases { #expect(text.contains("\n  \(status.rawValue) ")) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
