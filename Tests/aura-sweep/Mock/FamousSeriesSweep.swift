// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraFormats
import AuraKit
import AuraMock

extension Sweep {
  /// Scenario, event of the reference, and a date of it.
  private static let famousDays = [
    ("filomena-2021", "filomena", "2021-01-12"), ("dana-valencia-2024", "dana-valencia", "2024-10-29"),
    ("cordoba-heat-2021", "heat-2021", "2021-08-14"), ("galerna-2022", "galerna-2022", "2022-06-18"),
    ("calima-2020", "calima-2020", "2020-02-23"), ("ciaran-2023", "ciaran-2023", "2023-11-02"),
    ("gloria-2020", "gloria-2020", "2020-01-20"), ("fog-2024", "fog-2024", "2024-12-30"),
    ("clock-change-autumn", "dst-autumn-2020", "2020-10-25"),
  ]

  /// Daily extremes of AEMET's series are served to half a degree, at every `count`-th station of the famous days.
  ///
  /// Needs `famous-days-daily.csv` of the reference folder; without one the scenarios are only read.
  package static let famousSeries = Sweep(name: "mock-famous-series", unit: "files", defaultCount: 5) { count, _ in
    var report = SweepReport(tried: 0)
    let bytes = Fixtures.reference.flatMap { Fixtures.bytes(at: $0 + "/famous-days-daily.csv") }
    let table = bytes.map { FixtureTable(csv: String(decoding: $0, as: UTF8.self)) }
    if table == nil { report.figures.append("no reference folder: nothing to compare with") }
    for (name, event, date) in famousDays {
      let scenario = try Scenario.named(name)
      guard let table else {
        report.tried += 1
        continue
      }
      let rows = table.rows.filter { row in
        row[table.index("event")] == event && row[table.index("date_utc")] == date
          && !row[table.index("tmax_c")].isEmpty && !row[table.index("tmin_c")].isEmpty
      }
      if rows.count <= 35 { report.failures.append("\(event) has \(rows.count) stations") }
      let chosen = rows.enumerated().filter { $0.offset % count == 0 }.map(\.element)
      report.failures += try far(scenario, date, chosen, table)
      report.tried += chosen.count
    }
    return report
  }

  private static func far(
    _ scenario: Scenario, _ date: String, _ rows: [[Substring]], _ table: FixtureTable
  ) throws -> [String] {
    var scenario = scenario
    (scenario.start, scenario.quota) = (nil, .unlimited)
    let parts = date.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, let day = CivilDate(year: parts[0], month: parts[1], day: parts[2]) else {
      return ["\(date) is no date"]
    }
    let moment = CivilZone.utc.startOfDay(day).advanced(bySeconds: 14 * 3600)
    scenario.clock = .frozen(moment)
    var state = MockState(scenario)
    var far: [String] = []
    for row in rows {
      let code = row[table.index("ine")]
      let body = state.fetch("/opendata/api/prediccion/especifica/municipio/diaria/\(code)", at: moment)
      // Letters of ISO-8859-15 are no matter here.
      let file = try JSONValue(Array(String(decoding: body, as: UTF8.self).utf8))
      let temperature = file[0]?["prediccion"]?["dia"]?[0]?["temperatura"]
      for (key, column) in [("maxima", "tmax_c"), ("minima", "tmin_c")] {
        guard case .number(let told)? = temperature?[key], let known = Double(row[table.index(column)]) else {
          far.append("\(date) \(code) has no \(key)")
          continue
        }
        if (told.double - known).magnitude > 0.5001 {
          far.append("\(date) \(code) \(key) \(told.text), known \(known)")
        }
      }
    }
    return far
  }
}
