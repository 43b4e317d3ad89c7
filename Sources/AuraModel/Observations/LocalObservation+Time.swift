// SPDX-License-Identifier: MIT

public import AuraTime

extension LocalObservation {
  /// The temperature's reading, else the first quantity's that is known: what stands for all in one line.
  public var leading: StationReading<Double>? {
    if let temperatureC { return temperatureC }
    let others: [StationReading<Double>?] = [
      relativeHumidityPercent, wind?.map(\.meanKmh), precipitationMm, seaLevelPressureHpa, dewPointC, snowDepthCm,
      visibilityKm, sunshineMinutes,
    ]
    return others.lazy.compactMap(\.self).first
  }

  public var isEmpty: Bool { leading == nil }

  /// What of it may still be shown as current at a moment.
  public func usable(at moment: WallInstant) -> LocalObservation {
    var result = self
    func keep<Value>(_ path: WritableKeyPath<LocalObservation, StationReading<Value>?>) {
      if let reading = self[keyPath: path], reading.isOver(at: moment) { result[keyPath: path] = nil }
    }
    keep(\.temperatureC)
    keep(\.dewPointC)
    keep(\.relativeHumidityPercent)
    keep(\.wind)
    keep(\.seaLevelPressureHpa)
    keep(\.precipitationMm)
    keep(\.snowDepthCm)
    keep(\.visibilityKm)
    keep(\.sunshineMinutes)
    return result
  }

  /// Each quantity from whichever was measured later; of equals the other's.
  func mergedByTime(with other: LocalObservation) -> LocalObservation {
    var result = other
    func take<Value>(_ path: WritableKeyPath<LocalObservation, StationReading<Value>?>) {
      guard let own = self[keyPath: path] else { return }
      if other[keyPath: path].map({ $0.measuredUntil < own.measuredUntil }) ?? true { result[keyPath: path] = own }
    }
    take(\.temperatureC)
    take(\.dewPointC)
    take(\.relativeHumidityPercent)
    take(\.wind)
    take(\.seaLevelPressureHpa)
    take(\.precipitationMm)
    take(\.snowDepthCm)
    take(\.visibilityKm)
    take(\.sunshineMinutes)
    return result
  }
}

extension StationReading {
  /// Whether it is too old to be shown as current. An hour that ended 3 h ago to the millisecond is not.
  public func isOver(at moment: WallInstant) -> Bool {
    moment > measuredUntil.advanced(bySeconds: LocalObservation.maximumAgeSeconds)
  }

  /// The same reading of something worked out from its value.
  package func map<Other>(_ transform: (Value) -> Other) -> StationReading<Other> {
    StationReading<Other>(
      value: transform(value), stationID: stationID, stationName: stationName, distanceKm: distanceKm,
      altitudeM: altitudeM, measuredUntil: measuredUntil)
  }
}
