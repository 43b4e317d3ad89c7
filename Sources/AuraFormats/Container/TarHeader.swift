// SPDX-License-Identifier: MIT

/// One header block of 512 bytes, its fields read on demand.
///
/// Source: POSIX.1-2017, pax, "ustar Interchange Format"; GNU tar manual, "Basic Tar Format".
struct TarHeader {
  static let blockBytes = 512

  let bytes: ContiguousArray<UInt8>
  let offset: Int

  /// Whether the block is the end mark: 512 zeros.
  var isZero: Bool {
    let raw = WordScan.raw(bytes.span)
    var all: UInt64 = 0
    for index in 0..<64 { all |= WordScan.word(raw, at: offset &+ index &* 8) }
    return all == 0
  }

  var type: UInt8 { bytes[offset + 156] }
  var nameBytes: ArraySlice<UInt8> { text(0, 100) }
  var linkBytes: ArraySlice<UInt8> { text(157, 100) }

  /// Only POSIX headers have the long path's first part here; GNU keeps times in the same place.
  var prefixBytes: ArraySlice<UInt8> {
    bytes[offset + 257..<offset + 263].elementsEqual("ustar\0".utf8) ? text(345, 155) : []
  }

  /// Compares the check sum: that of all bytes, with the sum's own field as blanks.
  func verifyCheckSum() throws(TarError) {
    let found = try number(148, 8, "check sum")
    let raw = WordScan.raw(bytes.span)
    var pairs: UInt64 = 0
    // Four sums of 16 bits side by side; 128 bytes each, so that none runs over.
    for index in 0..<64 {
      let word = WordScan.word(raw, at: offset &+ index &* 8)
      pairs &+= (word & 0x00FF_00FF_00FF_00FF) &+ (word >> 8 & 0x00FF_00FF_00FF_00FF)
    }
    var sum = (0..<4).reduce(0) { $0 + Int(pairs >> UInt64($1 * 16) & 0xFFFF) } + 8 * 0x20
    for index in 148..<156 { sum -= Int(bytes[offset + index]) }
    if found == sum { return }
    // Some old programs summed signed bytes: 256 less for each high one outside the field.
    let high =
      bytes[offset..<offset + 148].count { $0 >= 0x80 } + bytes[offset + 156..<offset + 512].count { $0 >= 0x80 }
    guard found == sum - 256 * high else { throw .checkSum(offset: offset, found: found, expected: sum) }
  }

  func size() throws(TarError) -> Int { try number(124, 12, "size") }

  /// The time of the last change; a field that is not a number spoils no member and counts as 0.
  func modifiedSeconds() -> Int {
    do throws(TarError) { return try number(136, 12, "mtime") } catch { return 0 }
  }

  /// A number: octal digits with blanks or NULs around them, or base 256 when the first bit is set.
  func number(_ start: Int, _ length: Int, _ field: String) throws(TarError) -> Int {
    let range = offset + start..<offset + start + length
    func wrong() -> TarError {
      .number(offset: offset, field: field, found: ByteExcerpt.escaped(bytes[range]))
    }
    var value = 0
    if bytes[range.lowerBound] & 0x80 != 0 {
      // 0xFF begins a negative number, which nothing asked for here can be.
      guard bytes[range.lowerBound] == 0x80 else { throw wrong() }
      for byte in bytes[range].dropFirst() {
        guard value < 1 << 54 else { throw wrong() }
        value = value << 8 | Int(byte)
      }
      return value
    }
    let isPadding = { (byte: UInt8) in byte == 0x20 || byte == 0 }
    let field = bytes[range].drop(while: isPadding)
    let digits = field.prefix { !isPadding($0) }
    guard field.dropFirst(digits.count).allSatisfy(isPadding) else { throw wrong() }
    for byte in digits {
      guard (0x30...0x37).contains(byte) else { throw wrong() }
      value = value << 3 | Int(byte & 7)
    }
    return value
  }

  /// A field of text: up to the first NUL, or the whole of it.
  private func text(_ start: Int, _ length: Int) -> ArraySlice<UInt8> {
    bytes[offset + start..<offset + start + length].prefix { $0 != 0 }
  }
}
