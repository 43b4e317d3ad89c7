// SPDX-License-Identifier: MIT

/// The element names a decoder knows, looked up by their bytes without making a string.
package struct XMLVocabulary: Sendable {
  /// A name of up to 16 bytes as two words: the first eight and the last eight.
  private struct Entry {
    /// The first eight bytes, zeros behind a shorter name.
    var head: UInt64 = 0
    /// The last eight bytes of a name longer than that; else 0.
    var tail: UInt64 = 0
    /// 0 in an empty slot.
    var length = 0
    /// The place in the list of names.
    var index = 0
  }

  /// A power of two at least twice as long as the list, so that probes end soon.
  private let slots: [Entry]

  /// Makes a vocabulary; `names` are different from one another and have at most 16 bytes each.
  package init(_ names: [String]) {
    var count = 8
    while count < names.count * 2 { count *= 2 }
    var slots = Array(repeating: Entry(), count: count)
    for (index, name) in names.enumerated() {
      let bytes = Array(name.utf8)
      precondition((1...16).contains(bytes.count), "a name of a vocabulary has 1…16 bytes: \(name)")
      let head = Self.word(bytes.prefix(8))
      var slot = Self.slot(head, bytes.count, slots.count)
      while slots[slot].length > 0 { slot = (slot + 1) % count }
      let tail = bytes.count > 8 ? Self.word(bytes.suffix(8)) : 0
      slots[slot] = Entry(head: head, tail: tail, length: bytes.count, index: index)
    }
    self.slots = slots
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  @inline(__always)
  private static func slot(_ head: UInt64, _ length: Int, _ slotCount: Int) -> Int {
    let mixed = (head ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 40) & (slotCount &- 1)
  }

  /// The index in the list of the name that lies in bytes, or nil.
  @inline(__always)
  func index(in raw: RawSpan, _ range: Range<Int>) -> Int? {
    let length = range.count
    guard length <= 16 else { return nil }
    let tail = length > 8 ? WordScan.word(raw, at: range.upperBound &- 8) : 0
    let head: UInt64
    if range.lowerBound &+ 8 <= raw.byteCount {
      let word = WordScan.word(raw, at: range.lowerBound)
      head = length < 8 ? word & ((1 << UInt64(length &* 8)) &- 1) : word
    } else {
      head = range.reversed().reduce(0) { $0 << 8 | UInt64(WordScan.byte(raw, at: $1)) }
    }
    var slot = Self.slot(head, length, slots.count)
    while slots[slot].length > 0 {
      if slots[slot].head == head, slots[slot].length == length, slots[slot].tail == tail { return slots[slot].index }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return nil
  }
}
