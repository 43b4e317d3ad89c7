// SPDX-License-Identifier: MIT

/// The element names a decoder knows, looked up by their bytes without making a string.
package struct XMLVocabulary: Sendable {
  private struct Entry {
    /// The first eight bytes, zeros behind a shorter name.
    var head: UInt64
    var bytes: [UInt8]
    /// The place in the list of names; −1 in an empty slot.
    var index: Int
  }

  /// A power of two at least twice as long as the list, so that probes end soon.
  private var slots: [Entry]

  /// Makes a vocabulary; `names` are different from one another.
  package init(_ names: [String]) {
    var count = 8
    while count < names.count * 2 { count *= 2 }
    slots = Array(repeating: Entry(head: 0, bytes: [], index: -1), count: count)
    for (index, name) in names.enumerated() {
      let bytes = Array(name.utf8)
      let head = bytes.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      var slot = Self.slot(head, bytes.count, slots.count)
      while slots[slot].index >= 0 { slot = (slot + 1) % count }
      slots[slot] = Entry(head: head, bytes: bytes, index: index)
    }
  }

  @inline(__always)
  private static func slot(_ head: UInt64, _ length: Int, _ slotCount: Int) -> Int {
    let mixed = (head ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 40) & (slotCount - 1)
  }

  /// The index in the list of the name that lies in bytes, or nil.
  @inline(__always)
  func index(in raw: RawSpan, _ range: Range<Int>) -> Int? {
    let length = range.count
    var head: UInt64 = 0
    if range.lowerBound &+ 8 <= raw.byteCount {
      head = WordScan.word(raw, at: range.lowerBound)
      if length < 8 { head &= (1 << UInt64(length &* 8)) &- 1 }
    } else {
      for offset in range.prefix(8).reversed() { head = head << 8 | UInt64(WordScan.byte(raw, at: offset)) }
    }
    let mask = slots.count - 1
    var slot = Self.slot(head, length, slots.count)
    while slots[slot].index >= 0 {
      if slots[slot].head == head, isEqual(slots[slot].bytes, raw, range) { return slots[slot].index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  @inline(__always)
  private func isEqual(_ bytes: [UInt8], _ raw: RawSpan, _ range: Range<Int>) -> Bool {
    guard bytes.count == range.count else { return false }
    var index = 8
    while index < bytes.count {
      if bytes[index] != WordScan.byte(raw, at: range.lowerBound &+ index) { return false }
      index &+= 1
    }
    return true
  }
}
