// SPDX-License-Identifier: MIT

import AuraFixtures
import CZlib
public import Testing

/// A comma-separated table of the reference folder, `.gz` or plain, for tests that compare ours with it.
///
/// The reader knows quoted fields and nothing else; it is not the engine's.
public struct ReferenceTable {
  /// The rows below the header.
  public let rows: [Row]

  /// Reads a table, named from the folder's root; a missing file is a failure, not a skip.
  public init(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let path = (Fixtures.reference ?? "") + "/" + name
    let bytes = try #require(inflated(path), "no reference table \(name)", sourceLocation: sourceLocation)
    var lines = splitCSV(bytes)
    let header = lines.removeFirst()
    let columns = Dictionary(uniqueKeysWithValues: header.enumerated().map { ($0.element, $0.offset) })
    rows = lines.map { Row(fields: $0, columns: columns) }
  }

  /// One row, read by the name of a column.
  public struct Row {
    let fields: [String]
    let columns: [String: Int]

    /// The field of a column; a column that is not there is a programmer's error.
    public subscript(column: String) -> String { fields[columns[column]!] }
  }
}

/// The bytes of a file, inflated when it is gzip.
private func inflated(_ path: String) -> [UInt8]? {
  guard let file = gzopen(path, "rb") else { return nil }
  defer { gzclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = gzread(file, &chunk, UInt32(chunk.count))
    if count <= 0 { return count == 0 ? bytes : nil }
    bytes.append(contentsOf: chunk[..<Int(count)])
  }
}

private func splitCSV(_ bytes: [UInt8]) -> [[String]] {
  var lines: [[String]] = []
  var fields: [String] = []
  var field: [UInt8] = []
  var isQuoted = false
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "\""): isQuoted.toggle()
    case UInt8(ascii: ",") where !isQuoted:
      fields.append(String(decoding: field, as: UTF8.self))
      field.removeAll(keepingCapacity: true)
    case UInt8(ascii: "\r") where !isQuoted: break
    case UInt8(ascii: "\n") where !isQuoted:
      fields.append(String(decoding: field, as: UTF8.self))
      field.removeAll(keepingCapacity: true)
      lines.append(fields)
      fields.removeAll(keepingCapacity: true)
    default: field.append(byte)
    }
  }
  if !fields.isEmpty || !field.isEmpty { lines.append(fields + [String(decoding: field, as: UTF8.self)]) }
  return lines
}
