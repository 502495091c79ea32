import Foundation
import HeroCore

/// The name of a picture in an asset catalog, as `Image(.portrait)` writes it.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Creates a reference by name; the folders of the stage are searched, whatever the bundle.
  public init(name: String, bundle: Bundle = .main) { self.name = name }
}

/// The name of a colour in an asset catalog, as `Color(.card)` writes it.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates a reference by name; the folders of the stage are searched, whatever the bundle.
  public init(name: String, bundle: Bundle = .main) { self.name = name }
}

/// UIKit's name for a picture or a symbol.
public struct UIImage: Hashable, Sendable {
  let source: Image.Source

  /// A picture by its name; whether it is there is seen when it is drawn.
  public init?(named name: String) { source = .named(name) }
  /// A symbol by its name.
  public init?(systemName: String) { source = .symbol(systemName) }
  /// A picture from an asset catalog.
  public init(resource: ImageResource) { source = .named(resource.name) }
}

extension UIColor {
  /// A colour by its name in an asset catalog; whether it is there is seen when it is drawn.
  public init?(named name: String) { color = Color(name) }
  /// A colour from an asset catalog.
  public init(resource: ColorResource) { color = Color(resource) }
}

extension Color {
  /// Creates a colour by its name in an asset catalog.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Not used: the folders of the stage are searched.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  public init(
    _ name: String, bundle: Bundle? = nil, file: String = #fileID, line: Int = #line
  ) {
    self.init(source: .named(name, SourceLocation(file: file, line: line)))
  }

  /// Creates a colour from an asset catalog.
  public init(_ resource: ColorResource, file: String = #fileID, line: Int = #line) {
    self.init(source: .named(resource.name, SourceLocation(file: file, line: line)))
  }
}
