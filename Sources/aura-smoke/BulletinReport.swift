// SPDX-License-Identifier: MIT

import AuraKit

/// A text bulletin as the command prints it for a person.
struct BulletinReport {
  let comunidad: Comunidad
  let found: ComunidadBulletin
  let moment: WallInstant

  private var bulletin: ForecastBulletin { found.text }

  var text: String {
    var lines = ["Predicción de AEMET para \(comunidad.name) · \(validity)", issue]
    if let warning = staleness { lines.append(warning) }
    lines += ["", "Fenómenos significativos"] + phenomena.flatMap(Self.folded)
    let paragraphs = bulletin.paragraphs.isEmpty ? ["La predicción no tiene texto."] : bulletin.paragraphs
    lines += ["", "Predicción"] + paragraphs.flatMap { Self.folded($0) + [""] }
    if !bulletin.temperatures.isEmpty {
      lines.append("Temperaturas mínimas y máximas previstas")
      lines +=
        bulletin.temperatures.map { row in
          "  \(row.town): \(SpanishQuantity.celsius(from: row.minimumC, to: row.maximumC) ?? "")"
        } + [""]
    }
    return (lines + [Reading.attribution]).joined(separator: "\n")
  }

  var line: String {
    let first = bulletin.paragraphs.first ?? "sin texto"
    let old = found.coversToday ? "" : " (no es de hoy)"
    return "\(comunidad.name), \(validity)\(old): \(first) \(Reading.attribution)"
  }

  var json: String {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.object("comunidad") { json in
      json.field("ine", comunidad.rawValue)
      json.field("name", comunidad.name)
    }
    json.field("at", "\(moment)")
    json.field("coversToday", found.coversToday)
    json.field("ageSeconds", found.ageSeconds)
    json.field("issued", "\(bulletin.issuedAt)")
    json.array("validDays", bulletin.validDays) { $0.string($1.description) }
    switch bulletin.significantPhenomena {
    case .noneExpected: json.array("significantPhenomena", [String]()) { $0.string($1) }
    case .expected(let paragraphs): json.array("significantPhenomena", paragraphs) { $0.string($1) }
    case .notStated: json.field("significantPhenomena", String?.none)
    }
    json.array("paragraphs", bulletin.paragraphs) { $0.string($1) }
    json.array("temperatures", bulletin.temperatures) { json, row in
      json.beginObject()
      json.field("town", row.town)
      json.field("minimumC", row.minimumC)
      json.field("maximumC", row.maximumC)
      json.endObject()
    }
    json.field("attribution", Reading.attribution)
    json.array("notes", found.notes) { json, note in
      json.beginObject()
      json.field("id", note.id)
      json.field("path", note.path)
      json.endObject()
    }
    json.endObject()
    return json.text
  }

  private var validity: String { bulletin.validDays.first.map(SpanishDate.long) ?? "" }

  private var issue: String {
    let civil = CivilZone.peninsula.civil(at: bulletin.issuedAt)
    return "Emitida el \(SpanishDate.dayAndMonth(civil.date)) a las \(SpanishDate.time(civil.time)), "
      + "hora peninsular."
  }

  /// What a person must know of a text that is not of today.
  private var staleness: String? {
    guard !found.coversToday else { return nil }
    let days = found.ageSeconds / 86_400
    return "Es la última publicada, de hace \(days == 1 ? "1 día" : "\(days) días"); AEMET no tiene texto para hoy."
  }

  private var phenomena: [String] {
    switch bulletin.significantPhenomena {
    case .noneExpected: ["No se esperan."]
    case .expected(let paragraphs): paragraphs
    case .notStated: ["El texto no los menciona."]
    }
  }

  /// Two blanks and lines of at most 80 columns.
  private static func folded(_ paragraph: String) -> [String] {
    var lines: [String] = []
    for word in paragraph.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= 80 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append("  \(word)")
      }
    }
    return lines
  }
}
