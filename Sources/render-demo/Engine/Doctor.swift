import Foundation
import HeroRender

/// Looks at the machine for everything that rendering needs or can use.
enum Doctor {
  /// What was found and what was not.
  static var findings: [Finding] { fonts + libraries + [video, toolchain] }

  private static var fonts: [Finding] {
    FontSurvey().families.map { family in
      let version = family.version ?? "installed, not from a package"
      return Finding(
        name: family.name, group: "fonts",
        found: family.missingFiles.isEmpty ? version : nil, isNeeded: family.isRequired,
        purpose: purpose(of: family), debianPackage: family.packages.joined(separator: " "))
    }
  }

  private static func purpose(of family: FontSurvey.Family) -> String {
    let use = family.isRequired ? "no scene is drawn without it" : "used where it is installed"
    return "\(use); no \(family.missingFiles.joined(separator: ", "))"
  }

  /// They are linked, so they are there; only their versions are news.
  private static var libraries: [Finding] {
    LibraryVersions.all.map { library in
      Finding(
        name: library.name, group: "libraries", found: library.version, isNeeded: true,
        purpose: "drawing")
    }
  }

  private static var video: Finding {
    Finding(
      name: "ffmpeg", group: "programs", found: VideoEncoder.program(), isNeeded: false,
      purpose: "only needed for videos, mp4 and webm", debianPackage: "ffmpeg",
      homebrewPackage: "ffmpeg")
  }

  private static var toolchain: Finding {
    Finding(
      name: "swift", group: "toolchain", found: swiftVersion(), isNeeded: false,
      purpose: "only needed for files of your own; the scenes of list do without")
  }

  /// The first line of `swift --version` by the first `swift` on PATH; `nil` without one.
  private static func swiftVersion() -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let folder = folders.first(where: { access($0 + "/swift", X_OK) == 0 }) else {
      return nil
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: folder + "/swift")
    process.arguments = ["--version"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return text.split(separator: "\n").first { $0.contains("Swift version") }.map(String.init)
  }
}
