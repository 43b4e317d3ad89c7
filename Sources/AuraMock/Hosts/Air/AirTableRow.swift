// SPDX-License-Identifier: MIT

/// A row of MITECO's table of the last hour, as it is written.
package struct AirTableRow: Hashable, Sendable {
  package var code: Int
  package var name: String
  package var kind: String
  /// Degrees with their point; empty where left out.
  package var latitude: String
  package var longitude: String
  package var isActive: Bool
  /// As written; empty where left out.
  package var fecha: String
  package var indice: Int
  package var causes: [String]

  package init(
    code: Int, name: String, kind: String, latitude: String, longitude: String, isActive: Bool, fecha: String,
    indice: Int, causes: [String]
  ) {
    self.code = code
    self.name = name
    self.kind = kind
    self.latitude = latitude
    self.longitude = longitude
    self.isActive = isActive
    self.fecha = fecha
    self.indice = indice
    self.causes = causes
  }
}
