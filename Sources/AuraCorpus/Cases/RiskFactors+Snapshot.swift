// SPDX-License-Identifier: MIT

package import AuraModel
package import AuraSun
package import AuraTime

extension RiskFactors {
  /// The snapshot of a row of levels at a place on a date, and the moment it is to be told at.
  package static func snapshot(
    _ row: [Int], place: Location, on date: CivilDate
  ) throws(SolarTimesError) -> WeatherSnapshot {
    func level(_ factor: Factor) -> Int { row[factor.rawValue] }
    let sun = try SolarTimes(on: date, at: place.coordinate ?? .madrid, in: place.zone)
    let moment = instant(of: moments[level(.moment)], sun: sun, zone: place.zone)
    var snapshot = WeatherSnapshot(place: WeatherSnapshot.Place(place), moment: moment)
    snapshot.sunrise = sun.sunrise.minute
    snapshot.sunset = sun.sunset.minute
    snapshot.uvIndex = ultraviolets[level(.uv)]

    let temperature = temperatures[level(.temperature)]
    let lacks = missing[level(.missing)]
    if lacks != "hour" {
      snapshot.current = slot(row, lacksTemperature: lacks == "temperature", at: moment, zone: place.zone)
    }
    var day = DaySnapshot(date: date)
    if lacks != "range" { (day.minimumC, day.maximumC) = (temperature.least, temperature.most) }
    snapshot.days = [day]
    snapshot.alerts = avisos[level(.aviso)].map { aviso in
      aviso.level == .verde ? [] : [alert(aviso.level, code: aviso.phenomenon.rawValue, at: moment)]
    }
    return snapshot
  }

  private static func slot(_ row: [Int], lacksTemperature: Bool, at moment: WallInstant, zone: CivilZone) -> HourSlot {
    func level(_ factor: Factor) -> Int { row[factor.rawValue] }
    let isNight = moments[level(.moment)] == .night
    var slot = HourSlot(start: moment.advanced(bySeconds: -Int64(zone.civil(at: moment).time.secondOfDay % 3600)))
    let code = skies[level(.sky)]
    if !code.isEmpty {
      let sent = isNight ? code + "n" : code
      slot.sky = SkyState(codeText: sent, wording: SkyCode(sent)?.condition.wording ?? "")
    }
    slot.isNight = isNight
    slot.precipitation = rains[level(.rain)]
    slot.snow = snows[level(.snow)]
    slot.relativeHumidity = humidities[level(.humidity)]
    slot.gustKmh = gusts[level(.gust)]
    slot.precipitationProbability = probabilities[level(.probability)]
    slot.stormProbability = storms[level(.storm)]
    slot.wind = winds[level(.wind)].map { speed in
      // A direction for every place of the array: what blows from where is no factor of its own.
      let direction = WindDirection.allCases[row.reduce(0, +) % 8 * 2]
      return WindReading(origin: speed == 0 ? .calm : .direction(direction), speedKmh: speed)
    }
    if !lacksTemperature {
      let now = temperatures[level(.temperature)].now
      slot.temperatureC = now
      slot.feelsLikeC = feels[level(.feels)].map { now + $0 }
    }
    return slot
  }

  /// The middle of a moment of a date.
  private static func instant(of moment: DayMoment, sun: SolarTimes, zone: CivilZone) -> WallInstant {
    let spans = sun.moments.filter { $0.moment == moment }
    // The night of the evening, not the one before dawn.
    let range = (moment == .night ? spans.last : spans.first)?.range ?? sun.moments[0].range
    let middle = range.lowerBound.advanced(bySeconds: range.lowerBound.seconds(until: range.upperBound) / 2)
    return middle.advanced(bySeconds: -Int64(zone.civil(at: middle).time.second))
  }

  /// An aviso in force.
  package static func alert(
    _ level: AvisoLevel, code: String, at moment: WallInstant
  ) -> WeatherAlert {
    WeatherAlert(
      identifier: "case", fileName: "", sent: moment.advanced(bySeconds: -7200), level: level, isLevelAssumed: false,
      phenomenonSent: "\(code);\(code)", parameter: nil, probability: nil,
      effective: moment.advanced(bySeconds: -3600), onset: moment.advanced(bySeconds: -3600),
      expires: moment.advanced(bySeconds: 4 * 3600), event: "", headline: "", details: "", instruction: "", web: "",
      urgency: "", certainty: "", areas: [])
  }
}

extension Coordinate {
  fileprivate static let madrid = Coordinate(uncheckedLatitude: 40.4168, longitude: -3.7038)
}
