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

extension ObservedConditions {
  /// Values that are numbers, with names of bounded length.
  func bounded() -> ObservedConditions? {
    var result = self
    for quantity in Self.quantities {
      guard var value = self[keyPath: quantity] else { continue }
      guard value.value.isFinite, value.distanceKm.isFinite else {
        result[keyPath: quantity] = nil
        continue
      }
      value.stationID = value.stationID.shortenedKey(to: 24)
      value.stationName = value.stationName.shortened(to: SnapshotBounds.stationName)
      result[keyPath: quantity] = value
    }
    return result.isEmpty ? nil : result
  }
}
