import Foundation
import HeroRender

/// What is needed to compile a user's file: a compiler, our modules, our macros.
struct Toolchain {
  /// The path of `swiftc`.
  let compiler: String
  /// The folder with `HeroUI.swiftmodule` and what it imports.
  let modules: String
  /// The program that expands our macros.
  let plugin: String

  /// Finds everything.
  ///
  /// - Parameters:
  ///   - program: The path of this program.
  ///   - path: The folders in which programs are looked for, as in `PATH`.
  /// - Throws: A `Failure` that says what is missing and how to get it.
  init(program: String, path: String) throws(Failure) {
    guard let compiler = Self.compiler(in: path) else {
      throw .badInput(
        """
        a file of your own is compiled first, and there is no Swift compiler: no swiftc on PATH
        get Swift from https://www.swift.org/install; the scenes of render-demo list need none
        """)
    }
    guard let (modules, plugin) = Self.modules(beside: program) else {
      throw .badInput(
        """
        the modules to compile your file against are missing beside \(program)
        ./install puts the program where it finds them
        """)
    }
    (self.compiler, self.modules, self.plugin) = (compiler, modules, plugin)
  }

  private static func compiler(in path: String) -> String? {
    path.split(separator: ":").map { $0 + "/swiftc" }.first { access($0, X_OK) == 0 }
  }

  private static func modules(beside program: String) -> (modules: String, plugin: String)? {
    let folder = AtomicFile.split(program).folder
    // Installed, the program lies in lib/herorender; what lies in bin is a link to it.
    let places = [
      (folder + "/modules", folder + "/PreviewMacros"),
      (folder + "/Modules", folder + "/PreviewMacros-tool"),
    ]
    return places.first { modules, plugin in
      access(modules + "/HeroUI.swiftmodule", R_OK) == 0 && access(plugin, X_OK) == 0
    }
  }

  /// The version of Swift a module was built with, such as `6.3.1`.
  ///
  /// A module is only understood by the very version that wrote it; it says which in plain text.
  static func version(ofModule bytes: [UInt8]) -> String? {
    let mark = Array("Swift version ".utf8)
    var start = 0
    // The head of the file has it, or nothing has.
    let end = min(bytes.count, 65_536) - mark.count
    while start < end {
      if bytes[start] == mark[0], bytes[start..<start + mark.count].elementsEqual(mark) {
        let version = bytes[(start + mark.count)...].prefix { $0 != 0x20 && $0 != 0 && $0 != 0x0A }
        return String(decoding: version, as: UTF8.self)
      }
      start += 1
    }
    return nil
  }

  /// The version of Swift that a compiler says it is, such as `6.3.1`.
  static func version(inBanner text: String) -> String? {
    guard let range = text.range(of: "Swift version ") else { return nil }
    return text[range.upperBound...].split(whereSeparator: \.isWhitespace).first.map(String.init)
  }

  /// The folders of libraries that our macros need, which come with the compiler.
  var libraryFolders: [String] {
    let program = (try? FileSystem.resolved(compiler)) ?? compiler
    let root = AtomicFile.split(AtomicFile.split(program).folder).folder
    return [root + "/lib/swift/host", root + "/lib/swift/linux"]
  }

  /// The fingerprints of everything whose change makes an earlier result useless.
  ///
  /// Size and time of change stand for the contents of compiler and program, which are large.
  var fingerprint: [String] {
    let modules = ["HeroUI", "HeroCore"].map { self.modules + "/\($0).swiftmodule" }
    return ([compiler, plugin] + modules).map { path in
      var status = stat()
      let resolved = (try? FileSystem.resolved(path)) ?? path
      guard stat(resolved, &status) == 0 else { return resolved }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      return "\(resolved) \(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(status.st_ino)"
    }
  }
}
