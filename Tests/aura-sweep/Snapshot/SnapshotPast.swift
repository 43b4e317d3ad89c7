// SPDX-License-Identifier: MIT

package import AuraChance
package import AuraKit

/// Snapshots of one place as they follow one another within a day or two: groups there or not, issued now or earlier,
/// some over by the next.
package struct SnapshotPast {
  private var draw: SnapshotDraw
  /// What the moments are near to.
  private static let noon = WallInstant(secondsSinceEpoch: 1_787_738_400)

  package init(_ chance: SeedStream) {
    draw = SnapshotDraw(chance)
  }

  /// A well-formed snapshot of the place, some minutes or hours after noon.
  package mutating func snapshot(of code: String = "28079") -> WeatherSnapshot {
    let moment = Self.noon.advanced(bySeconds: Int64(draw.pick([0, 20, 61, 200, 500, 1500])) * 60)
    let place = Gazetteer.municipality(code)!
    var snapshot = WeatherSnapshot(place: WeatherSnapshot.Place(place), moment: moment)
    hours(of: &snapshot)
    days(of: &snapshot)
    observed(of: &snapshot)
    alerts(of: &snapshot)
    bulletin(of: &snapshot)
    air(of: &snapshot)
    return snapshot.at(moment)
  }

  private mutating func hours(of snapshot: inout WeatherSnapshot) {
    guard has(.hours, .hourlyForecast, &snapshot) else { return }
    let first = snapshot.moment.secondsSinceEpoch / 3600 - Int64(draw.below(3))
    for index in 0..<Int64(1 + draw.below(8)) {
      var slot = HourSlot(start: WallInstant(secondsSinceEpoch: (first + index) * 3600))
      if draw.happens(3, of: 4) {
        slot.temperatureC = draw.below(40)
        slot.precipitation = draw.pick([.trace, WaterDepth.none, .millimetres(3), nil])
      }
      snapshot.hours.append(slot)
    }
    snapshot.provenance[.hours].expiresAt = snapshot.hours.last?.end
  }

  private mutating func days(of snapshot: inout WeatherSnapshot) {
    guard has(.days, .dailyForecast, &snapshot) else { return }
    let first = snapshot.today.advanced(byDays: draw.below(3) - 1)
    for index in 0..<(1 + draw.below(3)) {
      var day = DaySnapshot(date: first.advanced(byDays: index))
      day.maximumC = draw.below(40)
      day.uvMax = draw.pick([nil, 3, 8])
      snapshot.days.append(day)
    }
    snapshot.uvIndex = snapshot.todaySummary?.uvMax
    if snapshot.uvIndex != nil { snapshot.provenance[.uvIndex] = snapshot.provenance[.days] }
  }

  private mutating func observed(of snapshot: inout WeatherSnapshot) {
    guard has(.observed, .observations, &snapshot) else { return }
    var observed = LocalObservation()
    observed.temperatureC = draw.maybe { $0.reading(before: snapshot.moment) }
    observed.precipitationMm = draw.maybe { $0.reading(before: snapshot.moment) }
    snapshot.observed = observed.isEmpty ? nil : observed
    snapshot.provenance[.observed].describe(snapshot.observed)
  }

  private mutating func alerts(of snapshot: inout WeatherSnapshot) {
    guard has(.alerts, .avisos, &snapshot) else { return }
    let received = snapshot.moment.advanced(bySeconds: -Int64(draw.pick([0, 1800, 5 * 3600])))
    snapshot.alerts = (0..<draw.below(3)).map { _ in
      let onset = Self.noon.advanced(bySeconds: Int64(draw.below(12) - 4) * 3600)
      return WeatherAlert(
        identifier: "A\(draw.below(1000))", fileName: "", sent: received, level: draw.pick([.amarillo, .naranja]),
        isLevelAssumed: false, phenomenonSent: "PR;Lluvias", parameter: nil, probability: nil, effective: received,
        onset: onset, expires: onset.advanced(bySeconds: 4 * 3600), event: "Aviso", headline: "Aviso", details: "",
        instruction: "", web: "", urgency: "", certainty: "", areas: [])
    }.worstFirst()
    snapshot.provenance[.alerts].issuedAt = snapshot.alerts?.map(\.sent).max()
    snapshot.provenance[.alerts].receivedAt = received
    snapshot.provenance[.alerts].expiresAt = received.advanced(bySeconds: SnapshotLife.quietSeconds)
  }

  private mutating func bulletin(of snapshot: inout WeatherSnapshot) {
    guard has(.bulletin, .bulletin, &snapshot) else { return }
    snapshot.bulletin = ForecastBulletin(
      scope: .comunidad("MADRID"), issuedAt: snapshot.provenance[.bulletin].issuedAt ?? snapshot.moment,
      validDays: [snapshot.today.advanced(byDays: draw.below(3) - 1)], significantPhenomena: .noneExpected,
      paragraphs: ["Texto \(draw.below(1000))"], parts: [], temperatures: [])
  }

  private mutating func air(of snapshot: inout WeatherSnapshot) {
    guard has(.airQuality, .airQuality, &snapshot) else { return }
    let hour = snapshot.moment.advanced(bySeconds: -Int64(draw.below(6)) * 3600)
    let source = AirSource(stationCode: "28079004", stationName: "PLAZA", distanceKm: 1, hour: hour)
    snapshot.airQuality = AirQuality(
      composite: draw.pick(AirQualityBand.allCases), breakdown: [], isPartial: false, source: source)
    snapshot.provenance[.airQuality].issuedAt = hour
  }

  /// Draws whether a group is there, and the line that goes with it.
  private mutating func has(
    _ field: Provenance.Field, _ product: Provenance.Product, _ snapshot: inout WeatherSnapshot
  ) -> Bool {
    let isThere = draw.happens(2, of: 3)
    var line = Provenance.Line(isThere ? .fresh : .absent, product: product)
    if isThere {
      line.issuedAt = Self.noon.advanced(bySeconds: -Int64(draw.below(10)) * 3600)
      line.receivedAt = snapshot.moment.advanced(bySeconds: -Int64(draw.below(3)) * 60)
    } else if draw.happens(1, of: 2) {
      line.failure = draw.pick([.quota, .offline])
      line.failingSince = snapshot.moment.advanced(bySeconds: -Int64(draw.below(600)))
    }
    snapshot.provenance[field] = line
    return isThere
  }
}

extension SnapshotDraw {
  fileprivate mutating func reading(before moment: WallInstant) -> StationReading<Double> {
    StationReading(
      value: Double(below(300)) / 10, stationID: pick(["3195", "3129"]), stationName: "MADRID", distanceKm: 2,
      altitudeM: 667, measuredUntil: moment.advanced(bySeconds: -Int64(below(4)) * 3600))
  }
}
