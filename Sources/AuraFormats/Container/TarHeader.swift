// SPDX-License-Identifier: MIT

/// One header block of 512 bytes, its fields read on demand.
///
/// Source: POSIX.1-2017, pax, "ustar Interchange Format"; GNU tar manual, "Basic Tar Format".
struct TarHeader {
  static let blockBytes = 512

  let bytes: [UInt8]
  let offset: Int

  /// Whether the block is the end mark: 512 zeros.
  var isZero: Bool { bytes[offset..<offset + Self.blockBytes].allSatisfy { $0 == 0 } }

  var type: UInt8 { bytes[offset + 156] }
  var nameBytes: ArraySlice<UInt8> { text(0, 100) }
  var linkBytes: ArraySlice<UInt8> { text(157, 100) }

  /// Only POSIX headers have the long path's first part here; GNU keeps times in the same place.
  var prefixBytes: ArraySlice<UInt8> {
    bytes[offset + 257..<offset + 263].elementsEqual("ustar\0".utf8) ? text(345, 155) : []
  }

  /// The sum of all bytes with the sum's own field as blanks; some old programs summed signed bytes.
  var sums: (unsigned: Int, signed: Int) {
    var unsigned = 0
    var signed = 0
    for index in 0..<Self.blockBytes {
      let byte = (148..<156).contains(index) ? 0x20 : bytes[offset + index]
      unsigned += Int(byte)
      signed += Int(Int8(bitPattern: byte))
    }
    return (unsigned, signed)
  }

  func verifyCheckSum() throws(TarError) {
    let found = try number(148, 8, "check sum")
    let (unsigned, signed) = sums
    guard found == unsigned || found == signed else {
      throw .checkSum(offset: offset, found: found, expected: unsigned)
    }
  }

  func size() throws(TarError) -> Int { try number(124, 12, "size") }

  /// The time of the last change; a field that is not a number spoils no member and counts as 0.
  func modifiedSeconds() -> Int {
    do throws(TarError) { return try number(136, 12, "mtime") } catch { return 0 }
  }

  /// A number: octal digits with blanks or NULs around them, or base 256 when the first bit is set.
  func number(_ start: Int, _ length: Int, _ field: String) throws(TarError) -> Int {
    let range = offset + start..<offset + start + length
    let wrong = TarError.number(offset: offset, field: field, found: WordScan.excerpt(bytes, range))
    var value = 0
    if bytes[range.lowerBound] & 0x80 != 0 {
      // 0xFF begins a negative number, which nothing asked for here can be.
      guard bytes[range.lowerBound] == 0x80 else { throw wrong }
      for byte in bytes[range].dropFirst() {
        guard value < 1 << 54 else { throw wrong }
        value = value << 8 | Int(byte)
      }
      return value
    }
    let isPadding = { (byte: UInt8) in byte == 0x20 || byte == 0 }
    let field = bytes[range].drop(while: isPadding)
    let digits = field.prefix { !isPadding($0) }
    guard field.dropFirst(digits.count).allSatisfy(isPadding) else { throw wrong }
    for byte in digits {
      guard (0x30...0x37).contains(byte) else { throw wrong }
      value = value << 3 | Int(byte & 7)
    }
    return value
  }

  /// A field of text: up to the first NUL, or the whole of it.
  private func text(_ start: Int, _ length: Int) -> ArraySlice<UInt8> {
    bytes[offset + start..<offset + start + length].prefix { $0 != 0 }
  }
}
