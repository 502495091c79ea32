/// The entries of one file, on their way from the compiled file to the renderer as a plain pointer.
public final class SceneEntryList {
  private let make: @MainActor () -> [[SceneEntry]]

  /// Creates a list whose entries are made when they are asked for.
  public init(_ make: @escaping @MainActor () -> [[SceneEntry]]) { self.make = make }

  /// The list as a pointer that `taking` turns back.
  public var pointer: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// The list that a pointer from `pointer` stands for; to be called once for each.
  public static func taking(_ pointer: UnsafeMutableRawPointer) -> SceneEntryList {
    Unmanaged.fromOpaque(pointer).takeRetainedValue()
  }

  /// The entries, in the order of the file.
  ///
  /// Finding the previews of a provider runs the author's code, which is to meet no other chance here
  /// than on the stage.
  @MainActor public var entries: [SceneEntry] {
    StageClock.$current.withValue(StageClock()) { make().flatMap(\.self) }
  }
}
