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
  }

  private var chance: SeedStream

  public init(chance: SeedStream) {
    self.chance = chance
  }

  /// Returns the bytes after one to three mutations of drawn kinds.
  public mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...chance.below(3) {
      let kind = Kind.allCases[Int(chance.below(UInt64(Kind.allCases.count)))]
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
    }
  }

  /// Lone continuation, overlong stroke, cut sequence, surrogate, above U+10FFFF, never-used byte.
  private static let badUTF8: [[UInt8]] = [
    [0x80], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
  ]

  private static let marks = Array("{}[]<>/\"'&;,:=!?-\\ \n\r\t\0".utf8)

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
