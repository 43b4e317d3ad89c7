// SPDX-License-Identifier: MIT

import AuraKit

/// Weather warnings as the command prints them for a person.
struct AvisosReport {
  /// The province or the municipality.
  let name: String
  let province: Province
  let zones: [WarningZoneCode]
  /// In force or to come, the worst first.
  let alerts: [WeatherAlert]
  let unreadFileCount: Int
  let notes: [FeedNote]
  let moment: WallInstant

  private var clock: CivilZone { province.zone }

  var text: String {
    let now = clock.civil(at: moment)
    var lines = [
      "Avisos en \(name) (\(province.comunidad.name)) · \(SpanishDate.long(now.date)), \(SpanishDate.time(now.time))"
    ]
    if alerts.isEmpty { lines += ["", none] }
    lines += section("En vigor", .inForce) + section("Próximos", .upcoming)
    // Unknown is never shown as calm.
    if unreadFileCount > 0, !alerts.isEmpty { lines += ["", Self.unread] }
    return (lines + ["", Reading.attribution]).joined(separator: "\n")
  }

  var line: String {
    guard let worst = alerts.first else { return "\(name): \(none) \(Reading.attribution)" }
    let phase = worst.phase(at: moment) == .inForce ? "en vigor" : "previsto"
    let more = alerts.count == 1 ? "" : alerts.count == 2 ? " y otro aviso" : " y otros \(alerts.count - 1) avisos"
    return "\(name): \(worst.headline) (\(phase), \(span(worst)))\(more). \(Reading.attribution)"
  }

  private static let unread = "Algún aviso no se ha podido leer: puede haber más."

  private var none: String {
    unreadFileCount > 0
      ? "Algún aviso no se ha podido leer: no se sabe si hay avisos." : "No hay avisos en vigor ni previstos."
  }

  private func section(_ title: String, _ phase: AvisoPhase) -> [String] {
    let own = alerts.filter { $0.phase(at: moment) == phase }
    guard !own.isEmpty else { return [] }
    return ["", title]
      + own.flatMap { alert in
        let level = alert.level.name.prefix(1).uppercased() + alert.level.name.dropFirst()
        let value = alert.parameter?.valueText.map { ": \($0)" } ?? ""
        let zone = alert.areas.map(\.name).joined(separator: ", ")
        return ["  \(level) · \(alert.phenomenonName)\(value) · \(zone)", "    \(span(alert))"]
          + (alert.details.isEmpty ? [] : ["    \(alert.shownDetails)"])
      }
  }

  /// `del 26 de agosto a las 13:00 al 26 de agosto a las 20:59`, on the clocks of the place.
  private func span(_ alert: WeatherAlert) -> String {
    func told(_ instant: WallInstant) -> String {
      let civil = clock.civil(at: instant)
      return "\(SpanishDate.dayAndMonth(civil.date)) a las \(SpanishDate.time(civil.time))"
    }
    guard let expires = alert.expires else { return "desde el \(told(alert.onset))" }
    return "del \(told(alert.onset)) al \(told(expires))"
  }

  var json: String {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.object("place") { json in
      json.field("name", name)
      json.field("province", province.code)
      json.array("zones", zones) { $0.string($1.description) }
    }
    json.field("at", "\(moment)")
    json.field("isComplete", unreadFileCount == 0)
    json.array("alerts", alerts) { json, alert in
      json.beginObject()
      json.field("id", alert.id)
      json.field("phase", alert.phase(at: moment) == .inForce ? "inForce" : "upcoming")
      json.field("level", alert.level.name)
      json.field("isLevelAssumed", alert.isLevelAssumed)
      json.field("phenomenon", alert.phenomenonCode)
      json.field("phenomenonName", alert.phenomenonName)
      json.field("value", alert.parameter?.valueText)
      json.field("probability", alert.probability?.text)
      json.field("sent", "\(alert.sent)")
      json.field("onset", "\(alert.onset)")
      json.field("expires", alert.expires.map { "\($0)" })
      json.array("zones", alert.areas) { $0.string($1.code) }
      json.field("isCoastal", alert.isCoastal)
      json.field("headline", alert.headline)
      json.field("details", alert.shownDetails)
      json.field("instruction", alert.instruction)
      json.endObject()
    }
    json.field("attribution", Reading.attribution)
    json.array("notes", notes) { json, note in
      json.beginObject()
      json.field("id", note.id)
      json.field("path", note.path)
      json.endObject()
    }
    json.endObject()
    return json.text
  }
}
