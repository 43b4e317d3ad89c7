// SPDX-License-Identifier: MIT

/// A file of golden lines: the cases of one capital, or the edges.
public struct GoldenFile: Hashable, Sendable {
  /// Without folder: `28079.tsv`.
  public var name: String
  public var lines: [GoldenLine]

  public init(name: String, lines: [GoldenLine]) {
    self.name = name
    self.lines = lines
  }

  /// Lines longer than this are refused: a snapshot has 16 KB at most.
  static let lineLimit = 24_000

  /// Reads a file: a line with the names of the columns, then a case a line.
  public init(name: String, text: String) throws(GoldenError) {
    self.init(name: name, lines: [])
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    if rows.last?.isEmpty == true { rows.removeLast() }
    let header = GoldenLine.columns.joined(separator: "\t")
    guard rows.first.map(String.init) == header else {
      throw .line(file: name, number: 1, found: String(rows.first ?? "").prefix(64).description, expected: header)
    }
    for (index, row) in rows.enumerated().dropFirst() {
      guard row.utf8.count <= Self.lineLimit else {
        throw .line(file: name, number: index + 1, found: "\(row.utf8.count) bytes", expected: "\(Self.lineLimit)")
      }
      lines.append(try GoldenLine(text: row, file: name, number: index + 1))
    }
  }

  /// The file, its lines in the order of their ids.
  public var text: String {
    let rows = lines.sorted { $0.id < $1.id }.map(\.text)
    return ([GoldenLine.columns.joined(separator: "\t")] + rows).map { $0 + "\n" }.joined()
  }
}
