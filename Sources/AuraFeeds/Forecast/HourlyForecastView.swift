// SPDX-License-Identifier: MIT

public import AuraTime

/// The hourly forecast as it is meant at a moment: labels turned into instants, arrays joined by label, spans found
/// by containment.
///
/// A pure function of record, zone and moment. A day that the file holds in part gets no summary (Q-HOR-19).
public struct HourlyForecastView: Hashable, Sendable {
  /// By instant, each once; an hour is here when any array names it.
  public let hours: [ForecastHour]
  /// By date.
  public let days: [HourlyForecastDay]
  public let moment: WallInstant

  /// Resolves a record.
  public init(_ record: HourlyForecastRecord, zone: CivilZone, at moment: WallInstant) {
    self.moment = moment
    var sources: [HourlyForecastRecord.Day] = []
    for day in record.days where !sources.contains(where: { $0.date == day.date }) { sources.append(day) }
    sources.sort { $0.date < $1.date }
    var hours: [ForecastHour] = []
    hours.reserveCapacity(72)
    var days: [HourlyForecastDay] = []
    for (index, day) in sources.enumerated() {
      let before = index > 0 && sources[index - 1].date == day.date.advanced(byDays: -1) ? sources[index - 1] : nil
      let first = hours.count
      hours = HourJoin(day, dayBefore: before, zone: zone, hours: hours).hours
      days.append(HourlyForecastDay(day, hourIndices: first..<hours.count))
    }
    self.hours = hours
    self.days = days
  }

  /// The hour that holds an instant; nil outside the file.
  public func hour(at instant: WallInstant) -> ForecastHour? {
    hours.last { $0.start <= instant }.flatMap { $0.start.advanced(bySeconds: 3600) > instant ? $0 : nil }
  }

  /// The hour that holds the moment.
  public var current: ForecastHour? { hour(at: moment) }

  /// The hour that holds the moment and those after it.
  public var upcoming: ArraySlice<ForecastHour> {
    hours.drop { $0.start.advanced(bySeconds: 3600) <= moment }
  }
}

/// A civil day of the hourly forecast.
public struct HourlyForecastDay: Hashable, Sendable {
  public let date: CivilDate
  /// AEMET's sunrise, local; not taken for the truth (Q-HOR-20).
  public let sunrise: CivilTime?
  /// AEMET's sunset, local.
  public let sunset: CivilTime?
  /// Where its hours lie in `HourlyForecastView.hours`.
  public let hourIndices: Range<Int>

  init(_ day: HourlyForecastRecord.Day, hourIndices: Range<Int>) {
    date = day.date
    sunrise = day.sunrise
    sunset = day.sunset
    self.hourIndices = hourIndices
  }
}
