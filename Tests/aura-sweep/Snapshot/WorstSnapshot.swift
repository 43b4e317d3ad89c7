// SPDX-License-Identifier: MIT

package import AuraKit

/// The snapshot whose JSON is as long as it can get: every member there, every text of letters that take six bytes.
package enum WorstSnapshot {
  /// - Parameters:
  ///   - alerts: how many warnings.
  ///   - hasTexts: whether there are warnings and a bulletin at all.
  package static func snapshot(alerts: Int = 40, hasTexts: Bool = true) -> WeatherSnapshot {
    let place = WeatherSnapshot.Place(
      code: MunicipalityCode("28079")!, name: text,
      coordinate: Coordinate(uncheckedLatitude: 40.123456789012345, longitude: -3.123456789012345))
    var snapshot = WeatherSnapshot(place: place, moment: instant(0))
    snapshot.hours = (0..<60).map { slot(instant($0 * 7200), $0) }
    snapshot.current = snapshot.hours[0]
    snapshot.days = (0..<9).map { day(snapshot.today.advanced(byDays: $0), $0) }
    var observed = LocalObservation()
    (observed.temperatureC, observed.dewPointC, observed.relativeHumidityPercent) = (reading, reading, reading)
    (observed.seaLevelPressureHpa, observed.precipitationMm, observed.snowDepthCm) = (reading, reading, reading)
    (observed.visibilityKm, observed.sunshineMinutes) = (reading, reading)
    observed.wind = reading.map { StationWind(meanKmh: $0, fromDegrees: $0, gustKmh: $0) }
    snapshot.observed = observed
    snapshot.airQuality = AirQuality(
      composite: .regular,
      breakdown: Pollutant.allCases.map { pollutant in
        AirComponent(
          pollutant: pollutant, band: .regular, microgramsPerCubicMetre: long, source: source(pollutant.meanHours))
      }, isPartial: true, source: source(0))
    snapshot.uvIndex = 99
    (snapshot.sunrise, snapshot.sunset) = (instant(1), instant(2))
    for field in Provenance.Field.allCases {
      var line = Provenance.Line(.carried, product: .hourlyForecast)
      (line.issuedAt, line.receivedAt, line.expiresAt, line.failingSince) = (
        instant(1), instant(2), instant(3), instant(4)
      )
      (line.station, line.distanceKm, line.failure) = (text, long, .temporarilyUnavailable)
      snapshot.provenance[field] = line
    }
    guard hasTexts else { return snapshot }
    snapshot.alerts = (0..<alerts).map(alert)
    snapshot.omittedAlertCount = 9_000
    snapshot.bulletin = ForecastBulletin(
      scope: .comunidad(text), issuedAt: instant(0), validDays: (0..<30).map { snapshot.today.advanced(byDays: $0) },
      significantPhenomena: .expected([words, words]), paragraphs: [words, words, words],
      parts: [ForecastBulletin.DatedPart(date: snapshot.today, paragraphs: [words])],
      temperatures: (0..<30).map { _ in
        ForecastBulletin.TownTemperatures(town: "\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}", minimumC: -99, maximumC: -99)
      })
    return snapshot
  }

  private static let text = String(repeating: "\u{1}", count: 4) + " " + String(repeating: "\u{1}", count: 500)
  private static let words = Array(repeating: "\u{1}\u{1}\u{1}", count: 900).joined(separator: " ")

  /// A number of as many letters as a number can have.
  private static let long = -1.2345678901234567e-200

  private static let reading = StationReading(
    value: long, stationID: text, stationName: text, distanceKm: long, altitudeM: long, measuredUntil: instant(0))

  private static func source(_ second: Int) -> AirSource {
    AirSource(stationCode: text, stationName: text, distanceKm: long, hour: instant(second))
  }

  /// With milliseconds, which take four bytes.
  private static func instant(_ second: Int) -> WallInstant {
    WallInstant(millisecondsSinceEpoch: 1_787_653_800_123 + Int64(second) * 1000)
  }

  private static func slot(_ start: WallInstant, _ index: Int) -> HourSlot {
    var slot = HourSlot(start: start)
    if !index.isMultiple(of: 2) { slot.sky = SkyState(codeText: "\(100_000 + index)", wording: text) }
    slot.isNight = false
    (slot.precipitation, slot.snow) = (.millimetres(1999.8765432), .millimetres(1999.8765432))
    (slot.temperatureC, slot.feelsLikeC, slot.relativeHumidity) = (-99, -99, 100)
    slot.wind = WindReading(origin: .other("\u{1}"), speedKmh: 999)
    (slot.gustKmh, slot.precipitationProbability, slot.stormProbability, slot.snowProbability) = (999, 100, 100, 100)
    return slot
  }

  private static func day(_ date: CivilDate, _ index: Int) -> DaySnapshot {
    var day = DaySnapshot(date: date)
    day.sky = SkyState(codeText: "\(100_000 + index)", wording: text)
    (day.minimumC, day.maximumC, day.feelsLikeMinimumC, day.feelsLikeMaximumC) = (-99, -99, -99, -99)
    (day.minimumHumidity, day.maximumHumidity, day.precipitationProbability) = (100, 100, 100)
    day.wind = WindReading(origin: .other("\u{1}"), speedKmh: 999)
    (day.gustKmh, day.snowLevelM, day.uvMax) = (999, 9999, 99)
    (day.sunrise, day.sunset) = (instant(1), instant(2))
    return day
  }

  private static func alert(_ index: Int) -> WeatherAlert {
    WeatherAlert(
      identifier: "\(index)" + text, indexInMessage: 999, fileName: text, sent: instant(0), level: .amarillo,
      isLevelAssumed: true, phenomenonSent: text, parameter: AvisoParameter(text),
      probability: AvisoProbability("\u{1}\u{1}\u{1}"), effective: instant(1), onset: instant(2),
      expires: instant(90_000), event: text, headline: words, details: words, instruction: words, web: text,
      urgency: text, certainty: text,
      areas: (0..<4).map { _ in
        AvisoArea(name: text, code: "\u{1}", polygons: [AvisoPolygon(words)])
      })
  }
}
