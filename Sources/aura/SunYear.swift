// SPDX-License-Identifier: MIT

import AuraKit

/// The sun and moon times of a place on every local civil date of a year.
struct SunYear {
  struct Day: Sendable {
    let sun: SolarTimes
    let moon: LunarTimes

    var date: CivilDate { sun.date }
  }

  /// An event of a day: its name in tables and when it is, to the nearest minute.
  struct Column: Sendable {
    let name: String
    let minute: @Sendable (Day) -> WallInstant?
  }

  static let columns = [
    Column(name: "sunrise") { $0.sun.sunrise.minute },
    Column(name: "sunset") { $0.sun.sunset.minute },
    Column(name: "civil_dawn") { $0.sun.civilDawn.minute },
    Column(name: "civil_dusk") { $0.sun.civilDusk.minute },
    Column(name: "nautical_dawn") { $0.sun.nauticalDawn.minute },
    Column(name: "nautical_dusk") { $0.sun.nauticalDusk.minute },
    Column(name: "astronomical_dawn") { $0.sun.astronomicalDawn.minute },
    Column(name: "astronomical_dusk") { $0.sun.astronomicalDusk.minute },
    Column(name: "noon") { $0.sun.solarNoon.roundedToMinute },
    Column(name: "moonrise") { $0.moon.moonrise.minute },
    Column(name: "moonset") { $0.moon.moonset.minute },
  ]

  let place: Location
  let coordinate: Coordinate
  let year: Int
  let inUTC: Bool
  let days: [Day]

  init(place: Location, coordinate: Coordinate, year: Int, inUTC: Bool) throws(SolarTimesError) {
    self.place = place
    self.coordinate = coordinate
    self.year = year
    self.inUTC = inUTC
    var days: [Day] = []
    var date = CivilDate(year: year, month: 1, day: 1)!
    while date.year == year {
      days.append(
        Day(
          sun: try SolarTimes(on: date, at: coordinate, in: place.zone),
          moon: try LunarTimes(on: date, at: coordinate, in: place.zone)))
      date = date.advanced(byDays: 1)
    }
    self.days = days
  }

  /// The clock that times are shown on.
  var shownZone: CivilZone { inUTC ? .utc : place.zone }

  /// `HH:MM` on the shown clock; nil for no event.
  func time(_ instant: WallInstant?) -> String? {
    instant.map { shownZone.civil(at: $0).time.hourAndMinute }
  }

  /// The dates on which clocks of the place change, with the seconds that are skipped (positive) or repeated.
  var clockChanges: [(date: CivilDate, seconds: Int)] {
    days.compactMap { day in
      let length = place.zone.dayLengthSeconds(day.date)
      return length == 86_400 ? nil : (day.date, 86_400 - length)
    }
  }

  /// A header and a line a date, no line break at the end.
  var csv: String {
    var lines = ["date," + Self.columns.map(\.name).joined(separator: ",")]
    for day in days {
      lines.append(([day.date.description] + Self.columns.map { time($0.minute(day)) ?? "" }).joined(separator: ","))
    }
    return lines.joined(separator: "\n")
  }

  /// One object; what a date does not have is null.
  var json: String {
    var writer = JSONWriter(layout: .pretty)
    writer.beginObject()
    writer.key("ine")
    writer.string(place.code.description)
    writer.key("name")
    writer.string(place.name)
    writer.key("latitude")
    writer.number(coordinate.latitude)
    writer.key("longitude")
    writer.number(coordinate.longitude)
    writer.key("zone")
    writer.string(place.zone == .canaries ? "Atlantic/Canary" : "Europe/Madrid")
    writer.key("clock")
    writer.string(inUTC ? "UTC" : "local")
    writer.key("year")
    writer.number(year)
    writer.key("clock_changes")
    writer.beginArray()
    for change in clockChanges {
      writer.beginObject()
      writer.key("date")
      writer.string(change.date.description)
      writer.key("forward_s")
      writer.number(change.seconds)
      writer.endObject()
    }
    writer.endArray()
    writer.key("days")
    writer.beginArray()
    for day in days {
      writer.beginObject()
      writer.key("date")
      writer.string(day.date.description)
      for column in Self.columns {
        writer.key(column.name)
        if let text = time(column.minute(day)) { writer.string(text) } else { writer.null() }
      }
      writer.key("day_length_s")
      writer.number(Int(day.sun.dayLengthSeconds.rounded()))
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.text
  }
}
