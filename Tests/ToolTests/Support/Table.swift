import Foundation
import Testing

/// A table of numbers from outside, from `Fixtures/Oracle`.
struct Table {
  /// The lines, by column.
  let rows: [[String: String]]

  init(_ name: String) throws {
    let file = Package.root.appendingPathComponent("Fixtures/Oracle/\(name).csv")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    let columns = try #require(lines.first)
    rows = lines.dropFirst().map {
      Dictionary(zip(columns, $0), uniquingKeysWith: { first, _ in first })
    }
    try #require(!rows.isEmpty, "\(name) has no rows")
  }
}
