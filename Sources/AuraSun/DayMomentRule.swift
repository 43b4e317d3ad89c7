// SPDX-License-Identifier: MIT

public import AuraModel

/// The register of the moments of the day: one row each, the first row that fits an instant names it.
///
/// Every instant is either without the Sun (first row) or has a clock time (last three rows), so the rows leave nothing
/// out on any date, at any latitude. Bounds are half-open, and sunrise and sunset are the rounded minutes people see.
public struct DayMomentRule: Hashable, Sendable {
  public enum Condition: Hashable, Sendable {
    /// The Sun is not up.
    case sunIsDown
    /// Less than so many minutes since sunrise, and in the first half of the Sun's stay.
    case afterSunrise(minutes: Int)
    /// At most so many minutes to sunset, and in the second half of the Sun's stay.
    case beforeSunset(minutes: Int)
    /// The clock's hour lies in the range.
    case clock(hours: Range<Int>)
  }

  public let moment: DayMoment
  public let condition: Condition
  /// Where the bound comes from.
  public let source: String

  public static let register: [DayMomentRule] = [
    DayMomentRule(
      moment: .night, condition: .sunIsDown, source: "AEMET, style guide: noche lasts from sunset to sunrise"),
    DayMomentRule(
      moment: .dawn, condition: .afterSunrise(minutes: 60),
      source: "ours: the first hour of what AEMET calls mañana, which begins at dawn"),
    DayMomentRule(
      moment: .dusk, condition: .beforeSunset(minutes: 60),
      source: "ours: the last hour of what AEMET calls tarde, which ends at sunset"),
    DayMomentRule(
      moment: .morning, condition: .clock(hours: 0..<12), source: "AEMET, style guide: mañana ends at noon"),
    DayMomentRule(
      moment: .midday, condition: .clock(hours: 12..<15),
      source: "ours: AEMET's tarde begins at 12 or at 15, and what lies between is mediodía"),
    DayMomentRule(
      moment: .afternoon, condition: .clock(hours: 15..<24), source: "AEMET, style guide: tarde ends at sunset"),
  ]
}
