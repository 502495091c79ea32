/// The scenes that come with the tool, in the order of `list`.
enum Demos {
  static let all: [DemoScene] = [
    DemoScene(
      name: "lisbon",
      summary: "a card that grows in place; its icon, title and subtitle travel along",
      script: "tap \"Lisbon\"; settle; wait 0.5; tap \"Close\"; settle"
    ) { LisbonDemo() },
    DemoScene(
      name: "places", summary: "a grid in a navigation stack; each card zooms into its page",
      script: "tap \"Dunes\"; settle; wait 0.5; tap \"Close\"; settle"
    ) { PlacesDemo() },
    DemoScene(
      name: "cards", summary: "a list of cards; one opens over the whole display",
      script: "tap \"SwiftUI Magic\"; settle; wait 0.5; tap \"Close\"; settle"
    ) { CardsDemo() },
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
