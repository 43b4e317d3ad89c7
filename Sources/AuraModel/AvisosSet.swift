// SPDX-License-Identifier: MIT

public import AuraTime

/// The warnings of one area as the newest good answer leaves them. An empty set says that there are none.
public struct AvisosSet: Hashable, Sendable {
  /// Every warning that was not withdrawn, replaced or quiet; whether it is in force is asked when it is shown.
  public let alerts: [WeatherAlert]
  /// When the answer was received.
  public let receivedAt: WallInstant
  /// How many files of the answer could not be read. Above 0 there may be more warnings than these.
  public let unreadFileCount: Int
  /// Identifiers that some message replaced, with the time it was sent: they stay hidden whatever a later answer
  /// holds (Q-CAP-08).
  package let replaced: [String: WallInstant]

  package init(
    alerts: [WeatherAlert], receivedAt: WallInstant, unreadFileCount: Int, replaced: [String: WallInstant]
  ) {
    self.alerts = alerts
    self.receivedAt = receivedAt
    self.unreadFileCount = unreadFileCount
    self.replaced = replaced
  }

  /// The warnings of some zones that are in force or still to come, the worst first.
  public func alerts(in zones: [WarningZoneCode], at moment: WallInstant) -> [WeatherAlert] {
    alerts.filter { $0.concerns(zones) && $0.phase(at: moment) != .over }.worstFirst()
  }

  /// The warnings of a place, by its zones or by its being inside their rings; the worst first.
  public func alerts(
    at place: Coordinate, in zones: [WarningZoneCode] = [], at moment: WallInstant
  ) -> [WeatherAlert] {
    alerts.filter { $0.phase(at: moment) != .over && ($0.concerns(zones) || $0.covers(place)) }.worstFirst()
  }
}
