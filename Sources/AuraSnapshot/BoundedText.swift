// SPDX-License-Identifier: MIT

/// Texts within bounds: measured as JSON writes them, and shortened between words only.
extension String {
  /// Bytes between the quotes of a JSON string.
  var jsonLength: Int {
    var length = 0
    for byte in utf8 { length += Self.jsonLength(of: byte) }
    return length
  }

  /// Whether it takes no more bytes between the quotes. No byte takes more than six.
  func fits(_ limit: Int) -> Bool { utf8.count <= limit && (utf8.count * 6 <= limit || jsonLength <= limit) }

  /// The whole text where it fits, else as many of its first words as do, with a mark of omission. Empty where not even
  /// one does.
  func shortened(to limit: Int) -> String {
    guard !fits(limit) else { return self }
    // "…" has three bytes.
    var left = limit - 3
    var end = startIndex
    var index = startIndex
    while index < endIndex {
      let character = self[index]
      left -= character.utf8.reduce(0) { $0 + Self.jsonLength(of: $1) }
      guard left >= 0 else { break }
      if character.isWhitespace { end = index }
      index = self.index(after: index)
    }
    while end > startIndex, self[self.index(before: end)].isWhitespace { end = self.index(before: end) }
    return end > startIndex ? self[..<end] + "…" : ""
  }

  /// The whole key where it fits, else its beginning and a hash of the whole, so that two keys stay two.
  func shortenedKey(to limit: Int) -> String {
    guard !fits(limit) else { return self }
    var left = limit - 17
    let beginning = prefix { character in
      left -= character.utf8.reduce(0) { $0 + Self.jsonLength(of: $1) }
      return left >= 0
    }
    // FNV-1a, 64 bits.
    let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return beginning + "~" + String(hash, radix: 16)
  }

  private static func jsonLength(of byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x08, 0x09, 0x0A, 0x0C, 0x0D: 2
    case 0..<0x20: 6
    default: 1
    }
  }
}
