import HeroCore

/// The fonts that scenes ask for, gathered frame by frame: what a manifest records.
public struct FontUse: Hashable, Sendable {
  private var faces: Set<FontFace> = []
  private var hasSymbols = false

  /// Creates an empty collection.
  public init() {}

  /// Gathers the fonts of one scene.
  public init(in scene: Scene) { gather(scene.root) }

  /// Adds those of other scenes.
  public mutating func formUnion(_ other: FontUse) {
    faces.formUnion(other.faces)
    hasSymbols = hasSymbols || other.hasSymbols
  }

  private mutating func gather(_ node: SceneNode) {
    switch node.drawing {
    case .text(let text): faces.insert(text.face)
    case .symbol: hasSymbols = true
    case .nothing, .fill, .stroke, .image: break
    }
    for child in node.mask + node.children { gather(child) }
  }

  /// The files that draw these fonts; characters they lack may come from others.
  func paths(in fonts: FontPaths) -> Set<String> {
    Set(faces.map(fonts.path(for:)) + (hasSymbols ? [fonts.symbols] : []))
  }
}

extension FontLibrary {
  /// The exact fonts that draw some scenes, in the fixed order of `identities`.
  ///
  /// - Parameter use: What the scenes ask for.
  /// - Returns: One identity for each file.
  public func identities(of use: FontUse) -> [FontIdentity] {
    identities(of: use.paths(in: paths))
  }
}
