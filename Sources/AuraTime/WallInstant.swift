// SPDX-License-Identifier: MIT

/// A point of civil time: milliseconds since 1970-01-01T00:00:00Z, leap seconds ignored as in POSIX.
///
/// It says *when* something was made, measured or ends. Waiting is done on `Moment`, which no one can set back.
public struct WallInstant: Hashable, Comparable, Sendable, Codable {
  public var millisecondsSinceEpoch: Int64

  public init(millisecondsSinceEpoch: Int64) {
    self.millisecondsSinceEpoch = millisecondsSinceEpoch
  }

  public init(secondsSinceEpoch: Int64) {
    self.init(millisecondsSinceEpoch: secondsSinceEpoch * 1000)
  }

  /// Whole seconds since the epoch, rounded down.
  public var secondsSinceEpoch: Int64 {
    floorDivide(millisecondsSinceEpoch, by: 1000)
  }

  public func advanced(bySeconds seconds: Int64) -> WallInstant {
    WallInstant(millisecondsSinceEpoch: millisecondsSinceEpoch + seconds * 1000)
  }

  public func advanced(byMilliseconds milliseconds: Int64) -> WallInstant {
    WallInstant(millisecondsSinceEpoch: millisecondsSinceEpoch + milliseconds)
  }

  /// Seconds from this instant to a later one (negative when it is earlier), milliseconds dropped toward the past.
  public func seconds(until other: WallInstant) -> Int64 {
    floorDivide(other.millisecondsSinceEpoch - millisecondsSinceEpoch, by: 1000)
  }

  public static func < (left: WallInstant, right: WallInstant) -> Bool {
    left.millisecondsSinceEpoch < right.millisecondsSinceEpoch
  }

  public init(from decoder: any Decoder) throws {
    self.init(millisecondsSinceEpoch: try decoder.singleValueContainer().decode(Int64.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(millisecondsSinceEpoch)
  }
}

/// Division rounded toward negative infinity, as calendars need before 1970.
@inlinable
package func floorDivide<Number: BinaryInteger>(_ value: Number, by divisor: Number) -> Number {
  let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? quotient - 1 : quotient
}
