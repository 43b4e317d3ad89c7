// SPDX-License-Identifier: MIT

public import AuraTime

/// The daily forecast as it is meant at a moment: days found by date, blanked periods unknown, one value a day.
///
/// A pure function of record, zone and moment. What the record does not say is nil here; nothing is worked out from
/// parts but what AEMET itself has blanked.
public struct DailyForecastView: Hashable, Sendable {
  /// By date, each once, yesterday included while the file still begins with it (Q-DAY-09).
  public let days: [ForecastDay]
  /// The civil date of the municipality at the moment.
  public let todayDate: CivilDate

  /// Resolves a record.
  public init(_ record: DailyForecastRecord, zone: CivilZone, at moment: WallInstant) {
    var days: [ForecastDay] = []
    days.reserveCapacity(record.days.count)
    for day in record.days {
      // Of two days with one date the first counts: a file has no reason to repeat one.
      guard !days.contains(where: { $0.date == day.date }) else { continue }
      days.append(ForecastDay(day, zone: zone, at: moment))
    }
    self.days = days.sorted { $0.date < $1.date }
    todayDate = zone.civil(at: moment).date
  }

  /// The day of a date; nil when the file has none.
  public func day(on date: CivilDate) -> ForecastDay? { days.first { $0.date == date } }

  /// Today by date, never by index (Q-DAY-09…11).
  public var today: ForecastDay? { day(on: todayDate) }

  /// Today and later.
  public var upcoming: [ForecastDay] { days.filter { $0.date >= todayDate } }
}
