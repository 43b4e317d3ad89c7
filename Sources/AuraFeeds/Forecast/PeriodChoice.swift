// SPDX-License-Identifier: MIT

/// Which period speaks for the day: `00-24`; where AEMET has blanked it `12-24`; else what is left of the quarters.
///
/// Source: field guide, forecasts 1.3 (Q-DAY-05, Q-DAY-08).
struct PeriodChoice {
  /// The one that speaks alone.
  private let chosen: ForecastPeriod?
  /// The quarters that speak together, by hour: not over, unless all are.
  private let quarters: [ForecastPeriod]

  init(_ periods: [ForecastPeriod]) {
    let named = { (period: DayPeriod) in periods.first { $0.period == period && !$0.isBlanked } }
    chosen = named(.wholeDay) ?? named(.afternoon)
    let filled = chosen == nil ? DayPeriod.quarters.compactMap(named) : []
    let open = filled.filter { !$0.isOver }
    // A quarter that is over stays filled (Q-DAY-07) and must not colour what is left of the day.
    quarters = open.isEmpty ? filled : open
  }

  /// The value of the one that speaks, else the last known of the quarters.
  func value<Value>(_ member: (ForecastPeriod) -> Value?) -> Value? {
    if let chosen { return member(chosen) }
    return quarters.reversed().lazy.compactMap(member).first
  }

  /// The value of the one that speaks, else the greatest known of the quarters.
  func maximum(_ member: (ForecastPeriod) -> Int?) -> Int? {
    if let chosen { return member(chosen) }
    return quarters.compactMap(member).max()
  }
}
