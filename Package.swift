// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax modules, from which the `#Preview` macro is built.
///
/// The manifest runs inside the toolchain, so the library it is linked with says where that is:
/// `…/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so` lies beside `…/usr/lib/swift/host`.
let swiftSyntax: String = {
  // Not String(contentsOfFile:), which stops after the first page of a file without a size.
  let file = FileHandle(forReadingAtPath: "/proc/self/maps")
  let maps = String(decoding: file?.readDataToEndOfFile() ?? Data(), as: UTF8.self)
  let library = maps.split(separator: "\n").first { $0.hasSuffix("libPackageDescription.so") }
  guard let path = library?.split(separator: " ").last, path.hasPrefix("/") else {
    return "/usr/lib/swift/host"
  }
  let folder = URL(fileURLWithPath: String(path)).deletingLastPathComponent()
  return folder.appendingPathComponent("../../host").standardizedFileURL.path
}()

/// Where Pango's headers are, asked of pkg-config as a system library target would ask.
///
/// On Linux not by `pkgConfig:`, because Pango's flags there hold `-pthread`, of which SwiftPM warns with
/// every build and which it then drops. On a Mac, whose manifests may not start programs, it is asked.
#if os(Linux)
  let pangoPackages: String? = nil
#else
  let pangoPackages: String? = "pangocairo pangoft2"
#endif
let pangoHeaders: [String] = {
  guard pangoPackages == nil else { return [] }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["pkg-config", "--cflags-only-I", "pangocairo", "pangoft2"]
  let output = Pipe()
  (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
  guard (try? process.run()) != nil else { return [] }
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  return text.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
}()

let package = Package(
  name: "HeroRender",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "HeroCore", targets: ["HeroCore"]),
    .library(name: "HeroUI", targets: ["HeroUI"]),
    .library(name: "HeroRender", targets: ["HeroRender"]),
    .library(name: "HeroTesting", targets: ["HeroTesting"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .executable(name: "render-demo", targets: ["render-demo"]),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: pangoPackages,
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebp",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),

    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),

    .target(name: "HeroCore"),
    .target(name: "HeroUI", dependencies: ["HeroCore", "PreviewMacros"]),
    .target(
      name: "HeroRender",
      dependencies: [
        "HeroCore", "CCairo", "CDeflate", "CGIF", "CPango", "CPNG", "CTurboJPEG", "CWebP",
      ],
      swiftSettings: [.unsafeFlags(pangoHeaders)]),
    .target(name: "HeroTesting", dependencies: ["HeroCore", "HeroRender", "HeroUI"]),
    .target(name: "SwiftUI", dependencies: ["HeroUI"]),
    .macro(
      name: "PreviewMacros",
      swiftSettings: [.unsafeFlags(["-I", swiftSyntax])],
      linkerSettings: [
        .unsafeFlags([
          "-L", swiftSyntax, "-lSwiftSyntax", "-lSwiftSyntaxMacros", "-lSwiftSyntaxBuilder",
          "-lSwiftCompilerPluginMessageHandling", "-Xlinker", "-rpath", "-Xlinker", swiftSyntax,
        ])
      ]),
    .executableTarget(
      name: "render-demo", dependencies: ["HeroCore", "HeroUI", "HeroRender", "SwiftUI"],
      // A user's file becomes a library that finds all of HeroUI in the program that opens it.
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux])),
        .unsafeFlags(["-Xlinker", "-export_dynamic"], .when(platforms: [.macOS])),
      ]),

    .executableTarget(
      name: "measure", dependencies: ["HeroCore", "HeroUI", "HeroRender", "SwiftUI"],
      path: "Benchmarks/Measure"),

    .testTarget(name: "HeroCoreTests", dependencies: ["HeroCore"]),
    .testTarget(name: "HeroUITests", dependencies: ["HeroUI", "HeroCore"]),
    .testTarget(
      name: "HeroRenderTests", dependencies: ["HeroRender", "HeroCore"],
      swiftSettings: [.unsafeFlags(pangoHeaders)]),
    .testTarget(
      name: "HeroTestingTests", dependencies: ["HeroTesting", "HeroCore", "HeroRender"],
      exclude: ["__Goldens__"]),
    // Runs other programs for tests.
    .target(name: "Programs", path: "Tests/Programs"),
    .testTarget(name: "ToolTests", dependencies: ["render-demo", "Programs"]),
    // Those that start the Swift compiler or a browser, a second or more each.
    .testTarget(
      name: "SlowTests",
      dependencies: ["render-demo", "HeroUI", "HeroRender", "HeroCore", "Programs"],
      exclude: [
        "Support/browser-moments.py",
        "Support/browser-report.py",
        "Support/browser.py",
        "Support/read-animation.py",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
