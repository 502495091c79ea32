import Foundation
import HeroCore
import HeroRender
import Testing

/// Fonts are found by name; what is missing is named with its package.
@Suite struct FontTests {
  @Test("without fonts, the error names a file and the package to install")
  func missingFont() throws {
    let error = #expect(throws: FontError.self) {
      try FontLibrary(folders: FontFolders(roots: ["/nowhere"]))
    }
    let message = try #require(error).description
    #expect(message.contains("Inter") && message.contains("fonts-inter"))
    #expect(message.contains("/nowhere"))
  }

  @Test("a folder that lacks one font is told which")
  func oneMissingFont() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("herorender-fonts-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for identity in fonts.identities where !identity.path.contains("Quicksand-Medium") {
      let name = URL(fileURLWithPath: identity.path).lastPathComponent
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(name).path, withDestinationPath: identity.path)
    }
    #expect(
      throws: FontError.missing(
        file: "Quicksand-Medium.ttf", package: "fonts-quicksand", searched: [folder.path])
    ) {
      try FontLibrary(folders: FontFolders(roots: [folder.path]))
    }
  }

  @Test("the text engine loads exactly the files that are named")
  func namedFilesAreLoaded() throws { try fonts.check() }

  @Test("identities name file, package, version and fingerprint")
  func identities() throws {
    let inter = try #require(fonts.identities.first { $0.path.hasSuffix("/Inter-Regular.otf") })
    #expect(inter.family == "Inter" && inter.package == "fonts-inter")
    #expect(inter.hash.count == 16)
    #expect(Set(fonts.identities.map(\.hash)).count == fonts.identities.count)
    #expect(fonts.identities == fonts.identities)
  }

  @Test("a fingerprint changes with any byte and with the length")
  func fingerprints() {
    let bytes = [UInt8](0..<100)
    let original = ContentHash(of: bytes)
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x80
      #expect(ContentHash(of: changed) != original)
    }
    #expect(ContentHash(of: bytes + [0]) != original)
    #expect(ContentHash(of: bytes) == original)
  }
}
