// SPDX-License-Identifier: MIT

/// Parts of Spain whose climates are not averaged with one another.
enum ClimateRegion: Sendable, Hashable {
  case mainland, balearics, canaries, ceuta, melilla

  init(latitude: Double, longitude: Double) {
    if latitude < 31 {
      self = .canaries
    } else if latitude < 36 && longitude > -4 {
      self = .melilla
    } else if latitude < 35.95 {
      self = .ceuta
    } else if longitude > 1.1 && latitude < 40.3 {
      self = .balearics
    } else {
      self = .mainland
    }
  }
}
