import Foundation

/// The program: reads the command line, does what it asks for, and ends with a status.
@main struct RenderDemo {
  static func main() {
    Interruption.shared.listen()
    let tool = Tool(
      scenes: Demos.all, engine: .live, console: .standard, interruption: .shared)
    exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
