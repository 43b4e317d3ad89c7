// SPDX-License-Identifier: MIT

/// How far ahead a text bulletin looks, by AEMET's word in the path.
public enum BulletinHorizon: String, CaseIterable, Hashable, Sendable {
  /// Issued only when something changes: may be months old (Q-BOL-08).
  case hoy
  case manana
  case pasadomanana
  case medioplazo
  /// Abandoned since 29 January 2025 (Q-BOL-12).
  case tendencia
}

/// Of what a text bulletin speaks, by AEMET's word in the path.
enum BulletinScope: String, CaseIterable {
  case nacional, ccaa, provincia

  /// The horizons that AEMET's OpenAPI document 2.0 lists; others are a Tomcat 404 (Q-ENV-08).
  var horizons: [BulletinHorizon] {
    switch self {
    case .nacional: BulletinHorizon.allCases
    case .ccaa: [.hoy, .manana, .pasadomanana, .medioplazo]
    case .provincia: [.hoy, .manana]
    }
  }
}
