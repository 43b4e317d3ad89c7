// SPDX-License-Identifier: MIT

/// A reader of comma-separated tables, row by row. Source: RFC 4180.
///
/// Beyond the RFC: lines end with CR LF, LF, CR or CR CR LF; empty lines are no rows; a quote inside a field that does
/// not begin with one is a letter like any other; rows may have too few or too many fields and say so.
package struct CSVReader: Sendable {
  package let text: UTF8Text
  package let limits: CSVLimits
  /// How many rows had another number of fields than the first.
  package private(set) var raggedRowCount = 0

  private let separator: UInt8
  private var offset = 0
  private var line = 1
  private var rowCount = 0
  private var expectedCount: Int?

  package init(_ text: UTF8Text, separator: Unicode.Scalar = ",", limits: CSVLimits = .standard) {
    precondition(separator.isASCII && separator != "\"", "a separator is an ASCII character other than a quote")
    self.text = text
    self.separator = UInt8(separator.value)
    self.limits = limits
    if text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Reads the first row as the names of the columns; nil when there is none.
  package mutating func readHeader() throws(CSVError) -> CSVHeader? {
    guard let row = try next() else { return nil }
    return CSVHeader(
      names: row.fields.map { field in
        var name = string(field)[...]
        while name.first?.isWhitespace == true { name.removeFirst() }
        while name.last?.isWhitespace == true { name.removeLast() }
        return name.lowercased()
      })
  }

  /// Reads the next row, or returns nil at the end of the text.
  ///
  /// - Throws: `CSVError`. After `textBehindQuote` the reader stands at the next line; after the others at the end.
  package mutating func next() throws(CSVError) -> CSVRow? {
    while offset < text.bytes.count, skipLineEnd() {}
    guard offset < text.bytes.count else { return nil }
    rowCount += 1
    guard rowCount <= limits.rowCount else { throw stop(.limit(line: line, what: "rows", limit: limits.rowCount)) }
    let firstLine = line
    var fields: [CSVField] = []
    repeat {
      guard fields.count < limits.fieldCount else {
        throw stop(.limit(line: line, what: "fields in a row", limit: limits.fieldCount))
      }
      let field = try readField()
      guard field.range.count <= limits.fieldBytes else {
        throw stop(.limit(line: firstLine, what: "bytes in a field", limit: limits.fieldBytes))
      }
      fields.append(field)
    } while skipSeparator()
    _ = skipLineEnd()
    let isRagged = fields.count != expectedCount ?? fields.count
    if expectedCount == nil { expectedCount = fields.count }
    if isRagged { raggedRowCount += 1 }
    return CSVRow(line: firstLine, fields: fields, isRagged: isRagged)
  }

  /// The text of a field, two quotes made one.
  package func string(_ field: CSVField) -> String {
    guard field.hasEscapes else { return String(decoding: text.bytes[field.range], as: UTF8.self) }
    var result: [UInt8] = []
    var isSecond = false
    for byte in text.bytes[field.range] {
      isSecond = byte == UInt8(ascii: "\"") && !isSecond
      if !isSecond { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func byte(_ offset: Int) -> UInt8? { offset < text.bytes.count ? text.bytes[offset] : nil }

  private func endsField(_ byte: UInt8?) -> Bool { byte == nil || byte == separator || byte == 0x0A || byte == 0x0D }

  private mutating func skipSeparator() -> Bool {
    guard byte(offset) == separator else { return false }
    offset += 1
    return true
  }

  /// Moves behind one line end; CR CR LF is one.
  private mutating func skipLineEnd() -> Bool {
    guard let first = byte(offset), first == 0x0A || first == 0x0D else { return false }
    var end = offset
    // Two CR at most: more than that are lines of their own, and are not looked through again and again.
    while end < offset + 2, byte(end) == 0x0D { end += 1 }
    offset = byte(end) == 0x0A ? end + 1 : offset + 1
    line += 1
    return true
  }

  private mutating func readField() throws(CSVError) -> CSVField {
    guard byte(offset) == UInt8(ascii: "\"") else {
      let start = offset
      while offset < text.bytes.count, case let next = text.bytes[offset],
        next != separator && next != 0x0A && next != 0x0D
      {
        offset += 1
      }
      return CSVField(range: start..<offset, isQuoted: false, hasEscapes: false)
    }
    let opening = (line: line, offset: offset)
    var hasEscapes = false
    offset += 1
    while true {
      guard let next = byte(offset) else {
        throw .unclosedQuote(line: opening.line, offset: sent(opening.offset))
      }
      if next == UInt8(ascii: "\"") {
        guard byte(offset + 1) == UInt8(ascii: "\"") else { break }
        hasEscapes = true
        offset += 1
      } else if next == 0x0A || (next == 0x0D && byte(offset + 1) != 0x0A && byte(offset + 1) != 0x0D) {
        line += 1
      }
      offset += 1
    }
    let field = CSVField(range: opening.offset + 1..<offset, isQuoted: true, hasEscapes: hasEscapes)
    offset += 1
    guard endsField(byte(offset)) else {
      let found = ByteExcerpt.escaped(text.bytes.span, from: offset, limit: 16)
      let error = CSVError.textBehindQuote(line: line, offset: sent(offset), found: found)
      while let next = byte(offset), next != 0x0A, next != 0x0D { offset += 1 }
      throw error
    }
    return field
  }

  /// The offset in the file of an offset in the text.
  private func sent(_ offset: Int) -> Int { text.origin.offset(of: offset, in: text.bytes.span) }

  private mutating func stop(_ error: CSVError) -> CSVError {
    offset = text.bytes.count
    return error
  }
}
