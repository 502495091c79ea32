import Foundation
import Synchronization

/// A folder of frames that appears whole or not at all.
///
/// Files wait in a hidden folder beside (or inside) the target until `commit`; whatever goes wrong
/// before, the old folder stays as it was and nothing half-written is left.
final class OutputFolder: Sendable {
  private let plan: OutputPlan
  private let staging: String
  private let lock: FolderLock?
  private let interruption: Interruption
  private let state: Mutex<State>

  private struct State {
    var isOpen = true
    var cleanUp: Int?
  }

  /// Makes the waiting folder.
  ///
  /// - Parameters:
  ///   - path: Where the frames are to go.
  ///   - isForced: Whether the folder may hold files of somebody else; they stay.
  ///   - interruption: Removes the waiting folder when the program is stopped.
  /// - Throws: A `Failure` with status 2 when something of somebody else is there, with status 3
  ///   when there is no way to write.
  init(_ path: String, isForced: Bool, interruption: Interruption) throws(Failure) {
    plan = try OutputPlan(path, isForced: isForced)
    self.interruption = interruption
    do throws(SystemError) {
      for parent in plan.missingParents { try FileSystem.makeFolder(parent) }
      Self.removeLeftovers(in: plan.stagingParent)
      staging = try Self.makeStaging(in: plan.stagingParent)
    } catch {
      for parent in plan.missingParents.reversed() { rmdir(parent) }
      throw .cannotWrite(plan.name, error)
    }
    lock = FolderLock(staging)
    state = Mutex(State())
    let number = interruption.add { [weak self] in self?.discard() }
    state.withLock { $0.cleanUp = number }
  }

  deinit { discard() }

  /// The path for messages.
  var path: String { plan.name }

  /// Adds a file.
  func write(_ bytes: [UInt8], as name: String) throws(Failure) {
    try write(name) { (path) throws(SystemError) in try FileSystem.write(bytes, to: path) }
  }

  private func write(
    _ name: String, _ write: (_ path: String) throws(SystemError) -> Void
  ) throws(Failure) {
    let result = state.withLock { state -> Result<Void, SystemError> in
      guard state.isOpen else { return .failure(SystemError(code: EINTR)) }
      return Result { () throws(SystemError) in try write(staging + "/" + name) }
    }
    do throws(SystemError) {
      try result.get()
    } catch {
      throw .cannotWrite(plan.name + "/" + name, error)
    }
  }

  /// Puts everything in its place, the manifest last; afterwards nothing can be added.
  func commit(manifest: some Sequence<String>) throws(Failure) {
    try write(Manifest.fileName) { (path) throws(SystemError) in
      try FileSystem.write(manifest.lazy.map { Array($0.utf8) }, to: path)
    }
    // Under the lock, so that a signal waits until the folder is whole again.
    let result = state.withLock { state -> Result<Void, SystemError> in
      guard state.isOpen else { return .failure(SystemError(code: EINTR)) }
      return Result { () throws(SystemError) in
        switch plan.placement {
        case .replace: try replace()
        case .fill: try fill()
        }
        state.isOpen = false
      }
    }
    do throws(SystemError) {
      try result.get()
    } catch {
      discard()
      throw .cannotWrite(plan.name, error)
    }
    forget()
  }

  /// Removes everything that was written; after `commit`, does nothing.
  func discard() {
    state.withLock { state in
      guard state.isOpen else { return }
      state.isOpen = false
      FileSystem.removeFlatFolder(staging)
      for parent in plan.missingParents.reversed() { rmdir(parent) }
    }
    forget()
  }

  private func forget() {
    let number = state.withLock { state in
      defer { state.cleanUp = nil }
      return state.cleanUp
    }
    if let number { interruption.remove(number) }
  }
}

// MARK: - Putting files in their place

extension OutputFolder {
  private func replace() throws(SystemError) {
    let target = plan.target
    guard try FileSystem.kind(of: target) == .folder, try !FileSystem.names(in: target).isEmpty
    else { return try FileSystem.move(staging, to: target) }
    if FileSystem.exchange(staging, target) {
      // The old folder now has the name of the waiting one.
      return FileSystem.removeFlatFolder(staging)
    }
    let old = staging + "-old"
    try FileSystem.move(target, to: old)
    do throws(SystemError) {
      try FileSystem.move(staging, to: target)
    } catch {
      rename(old, target)
      throw error
    }
    FileSystem.removeFlatFolder(old)
  }

  private func fill() throws(SystemError) {
    let old = try FolderContents(of: plan.target)
    let new = try FileSystem.names(in: staging)
    // Without its manifest the folder says nothing about its frames until the new one is there.
    if old.hasOurManifest { unlink(plan.target + "/" + Manifest.fileName) }
    for name in new where name != Manifest.fileName {
      try FileSystem.move(staging + "/" + name, to: plan.target + "/" + name)
    }
    for name in old.ownNames where !new.contains(name) { unlink(plan.target + "/" + name) }
    try FileSystem.move(
      staging + "/" + Manifest.fileName, to: plan.target + "/" + Manifest.fileName)
    rmdir(staging)
  }

  /// Makes a folder with a name that is free.
  private static func makeStaging(in parent: String) throws(SystemError) -> String {
    let prefix = (parent == "/" ? "" : parent) + "/" + OutputPlan.stagingPrefix + "\(getpid())-"
    for attempt in 0..<1000 {
      do throws(SystemError) {
        try FileSystem.makeFolder(prefix + String(attempt))
        return prefix + String(attempt)
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
    throw SystemError(code: EEXIST)
  }

  /// Removes waiting folders whose process is gone.
  private static func removeLeftovers(in parent: String) {
    for name in (try? FileSystem.names(in: parent)) ?? []
    where name.hasPrefix(OutputPlan.stagingPrefix) {
      if FolderLock(parent + "/" + name) != nil {
        FileSystem.removeFlatFolder(parent + "/" + name)
      }
    }
  }
}
