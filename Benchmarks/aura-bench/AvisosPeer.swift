// SPDX-License-Identifier: MIT

import AuraKit
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The same alerts made with Foundation's `XMLParser`, as an app developer would; times and rings are read by our own
/// readers, which are many times faster than Foundation's, so that only the XML is compared.
enum AvisosPeer {
  struct Result {
    let alert: WeatherAlert
    let rings: [Ring]
  }

  static func alerts(inTar tar: [UInt8]) throws -> [Result] {
    try TarReader.members(of: tar).flatMap { member in
      alerts(in: tar[member.content], fileName: member.name).map { alert in
        Result(alert: alert, rings: alert.areas.flatMap(\.rings))
      }
    }
  }

  static func alerts(in bytes: some Collection<UInt8>, fileName: String = "") -> [WeatherAlert] {
    let parser = XMLParser(data: Data(bytes))
    let reader = AvisosPeerReader(fileName: fileName)
    parser.delegate = reader
    return parser.parse() ? reader.alerts : []
  }
}

/// Collects the Spanish alerts of one message.
private final class AvisosPeerReader: NSObject, XMLParserDelegate {
  private(set) var alerts: [WeatherAlert] = []
  private let fileName: String
  private var text = ""
  private var head: [String: String] = [:]
  private var info: [String: String] = [:]
  private var isInInfo = false
  private var valueName = ""
  private var value = ""
  private var areas: [AvisoArea] = []
  private var area: (name: String, code: String, polygons: [AvisoPolygon]) = ("", "", [])

  init(fileName: String) {
    self.fileName = fileName
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    text = ""
    switch name {
    case "info": (isInInfo, info, areas) = (true, [:], [])
    case "area": area = ("", "", [])
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    switch name {
    case "valueName": valueName = text
    case "value": value = text
    case "eventCode", "parameter": info[valueName] = value
    case "geocode": area.code = value
    case "areaDesc": area.name = text
    case "polygon": area.polygons.append(AvisoPolygon(text))
    case "area": areas.append(AvisoArea(name: area.name, code: area.code, polygons: area.polygons))
    case "info":
      isInInfo = false
      if info["language"]?.hasPrefix("es") == true, let alert = alert() { alerts.append(alert) }
    default: if isInInfo { info[name] = text } else { head[name] = text }
    }
  }

  private func alert() -> WeatherAlert? {
    let instant = { (text: String?) in text.flatMap { WireTimestamp($0) }?.instant(withoutOffsetIn: .peninsula) }
    guard let identifier = head["identifier"], let sent = instant(head["sent"]),
      let level = info["AEMET-Meteoalerta nivel"].flatMap({ AvisoLevel(name: $0) }), level > .verde,
      let effective = instant(info["effective"]), let onset = instant(info["onset"])
    else { return nil }
    return WeatherAlert(
      identifier: identifier, fileName: fileName, sent: sent, level: level, isLevelAssumed: false,
      phenomenonSent: info["AEMET-Meteoalerta fenomeno"] ?? "",
      parameter: info["AEMET-Meteoalerta parametro"].map { AvisoParameter($0) },
      probability: info["AEMET-Meteoalerta probabilidad"].map { AvisoProbability($0) }, effective: effective,
      onset: onset, expires: instant(info["expires"]), event: info["event"] ?? "", headline: info["headline"] ?? "",
      details: info["description"] ?? "", instruction: info["instruction"] ?? "", web: info["web"] ?? "",
      urgency: info["urgency"] ?? "", certainty: info["certainty"] ?? "", areas: areas)
  }
}
