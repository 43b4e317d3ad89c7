// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// Sun and moon of a municipality for every date of a year, as CSV, JSON or a picture.
struct SunCommand: Command {
  static let name = "aura sun"
  static let summary = "sun and moon times of a place for a year"
  static let grammar = Arguments.Grammar(options: ["year"], switches: ["csv", "json", "svg", "utc"])
  static let help = """
    Usage: aura sun INE --year Y [--csv | --json | --svg] [--utc]

    Sunrise, sunset, twilights, noon, moonrise and moonset of a municipality, one row for every local civil date, to
    the nearest minute by the definition of the Observatorio Astronómico Nacional (docs/SUN.md). An event that a date
    does not have is empty. Dawns and dusks belong to the date's own morning and evening: astronomical dusk of a June
    date may come after midnight.

      INE         five digits of the municipality: 28079 is Madrid
      --year Y    1900…2100
      --csv       comma separated, with a header (the default)
      --json      one object: place, year, clock changes, days
      --svg       a sun graph: rise, set, twilights and clock changes
      --utc       times in UTC instead of the place's clocks

    Examples:
      aura sun 28079 --year 2026
      aura sun 38038 --year 2026 --json --utc
      aura sun 15030 --year 2026 --svg > coruna.svg
    """

  static func run(_ arguments: Arguments, console: Console) async throws -> ExitStatus {
    guard arguments.operands.count == 1 else { throw UsageError("expected one INE code") }
    let place = try Gazetteer.municipality(argument: arguments.operands[0])
    guard let year = try arguments.number("year", in: SolarTimes.years) else { throw UsageError("--year is missing") }
    let formats = ["csv", "json", "svg"].filter(arguments.has)
    guard formats.count <= 1 else { throw UsageError("--csv, --json and --svg exclude each other") }
    guard let coordinate = place.coordinate else {
      console.message("aura sun: \(place.name) (\(place.code)) has no coordinates in the source")
      return .noData
    }
    let table = try SunYear(place: place, coordinate: coordinate, year: year, inUTC: arguments.has("utc"))
    switch formats.first {
    case "json": console.output(table.json)
    case "svg": console.output(SunGraph(table).svg)
    default: console.output(table.csv)
    }
    return .ok
  }
}
