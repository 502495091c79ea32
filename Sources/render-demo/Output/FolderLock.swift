import Foundation

/// A mark on a folder that its process is alive; the system takes it away when the process ends.
///
/// By it a run recognises what an earlier run, killed outright, left half-written.
final class FolderLock: Sendable {
  private let file: Int32

  /// Marks a folder; `nil` when another process has, or when there is no such folder.
  init?(_ folder: String) {
    file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      return nil
    }
  }

  deinit { close(file) }
}
