// SPDX-License-Identifier: MIT

/// One of the six moments of the day that texts and pictures speak of; the raw values are the times of hero art.
public enum DayMoment: String, CaseIterable, Codable, Hashable, Sendable {
  case dawn
  case morning
  case midday
  case afternoon
  case dusk
  case night

  /// As people read it: `Mediodía`.
  public var name: String {
    switch self {
    case .dawn: "Amanecer"
    case .morning: "Mañana"
    case .midday: "Mediodía"
    case .afternoon: "Tarde"
    case .dusk: "Atardecer"
    case .night: "Noche"
    }
  }
}
