import Foundation
import HeroCore
import Testing

@testable import HeroUI

/// A folder that is gone when the test is over.
private final class Folder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/assets-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }
}

/// The header of a PNG of some extents.
private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]
}

@MainActor @Suite struct AssetTests {
  private func catalog() throws -> (AssetCatalog, Folder) {
    let folder = try Folder()
    let set = "Media.xcassets/Photos/sea.imageset/"
    try folder.write(
      """
      {"images": [
        {"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "sea@2x.png"},
        {"idiom": "universal", "scale": "3x", "filename": "sea@3x.png"},
        {"idiom": "universal", "scale": "3x", "filename": "night.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ], "info": {"author": "xcode", "version": 1}}
      """, to: set + "Contents.json")
    try folder.write(png(80, 40), to: set + "sea@2x.png")
    try folder.write(png(120, 60), to: set + "sea@3x.png")
    try folder.write(png(240, 60), to: set + "night.png")
    try folder.write(
      """
      {"images": [{"filename": "a.png"}],
       "properties": {"template-rendering-intent": "template"}}
      """, to: "Media.xcassets/arrow.imageset/Contents.json")
    try folder.write(png(10, 10), to: "Media.xcassets/arrow.imageset/a.png")
    try folder.write(
      """
      {"colors": [
        {"color": {"color-space": "srgb",
          "components": {"red": "0x33", "green": "102", "blue": "0.600", "alpha": "1"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"white": "1.0", "alpha": "0.5"}}}
      ]}
      """, to: "Media.xcassets/card.colorset/Contents.json")
    try folder.write(png(30, 30), to: "loose@3x.png")
    try folder.write(
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 50, 1, 1, 0x11, 0],
      to: "photo.jpg")
    try folder.write("no picture", to: "broken.png")
    return (try AssetCatalog(folders: [folder.path]), folder)
  }

  @Test("catalogs and loose files are found, and what is broken is said")
  func reading() throws {
    let (assets, folder) = try catalog()
    #expect(assets.imageNames == ["arrow", "loose", "photo", "sea"])
    #expect(assets.colorNames == ["card"])
    #expect(assets.issues == ["“broken” is not a PNG or JPEG that can be read"])
    #expect(
      assets.picture(named: "photo", scale: 3, appearance: .light)?.size
        == Size(width: 50, height: 20))
    #expect(throws: MissingAssetFolder.self) {
      try AssetCatalog(folders: [folder.path + "/missing"])
    }
  }

  @Test("the file of the display's scale and appearance is taken")
  func choice() throws {
    let assets = try catalog().0
    func file(_ scale: Double, _ appearance: ColorScheme) -> String? {
      assets.picture(named: "sea", scale: scale, appearance: appearance)?.path
        .split(separator: "/").last.map(String.init)
    }
    #expect(file(3, .light) == "sea@3x.png")
    #expect(file(2, .light) == "sea@2x.png")
    #expect(file(1, .light) == "sea@2x.png")
    #expect(file(4, .light) == "sea@3x.png")
    #expect(file(3, .dark) == "night.png")
  }

  @Test("an image has its natural size, a resizable one takes what it is offered")
  func sizes() throws {
    let (assets, folder) = try catalog()
    defer { withExtendedLifetime(folder) {} }
    let settings = StageSettings(
      device: .custom(size: Size(width: 400, height: 800), scale: 3), assets: assets)
    func frame(_ view: some View) throws -> Rect {
      let nodes = try Shown(settings) { view }.first.all
      return try #require(nodes.first { if case .image = $0.drawing { true } else { false } }).frame
    }
    #expect(try frame(Image("sea")).size == Size(width: 40, height: 20))
    #expect(try frame(Image("sea").resizable()).size == Size(width: 400, height: 800))
    #expect(
      try frame(Image("sea").resizable().scaledToFit()).size == Size(width: 400, height: 200))
    #expect(
      try frame(Image("sea").resizable().aspectRatio(contentMode: .fill)).size
        == Size(width: 1600, height: 800))
    #expect(try frame(Image(ImageResource(name: "loose"))).size == Size(width: 10, height: 10))
  }

  @Test("a template is filled with the foreground style")
  func template() throws {
    let (assets, _) = try catalog()
    let settings = StageSettings(assets: assets)
    let outline = try Shown(settings) {
      VStack {
        Image("arrow").foregroundStyle(paint(0x112233))
        Image("arrow").renderingMode(.original)
        Image("sea").renderingMode(.template).foregroundStyle(paint(0x445566))
      }
    }.outline
    #expect(outline.contains("image arrow tint #112233"))
    #expect(outline.contains("image arrow\n"))
    #expect(outline.contains("image sea tint #445566"))
  }

  @Test("a colour has the shade of the appearance")
  func colors() throws {
    let (assets, _) = try catalog()
    func outline(_ appearance: ColorScheme) throws -> String {
      try Shown(StageSettings(appearance: appearance, assets: assets)) { Color("card") }.outline
    }
    #expect(try outline(.light).contains("color #336699"))
    #expect(try outline(.dark).contains("color #FFFFFF@50%"))
  }

  @Test("what is missing is drawn as a placeholder and named with its line")
  func missing() throws {
    let film = try Shown {
      VStack {
        Image("nowhere").resizable().frame(width: 30, height: 20)
        Color("nothing")
      }
    }.film
    #expect(film.scene(atFrame: 0).root.outline.contains("[185 0 30 20] image nowhere missing"))
    #expect(
      film.warnings.map(\.message) == [
        "no assets were given, so a placeholder is drawn for the image “nowhere”",
        "no colour “nothing” in the assets; gray is drawn",
      ])
    #expect(film.warnings.allSatisfy { $0.location?.file.hasSuffix("AssetTests.swift") == true })
  }

  @Test("a resizable symbol grows into its box and keeps its shape")
  func symbol() throws {
    let shown = try Shown {
      Image(systemName: "star").resizable().scaledToFit().frame(width: 100, height: 60)
    }
    let star = try #require(
      shown.first.all.first { if case .symbol = $0.drawing { true } else { false } })
    #expect(star.frame.size == Size(width: 60, height: 60))
    guard case .symbol(let symbol) = star.drawing else { return }
    #expect(symbol.pointSize == 60)
  }
}
