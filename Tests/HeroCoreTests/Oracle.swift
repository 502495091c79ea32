import Foundation
import Testing

/// A table of numbers from outside, read from `Fixtures/Oracle`.
///
/// Lines that start with `#` name the origin; the first other line names the columns.
struct Oracle {
  /// One line of the table, by column.
  struct Row: CustomStringConvertible {
    let cells: [String: String]
    let description: String

    /// The text in a column; empty where the table has none.
    func text(_ column: String) -> String { cells[column] ?? "" }

    /// The number in a column; not a number where there is none.
    func number(_ column: String) -> Double { Double(text(column)) ?? .nan }

    /// The unit of the last digit given in a column, but at least a millionth.
    func tolerance(_ column: String) -> Double {
      let decimals = text(column).split(separator: ".").dropFirst().first?.count ?? 0
      return max(1e-6, pow(10, -Double(decimals)))
    }
  }

  /// The names of the columns, in order.
  let columns: [String]
  /// The lines, in order.
  let rows: [Row]

  /// Reads a table; a missing file is a failure of the test.
  init(_ name: String) {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appendingPathComponent("Fixtures/Oracle/\(name).csv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if text.isEmpty { Issue.record("no table at \(file.path)") }
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    func cells(_ line: String) -> [String] {
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let columns = cells(lines.first ?? "")
    self.columns = columns
    rows = lines.dropFirst().map { line in
      Row(
        cells: Dictionary(zip(columns, cells(line)), uniquingKeysWith: { first, _ in first }),
        description: line)
    }
  }
}

/// Whether two numbers agree within a tolerance, or are both the same infinity.
func isNear(_ first: Double, _ second: Double, within tolerance: Double) -> Bool {
  first == second || (first - second).magnitude <= tolerance
}

/// Whether two vectors agree within a tolerance, component by component.
func isNear(_ first: [Double], _ second: [Double], within tolerance: Double) -> Bool {
  first.count == second.count
    && zip(first, second).allSatisfy { isNear($0, $1, within: tolerance) }
}
