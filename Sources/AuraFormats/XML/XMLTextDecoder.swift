// SPDX-License-Identifier: MIT

/// Turns a stretch of a document that a reader has found well formed into the text it means.
enum XMLTextDecoder {
  /// Whether text means just what it is: no reference, no markup, no CR.
  static func isPlain(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Bool {
    nextSpecial(in: WordScan.raw(bytes.span), from: range.lowerBound, to: range.upperBound) == range.upperBound
  }

  /// The bytes inside of text that is one CDATA section and means just what stands in it; nil for any other text.
  static func loneCDATA(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    let raw = WordScan.raw(bytes.span)
    let start = range.lowerBound + 9
    guard range.count >= 12, WordScan.isEqual(in: raw, range.lowerBound..<start, to: "<![CDATA[") else { return nil }
    let end = WordScan.find("]]>", in: raw, from: start, to: range.upperBound)
    guard end == range.upperBound - 3, WordScan.find(0x0D, in: raw, from: start, to: end) == end else { return nil }
    return start..<end
  }

  /// The text of a stretch. Line ends become LF, and in attributes blanks. Source: XML 1.0, 5th ed., 2.11 and 3.3.3.
  static func string(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>, isAttribute: Bool) -> String {
    let raw = WordScan.raw(bytes.span)
    let isVerbatim =
      isAttribute
      ? nextSpecialOfAttribute(in: raw, from: range.lowerBound, to: range.upperBound) == range.upperBound
      : isPlain(bytes, range)
    if isVerbatim { return String(decoding: bytes[range], as: UTF8.self) }
    if !isAttribute, let inside = loneCDATA(bytes, range) { return String(decoding: bytes[inside], as: UTF8.self) }
    return String(decoding: self.bytes(bytes, range, isAttribute: isAttribute), as: UTF8.self)
  }

  /// The same as UTF-8.
  static func bytes(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>, isAttribute: Bool) -> ContiguousArray<UInt8> {
    var decoder = Decoder(isAttribute: isAttribute)
    decoder.read(bytes, range)
    return decoder.output
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

  /// The offset of the first `&` or control character, or `end`.
  @inline(__always)
  private static func nextSpecialOfAttribute(in raw: RawSpan, from start: Int, to end: Int) -> Int {
    var offset = start
    while offset &+ 8 <= end {
      let word = WordScan.word(raw, at: offset)
      let marks =
        WordScan.zeroBytes(word ^ WordScan.repeated(UInt8(ascii: "&")))
        | (WordScan.bytesAbove(0x1F, word) ^ WordScan.repeated(0x80))
      if marks != 0 { return offset &+ WordScan.firstIndex(marks) }
      offset &+= 8
    }
    while offset < end {
      let byte = WordScan.byte(raw, at: offset)
      if byte == UInt8(ascii: "&") || byte < 0x20 { break }
      offset &+= 1
    }
    return offset
  }

  private struct Decoder {
    let isAttribute: Bool
    var output: ContiguousArray<UInt8> = []

    init(isAttribute: Bool) {
      self.isAttribute = isAttribute
    }

    mutating func read(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) {
      output.reserveCapacity(range.count)
      let raw = WordScan.raw(bytes.span)
      let end = range.upperBound
      var offset = range.lowerBound
      while offset < end {
        let next =
          isAttribute
          ? nextSpecialOfAttribute(in: raw, from: offset, to: end) : nextSpecial(in: raw, from: offset, to: end)
        output.append(contentsOf: bytes[offset..<next])
        guard next < end else { return }
        switch bytes[next] {
        case UInt8(ascii: "&"):
          if let (scalar, behind) = XMLEntities.reference(in: raw, at: next, to: end) {
            output.append(contentsOf: UTF8.encode(scalar)!)
            offset = behind
          } else {
            output.append(UInt8(ascii: "&"))
            offset = next + 1
          }
        case UInt8(ascii: "<"): offset = readMarkup(bytes, from: next, to: end)
        default: offset = readControl(bytes, at: next, to: end)
        }
      }
    }

    /// Takes a control character: line ends made one, and blanks in attributes. Returns the offset behind it.
    private mutating func readControl(_ bytes: ContiguousArray<UInt8>, at offset: Int, to end: Int) -> Int {
      let byte = bytes[offset]
      let isBlank = byte == 0x0D || (isAttribute && (byte == 0x0A || byte == 0x09))
      output.append(isBlank ? (isAttribute ? 0x20 : 0x0A) : byte)
      return byte == 0x0D && offset + 1 < end && bytes[offset + 1] == 0x0A ? offset + 2 : offset + 1
    }

    /// Takes CDATA in, leaves comments, instructions and tags out; returns the offset behind.
    private mutating func readMarkup(_ bytes: ContiguousArray<UInt8>, from start: Int, to end: Int) -> Int {
      let raw = WordScan.raw(bytes.span)
      let cdata = start..<min(start + 9, end)
      if WordScan.isEqual(in: raw, cdata, to: "<![CDATA[") {
        let close = WordScan.find("]]>", in: raw, from: cdata.upperBound, to: end)
        var offset = cdata.upperBound
        while offset < close {
          let next = WordScan.find(0x0D, in: raw, from: offset, to: close)
          output.append(contentsOf: bytes[offset..<next])
          offset = next < close ? readControl(bytes, at: next, to: close) : close
        }
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
  }
}
