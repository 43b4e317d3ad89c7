// SPDX-License-Identifier: MIT

/// What GNU name headers and PAX headers say about the next real member.
struct TarOverrides {
  var gnuName: ArraySlice<UInt8>?
  var gnuLink: ArraySlice<UInt8>?
  private var paxName: ArraySlice<UInt8>?
  private var paxLink: ArraySlice<UInt8>?
  private(set) var size: Int?
  private var isPaxSeen = false

  /// PAX is the newer word and wins.
  var name: ArraySlice<UInt8>? { paxName ?? gnuName }
  var link: ArraySlice<UInt8>? { paxLink ?? gnuLink }
  var isEmpty: Bool { gnuName == nil && gnuLink == nil && !isPaxSeen }

  /// Reads the records of a PAX header: `length key=value` and a line feed each, the length counting all of it.
  ///
  /// Source: POSIX.1-2017, pax, "pax Extended Header". An empty value takes back an earlier record.
  mutating func read(_ content: ArraySlice<UInt8>, headerOffset: Int) throws(TarError) {
    isPaxSeen = true
    var rest = content
    while !rest.isEmpty {
      let record = try Self.record(rest, headerOffset: headerOffset)
      rest = rest.dropFirst(record.length)
      let value = record.value.isEmpty ? nil : record.value
      if record.key.elementsEqual("path".utf8) {
        paxName = value
      } else if record.key.elementsEqual("linkpath".utf8) {
        paxLink = value
      } else if record.key.elementsEqual("size".utf8) {
        size = try value.map { bytes throws(TarError) in
          guard let number = decimal(bytes) else {
            throw .number(
              offset: headerOffset, field: "PAX size", found: ByteExcerpt.escaped(bytes))
          }
          return number
        }
      } else if record.key.starts(with: "GNU.sparse.".utf8) {
        throw .unsupported(
          offset: headerOffset, member: paxName.map { String(decoding: $0, as: UTF8.self) } ?? "",
          kind: "sparse file")
      }
    }
  }

  private static func record(
    _ bytes: ArraySlice<UInt8>, headerOffset: Int
  ) throws(TarError) -> (length: Int, key: ArraySlice<UInt8>, value: ArraySlice<UInt8>) {
    let digits = bytes.prefix { $0 != 0x20 }
    func wrong() -> TarError {
      .extendedHeader(
        offset: headerOffset, found: ByteExcerpt.escaped(bytes),
        expected: "length, blank, key=value, line feed")
    }
    guard let length = decimal(digits), length <= bytes.count, length > digits.count + 2 else { throw wrong() }
    let line = bytes.prefix(length)
    let body = line.dropFirst(digits.count + 1).dropLast()
    guard line.last == 0x0A, let equals = body.firstIndex(of: UInt8(ascii: "=")) else { throw wrong() }
    return (length, body[..<equals], body[(equals + 1)...])
  }
}

/// A whole number in decimal digits, or nil; at most 18 of them, more than any archive holds.
private func decimal(_ bytes: ArraySlice<UInt8>) -> Int? {
  guard (1...18).contains(bytes.count), bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
  return bytes.reduce(0) { $0 * 10 + Int($1 & 15) }
}
