// SPDX-License-Identifier: MIT

public import AuraChance

/// Damages bytes as networks, disks and enemies do, the same way for the same stream.
///
/// Every parser is tried against some thousand mutations in `swift test` and a hundred thousand in a sweep.
public struct ByteMutator: Sendable {
  /// What one mutation does to the bytes.
  public enum Kind: CaseIterable, Sendable {
    case truncate, flipBit, replaceByte, delete, duplicate, insertNoise, zero, swapHalves
    /// A number too long for any machine word.
    case hugeNumber
    /// A byte sequence that is not UTF-8.
    case badUTF8
    /// A mark that means something in a format: quotes, brackets, line ends, escapes.
    case mark
    /// Many copies of one mark, as deep nesting is attacked.
    case manyMarks
    /// A piece of the text in the place of another; two bytes for one another.
    case splice, swapBytes
    /// A word of JSON or one cut short: a literal, an escape, a number at or past its grammar's edge.
    case word
    /// Such a number in the place of a digit.
    case digit

    /// Of any format.
    public static let ofBytes = allCases.filter { ![.splice, .swapBytes, .word, .digit].contains($0) }
  }

  private let kinds: [Kind]
  private var chance: SeedStream

  /// - Parameter kinds: what is drawn from; all of them are for text that is much like JSON.
  public init(chance: SeedStream, kinds: [Kind] = Kind.ofBytes) {
    self.chance = chance
    self.kinds = kinds
  }

  /// Returns the bytes after one to three mutations of drawn kinds.
  public mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...chance.below(3) {
      let kind = kinds[Int(chance.below(UInt64(kinds.count)))]
      apply(kind, to: &result)
    }
    return result
  }

  /// Applies one mutation at a drawn place. Never makes the bytes longer than twice their length and 4,096 more.
  public mutating func apply(_ kind: Kind, to bytes: inout [UInt8]) {
    let place = position(in: bytes)
    switch kind {
    case .truncate: bytes.removeLast(bytes.count - place)
    case .flipBit: if place < bytes.count { bytes[place] ^= 1 << UInt8(chance.below(8)) }
    case .replaceByte: if place < bytes.count { bytes[place] = UInt8(chance.below(256)) }
    case .delete: bytes.removeSubrange(place..<end(from: place, in: bytes))
    case .duplicate: bytes.insert(contentsOf: bytes[place..<end(from: place, in: bytes)], at: place)
    case .insertNoise:
      let count = Int(chance.below(16)) + 1
      bytes.insert(contentsOf: (0..<count).map { _ in UInt8(chance.below(256)) }, at: place)
    case .zero: for index in place..<end(from: place, in: bytes) { bytes[index] = 0 }
    case .swapHalves: bytes = Array(bytes[place...] + bytes[..<place])
    case .hugeNumber:
      let digit = UInt8(ascii: "1") + UInt8(chance.below(9))
      bytes.insert(contentsOf: Array(repeating: digit, count: Int(chance.below(400)) + 20), at: place)
    case .badUTF8: bytes.insert(contentsOf: Self.badUTF8[Int(chance.below(UInt64(Self.badUTF8.count)))], at: place)
    case .mark: bytes.insert(mark(), at: place)
    case .manyMarks: bytes.insert(contentsOf: Array(repeating: mark(), count: Int(chance.below(4000)) + 2), at: place)
    case .splice:
      let source = position(in: bytes)
      let piece = Array(bytes[source..<min(bytes.count, source + Int(chance.below(24)))])
      bytes.replaceSubrange(place..<min(bytes.count, place + Int(chance.below(24))), with: piece)
    case .swapBytes:
      guard bytes.count > 1 else { return }
      bytes.swapAt(Int(chance.below(UInt64(bytes.count))), Int(chance.below(UInt64(bytes.count))))
    case .word: bytes.insert(contentsOf: draw(Self.words + Self.numbers).utf8, at: place)
    case .digit:
      guard let digit = bytes[place...].firstIndex(where: { (0x30...0x39).contains($0) }) else { return }
      bytes.replaceSubrange(digit..<digit + 1, with: draw(Self.numbers).utf8)
    }
  }

  /// Lone continuation, overlong stroke, cut sequence, surrogate, above U+10FFFF, never-used byte.
  private static let badUTF8: [[UInt8]] = [
    [0x80], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
  ]

  private static let marks = Array("{}[]<>/\"'&;,:=!?-\\ \n\r\t\0".utf8)

  private static let numbers = [
    "-", "01", "1e999", "-1e-999", "0.1e+", "123456789012345678901234567890", "9223372036854775808", "-0", "1.", "1E5",
    "0.00000000000000000000000000000000000000001",
  ]
  private static let words = ["\\u", "\\ud800", "\\udc00", "null", "true", "\"a\":", "[[[[[[[["]

  private mutating func draw(_ texts: [String]) -> String { texts[Int(chance.below(UInt64(texts.count)))] }

  private mutating func mark() -> UInt8 {
    Self.marks[Int(chance.below(UInt64(Self.marks.count)))]
  }

  private mutating func position(in bytes: [UInt8]) -> Int {
    Int(chance.below(UInt64(bytes.count + 1)))
  }

  /// The end of a piece that is mostly short and now and then reaches the end of the bytes.
  private mutating func end(from start: Int, in bytes: [UInt8]) -> Int {
    let rest = bytes.count - start
    let isLong = chance.below(8) == 0
    return start + Int(chance.below(UInt64(min(rest, isLong ? rest : 64) + 1)))
  }
}
