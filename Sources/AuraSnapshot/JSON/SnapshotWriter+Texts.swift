// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel

// Warnings, bulletin, provenance.
extension SnapshotWriter {
  mutating func write(_ alert: WeatherAlert) {
    json.beginObject()
    text("level", alert.level.name)
    if alert.isLevelAssumed {
      json.key("isLevelAssumed")
      json.boolean(true)
    }
    told("phenomenon", alert.phenomenonSent)
    told("event", alert.event)
    instant("onset", alert.onset)
    instant("expires", alert.expires)
    text("parameter", alert.parameter?.sent)
    text("probability", alert.probability?.text)
    if !alert.areas.isEmpty {
      json.key("areas")
      json.beginArray()
      for area in alert.areas {
        json.beginObject()
        told("code", area.code)
        told("name", area.name)
        json.endObject()
      }
      json.endArray()
    }
    instant("sent", alert.sent)
    instant("effective", alert.effective)
    told("id", alert.identifier)
    if alert.indexInMessage != 0 { integer("index", alert.indexInMessage) }
    told("urgency", alert.urgency)
    told("certainty", alert.certainty)
    if !alert.hasUsualHeadline { text("headline", alert.headline) }
    told("details", alert.details)
    told("instruction", alert.instruction)
    told("web", alert.web)
    json.endObject()
  }

  mutating func write(_ bulletin: ForecastBulletin) {
    json.key("bulletin")
    json.beginObject()
    text("scope", bulletin.scope.kind.rawValue)
    told("name", bulletin.scope.name)
    instant("issued", bulletin.issuedAt)
    json.key("days")
    json.beginArray()
    for day in bulletin.validDays { date(day) }
    json.endArray()
    switch bulletin.significantPhenomena {
    case .noneExpected: texts("phenomena", [])
    case .expected(let paragraphs): texts("phenomena", paragraphs)
    case .notStated: break
    }
    if !bulletin.paragraphs.isEmpty { texts("paragraphs", bulletin.paragraphs) }
    if !bulletin.temperatures.isEmpty {
      json.key("towns")
      json.beginArray()
      for row in bulletin.temperatures {
        json.beginObject()
        text("town", row.town)
        integer("minimumC", row.minimumC)
        integer("maximumC", row.maximumC)
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
  }

  mutating func write(_ provenance: Provenance) {
    json.key("provenance")
    json.beginObject()
    for field in Provenance.Field.allCases {
      let line = provenance[field]
      guard line != Provenance.Line(.absent) else { continue }
      json.key(field.rawValue)
      json.beginObject()
      text("state", line.freshness.rawValue)
      text("product", line.product?.rawValue)
      instant("issued", line.issuedAt)
      instant("received", line.receivedAt)
      instant("expires", line.expiresAt)
      text("station", line.station)
      real("km", line.distanceKm)
      text("failure", line.failure?.rawValue)
      instant("since", line.failingSince)
      json.endObject()
    }
    json.endObject()
  }

  private mutating func texts(_ name: String, _ paragraphs: [String]) {
    json.key(name)
    json.beginArray()
    for paragraph in paragraphs { json.string(paragraph) }
    json.endArray()
  }

  /// A text that may be empty, and then is left out.
  private mutating func told(_ name: String, _ value: String) {
    if !value.isEmpty { text(name, value) }
  }
}
