import Foundation
import Testing
import XCTest

/// Tells the framework that runs the test of a failure.
struct FailureReporter {
  let fileID: StaticString
  let filePath: StaticString
  let line: Int
  let column: Int

  /// Reports a result that is no pass, with everything that helps to understand it.
  func report(_ result: MotionResult) {
    if Test.current != nil {
      let place = Testing.SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)
      for attachment in result.attachments {
        Testing.Attachment.record(
          attachment.bytes, named: attachment.name, sourceLocation: place)
      }
      Issue.record(Comment(rawValue: result.message), sourceLocation: place)
    } else {
      // XCTest on Linux keeps no attachments, so they become files whose place the message tells.
      let paths = write(result.attachments)
      let files = paths.isEmpty ? "" : "\n" + paths.joined(separator: "\n")
      XCTFail(result.message + files, file: filePath, line: UInt(line))
    }
  }

  private func write(_ attachments: [MotionResult.Attachment]) -> [String] {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("hero-failures-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    return attachments.compactMap { attachment in
      let file = place.appendingPathComponent(attachment.name)
      return (try? Data(attachment.bytes).write(to: file)) == nil ? nil : file.path
    }
  }
}
