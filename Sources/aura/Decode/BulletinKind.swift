// SPDX-License-Identifier: MIT

import AuraKit

extension DecodeKind {
  /// A text bulletin.
  static let bulletin = DecodeKind(name: "bulletin") { input, writer in
    let decoded = try AEMETBulletinParser.parse(input.bytes, contentType: input.contentType)
    let bulletin = decoded.record
    let moment = try input.moment(in: .peninsula, orOwn: bulletin.issuedAt)
    let today = CivilZone.peninsula.civil(at: moment).date
    writer.object("record") { $0.write(bulletin) }
    writer.object("resolved") { writer in
      writer.field("at", moment.description)
      writer.field("today", today.description)
      writer.field("coversToday", bulletin.covers(today))
      writer.field("ageSeconds", Int(bulletin.issuedAt.seconds(until: moment)))
    }
    return decoded.notes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ bulletin: ForecastBulletin) {
    let (scope, name): (String, String?) =
      switch bulletin.scope {
      case .spain: ("spain", nil)
      case .comunidad(let name): ("comunidad", name)
      case .province(let name): ("province", name)
      case .island(let name): ("island", name)
      case .other(let line): ("other", line)
      }
    field("scope", scope)
    field("name", name)
    field("issuedAt", bulletin.issuedAt.description)
    array("validDays", bulletin.validDays) { $0.string($1.description) }
    switch bulletin.significantPhenomena {
    case .noneExpected: array("significantPhenomena", [String]()) { $0.string($1) }
    case .expected(let paragraphs): array("significantPhenomena", paragraphs) { $0.string($1) }
    case .notStated: field("significantPhenomena", String?.none)
    }
    array("paragraphs", bulletin.paragraphs) { $0.string($1) }
    array("parts", bulletin.parts) { writer, part in
      writer.beginObject()
      writer.field("date", part.date.description)
      writer.array("paragraphs", part.paragraphs) { $0.string($1) }
      writer.endObject()
    }
    array("temperatures", bulletin.temperatures) { writer, row in
      writer.beginObject()
      writer.field("town", row.town)
      writer.field("minimumC", row.minimumC)
      writer.field("maximumC", row.maximumC)
      writer.endObject()
    }
  }
}
