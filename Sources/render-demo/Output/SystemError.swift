import Foundation

/// An error number of the C library.
struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The number, such as `EACCES`.
  let code: Int32

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// What the C library calls it, such as “Permission denied”.
  var description: String { String(cString: strerror(code)) }
}
