import Foundation
import HeroRender

/// Compiled files of earlier runs, so that what has not changed is not compiled again.
///
/// A folder for each result: the library, and everything it was made from, which is compared byte by
/// byte. So a result is never out of date, whatever its name. Results appear whole or not at all;
/// the oldest are removed when there are too many.
struct BuildCache {
  /// Where the results are; `nil` when there is no place for them.
  private let folder: String?
  private let interruption: Interruption

  /// How many results are kept; each has some hundred kilobytes.
  private static let mostEntries = 64
  /// How long after its last use a result is safe from removal, in seconds: somebody may be about to
  /// open it.
  private static let safeSeconds = 600.0
  private static let workPrefix = "work-"
  private static let libraryName = "scene.so"
  private static let originName = "origin"

  /// Finds or makes the folder.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process; `XDG_CACHE_HOME` names the folder of caches.
  ///   - interruption: Removes half-done work when the program is stopped.
  init(environment: [String: String], interruption: Interruption) {
    self.interruption = interruption
    let own = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let base = own ?? environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.cache" : nil }
    guard let base else {
      folder = nil
      return
    }
    for path in [base, base + "/herorender"] { mkdir(path, 0o700) }
    folder = access(base + "/herorender", W_OK) == 0 ? base + "/herorender" : nil
  }

  private static func name(of origin: [UInt8]) -> String {
    // The length counts as well, though nothing depends on the name being unique.
    "\(ContentHash(of: origin))-\(origin.count)"
  }

  /// The library that was made from exactly this; `nil` when there is none.
  func library(madeFrom origin: [UInt8]) -> String? {
    guard let folder else { return nil }
    let entry = folder + "/" + Self.name(of: origin)
    let found = try? FileSystem.read(entry + "/" + Self.originName, atMost: origin.count + 1)
    guard found == origin, access(entry + "/" + Self.libraryName, R_OK) == 0 else { return nil }
    utimes(entry, nil)
    return entry + "/" + Self.libraryName
  }

  /// Makes a library, and keeps it.
  ///
  /// - Parameters:
  ///   - origin: Everything it is made from.
  ///   - make: Makes the library at the given path; the folder it lies in is for its own use.
  ///   - use: Uses the library, which may be gone afterwards.
  /// - Returns: What `use` returns.
  /// - Throws: What `make` and `use` throw, and a `Failure` with status 3 when nothing can be written.
  func make<Result>(
    from origin: [UInt8],
    _ make: (_ work: String, _ library: String) throws(Failure) -> Void,
    use: (_ library: String) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let work = try makeWorkFolder()
    let lock = FolderLock(work)
    let number = interruption.add { Self.remove(work) }
    defer {
      interruption.remove(number)
      Self.remove(work)
      withExtendedLifetime(lock) {}
    }
    let (sources, entry) = (work + "/sources", work + "/entry")
    let library = entry + "/" + Self.libraryName
    do throws(SystemError) {
      try FileSystem.makeFolder(sources)
      try FileSystem.makeFolder(entry)
    } catch {
      throw .cannotWrite(work, error)
    }
    try make(sources, library)
    guard let folder else { return try use(library) }
    do throws(SystemError) {
      try FileSystem.write(origin, to: entry + "/" + Self.originName)
    } catch {
      throw .cannotWrite(entry, error)
    }
    removeOldest(in: folder)
    let kept = folder + "/" + Self.name(of: origin)
    // Another run may have been first, or something broken may stand there.
    if (try? FileSystem.move(entry, to: kept)) == nil {
      if let other = self.library(madeFrom: origin) { return try use(other) }
      return try use(library)
    }
    return try use(kept + "/" + Self.libraryName)
  }

  private func makeWorkFolder() throws(Failure) -> String {
    let base = folder ?? FileManager.default.temporaryDirectory.path + "/herorender"
    if let folder { Self.removeLeftovers(in: folder) }
    var path = Array("\(base)/\(Self.workPrefix)XXXXXX".utf8CString)
    if folder == nil { path = Array("\(base)-\(Self.workPrefix)XXXXXX".utf8CString) }
    let made = path.withUnsafeMutableBufferPointer { buffer -> String? in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made else { throw .cannotWrite(base, .last) }
    return made
  }

  /// Removes what runs that were killed outright have left.
  private static func removeLeftovers(in folder: String) {
    for name in (try? FileSystem.names(in: folder)) ?? [] where name.hasPrefix(workPrefix) {
      let path = folder + "/" + name
      // A young one may belong to a run that is just about to lock it.
      guard age(of: path) > 60, let lock = FolderLock(path) else { continue }
      remove(path)
      withExtendedLifetime(lock) {}
    }
  }

  /// Makes room for one more result.
  private func removeOldest(in folder: String) {
    let names = (try? FileSystem.names(in: folder)) ?? []
    let entries = names.filter { !$0.hasPrefix(Self.workPrefix) }.map { name in
      (path: folder + "/" + name, age: Self.age(of: folder + "/" + name))
    }
    let surplus = entries.count - Self.mostEntries + 1
    guard surplus > 0 else { return }
    for entry in entries.sorted(by: { $0.age > $1.age }).prefix(surplus)
    where entry.age > Self.safeSeconds {
      Self.remove(entry.path)
    }
  }

  /// The seconds since a file or folder was last touched.
  private static func age(of path: String) -> Double {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    #if canImport(Darwin)
      let touched = status.st_mtimespec.tv_sec
    #else
      let touched = status.st_mtim.tv_sec
    #endif
    return Double(time(nil) - touched)
  }

  private static func remove(_ folder: String) {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
