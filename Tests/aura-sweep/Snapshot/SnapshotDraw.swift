// SPDX-License-Identifier: MIT

package import AuraChance
package import AuraKit

/// Snapshots drawn at random, with every kind of value that a snapshot can have, and some that it should not.
package struct SnapshotDraw {
  package var chance: SeedStream
  /// Whether numbers out of range and texts of any length and letter are drawn too.
  package var isWild = false

  package init(_ chance: SeedStream, isWild: Bool = false) {
    self.chance = chance
    self.isWild = isWild
  }

  package mutating func snapshot(of code: String = "28079") -> WeatherSnapshot {
    let coordinate = maybe { $0.coordinate() }
    let place = WeatherSnapshot.Place(code: MunicipalityCode(code)!, name: text(), coordinate: coordinate)
    var snapshot = WeatherSnapshot(place: place, moment: instant())
    let hour = WallInstant(secondsSinceEpoch: snapshot.moment.secondsSinceEpoch / 3600 * 3600)
    let hasGaps = happens(1, of: 4)
    var start = hour
    for _ in 0..<below(isWild ? 90 : 49) {
      snapshot.hours.append(slot(start))
      start = start.advanced(bySeconds: hasGaps ? Int64(1 + below(3)) * 3600 : 3600)
      if isWild, happens(1, of: 40) { start = start.advanced(byMilliseconds: Int64(below(7_200_000)) - 3_600_000) }
    }
    snapshot.current = happens(3, of: 4) ? snapshot.hours.first : maybe { $0.slot(hour) }
    let today = snapshot.today
    for distance in 0..<below(isWild ? 10 : 8) where happens(7, of: 8) {
      snapshot.days.append(day(today.advanced(byDays: distance)))
    }
    snapshot.observed = maybe { $0.observed() }
    snapshot.airQuality = maybe { $0.air() }
    snapshot.uvIndex = number(0...15)
    snapshot.sunrise = maybe { $0.instant() }
    snapshot.sunset = maybe { $0.instant() }
    snapshot.alerts = maybe { draw in
      (0..<draw.below(draw.isWild ? 30 : 4)).map { _ in draw.alert() }.worstFirst()
    }
    if snapshot.alerts != nil, happens(1, of: 5) { snapshot.omittedAlertCount = below(5) }
    snapshot.bulletin = maybe { $0.bulletin() }
    for field in Provenance.Field.allCases where happens(3, of: 4) { snapshot.provenance[field] = line() }
    return snapshot
  }

  // MARK: Groups

  private mutating func slot(_ start: WallInstant) -> HourSlot {
    var slot = HourSlot(start: start)
    slot.sky = maybe { $0.sky() }
    slot.isNight = maybe { $0.happens(1, of: 2) }
    slot.precipitation = maybe { $0.depth() }
    slot.snow = maybe { $0.depth() }
    slot.temperatureC = number(-20...45)
    slot.feelsLikeC = number(-30...50)
    slot.relativeHumidity = number(0...100)
    slot.wind = maybe { $0.wind() }
    slot.gustKmh = number(0...140)
    slot.precipitationProbability = number(0...100)
    slot.stormProbability = number(0...100)
    slot.snowProbability = number(0...100)
    return slot
  }

  private mutating func day(_ date: CivilDate) -> DaySnapshot {
    var day = DaySnapshot(date: date)
    day.sky = maybe { $0.sky() }
    day.minimumC = number(-20...30)
    day.maximumC = number(-5...45)
    day.feelsLikeMinimumC = number(-30...30)
    day.feelsLikeMaximumC = number(-10...50)
    day.minimumHumidity = number(0...100)
    day.maximumHumidity = number(0...100)
    day.precipitationProbability = number(0...100)
    day.wind = maybe { $0.wind() }
    day.gustKmh = number(0...140)
    day.snowLevelM = number(0...3000)
    day.uvMax = number(0...12)
    day.sunrise = maybe { $0.instant() }
    day.sunset = maybe { $0.instant() }
    return day
  }

  private mutating func observed() -> LocalObservation {
    var observed = LocalObservation()
    observed.temperatureC = maybe { $0.reading($0.real()) }
    observed.dewPointC = maybe { $0.reading($0.real()) }
    observed.relativeHumidityPercent = maybe { $0.reading($0.real()) }
    observed.wind = maybe { draw in
      let wind = StationWind(
        meanKmh: draw.real(), fromDegrees: draw.maybe { $0.real() }, gustKmh: draw.maybe { $0.real() })
      return draw.reading(wind)
    }
    observed.seaLevelPressureHpa = maybe { $0.reading($0.real()) }
    observed.precipitationMm = maybe { $0.reading($0.real()) }
    observed.snowDepthCm = maybe { $0.reading($0.real()) }
    observed.visibilityKm = maybe { $0.reading($0.real()) }
    observed.sunshineMinutes = maybe { $0.reading($0.real()) }
    return observed
  }

  private mutating func reading<Value>(_ value: Value) -> StationReading<Value> {
    StationReading(
      value: value, stationID: pick(["3195", "9262P", "C649I"]), stationName: text(), distanceKm: real().magnitude,
      altitudeM: real(), measuredUntil: instant())
  }

  private mutating func air() -> AirQuality {
    let source = airSource()
    return AirQuality(
      composite: pick(AirQualityBand.allCases),
      breakdown: Pollutant.allCases.filter { _ in happens(3, of: 4) }.map { pollutant in
        AirComponent(
          pollutant: pollutant, band: pick(AirQualityBand.allCases), microgramsPerCubicMetre: maybe { $0.real() },
          source: happens(1, of: 2) ? source : airSource())
      }, isPartial: happens(1, of: 4), source: source)
  }

  private mutating func airSource() -> AirSource {
    AirSource(stationCode: pick(["28079004", ""]), stationName: text(), distanceKm: real(), hour: instant())
  }

  private mutating func alert() -> WeatherAlert {
    let onset = instant()
    let areas = (0..<(isWild ? below(4) : 1)).map { _ in
      AvisoArea(
        name: text(), code: pick(["722802", "713601C", "659601"]),
        polygons: [AvisoPolygon("40.0,-3.0 41.0,-3.0 41.0,-4.0 40.0,-3.0")])
    }
    return WeatherAlert(
      identifier: isWild ? text() : "2.49.0.0.724.0.ES.\(below(1_000_000_000))", indexInMessage: below(3),
      fileName: "Z_CAP_C_LEMM.xml", sent: onset.advanced(bySeconds: -Int64(below(86_400))),
      level: pick([.amarillo, .naranja, .rojo]), isLevelAssumed: happens(1, of: 9),
      phenomenonSent: pick(["AT;Temperaturas máximas", "PR;Lluvias", "", text()]),
      parameter: maybe { AvisoParameter($0.pick(["TA;Temperatura máxima;40 ºC", $0.text()])) },
      probability: maybe { AvisoProbability($0.pick(["40%-70%", "mayor 70%"])) }, effective: onset, onset: onset,
      expires: maybe { onset.advanced(bySeconds: Int64($0.below(86_400))) },
      event: pick(["Aviso de lluvias de nivel naranja", text()]), headline: text(), details: text(),
      instruction: text(), web: pick(["", "https://www.aemet.es/es/eltiempo/prediccion/avisos"]),
      urgency: pick(["Future", "Immediate"]), certainty: "Likely", areas: areas)
  }

  private mutating func bulletin() -> ForecastBulletin {
    let day = CivilDate(dayNumber: 20_000 + below(2000))
    let texts = { (draw: inout SnapshotDraw) in (0..<draw.below(5)).map { _ in draw.text() } }
    let scopes: [ForecastBulletin.Scope] = [.comunidad("GALICIA"), .province("CEUTA"), .spain, .island("MENORCA")]
    return ForecastBulletin(
      scope: pick(scopes + [.other(text())]), issuedAt: instant(),
      validDays: (0...below(3)).map { day.advanced(byDays: $0) },
      significantPhenomena: pick([.noneExpected, .notStated, .expected(texts(&self))]), paragraphs: texts(&self),
      parts: [ForecastBulletin.DatedPart(date: day, paragraphs: texts(&self))],
      temperatures: (0..<below(4)).map { _ in
        ForecastBulletin.TownTemperatures(town: text(), minimumC: below(50) - 20, maximumC: below(60) - 10)
      })
  }

  private mutating func line() -> Provenance.Line {
    var line = Provenance.Line(
      pick(Provenance.Freshness.allCases), product: maybe { $0.pick(Provenance.Product.allCases) })
    line.issuedAt = maybe { $0.instant() }
    line.receivedAt = maybe { $0.instant() }
    line.expiresAt = maybe { $0.instant() }
    line.station = maybe { $0.pick(["3195", "9262P"]) }
    line.distanceKm = maybe { $0.real() }
    line.failure = maybe { $0.pick(FailureReason.allCases) }
    line.failingSince = maybe { $0.instant() }
    return line
  }
}

// MARK: Values

extension SnapshotDraw {
  mutating func below(_ bound: Int) -> Int { Int(chance.below(UInt64(bound))) }
  mutating func happens(_ count: UInt64, of all: UInt64) -> Bool { chance.happens(Ratio(count, of: all)) }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  mutating func maybe<Value>(_ draw: (inout SnapshotDraw) -> Value) -> Value? {
    happens(3, of: 4) ? draw(&self) : nil
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int? {
    if isWild, happens(1, of: 12) { return pick([.min, .max, -1, 101, 1000, -100]) }
    return maybe { range.lowerBound + $0.below(range.count) }
  }

  mutating func real() -> Double {
    if isWild, happens(1, of: 12) {
      return pick([.nan, .infinity, -1e300, Double.leastNonzeroMagnitude, -0.0, 1 / 3.0])
    }
    return (Double(below(20_000)) - 5_000) / pick([1, 10, 100, 7])
  }

  mutating func depth() -> WaterDepth {
    if isWild, happens(1, of: 12) { return .millimetres(pick([-1, 1e9, .nan, 0.0001, 0.123456789])) }
    return happens(1, of: 5) ? .trace : .millimetres(Double(below(400)) / 10)
  }

  mutating func instant() -> WallInstant {
    if isWild, happens(1, of: 20) { return WallInstant(millisecondsSinceEpoch: -9_000_000_000_000) }
    let second = 1_700_000_000 + Int64(below(100_000_000))
    return WallInstant(millisecondsSinceEpoch: second * 1000 + (happens(1, of: 3) ? Int64(below(1000)) : 0))
  }

  mutating func coordinate() -> Coordinate {
    Coordinate(uncheckedLatitude: 27 + Double(below(160_000)) / 10_000, longitude: -18 + Double(below(223)) / 10)
  }

  mutating func sky() -> SkyState {
    switch below(12) {
    case 0: SkyState(codeText: pick(["47", "9n", "f1"]), wording: text())
    case 1: SkyState(codeText: "27", wording: "Nubes altas con lluvia")
    case 2: SkyState(codeText: "21", wording: "")
    default: SkyState(SkyCode(pick(SkyCondition.allCases), isNight: happens(1, of: 2)))
    }
  }

  mutating func wind() -> WindReading {
    let origins: [WindReading.Origin?] = [
      .calm, nil, .other("VRB"), .other("NNE"), .direction(pick(WindDirection.allCases)), .direction(.west),
    ]
    let origin = pick(origins)
    return WindReading(origin: origin, speedKmh: number(0...120))
  }

  /// Words of any letters; wild ones of any length, with whatever has to be escaped.
  mutating func text() -> String {
    let words = ["Chubascos", "en", "Pirineos;", "\"cota\"", "ñ", "800\u{A0}m", "\\", "18\t20", "€", "…", "👍🏽"]
    let count = below(isWild && happens(1, of: 6) ? 400 : 9)
    let chosen = (0..<count).map { _ in pick(words) }.joined(separator: " ")
    guard isWild, happens(1, of: 8) else { return chosen }
    return String(repeating: pick(["\u{1}", "x", "\"", "ñ"]), count: below(4000)) + chosen
  }
}
