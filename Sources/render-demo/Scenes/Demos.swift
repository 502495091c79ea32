/// The scenes that come with the tool, in the order of `list`.
enum Demos {
  static let all: [DemoScene] = [
    DemoScene(
      name: "lisbon",
      summary: "a card that grows in place; its icon, title and subtitle travel along",
      script: "tap \"Lisbon\"; settle; wait 0.5; tap \"Close\"; settle"
    ) { LisbonDemo() }
  ]
}
