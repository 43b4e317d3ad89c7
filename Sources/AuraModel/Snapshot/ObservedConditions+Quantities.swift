// SPDX-License-Identifier: MIT

public import AuraTime

extension ObservedConditions {
  /// Every quantity, the one that speaks for all first.
  package static var quantities: [WritableKeyPath<ObservedConditions, Value?>] {
    [
      \.temperatureC, \.relativeHumidity, \.windKmh, \.windBearingDegrees, \.gustKmh, \.precipitationMm, \.pressureHPa,
    ]
  }

  /// The temperature, else the first quantity that is known.
  public var leading: Value? {
    temperatureC ?? relativeHumidity ?? windKmh ?? windBearingDegrees ?? gustKmh ?? precipitationMm ?? pressureHPa
  }

  public var isEmpty: Bool { leading == nil }

  /// Each quantity from whichever was measured later; of equals from the other one.
  func mergedByTime(with other: ObservedConditions) -> ObservedConditions {
    var result = other
    for quantity in Self.quantities {
      guard let own = self[keyPath: quantity] else { continue }
      if other[keyPath: quantity].map({ $0.measuredUntil < own.measuredUntil }) ?? true {
        result[keyPath: quantity] = own
      }
    }
    return result
  }
}

extension ObservedConditions.Value {
  /// Whether it is too old to be shown as current.
  public func isOver(at moment: WallInstant) -> Bool {
    moment > measuredUntil.advanced(bySeconds: SnapshotLife.observationSeconds)
  }
}

extension Provenance.Line {
  /// Takes over what the leading quantity says of station and time; nothing measured is absent.
  package mutating func describe(_ observed: ObservedConditions?) {
    guard let leading = observed?.leading else {
      freshness = .absent
      return
    }
    issuedAt = leading.measuredUntil
    station = leading.stationID
    distanceKm = leading.distanceKm
    // Usable up to and including the last instant, so it expires a millisecond later.
    expiresAt = leading.measuredUntil.advanced(bySeconds: SnapshotLife.observationSeconds).advanced(byMilliseconds: 1)
  }
}
