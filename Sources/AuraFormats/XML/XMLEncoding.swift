// SPDX-License-Identifier: MIT

/// The encodings of XML documents that are read here.
package enum XMLEncoding: Hashable, Sendable {
  case utf8, latin1, latin9

  /// Knows an encoding by its name or one of its aliases; US-ASCII is read as UTF-8, of which it is a part.
  ///
  /// Source: IANA character-sets registry.
  package init?(name: some StringProtocol) {
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": self = .utf8
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "l1": self = .latin1
    case "iso-8859-15", "iso8859-15", "iso_8859-15", "latin-9", "latin9": self = .latin9
    default: return nil
    }
  }

  /// The same text in UTF-8.
  func utf8(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> ContiguousArray<UInt8> {
    let raw = WordScan.raw(bytes.span)
    let end = range.upperBound
    // A byte of the upper half becomes two, one of Latin-9's own three; whole words are written at a time.
    let highCount = bytes[range].count { $0 >= 0x80 }
    var result = ContiguousArray<UInt8>(repeating: 0, count: range.count + 2 * highCount + 8)
    var written = 0
    var offset = range.lowerBound
    while offset < end {
      if offset &+ 8 <= end {
        let word = WordScan.word(raw, at: offset)
        let marks = word & WordScan.repeated(0x80)
        Self.store(word, in: &result, at: written)
        let count = marks == 0 ? 8 : WordScan.firstIndex(marks)
        written &+= count
        offset &+= count
        if marks == 0 { continue }
      }
      let byte = WordScan.byte(raw, at: offset)
      offset &+= 1
      if byte < 0x80 {
        result[written] = byte
        written &+= 1
        continue
      }
      let value = self == .latin9 ? Latin9.scalar(of: byte) : UInt32(byte)
      if value < 0x800 {
        result[written] = 0xC0 | UInt8(value >> 6)
        written &+= 1
      } else {
        result[written] = 0xE0 | UInt8(value >> 12)
        result[written &+ 1] = 0x80 | UInt8(value >> 6 & 0x3F)
        written &+= 2
      }
      result[written] = 0x80 | UInt8(value & 0x3F)
      written &+= 1
    }
    result.removeLast(result.count - written)
    return result
  }

  /// Writes the eight bytes of a word.
  @inline(__always)
  private static func store(_ word: UInt64, in result: inout ContiguousArray<UInt8>, at offset: Int) {
    var span = result.mutableSpan
    var bytes = unsafe span.mutableBytes
    bytes.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
  }
}
