// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraTime

/// One `info` of a CAP message while it is read.
struct CAPInfo {
  var language = ""
  private var event = ""
  private var urgency = ""
  private var certainty = ""
  private var severity: AvisoLevel?
  private var nivel: AvisoLevel?
  private var phenomenon = ""
  private var parameter: AvisoParameter?
  private var probability: AvisoProbability?
  private var effective = CAPTime()
  private var onset = CAPTime()
  private var expires = CAPTime()
  private var headline = ""
  private var details = ""
  private var instruction = ""
  private var web = ""
  private var areas: [AvisoArea] = []

  /// The level: that of `nivel`, else that of `severity` (Q-CAP-19, Q-CAP-20); nil when neither is known.
  ///
  /// Where one of them says that there is no warning and the other that there is one, there is one.
  var level: AvisoLevel? {
    guard let nivel else { return severity }
    return nivel == .verde ? max(nivel, severity ?? nivel) : nivel
  }

  /// What was odd about the level.
  var levelQuirk: String? {
    guard let nivel else { return "Q-CAP-20" }
    return severity.map { $0 != nivel } ?? false ? "Q-CAP-19" : nil
  }

  mutating func readChild(_ reader: inout XMLReader) throws(XMLError) {
    switch reader.element {
    case .event: event = reader.trimmed(try reader.readText())
    case .urgency: urgency = reader.trimmed(try reader.readText())
    case .certainty: certainty = reader.trimmed(try reader.readText())
    case .severity: severity = Self.severity(try reader.readText(), &reader)
    case .effective: effective = CAPTime(&reader, try reader.readText())
    case .onset: onset = CAPTime(&reader, try reader.readText())
    case .expires: expires = CAPTime(&reader, try reader.readText())
    case .headline: headline = reader.trimmed(try reader.readText())
    case .description: details = reader.trimmed(try reader.readText())
    case .instruction: instruction = reader.trimmed(try reader.readText())
    case .web: web = reader.trimmed(try reader.readText())
    case .eventCode, .parameter: try readPair(&reader)
    case .area: areas.append(try readArea(&reader))
    default: try reader.skipElement()
    }
  }

  private mutating func readPair(_ reader: inout XMLReader) throws(XMLError) {
    guard let (name, value) = try Self.pair(&reader) else { return }
    switch CAPName(name, &reader) {
    case .nivel: nivel = Self.level(value, &reader)
    case .fenomeno: phenomenon = reader.trimmed(value)
    case .parametro: parameter = AvisoParameter(reader.trimmed(value))
    case .probabilidad: probability = AvisoProbability(reader.trimmed(value))
    case .zona, nil: break
    }
  }

  private func readArea(_ reader: inout XMLReader) throws(XMLError) -> AvisoArea {
    var name = ""
    var code = ""
    var polygons: [AvisoPolygon] = []
    while try reader.nextChild() {
      switch reader.element {
      case .areaDesc: name = reader.trimmed(try reader.readText())
      case .polygon where level == .verde: try reader.skipElement()
      case .polygon: polygons.append(reader.polygon(try reader.readText()))
      case .geocode:
        guard let (kind, value) = try Self.pair(&reader) else { continue }
        // The zone's code is the one so called; a lone code of another name is better than none.
        if code.isEmpty || CAPName(kind, &reader) == .zona { code = reader.trimmed(value) }
      default: try reader.skipElement()
      }
    }
    return AvisoArea(name: name, code: code, polygons: polygons)
  }

  /// Reads `<valueName>` and `<value>`, in either order.
  private static func pair(_ reader: inout XMLReader) throws(XMLError) -> (name: XMLText, value: XMLText)? {
    var name: XMLText?
    var value: XMLText?
    while try reader.nextChild() {
      switch reader.element {
      case .valueName: name = try reader.readText()
      case .value: value = try reader.readText()
      default: try reader.skipElement()
      }
    }
    guard let name, let value else { return nil }
    return (name, value)
  }

  /// The level a text names. The words as AEMET writes them are compared as bytes; any other takes the long way.
  private static func level(_ text: XMLText, _ reader: inout XMLReader) -> AvisoLevel? {
    if reader.isText(text, "amarillo") { return .amarillo }
    if reader.isText(text, "naranja") { return .naranja }
    if reader.isText(text, "rojo") { return .rojo }
    if reader.isText(text, "verde") { return .verde }
    return AvisoLevel(name: reader.trimmed(text))
  }

  private static func severity(_ text: XMLText, _ reader: inout XMLReader) -> AvisoLevel? {
    if reader.isText(text, "Moderate") { return .amarillo }
    if reader.isText(text, "Severe") { return .naranja }
    if reader.isText(text, "Extreme") { return .rojo }
    if reader.isText(text, "Minor") { return .verde }
    return AvisoLevel(severity: reader.trimmed(text))
  }

  func alert(
    identifier: String, index: Int, fileName: String, sent: WallInstant, level: AvisoLevel
  ) -> WeatherAlert {
    let effectiveAt = effective.instant ?? sent
    return WeatherAlert(
      identifier: identifier, indexInMessage: index, fileName: fileName, sent: sent, level: level,
      isLevelAssumed: self.level == nil,
      phenomenonSent: phenomenon, parameter: parameter, probability: probability, effective: effectiveAt,
      onset: onset.instant ?? effectiveAt,
      expires: expires.instant, event: event, headline: headline, details: details, instruction: instruction,
      web: web, urgency: urgency, certainty: certainty, areas: areas)
  }
}

extension XMLReader {
  /// The text of a ring, copied and not looked at.
  fileprivate func polygon(_ text: XMLText) -> AvisoPolygon {
    isPlain(text) ? AvisoPolygon(bytes: contiguousBytes(text)) : AvisoPolygon(string(text))
  }
}
