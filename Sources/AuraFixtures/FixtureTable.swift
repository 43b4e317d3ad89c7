// SPDX-License-Identifier: MIT

/// A plain table of a fixture or a reference folder: commas, a header, no quotes, `#` before remarks.
public struct FixtureTable: Sendable {
  public let columns: [String]
  public let rows: [[Substring]]

  public init(csv text: String) {
    var lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }[...]
    columns = (lines.popFirst() ?? "").split(separator: ",").map(String.init)
    rows = lines.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
  }

  /// The place of a column; a missing one is a mistake of the caller.
  public func index(_ column: String) -> Int {
    guard let index = columns.firstIndex(of: column) else {
      preconditionFailure("the table has no column \(column), only \(columns)")
    }
    return index
  }
}
