// SPDX-License-Identifier: MIT

/// One of the six moments of the day that texts and pictures speak of.
public enum DayMoment: String, CaseIterable, Codable, Hashable, Sendable {
  case amanecer
  case mañana
  case mediodía
  case tarde
  case atardecer
  case noche

  /// As people read it: `Mediodía`.
  public var name: String {
    switch self {
    case .amanecer: "Amanecer"
    case .mañana: "Mañana"
    case .mediodía: "Mediodía"
    case .tarde: "Tarde"
    case .atardecer: "Atardecer"
    case .noche: "Noche"
    }
  }
}
