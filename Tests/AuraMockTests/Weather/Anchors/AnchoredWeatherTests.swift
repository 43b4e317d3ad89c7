// SPDX-License-Identifier: MIT

import AuraMock
import AuraModel
import AuraPlaces
import AuraTime
import Testing
import aura_sweep

/// Weather that goes through facts: what it keeps, what it spreads, and what it leaves alone.
struct AnchoredWeatherTests {
  static let base = WeatherGenerator(seed: 2021)
  static let madrid = place("28079")
  static let first = CivilDate(year: 2021, month: 1, day: 9)!

  static func place(_ code: String) -> WeatherPlace {
    let town = Gazetteer.municipality(MunicipalityCode(code)!)!
    return WeatherPlace(
      ine: code, latitude: town.coordinate!.latitude, longitude: town.coordinate!.longitude,
      elevationMetres: Int(town.elevationM!.rounded()), zone: town.zone)
  }

  static func anchor(_ change: (inout AnchoredDay) -> Void) -> WeatherAnchor {
    var day = AnchoredDay()
    change(&day)
    return WeatherAnchor(sites: [.init(place: madrid)], reachKm: 15, firstDay: first, days: [day])
  }

  static let cold = AnchoredWeather(
    base,
    anchors: [
      anchor {
        ($0.maximumTenthsC, $0.minimumTenthsC) = (-20, -120)
        ($0.rainTenthsMm, $0.gustKmh, $0.gustBearingDegrees) = (123, 88, 270)
      }
    ])

  private static func day(_ source: any WeatherSource, _ place: WeatherPlace, _ date: CivilDate) -> WeatherDay {
    source.days(at: place, from: date, count: 1, edition: .observed)[0]
  }

  @Test func itsFactsAreMetToTheTenth() {
    let day = Self.day(Self.cold, Self.madrid, Self.first)
    let tenths = day.hours.map(\.temperatureTenthsC)
    #expect(tenths.max() == -20 && tenths.min() == -120 && day.precipitationTenthsMm == 123)
    let windiest = day.hours.max { $0.gustKmh < $1.gustKmh }
    #expect(windiest?.gustKmh == 88 && windiest?.windFrom == .west)
    #expect(WeatherLaw.broken(by: day, at: Self.madrid) == [])
  }

  @Test("Days, places and years beyond its reach are the seed's own, to the bit")
  func elsewhere() {
    let barcelona = Self.place("08019")
    #expect(
      Self.day(Self.cold, barcelona, Self.first.advanced(byDays: 5))
        == Self.day(Self.base, barcelona, Self.first.advanced(byDays: 5)))
    let canary = Self.place("38038")
    #expect(Self.day(Self.cold, canary, Self.first) == Self.day(Self.base, canary, Self.first))
    let later = Self.first.advanced(byDays: 2)
    #expect(Self.day(Self.cold, Self.madrid, later) == Self.day(Self.base, Self.madrid, later))
  }

  @Test("Cold spreads to the neighbours, the less the further, and midnights are crossed gently")
  func spreading() {
    func shift(_ code: String) -> Double {
      let (bent, own) = (
        Self.day(Self.cold, Self.place(code), Self.first), Self.day(Self.base, Self.place(code), Self.first)
      )
      return Double(
        bent.hours.reduce(0) { $0 + $1.temperatureTenthsC } - own.hours.reduce(0) { $0 + $1.temperatureTenthsC }) / 240
    }
    // Getafe 13 km, Toledo 67 km, Valencia 300 km away.
    let shifts = ["28065", "45168", "46250"].map(shift)
    #expect(shifts[0] < shifts[1] && shifts[1] < -0.5 && shifts[2].magnitude < 0.5, "\(shifts)")
    let days = Self.cold.days(at: Self.madrid, from: Self.first.advanced(byDays: -1), count: 3, edition: .observed)
    let hours = days.flatMap(\.hours)
    let steps = zip(hours, hours.dropFirst()).map { ($1.temperatureTenthsC - $0.temperatureTenthsC).magnitude }
    #expect((steps.max() ?? 0) < 45 && days[0].hoursAfter == Array(days[1].hours.prefix(2)), "\(steps.max() ?? 0)")
  }

  @Test("A forecast of the day tells it as it was; one of three days before has the generator's error on top")
  func editions() {
    func extremes(_ issue: WallInstant, _ source: any WeatherSource) -> [Int] {
      let tenths = source.days(at: Self.madrid, from: Self.first, count: 1, edition: .issued(issue))[0].hours.map(
        \.temperatureTenthsC)
      return [tenths.max()!, tenths.min()!]
    }
    let start = Self.madrid.zone.startOfDay(Self.first)
    #expect(extremes(start.advanced(bySeconds: 8 * 3600), Self.cold) == [-20, -120])
    let early = start.advanced(bySeconds: -3 * 86_400)
    let truth = Self.day(Self.base, Self.madrid, Self.first).hours.map(\.temperatureTenthsC)
    let error = zip(extremes(early, Self.base), [truth.max()!, truth.min()!]).map { $0 - $1 }
    #expect(extremes(early, Self.cold) == [-20 + error[0], -120 + error[1]] && error != [0, 0])
  }

  @Test("Known hours stand, with straight lines between those with a temperature")
  func spans() {
    var anchor = Self.anchor { _ in }
    let noon = Self.madrid.zone.startOfDay(Self.first).advanced(bySeconds: 12 * 3600)
    func span(_ hour: Int64, _ change: (inout AnchoredSpan) -> Void) -> AnchoredSpan {
      var span = AnchoredSpan(
        hours: noon.advanced(bySeconds: hour * 3600)..<noon.advanced(bySeconds: hour * 3600 + 3600))
      change(&span)
      return span
    }
    anchor.spans = [
      span(0) { $0.temperatureTenthsC = 40 },
      span(2) { $0.visibilityMetres = 120 },
      span(4) { ($0.temperatureTenthsC, $0.rainTenthsMm, $0.thunders) = (80, 300, true) },
    ]
    let source = AnchoredWeather(Self.base, anchors: [anchor])
    let hours = Self.day(source, Self.madrid, Self.first).hours[12...16]
    #expect(hours.map(\.temperatureTenthsC) == [40, 50, 60, 70, 80])
    #expect(hours[14].skyCode == 81 && hours[14].visibilityMetres == 120 && hours[14].humidityPercent >= 97)
    #expect(hours[16].precipitation == .tenths(300) && hours[16].thunders && hours[16].snow == .none)
    #expect(WeatherLaw.broken(by: Self.day(source, Self.madrid, Self.first), at: Self.madrid) == [])
  }
}
