// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTime

/// Writes CAP 1.2 files byte for byte as AEMET lays them out (Q-XML-04): two spaces a step, `xmlns = "…"`, LF, UTF-8.
///
/// Source: the complete files recorded in 2024 and 2026, and the fragment of a quiet one of 2023.
package struct CAPWriter {
  private let quirks: QuirkSwitches
  private var lines: [String] = []

  package static func write(_ message: WarningMessage, quirks: QuirkSwitches) -> String {
    var writer = CAPWriter(quirks: quirks)
    writer.writeAlert(message)
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private init(quirks: QuirkSwitches) {
    self.quirks = quirks
  }

  private mutating func writeAlert(_ message: WarningMessage) {
    lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<alert xmlns = \"urn:oasis:names:tc:emergency:cap:1.2\">",
    ]
    add(2, "identifier", message.identifier(quirks))
    add(2, "sender", Self.sender)
    add(2, "sent", quirks[.sentInUTC] ? utc(message.sent) : local(message.sent, message.clock))
    add(2, "status", message.status)
    add(2, "msgType", message.type)
    add(2, "scope", "Public")
    if !message.references.isEmpty { add(2, "references", references(message)) }
    for language in quirks[.bothLanguages] ? [Language.spanish, .english] : [.spanish] { writeInfo(message, language) }
    lines.append("</alert>")
  }

  /// Triples one after the other; three and more with a line break between them (Q-CAP-08).
  private func references(_ message: WarningMessage) -> String {
    let all = quirks[.severalReferences] ? message.references : message.references.suffix(1)
    let triples = all.map { "\(Self.sender),\($0.identifier),\(utc($0.sent))" }
    return triples.joined(separator: triples.count > 2 ? "\n    " : " ")
  }

  private mutating func writeInfo(_ message: WarningMessage, _ language: Language) {
    let words = CAPWords(message: message, language: language)
    let isBare = message.level == .verde && quirks[.greenIsBare]
    lines.append("  <info>")
    add(4, "language", language.rawValue)
    add(4, "category", "Met")
    add(4, "event", words.event)
    add(4, "responseType", message.level == .verde ? "None" : "Monitor")
    add(4, "urgency", words.urgency)
    add(4, "severity", message.level.severity)
    add(4, "certainty", words.certainty)
    addPair(4, "eventCode", "fenomeno", "\(message.kind.rawValue);\(message.kind.name)")
    add(4, "effective", local(message.sent, message.clock))
    add(4, "onset", local(onset(message), message.clock))
    add(4, "expires", local(message.expires, message.clock))
    add(4, "senderName", words.senderName)
    add(4, "headline", "\(words.event). " + (message.level == .verde ? "CCAA" : areaName(message.zones[0])))
    if !isBare {
      add(4, "description", shown(words.details))
      add(4, "instruction", words.instruction)
    }
    add(4, "web", "\(webScheme(message))://www.aemet.es/\(language == .spanish ? "es" : "en")\(Self.webPath)")
    add(4, "contact", "AEMET")
    if !quirks[.nivelMissing] {
      let isSpanish = language == .spanish || quirks[.spanishInsideEnglish]
      addPair(4, "parameter", "nivel", isSpanish ? message.level.word : message.level.colour)
    }
    if !isBare {
      addPair(
        4, "parameter", "parametro",
        shown("\(message.quantityCode(quirks));\(words.quantityName);\(words.valueText)"))
      addPair(4, "parameter", "probabilidad", message.probability.rawValue)
    }
    for zone in message.zones { writeArea(zone) }
    lines.append("  </info>")
  }

  private mutating func writeArea(_ zone: WarningZoneCode) {
    lines.append("    <area>")
    add(6, "areaDesc", areaName(zone))
    for text in WrittenRings.texts(of: zone) { add(6, "polygon", ring(text)) }
    addPair(6, "geocode", "zona", geocode(zone))
    lines.append("    </area>")
  }

  // MARK: Values

  /// Without Q-CAP-06 nothing begins before it is sent.
  private func onset(_ message: WarningMessage) -> WallInstant {
    quirks[.onsetBeforeSent] ? message.onset : max(message.onset, message.sent)
  }

  private func areaName(_ zone: WarningZoneCode) -> String {
    let name = Gazetteer.warningZone(zone)?.name ?? ""
    return zone.isCoastal && quirks[.coastNameWithoutLetter] ? "Costa - \(name)" : name
  }

  /// Without Q-CAP-15 digits 3 and 4 are the province's on the islands too.
  private func geocode(_ zone: WarningZoneCode) -> String {
    guard !quirks[.islandCodes], let island = zone.island else { return zone.description }
    let text = zone.description
    return text.prefix(2) + island.province.code + text.dropFirst(4)
  }

  /// `lat,lon`, or the order of GeoJSON (Q-CAP-22).
  private func ring(_ text: String) -> String {
    guard !quirks[.latitudeFirst] else { return text }
    return text.split(separator: " ").map { pair in
      pair.split(separator: ",").reversed().joined(separator: ",")
    }.joined(separator: " ")
  }

  /// The ordinal sign for degrees, or the sign of degrees (Q-CAP-18).
  private func shown(_ text: String) -> String {
    quirks[.ordinalSign] ? text : text.replacing("\u{BA}", with: "\u{B0}")
  }

  private func webScheme(_ message: WarningMessage) -> String {
    EraTable.value(of: "warningsSecure", on: CivilZone.peninsula.civil(at: message.sent).date) == "yes"
      ? "https" : "http"
  }

  /// UTC as `-00:00`, never `Z` (Q-CAP-05).
  private func utc(_ instant: WallInstant) -> String { "\(CivilZone.utc.civil(at: instant))-00:00" }

  private func local(_ instant: WallInstant, _ zone: CivilZone) -> String {
    "\(zone.civil(at: instant))+0\(zone.offsetSeconds(at: instant) / 3600):00"
  }

  // MARK: Elements

  private mutating func add(_ indent: Int, _ name: String, _ text: String) {
    lines.append(String(repeating: " ", count: indent) + "<\(name)>\(text)</\(name)>")
  }

  private mutating func addPair(_ indent: Int, _ element: String, _ name: String, _ value: String) {
    let margin = String(repeating: " ", count: indent)
    lines.append("\(margin)<\(element)>")
    add(indent + 2, "valueName", "AEMET-Meteoalerta \(name)")
    add(indent + 2, "value", value)
    lines.append("\(margin)</\(element)>")
  }

  enum Language: String {
    case spanish = "es-ES"
    case english = "en-GB"
  }

  private static let sender = "http://www.aemet.es"
  private static let webPath = "/eltiempo/prediccion/avisos"
}
