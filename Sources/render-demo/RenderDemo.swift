import Foundation

/// The program: reads the command line, does what it asks for, and ends with a status.
@main struct RenderDemo {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == CompiledRun.verb {
      exit(CompiledRun.run(Array(words.dropFirst())).rawValue)
    }
    Interruption.shared.listen(as: .leader)
    let tool = Tool(
      scenes: Demos.all, engine: .live, console: .standard, interruption: .shared,
      environment: ProcessInfo.processInfo.environment)
    exit(tool.run(words).rawValue)
  }
}
