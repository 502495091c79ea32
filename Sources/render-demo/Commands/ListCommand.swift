import HeroCore
import HeroUI

/// `list`: the scenes and devices there are.
@MainActor struct ListCommand {
  let options: Options
  let tool: Tool

  /// Prints the list.
  func run() throws(Failure) {
    try tool.console.output(options.wantsJSON ? json : text)
  }

  private var text: String {
    guard !options.isQuiet else { return tool.scenes.map { $0.name + "\n" }.joined() }
    let scenes = tool.scenes.map { [$0.name, $0.summary, $0.device.name] }
    let devices = Device.all.map { device in
      [
        device.name, "\(short(device.size.width))x\(short(device.size.height)) points",
        "scale \(short(device.scale))",
      ]
    }
    return """
      scenes
      \(Self.table(scenes))

      devices
      \(Self.table(devices))

      """
  }

  private var json: String {
    Summary.done(
      .list,
      [
        .init("scenes", .array(tool.scenes.map(Self.json))),
        .init("devices", .array(Device.all.map(Self.json))),
        .init("typeSizes", .array(DynamicTypeSize.allCases.map { .string("\($0)") })),
      ])
  }

  private static func json(_ scene: DemoScene) -> JSONValue {
    .object([
      .init("name", .string(scene.name)), .init("summary", .string(scene.summary)),
      .init("device", .string(scene.device.name)), .init("script", .string(scene.script)),
    ])
  }

  private static func json(_ device: Device) -> JSONValue {
    .object([
      .init("name", .string(device.name)), .init("size", device.size.json),
      .init("scale", .number(device.scale)),
    ])
  }

  /// Rows of cells, the columns under each other, two blanks apart.
  static func table(_ rows: [[String]]) -> String {
    rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let width = rows.map { $0[column].count }.max() ?? 0
        let isLast = column == row.count - 1
        return isLast ? cell : cell + String(repeating: " ", count: width - cell.count)
      }
      return "  " + cells.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
