// SPDX-License-Identifier: MIT

import AuraKit

extension DecodeKind {
  /// Call 1's answer.
  static let envelope = DecodeKind(name: "envelope") { input, writer in
    let decoded = try FirstAnswer.decode(input.bytes, contentType: input.contentType)
    switch decoded.record {
    case .envelope(let record):
      writer.object("record") { writer in
        writer.field("descripcion", record.descripcion)
        writer.field("estado", record.estado)
        writer.field("datos", record.datos)
        writer.field("metadatos", record.metadatos)
      }
    case .data:
      // The list of data itself, as some products answered before 2024 (Q-MUN-01).
      writer.field("record", String?.none)
    }
    let record = if case .envelope(let record) = decoded.record { record } else { EnvelopeRecord(estado: 200) }
    writer.object("resolved") { writer in
      writer.field("hasData", record.estado == 200 && (record.datos != nil || decoded.record == .data))
      writer.field("isInline", decoded.record == .data)
    }
    return decoded.notes
  }
}
