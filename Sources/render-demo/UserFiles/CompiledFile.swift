import Foundation
import HeroCore
import HeroUI

/// A user's compiled files, opened.
@MainActor struct CompiledFile {
  /// What can be shown, with the file it is in.
  let entries: [(entry: SceneEntry, file: String)]

  /// Opens a library.
  ///
  /// - Parameters:
  ///   - library: Its path.
  ///   - files: The files it was made from.
  /// - Throws: A `Failure` when the library is not what our compiler makes.
  init(library: String, files: [String]) throws(Failure) {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
      throw Failure(
        status: .bug, message: "cannot open the compiled file: \(String(cString: dlerror()))")
    }
    var entries: [(entry: SceneEntry, file: String)] = []
    for (number, file) in files.enumerated() {
      typealias List = @convention(c) () -> UnsafeMutableRawPointer
      guard let symbol = dlsym(handle, SourceCopy.symbol(number)) else {
        throw Failure(status: .bug, message: "the compiled file lacks the entries of \(file)")
      }
      let list = SceneEntryList.taking(unsafeBitCast(symbol, to: List.self)())
      entries += list.entries.map { ($0, file) }
    }
    self.entries = entries
  }

  /// The scene that is asked for, or the one that is meant when none is.
  func scene(_ options: Options) throws(Failure) -> DemoScene {
    if let name = options.preview { return scene(try preview(name)) }
    if let name = options.view { return scene(try view(name)) }
    if let first = all(.preview).first { return scene(first) }
    let views = all(.view)
    if views.count == 1 { return scene(views[0]) }
    if let app = all(.app).first { return scene(app) }
    let names = options.files.joined(separator: ", ")
    guard !views.isEmpty else {
      throw .badInput(
        "\(names): there is nothing to show\n"
          + "a #Preview is shown, a PreviewProvider, or a view that is made without arguments")
    }
    throw .badInput(
      "\(names): which view? there is no preview; name one with \(Flag.view.rawValue)\n"
        + "views: " + views.map { $0.entry.name ?? "" }.joined(separator: ", "))
  }

  private func all(_ kind: SceneEntry.Kind) -> [(entry: SceneEntry, file: String)] {
    entries.filter { $0.entry.kind == kind }
  }

  /// A preview by its name, or by its number counted from 1.
  private func preview(_ name: String) throws(Failure) -> (entry: SceneEntry, file: String) {
    let previews = all(.preview)
    if let found = previews.first(where: { $0.entry.name == name }) { return found }
    if let number = Int(name), previews.indices.contains(number - 1) { return previews[number - 1] }
    let choices = previews.enumerated().map { index, preview in
      let place = "\(preview.file):\(preview.entry.line)"
      return "  \(index + 1)  " + (preview.entry.name.map { "“\($0)”  " } ?? "") + place
    }
    let list = choices.isEmpty ? "there is none" : "previews:\n" + choices.joined(separator: "\n")
    let named = closestWord(to: name, in: previews.compactMap(\.entry.name))
    let guess = named.map { "; did you mean “\($0)”?" } ?? ""
    throw .badInput("\(Flag.preview.rawValue): there is no preview “\(name)”\(guess)\n\(list)")
  }

  private func view(_ name: String) throws(Failure) -> (entry: SceneEntry, file: String) {
    let views = all(.view)
    if let found = views.first(where: { $0.entry.name == name }) { return found }
    let names = views.compactMap(\.entry.name)
    let guess = closestWord(to: name, in: names).map { "; did you mean “\($0)”?" } ?? ""
    throw .badInput(
      "\(Flag.view.rawValue): no view “\(name)” can be made without arguments\(guess)\n"
        + (names.isEmpty ? "none can" : "views: " + names.joined(separator: ", ")))
  }

  private func scene(_ choice: (entry: SceneEntry, file: String)) -> DemoScene {
    let (entry, file) = choice
    let name = entry.name ?? SourceFile.name(of: file)
    var scene = DemoScene(name: name, summary: file, script: "settle", view: entry.content)
    for trait in entry.traits { Self.apply(trait.wish, to: &scene, in: file, at: entry.line) }
    return scene
  }

  /// Changes the display as a preview wishes.
  private static func apply(
    _ wish: PreviewTrait<Preview.ViewTraits>.Wish, to scene: inout DemoScene, in file: String,
    at line: Int
  ) {
    switch wish {
    case .fixed(let width, let height):
      scene.device = .custom(
        size: Size(width: width, height: height), scale: scene.device.scale)
    case .landscapeLeft, .landscapeRight: scene.device = scene.device.landscape
    case .sizeThatFits:
      scene.warnings.append(
        Warning(
          message: "a preview as large as its view is shown on the whole display; "
            + "\(Flag.size.rawValue) gives it another size", file: file, line: line))
    case .deviceLayout, .portrait, .portraitUpsideDown: break
    }
  }
}
