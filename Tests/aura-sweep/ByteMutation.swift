// SPDX-License-Identifier: MIT

package import AuraChance

/// Damage done to bytes, as a bad line, a broken writer or a hostile one would do it.
package enum ByteMutation: Int, CaseIterable, Sendable {
  case truncate, splice, duplicate, delete, swap, flipBit, badUTF8, hugeNumber, digits, structure, nest, nul

  /// Applies one to three kinds of damage.
  package static func damaged(_ bytes: [UInt8], _ chance: inout SeedStream) -> [UInt8] {
    var result = bytes
    for _ in 0...chance.below(3) {
      let kind = allCases[Int(chance.below(UInt64(allCases.count)))]
      kind.apply(to: &result, &chance)
    }
    return result
  }

  private func apply(to bytes: inout [UInt8], _ chance: inout SeedStream) {
    let place = Int(chance.below(UInt64(bytes.count + 1)))
    let range = place..<min(bytes.count, place + Int(chance.below(24)))
    switch self {
    case .truncate: bytes.removeSubrange(place...)
    case .splice:
      let source = Int(chance.below(UInt64(bytes.count + 1)))
      bytes.replaceSubrange(range, with: bytes[source..<min(bytes.count, source + Int(chance.below(24)))])
    case .duplicate: bytes.insert(contentsOf: Array(bytes[range]), at: place)
    case .delete: bytes.removeSubrange(range)
    case .swap:
      guard bytes.count > 1 else { return }
      bytes.swapAt(Int(chance.below(UInt64(bytes.count))), Int(chance.below(UInt64(bytes.count))))
    case .flipBit:
      guard place < bytes.count else { return }
      bytes[place] ^= 1 << UInt8(chance.below(8))
    case .badUTF8: bytes.insert(contentsOf: Self.pick(Self.badSequences, &chance), at: place)
    case .hugeNumber: bytes.insert(contentsOf: Self.pick(Self.numbers, &chance).utf8, at: place)
    case .digits:
      guard let digit = bytes[place...].firstIndex(where: { (0x30...0x39).contains($0) }) else { return }
      bytes.replaceSubrange(digit..<digit + 1, with: Self.pick(Self.numbers, &chance).utf8)
    case .structure: bytes.insert(contentsOf: Self.pick(Self.marks, &chance).utf8, at: place)
    case .nest: bytes.insert(contentsOf: repeatElement(UInt8(ascii: "["), count: Int(chance.below(700))), at: place)
    case .nul: bytes.insert(0, at: place)
    }
  }

  private static func pick<Element>(_ list: [Element], _ chance: inout SeedStream) -> Element {
    list[Int(chance.below(UInt64(list.count)))]
  }

  private static let badSequences: [[UInt8]] = [
    [0x80], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xEF, 0xBB, 0xBF], [0xEF, 0xBF, 0xBD],
    [0xFF, 0xFE], [0xE2, 0x82],
  ]
  private static let numbers = [
    "-", "01", "1e999", "-1e-999", "0.1e+", "123456789012345678901234567890", "9223372036854775808", "-0", "1.", "1E5",
    "0.00000000000000000000000000000000000000001",
  ]
  private static let marks = [
    ",", ":", "{", "}", "[", "]", "\"", "\\", "\\u", "\\ud800", "\\udc00", "null", "true", "\"a\":", " ", "\n", "\t",
  ]
}
