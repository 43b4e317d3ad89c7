// SPDX-License-Identifier: MIT

public import AuraTime

/// Where a moment stands to a warning.
public enum AvisoPhase: Hashable, Sendable {
  case upcoming, inForce, over
}

extension WeatherAlert {
  /// Where a moment stands to the warning: in force from its onset to just before its end.
  ///
  /// To be asked when the warning is shown, with whatever data are at hand: old data expire by themselves (Q-CAP-06).
  public func phase(at moment: WallInstant) -> AvisoPhase {
    if let expires, moment >= expires { return .over }
    return moment < onset ? .upcoming : .inForce
  }

  /// Whether the warning was withdrawn in the form the service uses: over before it was issued (Q-CAP-09).
  public var isBornExpired: Bool { expires.map { $0 <= sent } ?? false }

  /// Whether the warning is for one of the zones. Zones are compared by code, never by province (Q-CAP-15).
  public func concerns(_ zones: some Sequence<WarningZoneCode>) -> Bool {
    zones.contains { zone in areas.contains { $0.zone == zone } }
  }

  /// Whether a place lies in the warning's rings.
  public func covers(_ place: Coordinate) -> Bool {
    areas.contains { $0.contains(place) }
  }
}

extension Sequence<WeatherAlert> {
  /// The worst first, then the earlier onset; the identifier decides what is left (Q-CAP-21).
  public func worstFirst() -> [WeatherAlert] {
    sorted { ($1.level, $0.onset, $0.id) < ($0.level, $1.onset, $1.id) }
  }
}
