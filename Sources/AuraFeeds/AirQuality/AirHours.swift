// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// What a station measured on one UTC day, from the backend of MITECO's viewer.
///
/// The backend is not documented and may vanish: the table of the last hour is enough to tell the air (Q-ICA-10).
public struct AirHours: Hashable, Sendable {
  /// In the order sent: up to 24 for each pollutant.
  public var hours: [AirHourRecord]

  /// The newest hour of each pollutant that has a value, in the order of `Pollutant`; an hour that was not measured
  /// does not hide the one before it (Q-ICA-11).
  ///
  /// - Parameter day: The UTC day that was asked for; the answer does not say it.
  public func levels(on day: CivilDate) -> [AirStation.Level] {
    Pollutant.allCases.compactMap { pollutant in
      guard let newest = newest(of: pollutant), let level = newest.level,
        let time = CivilTime(hour: newest.hora, minute: 0)
      else { return nil }
      return AirStation.Level(
        pollutant: pollutant, microgramsPerCubicMetre: level,
        hour: CivilZone.utc.instants(showing: CivilDateTime(date: day, time: time)).first)
    }
  }

  /// The newest hour of a pollutant that has a value; nil when it was not measured that day.
  public func newest(of pollutant: Pollutant) -> AirHourRecord? {
    hours.filter { $0.magnitud.uppercased() == pollutant.rawValue && $0.level != nil }.max { $0.hora < $1.hora }
  }

  /// The question for a station's day: `sql1#1022001#20260902 00:00#20260902 23:00`.
  ///
  /// - Parameter code: The station's code as the table of the last hour writes it.
  public static func question(code: String, day: CivilDate) -> String {
    let date = day.description.filter { $0 != "-" }
    return "sql1#\(code)#\(date) 00:00#\(date) 23:00"
  }
}
