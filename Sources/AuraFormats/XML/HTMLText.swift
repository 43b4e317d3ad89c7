// SPDX-License-Identifier: MIT

/// Text that is HTML inside another document, as the titles of feeds often are.
package enum HTMLText {
  /// One line of plain text: entities undone once, tags left out, every run of blanks made one.
  ///
  /// Once and no more: a text that is about `&amp;` keeps it (Q-RSS-06). A `<` that begins no tag is a letter.
  package static func line(_ text: String) -> String {
    let source = ContiguousArray(text.utf8)
    guard
      source.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 < 0x20 || $0 == 0xC2 })
        || !isTidy(source)
    else { return text }
    let text = withoutTags(source)
    return collapsed(XMLTextDecoder.string(text, 0..<text.count, isAttribute: true))
  }

  /// Whether blanks stand only one by one, and none at an end.
  private static func isTidy(_ bytes: ContiguousArray<UInt8>) -> Bool {
    var isBehindBlank = true
    for byte in bytes {
      let isBlank = byte == 0x20
      if isBlank, isBehindBlank { return false }
      isBehindBlank = isBlank
    }
    return !isBehindBlank || bytes.isEmpty
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

  private static func collapsed(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var isPending = false
    for scalar in text.unicodeScalars {
      // The no-break space is one of HTML's ways to write a blank.
      if scalar.value <= 0x20 || scalar.value == 0xA0 || scalar.value == 0x7F {
        isPending = !result.isEmpty
        continue
      }
      if isPending { result.unicodeScalars.append(" ") }
      isPending = false
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
