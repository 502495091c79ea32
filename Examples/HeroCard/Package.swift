// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "HeroCard",
  platforms: [.macOS(.v15)],
  products: [.library(name: "HeroCard", targets: ["HeroCard"])],
  dependencies: [
    // A package elsewhere names the repository here: .package(url: "…", from: "0.1.0").
    .package(name: "HeroRender", path: "../..")
  ],
  targets: [
    // On Apple's platforms SwiftUI is there by itself; on Linux the package brings it.
    .target(
      name: "HeroCard",
      dependencies: [
        .product(name: "SwiftUI", package: "HeroRender", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "HeroCardTests",
      dependencies: ["HeroCard", .product(name: "HeroTesting", package: "HeroRender")],
      exclude: ["__Goldens__"]),
  ],
  swiftLanguageModes: [.v6]
)
