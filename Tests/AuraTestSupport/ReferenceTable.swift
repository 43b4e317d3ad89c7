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
  ///
  /// - Parameter step: Reads every so-many-th row, the first among them: of a long table a sample is all that is wanted.
  public init(_ name: String, every step: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let path = (Fixtures.reference ?? "") + "/" + name
    let bytes = try #require(inflated(path), "no reference table \(name)", sourceLocation: sourceLocation)
    var lines = splitCSV(step == 1 ? bytes : sampled(bytes, every: step))
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

/// The header and every so-many-th line below it, of a table whose fields hold no line ends.
private func sampled(_ bytes: [UInt8], every step: Int) -> [UInt8] {
  var sample: [UInt8] = []
  bytes.withUnsafeBufferPointer { bytes in
    var (start, index, line) = (0, 0, 0)
    while index < bytes.count {
      index += 1
      guard bytes[index - 1] == 0x0A || index == bytes.count else { continue }
      if line == 0 || (line - 1) % step == 0 { sample.append(contentsOf: bytes[start..<index]) }
      (start, line) = (index, line + 1)
    }
  }
  return sample
}

private func splitCSV(_ bytes: [UInt8]) -> [[String]] {
  var lines: [[String]] = []
  var fields: [String] = []
  var isQuoted = false
  // A plain loop over the bytes, which a debug build takes ten times as fast as an iterator.
  bytes.withUnsafeBufferPointer { bytes in
    var (start, index, marks) = (0, 0, 0)
    func endField() {
      let raw = UnsafeBufferPointer(rebasing: bytes[start..<index])
      let field = marks == 0 ? String(decoding: raw, as: UTF8.self) : String(decoding: plain(raw), as: UTF8.self)
      fields.append(field)
      (start, marks) = (index + 1, 0)
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x22 {
        isQuoted.toggle()
        marks += 1
      } else if !isQuoted, byte == 0x0D {
        marks += 1
      } else if !isQuoted, byte == 0x2C {
        endField()
      } else if !isQuoted, byte == 0x0A {
        endField()
        lines.append(fields)
        fields.removeAll(keepingCapacity: true)
      }
      index += 1
    }
    guard !fields.isEmpty || start < index else { return }
    endField()
    lines.append(fields)
  }
  return lines
}

/// A field's bytes without quotation marks, and without the carriage returns outside them.
private func plain(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
  var isQuoted = false
  return bytes.filter { byte in
    if byte == 0x22 { isQuoted.toggle() }
    return byte != 0x22 && (isQuoted || byte != 0x0D)
  }
}
