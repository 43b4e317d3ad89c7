// SPDX-License-Identifier: MIT

/// A value of an hour label, as sent; nil when the value is unknown.
public struct HourSample<Value> {
  /// The label, local civil hour, 0…23; in the daily file's `dato` 24 too, midnight at the end of
  /// the day (Q-DAY-15).
  public let hour: Int
  public let value: Value?

  public init(hour: Int, value: Value?) {
    self.hour = hour
    self.value = value
  }
}

extension HourSample: Sendable where Value: Sendable {}
extension HourSample: Equatable where Value: Equatable {}
extension HourSample: Hashable where Value: Hashable {}
