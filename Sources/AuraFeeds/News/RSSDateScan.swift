// SPDX-License-Identifier: MIT

import AuraTime

/// Reads the parts of a feed's date and remembers where it is.
struct RSSDateScan {
  private(set) var position = 0

  /// A word as a number: its first eight bytes in lower case, the first in the lowest bits.
  static func packed(_ word: some StringProtocol) -> UInt64 {
    word.utf8.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Passes blanks and what stands between the parts: commas, full stops, hyphens inside a date.
  mutating func skipBlanks(_ bytes: Span<UInt8>) {
    while position < bytes.count,
      bytes[position] <= 0x20 || bytes[position] == 0x2C || bytes[position] == 0x2E
        || (bytes[position] == 0x2D && position + 1 < bytes.count && bytes[position + 1] > 0x40)
        || (bytes[position] == 0x2D && position > 0 && bytes[position - 1] > 0x40)
    { position += 1 }
  }

  /// Reads a word of letters, also those beyond ASCII (`sáb`); 0 when none stands here.
  mutating func word(_ bytes: Span<UInt8>) -> UInt64 {
    var letters: UInt64 = 0
    var count: UInt64 = 0
    while position < bytes.count, bytes[position] >= 0x80 || (0x61...0x7A).contains(bytes[position] | 0x20) {
      if count < 8 { letters |= UInt64(bytes[position] | 0x20) << (count * 8) }
      count += 1
      position += 1
    }
    return letters
  }

  /// Reads one to four digits; nil when none stand here.
  mutating func number(_ bytes: Span<UInt8>) -> Int? {
    let start = position
    var value = 0
    while position < bytes.count, position - start < 4, bytes[position] &- 0x30 <= 9 {
      value = value * 10 + Int(bytes[position] - 0x30)
      position += 1
    }
    return position > start ? value : nil
  }

  /// Reads `10:18:03`, `10:18`; midnight where the date is all there is; nil for what is no time.
  mutating func time(_ bytes: Span<UInt8>) -> CivilTime? {
    guard position < bytes.count else { return .midnight }
    guard let hour = number(bytes), take(0x3A, bytes), let minute = number(bytes) else { return nil }
    var second = 0
    if take(0x3A, bytes) {
      guard let number = number(bytes), number <= 60 else { return nil }
      // A leap second is the last one of its minute.
      second = min(number, 59)
    }
    return CivilTime(hour: hour, minute: minute, second: second)
  }

  /// Reads the zone to the end of the text as seconds east of Greenwich; nil for what is none.
  mutating func zone(_ bytes: Span<UInt8>) -> Int? {
    guard position < bytes.count else { return 0 }
    let isWest = bytes[position] == 0x2D
    if isWest || bytes[position] == 0x2B {
      position += 1
      guard let digits = offset(bytes), rest(bytes) else { return nil }
      return isWest ? -digits : digits
    }
    let name = word(bytes)
    guard name != 0, rest(bytes) else { return nil }
    return Self.zones[name] ?? 0
  }

  /// `0200`, `02:00` or `02`.
  private mutating func offset(_ bytes: Span<UInt8>) -> Int? {
    let start = position
    guard let first = number(bytes) else { return nil }
    var (hours, minutes) = (first, 0)
    if position - start == 4 {
      (hours, minutes) = (first / 100, first % 100)
    } else if take(0x3A, bytes) {
      guard let second = number(bytes) else { return nil }
      minutes = second
    }
    guard hours <= 18, minutes < 60 else { return nil }
    return hours * 3600 + minutes * 60
  }

  /// Whether nothing is left but blanks and a remark in brackets.
  private mutating func rest(_ bytes: Span<UInt8>) -> Bool {
    skipBlanks(bytes)
    return position == bytes.count || bytes[position] == UInt8(ascii: "(")
  }

  private mutating func take(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Zones with a name, seconds east. Sources: RFC 822, section 5; European zones by EU Directive 2000/84/EC.
  private static let zones: [UInt64: Int] = {
    let hours = [
      "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8, "pdt": -7, "cet": 1, "cest": 2,
      "wet": 0, "west": 1, "bst": 1, "eet": 2, "eest": 3, "gmt": 0, "utc": 0, "ut": 0, "z": 0,
    ]
    return Dictionary(uniqueKeysWithValues: hours.map { (packed($0.key), $0.value * 3600) })
  }()
}
