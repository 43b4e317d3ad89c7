// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import Testing

/// Each quirk of the text bulletins, shown with its switch on and not with it off.
struct BulletinQuirkTests {
  typealias Text = BulletinBench.Text

  struct Row: Sendable, CustomTestStringConvertible {
    let quirk: Quirk
    let bench: BulletinBench
    let shows: @Sendable (Text) -> Bool
    var testDescription: String { quirk.rawValue }

    init(
      _ quirk: Quirk, _ path: String, at: WallInstant = utc(2026, 8, 26, 12),
      _ shows: @escaping @Sendable (Text) -> Bool
    ) {
      self.quirk = quirk
      bench = BulletinBench(path: "/prediccion/" + path, at: at)
      self.shows = shows
    }
  }

  static let rows: [Row] = [
    Row(.bulletinsInLatin9, "nacional/manana") { $0.lines[0] == "AGENCIA ESTATAL DE METEOROLOGÍA" },
    Row(.lineEndCRCRLF, "nacional/manana") { text in
      let bytes = text.bytes ?? []
      let feeds = bytes.indices.filter { bytes[$0] == 0x0A }
      return feeds.count > 8 && feeds.allSatisfy { bytes[$0 - 2..<$0] == [0x0D, 0x0D] }
    },
    Row(.titleEndsInBlank, "nacional/manana") { $0.lines[1] == "PREDICCIÓN GENERAL PARA ESPAÑA " },
    Row(.dayPaddedNationally, "nacional/medioplazo", at: utc(2026, 9, 5, 13)) {
      $0.lines[2].hasPrefix("DÍA 05 DE SEPTIEMBRE DE 2026 A LAS ")
    },
    Row(.validityWithoutMonth, "ccaa/pasadomanana/and/elaboracion/2026-08-25") {
      $0.lines[3] == "PREDICCIÓN VÁLIDA PARA EL JUEVES 27"
    },
    Row(.noneExpectedSaid, "ccaa/pasadomanana/and") {
      $0.lines[5...6] == ["A.- FENÓMENOS SIGNIFICATIVOS", "No se esperan."]
    },
    Row(.linesFolded, "nacional/manana") { text in
      text.lines.allSatisfy { $0.count <= 66 } && text.lines.contains { $0.contains(".  ") }
    },
    // Two months and more.
    Row(.hoyIsAmendment, "ccaa/hoy/gal") { !$0.lines[2].contains("DE AGOSTO DE 2026") },
    Row(.mananaArchived, "ccaa/manana/gal/elaboracion/2026-08-25") { $0.bytes != nil },
    // At eight in the morning the newest is yesterday's, valid today.
    Row(.mananaAtNoon, "ccaa/manana/gal", at: utc(2026, 8, 26, 6)) {
      $0.lines[3] == "PREDICCIÓN VÁLIDA PARA EL MIÉRCOLES 26"
    },
    Row(.hoyNotArchived, "provincia/hoy/28/elaboracion/2026-08-25") {
      $0.answer.quoted("descripcion") == "No hay datos que satisfagan esos criterios"
    },
    Row(.stalenessVaries, "provincia/manana/27") { $0.lines[2].hasPrefix("DÍA 3 DE NOVIEMBRE DE 2022 A LAS 14:0") },
    Row(.comunidadCodes, "ccaa/manana/ceu") { $0.bytes == nil },
    Row(.islandsHaveCodes, "provincia/manana/35") { $0.bytes == nil },
    Row(.provinceTable, "provincia/manana/36") { text in
      let start = text.lines.firstIndex { $0 == "TEMPERATURAS MÍNIMAS Y MÁXIMAS PREVISTAS (°C):" }
      return start.map {
        text.lines[($0 + 1)...].starts(with: [
          "Pontevedra                    20  20", "Vigo                          20  20", "",
        ])
      } ?? false
    },
  ]

  @Test("Q-BOL-01..15: a switch shows its quirk and nothing else shows it", arguments: rows)
  func quirk(_ row: Row) {
    #expect(row.shows(row.bench.text(row.quirk, true)))
    #expect(!row.shows(row.bench.text(row.quirk, false)))
  }

  @Test("Q-BOL-12, Q-BOL-15: an abandoned text has a lone full stop above its table")
  func abandoned() {
    let lines = BulletinBench(path: "/prediccion/provincia/hoy/36").text().lines
    #expect(
      Array(lines.prefix(9)) == [
        "AGENCIA ESTATAL DE METEOROLOGÍA", "PREDICCIÓN PARA LA PROVINCIA DE PONTEVEDRA", lines[2],
        "PREDICCIÓN VÁLIDA PARA EL JUEVES 3", "", "PONTEVEDRA", ".", "",
        "TEMPERATURAS MÍNIMAS Y MÁXIMAS PREVISTAS (°C):",
      ])
    let trend = BulletinBench(path: "/prediccion/nacional/tendencia").text().lines
    #expect(trend[2] == "DÍA 29 DE ENERO DE 2025 A LAS 18:30 HORA OFICIAL")
  }
}
