/// The scenes that come with the tool, in the order of `list`.
enum Demos {
  static let all: [DemoScene] = []
}
