// SPDX-License-Identifier: MIT

import AuraModel

/// The small values of a snapshot within its bounds.
extension SkyState {
  /// The state, its own words kept where they fit and where there are not too many of their kind among the hours.
  func bounded(odd: inout [SkyState], limit: Int) -> SkyState? {
    if let code, self == SkyState(code) { return self }
    guard !codeText.isEmpty, codeText.fits(SnapshotBounds.skyCode) else { return nil }
    let state = SkyState(codeText: codeText, wording: wording.shortened(to: SnapshotBounds.skyWording))
    if state.wording.isEmpty && code == nil || odd.contains(state) { return state }
    guard odd.count < limit else { return code.map { SkyState($0) } ?? SkyState(codeText: codeText, wording: "") }
    odd.append(state)
    return state
  }
}

extension WaterDepth {
  /// The depth to a thousandth of a millimetre. What rounds to nothing and is something is a trace.
  func bounded() -> WaterDepth? {
    guard case .millimetres(let depth) = self else { return self }
    guard SnapshotBounds.depthMm.contains(depth) else { return nil }
    let rounded = (depth * 1000).rounded() / 1000
    return depth > 0 && rounded == 0 ? .trace : .millimetres(rounded)
  }
}

extension WindReading {
  /// The wind, the letters of a direction read as one.
  func bounded() -> WindReading? {
    var wind = WindReading(origin: origin, speedKmh: speedKmh.within(SnapshotBounds.kilometresPerHour))
    if case .other(let letters) = origin {
      wind.origin = letters.fits(SnapshotBounds.windLetters) ? Self.origin(letters: letters) : nil
    }
    return wind.origin == nil && wind.speedKmh == nil ? nil : wind
  }

  /// What letters mean; nil for none.
  static func origin(letters: String) -> Origin? {
    if letters.isEmpty { return nil }
    if letters == "C" { return .calm }
    return WindDirection(abbreviation: letters).map { .direction($0) } ?? .other(letters)
  }

  /// The letters of the origin, `C` for calm.
  var letters: String? {
    switch origin {
    case .direction(let direction): direction.abbreviation
    case .calm: "C"
    case .other(let text): text
    case nil: nil
    }
  }
}

extension LocalObservation {
  /// Values that are numbers, with names of bounded length; nil where none is left.
  func bounded() -> LocalObservation? {
    var result = self
    result.temperatureC = temperatureC?.bounded(\.isFinite)
    result.dewPointC = dewPointC?.bounded(\.isFinite)
    result.relativeHumidityPercent = relativeHumidityPercent?.bounded(\.isFinite)
    result.wind = wind?.bounded { wind in
      wind.meanKmh.isFinite && wind.fromDegrees?.isFinite ?? true && wind.gustKmh?.isFinite ?? true
    }
    result.seaLevelPressureHpa = seaLevelPressureHpa?.bounded(\.isFinite)
    result.precipitationMm = precipitationMm?.bounded(\.isFinite)
    result.snowDepthCm = snowDepthCm?.bounded(\.isFinite)
    result.visibilityKm = visibilityKm?.bounded(\.isFinite)
    result.sunshineMinutes = sunshineMinutes?.bounded(\.isFinite)
    return result.isEmpty ? nil : result
  }
}

extension StationReading {
  fileprivate func bounded(_ isNumber: (Value) -> Bool) -> StationReading? {
    guard isNumber(value), distanceKm.isFinite, altitudeM.isFinite else { return nil }
    guard !stationID.fits(SnapshotBounds.stationID) || !stationName.fits(SnapshotBounds.stationName) else {
      return self
    }
    return StationReading(
      value: value, stationID: stationID.shortenedKey(to: SnapshotBounds.stationID),
      stationName: stationName.shortened(to: SnapshotBounds.stationName), distanceKm: distanceKm,
      altitudeM: altitudeM, measuredUntil: measuredUntil)
  }
}

extension AirQuality {
  /// Levels and distances that are numbers, with names of bounded length; nil where its own distance is none.
  func bounded() -> AirQuality? {
    guard source.distanceKm.isFinite else { return nil }
    let breakdown = breakdown.prefix(Pollutant.allCases.count).filter { component in
      component.source.distanceKm.isFinite && component.microgramsPerCubicMetre?.isFinite ?? true
    }
    return AirQuality(
      composite: composite,
      breakdown: breakdown.map { component in
        var component = component
        component.source = component.source.bounded()
        return component
      }, isPartial: isPartial, source: source.bounded())
  }
}

extension AirSource {
  fileprivate func bounded() -> AirSource {
    AirSource(
      stationCode: stationCode.shortenedKey(to: SnapshotBounds.stationID),
      stationName: stationName.shortened(to: SnapshotBounds.stationName), distanceKm: distanceKm, hour: hour)
  }
}
