// SPDX-License-Identifier: MIT

/// The 39 members of an observation, by their names on the wire and in the order seen there.
///
/// Source: the order of the recordings; members they do not have in that of AEMET's metadata.
enum ObservationField: String, CaseIterable {
  case idema, lon, fint, prec, alt, vmax, vv, dv, lat, dmax, ubi, pres, hr, stdvv, ts
  case seaLevelPressure = "pres_nmar"
  case tamin, ta, tamax, tpr, stddv, inso, tss5cm, pacutp, tss20cm, rviento, geo925, geo850, geo700, vis, nieve
  case vmaxu, vvu, stdvvu, dvu, dmaxu, stddvu, pliqtp, psolt

  /// What the value may be; outside it, it is no measurement. nil for the members that are no plain number.
  ///
  /// Bounds lie beyond Spain's records (AEMET, *Efemérides*): −32…47.6 °C, 817 mm in a day, 250 km/h, 3,092 m.
  var range: ClosedRange<Double>? {
    switch self {
    case .idema, .ubi, .fint: nil
    case .lon: -180...180
    case .lat: -90...90
    case .alt: -100...9000
    case .prec, .pacutp, .pliqtp, .psolt, .nieve: 0...2000
    case .vmax, .vv, .vmaxu, .vvu, .stdvv, .stdvvu: 0...150
    case .dv, .dmax, .dvu, .dmaxu, .stddv, .stddvu: 0...360
    case .hr: 0...100
    case .pres: 400...1100
    case .seaLevelPressure: 850...1100
    case .ta, .tamin, .tamax, .tpr, .ts, .tss5cm, .tss20cm: -90...90
    case .inso: 0...60
    case .vis: 0...500
    case .rviento: 0...5400
    case .geo925, .geo850, .geo700: 0...6000
    }
  }
}
