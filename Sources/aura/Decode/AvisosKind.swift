// SPDX-License-Identifier: MIT

import AuraKit

extension DecodeKind {
  /// The archive of weather warnings, or one message of it.
  static let avisos = DecodeKind(name: "avisos") { input, writer in
    let decoded = try AvisosRecord.decode(input.bytes)
    let record = decoded.record
    // The newest message tells when an answer was made.
    let newest = record.messages.map(\.sent).max()
    let moment = try input.moment(in: input.place?.province.zone ?? .peninsula, orOwn: newest)
    let state = AvisosState.unknown.replaced(by: record, receivedAt: moment)
    writer.object("record") { writer in
      writer.array("messages", record.messages) { $0.write($1) }
      writer.array("unreadFiles", record.unreadFiles) { writer, file in
        writer.beginObject()
        writer.field("file", file.fileName)
        writer.field("error", file.error.description)
        writer.endObject()
      }
    }
    writer.object("resolved") { writer in
      writer.field("at", moment.description)
      writer.field("isComplete", record.unreadFiles.isEmpty)
      writer.field("quietPhenomena", record.messages.reduce(0) { $0 + $1.greenCount })
      guard let place = input.place else {
        writer.array("alerts", state.set?.alerts.worstFirst() ?? []) { $0.write($1, at: moment) }
        return
      }
      let zones = Gazetteer.warningZones(of: place).map(\.code)
      writer.field("place", place.description)
      writer.array("zones", zones) { $0.string($1.description) }
      writer.array("alerts", state.set?.alerts(in: zones, at: moment) ?? []) { $0.write($1, at: moment) }
    }
    return decoded.notes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ message: CAPMessage) {
    beginObject()
    field("file", message.fileName)
    field("identifier", message.identifier)
    field("sender", message.sender)
    field("sent", message.sent.description)
    field("status", message.status.rawValue)
    field("msgType", message.type.rawValue)
    array("references", message.references) { writer, reference in
      writer.beginObject()
      writer.field("sender", reference.sender)
      writer.field("identifier", reference.identifier)
      writer.field("sent", reference.sent)
      writer.endObject()
    }
    field("language", message.language)
    field("greenCount", message.greenCount)
    array("alerts", message.alerts) { $0.write($1) }
    endObject()
  }

  /// A warning as sent.
  private mutating func write(_ alert: WeatherAlert) {
    beginObject()
    field("event", alert.event)
    field("nivel", alert.level.name)
    field("fenomeno", alert.phenomenonSent)
    field("parametro", alert.parameter?.sent)
    field("probabilidad", alert.probability?.text)
    field("urgency", alert.urgency)
    field("certainty", alert.certainty)
    field("effective", alert.effective.description)
    field("onset", alert.onset.description)
    field("expires", alert.expires?.description)
    field("headline", alert.headline)
    field("description", alert.details)
    field("instruction", alert.instruction)
    field("web", alert.web)
    array("areas", alert.areas) { writer, area in
      writer.beginObject()
      writer.field("areaDesc", area.name)
      writer.field("zona", area.code)
      writer.array("polygons", area.polygons) { $0.string($1.text) }
      writer.endObject()
    }
    endObject()
  }

  /// A warning as meant at a moment.
  fileprivate mutating func write(_ alert: WeatherAlert, at moment: WallInstant) {
    let phase =
      switch alert.phase(at: moment) {
      case .upcoming: "upcoming"
      case .inForce: "inForce"
      case .over: "over"
      }
    beginObject()
    field("id", alert.id)
    field("phase", phase)
    field("level", alert.level.name)
    field("isLevelAssumed", alert.isLevelAssumed)
    field("phenomenon", alert.phenomenon.map { "\($0)" })
    field("phenomenonName", alert.phenomenonName)
    field("value", alert.parameter?.valueText)
    if let percent = alert.probability?.percent {
      object("probabilityPercent") { writer in
        writer.field("from", percent.lowerBound)
        writer.field("to", percent.upperBound)
      }
    }
    field("onset", alert.onset.description)
    field("expires", alert.expires?.description)
    array("zones", alert.areas) { $0.string($1.code) }
    field("area", alert.areas.map(\.name).joined(separator: ", "))
    field("isCoastal", alert.isCoastal)
    field("headline", alert.headline)
    field("details", alert.shownDetails)
    endObject()
  }
}
