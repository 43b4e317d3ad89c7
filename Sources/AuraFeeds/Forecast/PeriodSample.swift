// SPDX-License-Identifier: MIT

/// A value of the daily forecast for a part of the day, as sent; nil when the value is unknown.
public struct PeriodSample<Value> {
  public let period: DayPeriod
  public let value: Value?

  public init(period: DayPeriod, value: Value?) {
    self.period = period
    self.value = value
  }
}

extension PeriodSample: Sendable where Value: Sendable {}
extension PeriodSample: Equatable where Value: Equatable {}
extension PeriodSample: Hashable where Value: Hashable {}
