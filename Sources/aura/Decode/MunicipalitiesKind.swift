// SPDX-License-Identifier: MIT

import AuraKit

extension DecodeKind {
  /// The master list of municipalities, or the answer for a single one.
  static let municipalities = DecodeKind(name: "municipalities") { input, writer in
    let decoded = try MunicipalitiesRecord.decode(input.bytes, contentType: input.contentType)
    let rows = decoded.record.municipalities
    writer.object("record") { writer in
      writer.array("municipalities", rows) { $0.write($1) }
    }
    let shown = input.place.map { place in rows.filter { $0.code == place } } ?? rows
    writer.object("resolved") { writer in
      writer.field("count", rows.count)
      writer.field("place", input.place?.description)
      writer.array("municipalities", shown) { writer, row in
        let known = Gazetteer.municipality(row.code)
        let distance = row.coordinate.flatMap { sent in known?.coordinate.map { sent.distanceKm(to: $0) } }
        writer.beginObject()
        writer.field("ine", row.code.description)
        writer.field("name", row.name)
        writer.field("isKnown", known != nil)
        writer.key("distanceKm")
        if let distance { writer.number(distance) } else { writer.null() }
        writer.field("warningZone", row.warningZone?.description)
        writer.field(
          "isZoneAsKnown",
          row.warningZone.map { zone in Gazetteer.warningZones(of: row.code).contains { $0.code == zone } })
        writer.endObject()
      }
    }
    return decoded.notes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ row: MunicipalitiesRecord.Municipality) {
    beginObject()
    field("ine", row.code.description)
    field("sentName", row.sentName)
    field("sentChiefTown", row.sentChiefTown)
    for (name, value) in [("latitude", row.coordinate?.latitude), ("longitude", row.coordinate?.longitude)] {
      key(name)
      if let value { number(value) } else { null() }
    }
    field("altitudeM", row.altitudeM)
    field("population", row.population)
    field("warningZone", row.warningZone?.description)
    field("isFeatured", row.isFeatured)
    field("pageName", row.pageName)
    field("formerNumber", row.formerNumber)
    endObject()
  }
}
