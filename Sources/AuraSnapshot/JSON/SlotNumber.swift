// SPDX-License-Identifier: MIT

import AuraModel

/// A whole number of an hour: where it belongs and what it can be.
struct SlotNumber {
  let member: WritableKeyPath<HourSlot, Int?>
  let range: ClosedRange<Int>

  /// nil for a member of another kind.
  init?(_ field: SnapshotFields.Hour) {
    switch field {
    case .temperatureC: (member, range) = (\.temperatureC, SnapshotBounds.celsius)
    case .feelsLikeC: (member, range) = (\.feelsLikeC, SnapshotBounds.celsius)
    case .humidity: (member, range) = (\.relativeHumidity, SnapshotBounds.percent)
    case .gustKmh: (member, range) = (\.gustKmh, SnapshotBounds.kilometresPerHour)
    case .precipitationProbability: (member, range) = (\.precipitationProbability, SnapshotBounds.percent)
    case .stormProbability: (member, range) = (\.stormProbability, SnapshotBounds.percent)
    case .snowProbability: (member, range) = (\.snowProbability, SnapshotBounds.percent)
    case .from, .count, .at, .skies, .sky, .isNight, .precipitationMm, .snowMm, .windFrom, .windKmh: return nil
    }
  }
}

extension HourSlot {
  mutating func setWind(letters: String?) {
    guard let letters else { return }
    wind = WindReading(origin: WindReading.origin(letters: letters), speedKmh: wind?.speedKmh)
  }

  mutating func setWind(speedKmh: Int?) {
    guard let speedKmh else { return }
    wind = WindReading(origin: wind?.origin, speedKmh: speedKmh)
  }
}
