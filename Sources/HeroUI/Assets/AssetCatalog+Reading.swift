import Foundation
import HeroCore

/// A folder of assets that is not there.
public struct MissingAssetFolder: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path that was given.
  public let path: String

  /// The path, and what was expected there.
  public var description: String {
    "there is no folder “\(path)”; assets are folders with *.xcassets, PNG or JPEG files in them"
  }
}

extension AssetCatalog {
  /// Reads folders, in order.
  ///
  /// - Parameter folders: Paths of asset catalogs, or of folders with catalogs or picture files.
  /// - Throws: `MissingAssetFolder` for a path that is no folder.
  public init(folders: [String]) throws(MissingAssetFolder) {
    self.init()
    for folder in folders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw MissingAssetFolder(path: folder) }
      read(folder, prefix: "")
    }
  }

  /// The names in a folder, in an order that does not depend on the file system.
  private func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private mutating func read(_ folder: String, prefix: String) {
    for entry in entries(of: folder) where !entry.hasPrefix(".") {
      let path = folder + "/" + entry
      let url = URL(fileURLWithPath: path)
      let stem = url.deletingPathExtension().lastPathComponent
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      switch (isFolder.boolValue, url.pathExtension) {
      case (true, "imageset"): readImageSet(path, named: prefix + stem)
      case (true, "colorset"): readColorSet(path, named: prefix + stem)
      case (true, "appiconset"), (true, "symbolset"), (true, "dataset"): break
      case (true, _):
        let contents = ContentsFile(in: path)
        let isNamespace = contents?.properties?.providesNamespace == true
        read(path, prefix: isNamespace ? prefix + entry + "/" : prefix)
      case (false, "png"), (false, "jpg"), (false, "jpeg"): readLoose(path, stem: stem)
      case (false, _): break
      }
    }
  }

  /// A picture file by itself: `name.png`, `name@2x.png`, `name@3x.jpg`.
  private mutating func readLoose(_ path: String, stem: String) {
    var (name, scale) = (stem, 1.0)
    for (suffix, factor) in [("@2x", 2.0), ("@3x", 3.0)] where stem.hasSuffix(suffix) {
      (name, scale) = (String(stem.dropLast(suffix.count)), factor)
    }
    guard let pixels = PictureSize(contentsOf: path) else {
      issues.append("“\(stem)” is not a PNG or JPEG that can be read")
      return
    }
    images[name, default: ImageSet()].pictures.append(
      Picture(path: path, scale: scale, appearance: nil, pixels: pixels))
  }

  private mutating func readImageSet(_ path: String, named name: String) {
    guard images[name] == nil else { return }
    guard let contents = ContentsFile(in: path) else {
      issues.append("the image set “\(name)” has no Contents.json that can be read")
      return
    }
    var set = ImageSet()
    set.isTemplate = contents.properties?.renderingIntent == "template"
    for image in contents.images ?? [] {
      guard let file = image.filename else { continue }
      guard let pixels = PictureSize(contentsOf: path + "/" + file) else {
        issues.append("the image set “\(name)” names “\(file)”, which is no readable PNG or JPEG")
        continue
      }
      let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
      set.pictures.append(
        Picture(
          path: path + "/" + file, scale: scale > 0 ? scale : 1, appearance: image.appearance,
          pixels: pixels))
    }
    if !set.pictures.isEmpty { images[name] = set }
  }

  private mutating func readColorSet(_ path: String, named name: String) {
    guard colors[name] == nil else { return }
    let shades = (ContentsFile(in: path)?.colors ?? []).compactMap { entry in
      entry.color?.resolved.map { (appearance: entry.appearance, color: $0) }
    }
    guard let any = (shades.first { $0.appearance == nil } ?? shades.first)?.color else {
      issues.append("the colour set “\(name)” has no colour that can be read")
      return
    }
    colors[name] = ColorSet(any: any, dark: shades.first { $0.appearance == .dark }?.color)
  }
}
