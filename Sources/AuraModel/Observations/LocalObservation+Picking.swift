// SPDX-License-Identifier: MIT

public import AuraTime

extension LocalObservation {
  /// Picks from observations that were read already, as of one station's or a few stations' answers.
  ///
  /// For the national file use the decoder that picks while it reads, in AuraFeeds: the answer is the same.
  public init(of observations: some Sequence<StationObservation>, near place: Coordinate, at moment: WallInstant) {
    self.init()
    for observation in observations {
      guard let until = observation.measuredUntil, until <= moment,
        moment <= until.advanced(bySeconds: Self.maximumAgeSeconds)
      else { continue }
      let distanceKm = observation.coordinate.distanceKm(to: place)
      guard distanceKm <= Self.maximumDistanceKm else { continue }
      func take<Value>(_ value: Value?, _ path: WritableKeyPath<LocalObservation, StationReading<Value>?>) {
        guard let value else { return }
        let reading = StationReading(
          value: value, stationID: observation.stationID, stationName: observation.name, distanceKm: distanceKm,
          altitudeM: observation.altitudeM, measuredUntil: until)
        if self[keyPath: path].map({ reading.outdoes($0) }) ?? true { self[keyPath: path] = reading }
      }
      take(observation.airTemperatureC, \.temperatureC)
      take(observation.dewPointC, \.dewPointC)
      take(observation.relativeHumidityPercent, \.relativeHumidityPercent)
      take(observation.wind, \.wind)
      take(observation.seaLevelPressureHpa, \.seaLevelPressureHpa)
      take(observation.precipitationMm, \.precipitationMm)
      take(observation.snowDepthCm, \.snowDepthCm)
      take(observation.visibilityKm, \.visibilityKm)
      take(observation.sunshineMinutes, \.sunshineMinutes)
    }
  }
}

extension StationReading {
  /// Whether this one is to be shown rather than one met before it: nearer, else first by station, else not older.
  fileprivate func outdoes(_ other: StationReading) -> Bool {
    if distanceKm != other.distanceKm { return distanceKm < other.distanceKm }
    if stationID != other.stationID { return stationID.utf8.lexicographicallyPrecedes(other.stationID.utf8) }
    return measuredUntil >= other.measuredUntil
  }
}
