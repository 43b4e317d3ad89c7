// SPDX-License-Identifier: MIT

/// The keys a decoder knows of one kind of object: an enumeration whose raw values are the keys.
///
/// ```swift
/// enum WindField: String, CaseIterable { case direccion, velocidad, periodo }
/// static let fields = JSONFields<WindField>()
/// ```
@usableFromInline
package struct JSONFields<Field: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  @usableFromInline
  package let names: JSONNames
  @usableFromInline
  package let cases: [Field]

  /// Makes the table; an enumeration has at most 64 cases.
  @usableFromInline
  package init() {
    cases = Array(Field.allCases)
    names = JSONNames(cases.map(\.rawValue))
  }
}

/// A list of keys as the words they are compared by.
@usableFromInline
package struct JSONNames: Sendable {
  let names: ContiguousArray<JSONName>

  init(_ keys: [String]) {
    precondition((1...64).contains(keys.count), "a table of fields has 1…64 keys")
    names = ContiguousArray(keys.map { JSONName($0) })
  }

  /// Bytes of a key of the list with its quotes and colon, when the text has it here as AEMET's printer writes it; 0
  /// when it has not, and past the end of the list.
  @inline(__always)
  func printedLength(of index: Int, in text: Span<UInt8>, at offset: Int) -> Int {
    index < names.count ? names[index].printedLength(in: text, at: offset) : 0
  }

  /// The place of a key in the list, looked for from behind the one found last: keys come in the order of the list.
  @inline(never)
  func index(of key: JSONStringToken, in bytes: Span<UInt8>, after last: Int) -> Int? {
    guard !key.hasEscapes else {
      // A key with escapes is compared by what it means.
      let meant = ContiguousArray(JSONEscapes.decoded(bytes, from: key.start, to: key.end))
      let head = JSONName.word(meant.span, from: 0, to: meant.count)
      let token = JSONStringToken(start: 0, end: meant.count, head: head, hasEscapes: false)
      return names.firstIndex { $0.matches(token, in: meant.span) }
    }
    var index = last
    for _ in 0..<names.count {
      index = index + 1 < names.count ? index + 1 : 0
      if names[index].matches(key, in: bytes) { return index }
    }
    return nil
  }
}

/// A key of at most 32 bytes as four words, so that comparing takes no memory but the text's.
struct JSONName: Sendable {
  /// Eight bytes each, little-endian, zero-padded.
  private let words: (UInt64, UInt64, UInt64, UInt64)
  private let count: Int
  /// `"key" : ` as AEMET's printer writes it, the first 24 bytes of it, and which of the last word's bits belong to it.
  private let printed: (UInt64, UInt64, UInt64)
  private let lastMask: UInt64
  private let printedCount: Int

  init(_ key: String) {
    let bytes = ContiguousArray(key.utf8)
    precondition(bytes.count <= 32, "a key of a table has at most 32 bytes")
    let word = { (start: Int) in Self.word(bytes.span, from: start, to: bytes.count) }
    words = (word(0), word(8), word(16), word(24))
    count = bytes.count
    let line = ContiguousArray("\"\(key)\" : ".utf8)
    let lineWord = { (start: Int) in Self.word(line.span, from: start, to: line.count) }
    printed = (lineWord(0), lineWord(8), lineWord(16))
    printedCount = line.count
    let rest = line.count % 8
    lastMask = rest == 0 ? .max : JSONStringScan.mask(bytes: rest)
  }

  /// Bytes of the key, its quotes and its colon when the text has them here as AEMET's printer writes them, else 0.
  ///
  /// A short cut past reading the key, finding its colon and comparing: two or three words are the same or they are
  /// not. Whatever differs, blanks, escapes or another key, goes the long way.
  @inline(__always)
  func printedLength(in text: Span<UInt8>, at offset: Int) -> Int {
    guard let first = ByteScan.word(text, at: offset), first == printed.0,
      let second = ByteScan.word(text, at: offset &+ 8)
    else { return 0 }
    if printedCount <= 16 { return second & lastMask == printed.1 ? printedCount : 0 }
    guard printedCount <= 24, second == printed.1, let third = ByteScan.word(text, at: offset &+ 16) else { return 0 }
    return third & lastMask == printed.2 ? printedCount : 0
  }

  /// Compares with a key of the text that holds no escapes.
  @inline(__always)
  func matches(_ key: JSONStringToken, in text: Span<UInt8>) -> Bool {
    guard words.0 == key.head, count == key.count, !key.hasEscapes else { return false }
    return count <= 8 || tailMatches(key, in: text)
  }

  private func tailMatches(_ key: JSONStringToken, in text: Span<UInt8>) -> Bool {
    guard words.1 == Self.word(text, from: key.start + 8, to: key.end) else { return false }
    guard count > 16 else { return true }
    return words.2 == Self.word(text, from: key.start + 16, to: key.end)
      && words.3 == Self.word(text, from: key.start + 24, to: key.end)
  }

  /// Up to eight bytes from an offset, not past an end, as a word.
  static func word(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> UInt64 {
    var word: UInt64 = 0
    var index = min(end, start + 8)
    while index > start {
      index -= 1
      word = word << 8 | UInt64(bytes[index])
    }
    return word
  }
}
