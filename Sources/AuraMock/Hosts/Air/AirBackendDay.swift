// SPDX-License-Identifier: MIT

/// One hour of one pollutant as the viewer's backend writes it.
package struct AirBackendRow: Hashable, Sendable {
  package var hora: Int
  package var magnitud: String
  /// Digits as written; nil for `null`.
  package var value: String?
  package var isMeasured: Bool
  package var mean: String?
  package var hasMean: Bool

  package init(hora: Int, magnitud: String, value: String?, isMeasured: Bool, mean: String?, hasMean: Bool) {
    self.hora = hora
    self.magnitud = magnitud
    self.value = value
    self.isMeasured = isMeasured
    self.mean = mean
    self.hasMean = hasMean
  }
}

/// A station's day as the viewer's backend writes it: a row a line, in the layout of the only recording.
package struct AirBackendDay: Hashable, Sendable {
  package var rows: [AirBackendRow]

  package init(rows: [AirBackendRow]) {
    self.rows = rows
  }

  package func write() -> [UInt8] {
    let lines = rows.map { row in
      "{\"hora\":\(row.hora),\"magnitud\":\"\(row.magnitud)\",\"valor_medido\":\(row.value ?? "null"),"
        + "\"dato_medido\":\(row.isMeasured),\"valor_media_movil\":\(row.mean ?? "null"),"
        + "\"dato_medido_mm\":\(row.hasMean)}"
    }
    return Array("[\(lines.joined(separator: ",\n "))]".utf8)
  }
}
