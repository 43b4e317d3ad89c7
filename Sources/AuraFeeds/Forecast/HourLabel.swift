// SPDX-License-Identifier: MIT

import AuraFormats

/// What `periodo` says in the hourly file, told by its length (Q-HOR-04). No more than a few bytes, as it is read four
/// hundred times a file.
enum HourLabel {
  case missing
  /// `02`: an hour, 0…24.
  case hour(UInt8)
  /// `0208`: from an hour to an hour, each 0…24.
  case span(start: UInt8, end: UInt8)
  /// Something else, at this offset of the text.
  case odd(offset: Int)

  /// Reads a label, a text of two or four digits; the number of an hour is taken too.
  @inline(__always)
  static func read(_ json: inout JSONCursor) throws(JSONError) -> HourLabel {
    guard json.isAtString else { return try readRare(&json) }
    let token = try json.readStringToken()
    if token.count == 2, let hour = PackedDigits.hour(token.head) { return .hour(hour) }
    if token.count == 4, let start = PackedDigits.hour(token.head), let end = PackedDigits.hour(token.head >> 16) {
      return .span(start: start, end: end)
    }
    return token.count == 0 ? .missing : .odd(offset: token.start - 1)
  }

  @inline(never)
  private static func readRare(_ json: inout JSONCursor) throws(JSONError) -> HourLabel {
    let start = json.offset
    switch try json.looseInt() {
    case .value(let hour) where (0...24).contains(hour): return .hour(UInt8(hour))
    case .unknown: return .missing
    case .value, .minusZero, .odd: return .odd(offset: start)
    }
  }

  /// What was found, for a note.
  func text(_ json: inout JSONCursor) -> String {
    switch self {
    case .missing: "no periodo"
    case .hour(let hour): "the hour \(hour)"
    case .span(let start, let end): "the span \(start)–\(end)"
    case .odd(let offset): json.excerpt(offset)
    }
  }
}
