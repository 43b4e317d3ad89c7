// SPDX-License-Identifier: MIT

/// Events by their moments, the earliest first: one word each, milliseconds above, what happens below.
///
/// A heap of four children a node: half as deep as one of two, and the four lie in one cache line.
struct EventHeap {
  /// The lowest bits of a word, which say what happens.
  static let kindBits: UInt64 = 12
  static let kindMask: UInt64 = (1 << kindBits) - 1

  private var words: [UInt64] = []

  var count: Int { words.count }
  var isEmpty: Bool { words.isEmpty }

  mutating func push(at milliseconds: Int64, _ kind: Int) {
    let word = UInt64(milliseconds) << Self.kindBits | UInt64(kind)
    words.append(word)
    words.withUnsafeMutableBufferPointer { words in
      var child = words.count - 1
      while child > 0 {
        let parent = (child - 1) >> 2
        guard words[parent] > word else { break }
        words[child] = words[parent]
        child = parent
      }
      words[child] = word
    }
  }

  /// The earliest event, taken away.
  mutating func pop() -> UInt64? {
    guard let last = words.popLast() else { return nil }
    guard let first = words.first else { return last }
    sink(last)
    return first
  }

  /// The earliest event; another takes its place.
  mutating func replaceFirst(at milliseconds: Int64, _ kind: Int) {
    sink(UInt64(milliseconds) << Self.kindBits | UInt64(kind))
  }

  var first: UInt64? { words.first }

  private mutating func sink(_ word: UInt64) {
    words.withUnsafeMutableBufferPointer { words in
      let count = words.count
      var parent = 0
      while true {
        let start = parent << 2 + 1
        guard start < count else { break }
        var least = start
        let end = min(start + 4, count)
        var child = start + 1
        while child < end {
          if words[child] < words[least] { least = child }
          child += 1
        }
        guard words[least] < word else { break }
        words[parent] = words[least]
        parent = least
      }
      words[parent] = word
    }
  }
}
