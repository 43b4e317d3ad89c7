// SPDX-License-Identifier: MIT

/// Where a weather warning holds: one of AEMET's zones, as the message names it.
public struct AvisoArea: Hashable, Sendable {
  /// The name as sent: `La Siberia extremeña`, `Costa - A Mariña` for a coast (Q-CAP-13).
  public let name: String
  /// The code as sent: `700602`, `691703C`; empty when the message has none.
  public let code: String
  /// The rings, unread; two for 18 of the zones (Q-CAP-22).
  public let polygons: [AvisoPolygon]

  public init(name: String, code: String, polygons: [AvisoPolygon]) {
    self.name = name
    self.code = code
    self.polygons = polygons
  }

  /// The zone; nil for a code that has not a zone's form. AEMET's list of 233 is `Gazetteer`'s.
  public var zone: WarningZoneCode? { WarningZoneCode(code) }

  /// Whether it is the sea: decided by the code, for names and file names differ (Q-CAP-13, Q-CAP-14).
  public var isCoastal: Bool { code.hasSuffix("C") }

  /// The rings that can be read.
  public var rings: [Ring] { polygons.compactMap(\.ring) }

  /// Whether a place lies in any of the rings.
  public func contains(_ place: Coordinate) -> Bool {
    polygons.contains { $0.ring?.contains(place) ?? false }
  }
}
