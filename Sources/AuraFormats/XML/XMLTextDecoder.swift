// SPDX-License-Identifier: MIT

/// Turns a stretch of a document that a reader has found well formed into the text it means.
enum XMLTextDecoder {
  /// Whether text means just what it is: no reference, no markup, no CR.
  static func isPlain(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Bool {
    nextSpecial(in: WordScan.raw(bytes.span), from: range.lowerBound, to: range.upperBound) == range.upperBound
  }

  /// The text of a stretch. Line ends become LF, and in attributes blanks. Source: XML 1.0, 5th ed., 2.11 and 3.3.3.
  static func string(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>, isAttribute: Bool) -> String {
    if !isAttribute, isPlain(bytes, range) { return String(decoding: bytes[range], as: UTF8.self) }
    var decoder = Decoder(isAttribute: isAttribute)
    decoder.read(WordScan.raw(bytes.span), range)
    return String(decoding: decoder.output, as: UTF8.self)
  }

  /// The offset of the first `&`, `<` or CR, or `end`.
  @inline(__always)
  private static func nextSpecial(in raw: RawSpan, from start: Int, to end: Int) -> Int {
    var offset = start
    while offset &+ 8 <= end {
      let word = WordScan.word(raw, at: offset)
      let marks =
        WordScan.zeroBytes(word ^ WordScan.repeated(UInt8(ascii: "&")))
        | WordScan.zeroBytes(word ^ WordScan.repeated(UInt8(ascii: "<")))
        | WordScan.zeroBytes(word ^ WordScan.repeated(0x0D))
      if marks != 0 { return offset &+ WordScan.firstIndex(marks) }
      offset &+= 8
    }
    while offset < end, !isSpecial(WordScan.byte(raw, at: offset)) { offset &+= 1 }
    return offset
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == 0x0D
  }

  private struct Decoder {
    let isAttribute: Bool
    var output: [UInt8] = []

    init(isAttribute: Bool) {
      self.isAttribute = isAttribute
    }

    mutating func read(_ raw: RawSpan, _ range: Range<Int>) {
      output.reserveCapacity(range.count)
      let end = range.upperBound
      var offset = range.lowerBound
      while offset < end {
        switch WordScan.byte(raw, at: offset) {
        case UInt8(ascii: "&"):
          if let (scalar, next) = XMLEntities.reference(in: raw, at: offset, to: end) {
            output.append(contentsOf: UTF8.encode(scalar)!)
            offset = next
          } else {
            output.append(UInt8(ascii: "&"))
            offset += 1
          }
        case UInt8(ascii: "<") where !isAttribute: offset = readMarkup(raw, from: offset, to: end)
        default: offset = copy(raw, from: offset, to: end)
        }
      }
    }

    /// Takes CDATA in, leaves comments, instructions and tags out; returns the offset behind.
    private mutating func readMarkup(_ raw: RawSpan, from start: Int, to end: Int) -> Int {
      let cdata = start..<min(start + 9, end)
      if WordScan.isEqual(in: raw, cdata, to: "<![CDATA[") {
        let close = WordScan.find("]]>", in: raw, from: cdata.upperBound, to: end)
        var offset = cdata.upperBound
        while offset < close { offset = copy(raw, from: offset, to: close, stopsAtMarks: false) }
        return min(close + 3, end)
      }
      if WordScan.isEqual(in: raw, start..<min(start + 4, end), to: "<!--") {
        return min(WordScan.find("-->", in: raw, from: start + 4, to: end) + 3, end)
      }
      if WordScan.isEqual(in: raw, start..<min(start + 2, end), to: "<?") {
        return min(WordScan.find("?>", in: raw, from: start + 2, to: end) + 2, end)
      }
      var offset = start + 1
      while offset < end {
        let byte = WordScan.byte(raw, at: offset)
        offset += 1
        if byte == UInt8(ascii: ">") { break }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          offset = WordScan.find(byte, in: raw, from: offset, to: end) + 1
        }
      }
      return min(offset, end)
    }

    /// Copies at least one byte, up to the next mark, with line ends made one.
    private mutating func copy(_ raw: RawSpan, from start: Int, to end: Int, stopsAtMarks: Bool = true) -> Int {
      var offset = start
      repeat {
        let byte = WordScan.byte(raw, at: offset)
        offset += 1
        if byte == 0x0D, offset < end, WordScan.byte(raw, at: offset) == 0x0A { offset += 1 }
        let isBlank = byte == 0x0D || (isAttribute && (byte == 0x0A || byte == 0x09))
        output.append(isBlank ? (isAttribute ? 0x20 : 0x0A) : byte)
        guard offset < end, stopsAtMarks else { continue }
        let next = WordScan.byte(raw, at: offset)
        if next == UInt8(ascii: "&") || (next == UInt8(ascii: "<") && !isAttribute) { break }
      } while offset < end
      return offset
    }
  }
}
