/// The scenes that come with the tool, in the order of `list`.
enum Demos {
  static let all: [DemoScene] = [
    DemoScene(
      name: "lisbon",
      summary: "a card that grows in place; its icon, title and subtitle travel along",
      script: "tap \"Lisbon\"; settle; wait 0.5; tap \"Close\"; settle"
    ) { LisbonDemo() },
    DemoScene(
      name: "tabs", summary: "a highlight that slides from tab to tab",
      script: "tap \"Books\"; settle; wait 0.3; tap \"Music\"; settle"
    ) { TabsDemo() },
    DemoScene(
      name: "playlist",
      summary: "a row that opens into a column; art and title change shape and font",
      script: "tap \"Sunset Drive\"; settle; wait 0.5; tap \"Sunset Drive\"; settle"
    ) { PlaylistDemo() },
  ]
}
