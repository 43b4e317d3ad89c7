// SPDX-License-Identifier: MIT

/// A date and time as the feeds write it in ISO 8601, with its offset when one was sent.
///
/// Forms on the wire: `2026-08-26T07:09:13` (municipal forecasts), `2026-08-25T19:00:00+0000` (observations),
/// `2026-08-25T09:03:36-00:00` (CAP), `2026-08-28T11:31:59+0200` (publish markers), a bare date (forecasts before
/// 2019-11-12), `Z`, and a time without seconds. What an absent offset means differs by product, so the reader says.
public struct WireTimestamp: Hashable, Sendable {
  public let civil: CivilDateTime
  /// Seconds east of Greenwich; nil when none was sent. `-00:00` is 0: UTC, local offset unknown (RFC 3339 §4.3).
  public let offsetSeconds: Int?

  /// Reads a whole text; nil when it is not one of the forms, or not a date that exists.
  public init?(utf8 bytes: Span<UInt8>) {
    var reader = Reader(position: 0)
    guard let year = reader.number(4, in: bytes), reader.take(0x2D, in: bytes),
      let month = reader.number(2, in: bytes), reader.take(0x2D, in: bytes),
      let day = reader.number(2, in: bytes), let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    if reader.position == bytes.count {
      self.init(civil: CivilDateTime(date: date, time: .midnight), offsetSeconds: nil)
      return
    }
    guard reader.take(0x54, in: bytes) || reader.take(0x20, in: bytes),
      let hour = reader.number(2, in: bytes), reader.take(0x3A, in: bytes), let minute = reader.number(2, in: bytes)
    else { return nil }
    var second = 0
    if reader.take(0x3A, in: bytes) {
      guard let number = reader.number(2, in: bytes) else { return nil }
      second = number
      if reader.take(0x2E, in: bytes) { guard reader.skipDigits(in: bytes) else { return nil } }
    }
    guard let time = CivilTime(hour: hour, minute: minute, second: second) else { return nil }
    let civil = CivilDateTime(date: date, time: time)
    if reader.position == bytes.count {
      self.init(civil: civil, offsetSeconds: nil)
      return
    }
    guard let offset = reader.offset(in: bytes), reader.position == bytes.count else { return nil }
    self.init(civil: civil, offsetSeconds: offset)
  }

  /// Reads a text that is already a `String`.
  public init?(_ text: some StringProtocol) {
    // Contiguous: the `span` of an `Array` needs newer systems than the package is for.
    let bytes = ContiguousArray(text.utf8)
    self.init(utf8: bytes.span)
  }

  public init(civil: CivilDateTime, offsetSeconds: Int?) {
    self.civil = civil
    self.offsetSeconds = offsetSeconds
  }

  /// The instant; a text without offset is read in the zone given (of a repeated hour, the first).
  public func instant(withoutOffsetIn zone: CivilZone) -> WallInstant {
    guard let offsetSeconds else { return zone.instants(showing: civil).first }
    return CivilZone.fixed(seconds: offsetSeconds).instants(showing: civil).first
  }
}

/// Reads fixed-width fields and remembers where it is.
private struct Reader {
  var position: Int

  mutating func number(_ width: Int, in bytes: Span<UInt8>) -> Int? {
    guard bytes.count - position >= width else { return nil }
    var value = 0
    for index in position..<position + width {
      let digit = bytes[index] &- 0x30
      guard digit <= 9 else { return nil }
      value = value * 10 + Int(digit)
    }
    position += width
    return value
  }

  mutating func take(_ byte: UInt8, in bytes: Span<UInt8>) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Skips one to nine digits of a fraction of a second.
  mutating func skipDigits(in bytes: Span<UInt8>) -> Bool {
    let start = position
    while position < bytes.count, bytes[position] &- 0x30 <= 9 { position += 1 }
    return (1...9).contains(position - start)
  }

  /// `Z`, `+0200`, `+02:00` or `+02`.
  mutating func offset(in bytes: Span<UInt8>) -> Int? {
    if take(0x5A, in: bytes) { return 0 }
    let isWest = take(0x2D, in: bytes)
    guard isWest || take(0x2B, in: bytes), let hours = number(2, in: bytes), hours <= 18 else { return nil }
    var minutes = 0
    if position < bytes.count {
      _ = take(0x3A, in: bytes)
      guard let number = number(2, in: bytes), number < 60 else { return nil }
      minutes = number
    }
    return (isWest ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}

extension WallInstant: CustomStringConvertible {
  /// `2026-08-25T09:51:11Z`, milliseconds dropped.
  public var description: String { "\(CivilZone.utc.civil(at: self))Z" }
}
