// SPDX-License-Identifier: MIT

import AuraChance
import AuraFormats
import AuraMock
import AuraModel
import AuraPlaces
import AuraTestSupport
import AuraTime
import Testing
import aura_sweep

/// What the mock serves on the famous days against the dated facts of those days.
@Suite(.timeLimit(.minutes(1))) struct FamousDaysTests {
  /// A fact as the press or AEMET's series have it, with the tolerance that whole degrees and steps of 5 km/h leave.
  struct Fact: Sendable, CustomTestStringConvertible {
    let scenario: String
    let place: String
    let date: String
    let says: String
    let tolerance: Double
    let value: Double

    init(_ scenario: String, _ place: String, _ date: String, _ says: String, _ value: Double, within tolerance: Double)
    {
      (self.scenario, self.place, self.date, self.says) = (scenario, place, date, says)
      (self.value, self.tolerance) = (value, tolerance)
    }

    var testDescription: String { "\(scenario) \(place) \(date) \(says)" }
  }

  /// Figures of famous-days.md and its sources: AEMET's series, EFE, Meteosierra, Diario Vasco, Heraldo.
  static let facts: [Fact] = [
    Fact("filomena-2021", "28079", "2021-01-09", "maximum", 0.5, within: 0.5),
    Fact("filomena-2021", "28079", "2021-01-09", "minimum", -1.6, within: 0.5),
    Fact("filomena-2021", "28079", "2021-01-12", "minimum", -7.4, within: 0.5),
    Fact("filomena-2021", "44216", "2021-01-12", "minimum", -21.0, within: 0.5),
    Fact("filomena-2021", "19190", "2021-01-12", "minimum", -25.2, within: 0.5),
    Fact("filomena-2021", "28079", "2021-01-08", "rain", 32.9, within: 0.05),
    Fact("filomena-2021", "28079", "2021-01-08", "hours of snow", 14, within: 0),
    Fact("dana-valencia-2024", "46248", "2024-10-29", "rain", 771.8, within: 0.05),
    Fact("dana-valencia-2024", "46248", "2024-10-29", "rain of 1 h", 185, within: 0.05),
    Fact("dana-valencia-2024", "46248", "2024-10-29", "rain of 6 h", 621, within: 0.05),
    Fact("dana-valencia-2024", "46248", "2024-10-29", "rain of 12 h", 720, within: 0.05),
    Fact("dana-valencia-2024", "46111", "2024-10-29", "rain", 491.2, within: 0.05),
    Fact("dana-valencia-2024", "46077", "2024-10-29", "rain", 448.5, within: 0.05),
    Fact("dana-valencia-2024", "46250", "2024-10-29", "maximum", 21.4, within: 0.5),
    Fact("cordoba-heat-2021", "14057", "2021-08-14", "maximum", 47.6, within: 0.5),
    Fact("cordoba-heat-2021", "14043", "2021-08-14", "maximum", 47.4, within: 0.5),
    Fact("cordoba-heat-2021", "14021", "2021-08-14", "maximum", 46.9, within: 0.5),
    Fact("cordoba-heat-2021", "14021", "2021-08-14", "minimum", 22.8, within: 0.5),
    Fact("cordoba-heat-2021", "14021", "2021-08-14", "rain", 0, within: 0),
    Fact("galerna-2022", "20069", "2022-06-18", "maximum", 39.7, within: 0.5),
    Fact("galerna-2022", "20069", "2022-06-18", "minimum", 17.5, within: 0.5),
    Fact("galerna-2022", "20069", "2022-06-18", "gust", 90, within: 0),
    Fact("galerna-2022", "20069", "2022-06-18", "temperature at 15", 39.7, within: 0.5),
    Fact("galerna-2022", "20069", "2022-06-18", "temperature at 17", 21, within: 0.5),
    Fact("galerna-2022", "20036", "2022-06-18", "temperature at 16", 43.5, within: 0.5),
    Fact("calima-2020", "35016", "2020-02-23", "visibility", 550, within: 0),
    Fact("calima-2020", "38023", "2020-02-23", "visibility", 500, within: 0),
    Fact("calima-2020", "35016", "2020-02-23", "minimum", 22.3, within: 0.5),
    Fact("ciaran-2023", "01059", "2023-11-02", "gust", 108, within: 0),
    Fact("ciaran-2023", "48020", "2023-11-02", "gust", 105, within: 0),
    Fact("gloria-2020", "08019", "2020-01-21", "gust", 105, within: 0),
    Fact("gloria-2020", "17079", "2020-01-20", "rain", 107.6, within: 0.05),
    Fact("gloria-2020", "03018", "2020-01-20", "gust", 121, within: 0),
    Fact("fog-2024", "25120", "2024-12-30", "maximum", 2.0, within: 0.5),
    Fact("fog-2024", "25120", "2024-12-30", "minimum", 0.8, within: 0.5),
    Fact("fog-2024", "37274", "2024-12-30", "visibility", 100, within: 0),
    Fact("fog-2024", "50297", "2024-12-30", "visibility", 200, within: 0),
    Fact("clock-change-autumn", "28079", "2020-10-25", "hours", 25, within: 0),
    Fact("clock-change-spring", "28079", "2026-03-29", "hours", 23, within: 0),
  ]

  /// A scenario's mock and weather on a day, for all that is asked of them.
  private struct Served {
    var driver: MockDriver
    let weather: AnchoredWeather
    let date: CivilDate

    /// The day of the forecast that was issued on it.
    mutating func daily(_ code: String) throws -> JSONValue {
      let file = try JSONValue(Array(driver.fetch(MockDriver.daily + code).text.utf8))
      return try #require(file[0]?["prediccion"]?["dia"]?[0])
    }

    func day(_ code: String) -> WeatherDay {
      weather.days(at: FamousDaysTests.place(code), from: date, count: 1, edition: .observed)[0]
    }
  }

  private static func served(_ name: String, _ date: String) throws -> Served {
    var scenario = try Scenario.named(name)
    let date = try #require(CivilDate(wire: date))
    scenario.start = nil
    scenario.clock = .frozen(CivilZone.utc.startOfDay(date).advanced(bySeconds: 14 * 3600))
    return Served(
      driver: MockDriver(scenario),
      weather: AnchoredWeather(WeatherGenerator(seed: scenario.seed), anchors: scenario.weather), date: date)
  }

  @Test(arguments: Set(facts.map(\.scenario)).sorted())
  func theFactsOfTheDayAreServed(_ name: String) throws {
    let facts = Self.facts.filter { $0.scenario == name }
    var far: [String] = []
    for date in Set(facts.map(\.date)).sorted() {
      var served = try Self.served(name, date)
      for fact in facts where fact.date == date {
        let found = try Self.value(fact, &served)
        let isNear = found.map { ($0 - fact.value).magnitude <= fact.tolerance + 0.001 } ?? false
        if !isNear { far.append("\(fact.testDescription): served \(found ?? -999), known \(fact.value)") }
      }
    }
    #expect(far == [])
  }

  private static func value(_ fact: Fact, _ served: inout Served) throws -> Double? {
    if ["maximum", "minimum"].contains(fact.says) {
      guard
        case .number(let number)? = try served.daily(fact.place)["temperatura"]?[
          fact.says == "maximum" ? "maxima" : "minima"]
      else { return nil }
      return number.double
    }
    let day = served.day(fact.place)
    let broken = WeatherLaw.broken(by: day, at: place(fact.place))
    guard broken.isEmpty else {
      Issue.record("\(fact.testDescription): \(broken[0])")
      return nil
    }
    let rain = day.hours.map { Double($0.precipitation.tenthsMm) / 10 }
    func most(ofHours count: Int) -> Double {
      (0...(rain.count - count)).map { rain[$0..<$0 + count].reduce(0, +) }.max() ?? 0
    }
    return switch fact.says {
    case "rain": rain.reduce(0, +)
    case "rain of 1 h": most(ofHours: 1)
    case "rain of 6 h": most(ofHours: 6)
    case "rain of 12 h": most(ofHours: 12)
    case "hours of snow": Double(day.hours.count { $0.snow.isWet })
    case "gust": Double(day.hours.map(\.gustKmh).max() ?? 0)
    case "visibility": Double(day.hours.map(\.visibilityMetres).min() ?? 0)
    case "hours": Double(day.hours.count)
    default:
      fact.says.split(separator: " ").last.flatMap { Int($0) }.map { Double(day.hours[$0].temperatureTenthsC) / 10 }
    }
  }

  fileprivate static func place(_ code: String) -> WeatherPlace {
    let town = Gazetteer.municipality(MunicipalityCode(code)!)!
    return WeatherPlace(
      ine: code, latitude: town.coordinate!.latitude, longitude: town.coordinate!.longitude,
      elevationMetres: Int((town.elevationM ?? 100).rounded()), zone: town.zone)
  }

  /// Scenario, event of the reference, and a date of it.
  @Test(
    "Daily extremes of AEMET's series are told to half a degree at every tenth station of the day",
    .needsReferenceTables,
    arguments: [
      ("filomena-2021", "filomena", "2021-01-12"), ("dana-valencia-2024", "dana-valencia", "2024-10-29"),
      ("cordoba-heat-2021", "heat-2021", "2021-08-14"), ("galerna-2022", "galerna-2022", "2022-06-18"),
      ("calima-2020", "calima-2020", "2020-02-23"), ("ciaran-2023", "ciaran-2023", "2023-11-02"),
      ("gloria-2020", "gloria-2020", "2020-01-20"), ("fog-2024", "fog-2024", "2024-12-30"),
      ("clock-change-autumn", "dst-autumn-2020", "2020-10-25"),
    ])
  func extremesOfTheSeries(_ name: String, _ event: String, _ date: String) throws {
    let rows = try ReferenceTable("famous-days-daily.csv").rows.filter {
      $0["event"] == event && $0["date_utc"] == date && !$0["tmax_c"].isEmpty && !$0["tmin_c"].isEmpty
    }
    var far: [String] = []
    let served = try Self.served(name, date)
    for (offset, row) in rows.enumerated() where offset % 10 == 0 {
      // The weather alone costs a quarter of the file that it is served in; the sweep has every fifth station's file.
      let day = served.day(row["ine"])
      for (value, column) in [(Double(day.maximumC), "tmax_c"), (Double(day.minimumC), "tmin_c")] {
        guard let known = Double(row[column]) else {
          far.append("\(row["ine"]) has no \(column)")
          continue
        }
        if (value - known).magnitude > 0.5001 { far.append("\(row["ine"]) \(column) \(value), known \(known)") }
      }
    }
    #expect(rows.count > 35 && far == [])
  }

  @Test("The series is served so too, at every 20th station; the sweep takes every fifth", .needsReferenceTables)
  func servedSeries() async throws {
    let report = try await Sweep.famousSeries.run(20, SeedStream(seed: 7))
    #expect(report.failures == [] && report.tried >= 18)
  }
}

extension CivilDate {
  /// `2021-01-09`
  init?(wire text: String) {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }
}
