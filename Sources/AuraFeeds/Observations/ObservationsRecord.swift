// SPDX-License-Identifier: MIT

public import AuraModel

/// A list of observations as sent: of one station, or of all of them.
public struct ObservationsRecord: Hashable, Sendable {
  /// In the order of the file. A station has 12 or 13 hours, in 2021 it had 24 (Q-OBS-06).
  public var observations: [StationObservation]

  public init(observations: [StationObservation]) {
    self.observations = observations
  }

  /// The newest hour of each station, by identifier; of hours without an end none is newest (Q-OBS-08).
  public var newestByStation: [StationObservation] {
    var newest: [String: StationObservation] = [:]
    for observation in observations {
      guard let until = observation.measuredUntil else { continue }
      let held = newest[observation.stationID]?.measuredUntil
      if held.map({ until >= $0 }) ?? true { newest[observation.stationID] = observation }
    }
    return newest.values.sorted { $0.stationID < $1.stationID }
  }
}
