// SPDX-License-Identifier: MIT

/// Text that is HTML inside another document, as the titles of feeds often are.
package enum HTMLText {
  /// One line of plain text: entities undone once, tags left out, every run of blanks made one.
  ///
  /// Once and no more: a text that is about `&amp;` keeps it (Q-RSS-06). A `<` that begins no tag is a letter.
  package static func line(_ text: String) -> String {
    let source = ContiguousArray(text.utf8)
    return isLine(source, 0..<source.count) ? text : line(source)
  }

  /// The same of UTF-8.
  static func line(_ source: ContiguousArray<UInt8>) -> String {
    let text = withoutTags(source)
    return String(decoding: collapsed(XMLTextDecoder.bytes(text, 0..<text.count, isAttribute: true)), as: UTF8.self)
  }

  /// Whether bytes are one line of plain text as they stand, and not empty: nothing to undo or to leave out, and blanks
  /// only one by one and inside.
  static func isLine(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Bool {
    let raw = WordScan.raw(bytes.span)
    var isBehindBlank = true
    for offset in range {
      let byte = WordScan.byte(raw, at: offset)
      if byte <= 0x20 {
        guard byte == 0x20, !isBehindBlank else { return false }
        isBehindBlank = true
        continue
      }
      isBehindBlank = false
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == 0x7F { return false }
      if byte == 0xC2, offset + 1 < range.upperBound, WordScan.byte(raw, at: offset + 1) == 0xA0 { return false }
    }
    return !isBehindBlank
  }

  private static func withoutTags(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    guard bytes.contains(UInt8(ascii: "<")) else { return bytes }
    var result: ContiguousArray<UInt8> = []
    result.reserveCapacity(bytes.count)
    var index = 0
    // Behind the last `>` there is no tag, so that text full of `<` is looked through once.
    let lastClose = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), index < lastClose, beginsTag(bytes, at: index + 1),
        let close = bytes[index...].firstIndex(of: UInt8(ascii: ">"))
      {
        index = close + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func beginsTag(_ bytes: ContiguousArray<UInt8>, at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let mark = bytes[index]
    return mark == UInt8(ascii: "/") || mark == UInt8(ascii: "!") || (0x61...0x7A).contains(mark | 0x20)
  }

  /// Each run of blanks made one, none at the ends. The no-break space, C2 A0, is one of HTML's ways to write a blank.
  private static func collapsed(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var result: ContiguousArray<UInt8> = []
    result.reserveCapacity(bytes.count)
    var isPending = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let isUnbreakable = byte == 0xC2 && index + 1 < bytes.count && bytes[index + 1] == 0xA0
      index += isUnbreakable ? 2 : 1
      if byte <= 0x20 || byte == 0x7F || isUnbreakable {
        isPending = !result.isEmpty
        continue
      }
      if isPending { result.append(0x20) }
      isPending = false
      result.append(byte)
    }
    return result
  }
}
