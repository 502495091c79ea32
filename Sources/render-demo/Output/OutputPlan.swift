import Foundation

/// How a folder of frames comes to stand where the user wants it, decided before any work is done.
struct OutputPlan: Hashable, Sendable {
  /// The two ways.
  enum Placement: Hashable, Sendable {
    /// The new folder takes the place of the old one in one step.
    case replace
    /// The files are moved into a folder that has to stay: it holds files of somebody else, is the
    /// current one, or is a mount point.
    case fill
  }

  /// The path as the user wrote it, without slashes at the end; for messages.
  let name: String
  /// The folder itself, behind symbolic links.
  let target: String
  let placement: Placement
  /// The folders that have to be made first, outermost first.
  let missingParents: [String]

  /// The folder in which new files wait until all are there.
  var stagingParent: String {
    placement == .fill ? target : AtomicFile.split(target).folder
  }

  /// What the names of waiting folders start with.
  static let stagingPrefix = ".render-demo-"

  /// Looks at what is there.
  ///
  /// - Parameters:
  ///   - path: What the user wrote.
  ///   - isForced: Whether the folder may hold files of somebody else.
  /// - Throws: A `Failure` with status 2 when something of somebody else is there, with status 3
  ///   when it cannot be looked at.
  init(_ path: String, isForced: Bool) throws(Failure) {
    name = Self.withoutSlashes(path)
    let kind: FileSystem.Kind
    do throws(SystemError) {
      kind = try FileSystem.kind(of: name)
    } catch {
      throw .cannotWrite(name, error)
    }
    switch kind {
    case .file, .other:
      throw .badInput("\(name) is a file; the frames need a folder: -o DIR/")
    case .nothing:
      do throws(SystemError) {
        (target, missingParents) = try Self.locateNew(name)
      } catch {
        throw .cannotWrite(name, error)
      }
      placement = .replace
    case .folder:
      missingParents = []
      let foreign: [String]
      do throws(SystemError) {
        target = try FileSystem.resolved(name)
        foreign = try FolderContents(of: target).foreignNames
      } catch {
        throw .cannotWrite(name, error)
      }
      guard foreign.isEmpty || isForced else {
        let some = foreign.prefix(3).joined(separator: ", ") + (foreign.count > 3 ? ", …" : "")
        throw .badInput(
          """
          \(name)/ holds files that render-demo did not write: \(some)
          choose another folder; --force writes into this one and lets them stay
          """)
      }
      placement = foreign.isEmpty && Self.canBeReplaced(target) ? .replace : .fill
    }
  }

  private static func withoutSlashes(_ path: String) -> String {
    var name = path
    while name.count > 1, name.hasSuffix("/") { name.removeLast() }
    return name
  }

  /// Finds the place of a folder that does not exist, and the parents that do not exist either.
  private static func locateNew(
    _ path: String
  ) throws(SystemError) -> (target: String, missingParents: [String]) {
    var missing: [String] = []
    var (folder, last) = AtomicFile.split(path)
    var names = [last]
    while try FileSystem.kind(of: folder) == .nothing {
      (folder, last) = AtomicFile.split(withoutSlashes(folder))
      names.insert(last, at: 0)
    }
    var target = try FileSystem.resolved(folder)
    for (index, name) in names.enumerated() {
      target = (target == "/" ? "" : target) + "/" + name
      if index < names.count - 1 { missing.append(target) }
    }
    return (target, missing)
  }

  /// Whether another folder may take the place of this one.
  private static func canBeReplaced(_ folder: String) -> Bool {
    let parent = AtomicFile.split(folder).folder
    guard folder != "/", let current = try? FileSystem.resolved(".") else { return false }
    // Whoever stands in a folder that is replaced stands in a folder that is gone.
    guard current != folder, !current.hasPrefix(folder + "/") else { return false }
    guard access(parent, W_OK) == 0 else { return false }
    return (try? FileSystem.volume(of: parent)) == (try? FileSystem.volume(of: folder))
  }
}
