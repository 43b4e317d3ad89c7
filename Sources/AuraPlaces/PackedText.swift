// SPDX-License-Identifier: MIT

/// A table packed into one string literal: numbers of fixed width in base 64, and runs of text.
///
/// The literal stays where the linker put it: nothing is split, copied or built before the first answer. The digits
/// are the 64 characters from `0` to `o`. Fixtures/places/packing.py writes the form.
struct PackedText: Sendable {
  private let bytes: String.UTF8View

  init(_ literal: String) {
    bytes = literal.utf8
  }

  var count: Int { bytes.count }

  /// The whole number of some digits at a byte offset.
  func number(at offset: Int, width: Int) -> Int {
    var index = bytes.index(bytes.startIndex, offsetBy: offset)
    var value = 0
    for _ in 0..<width {
      value = value << 6 | Int(bytes[index] &- 0x30)
      index = bytes.index(after: index)
    }
    return value
  }

  /// The whole number at a byte offset, nil when the table says that it is missing (every digit the last one).
  func optionalNumber(at offset: Int, width: Int) -> Int? {
    let value = number(at: offset, width: width)
    return value == 1 << (6 * width) - 1 ? nil : value
  }

  /// The text between two byte offsets.
  func text(from start: Int, to end: Int) -> Substring {
    let from = bytes.index(bytes.startIndex, offsetBy: start)
    return Substring(bytes[from..<bytes.index(from, offsetBy: end - start)])
  }
}
