// SPDX-License-Identifier: MIT

/// MITECO's table of the last hour on the wire.
package struct AirTable: Hashable, Sendable {
  package var rows: [AirTableRow]

  package init(rows: [AirTableRow]) {
    self.rows = rows
  }

  private static let columns = [
    "cod_estacion", "nombre", "tipo", "latitud", "longitud", "activa", "fecha", "indice", "debido_a",
  ]

  /// Writes the table: a header, a row a station, each with its line end (Q-ICA-01, 02, 05, 07, 08).
  package func write(quirks: QuirkSwitches = QuirkSwitches()) -> [UInt8] {
    let isOrdered = quirks[.icaColumnOrder]
    let lineEnd = quirks[.icaLinesCRLF] ? "\r\n" : "\n"
    var text = ""
    func add(_ cells: [String]) {
      text += (isOrdered ? cells : cells.reversed()).joined(separator: ",")
      text += lineEnd
    }
    add(isOrdered ? Self.columns : Self.columns.map { $0.uppercased() })
    for row in rows {
      let code = "\(row.code)"
      let padding = quirks[.icaCodeWithoutZero] ? "" : String(repeating: "0", count: max(0, 8 - code.utf8.count))
      let causes = quirks[.icaCausesQuoted] ? row.causes : Array(row.causes.prefix(1))
      let zone = quirks[.icaHourWithoutOffset] || row.fecha.isEmpty ? "" : "Z"
      add([
        padding + code, Self.cell(row.name), row.kind, row.latitude, row.longitude, row.isActive ? "true" : "false",
        row.fecha + zone, "\(row.indice)", Self.cell(causes.joined(separator: ",")),
      ])
    }
    return Array(text.utf8)
  }

  /// A cell with its quotes where it needs them. Source: RFC 4180, section 2, rules 6 and 7.
  private static func cell(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
