// SPDX-License-Identifier: MIT

import AuraTestSupport

/// A CAP file in AEMET's layout, written from a few facts; what a test changes, it changes here.
struct CAPFile: Sendable {
  var identifier = "2.49.0.0.724.0.ES.20260702162803.700602ATTA03191783009683"
  var sent = "2026-07-02T16:28:03-00:00"
  var status = "Actual"
  var type = "Alert"
  var references: String?
  var languages = ["es-ES", "en-GB"]
  var severity: String? = "Severe"
  var nivel: String? = "naranja"
  var phenomenon = "AT;Temperaturas máximas"
  var parameter: String? = "TA;Temperatura máxima;40 ºC"
  var probability: String? = "40%-70%"
  var effective = "2026-07-02T18:28:03+02:00"
  var onset: String? = "2026-07-03T13:00:00+02:00"
  var expires: String? = "2026-07-03T20:59:59+02:00"
  var event = "Aviso de temperaturas máximas de nivel naranja"
  var details: String? = "Temperatura máxima: 40 ºC."
  var areas: [(name: String, code: String, polygons: [String])] = [
    ("La Siberia extremeña", "700602", ["39.0,-5.0 39.0,-4.0 38.0,-4.0 38.0,-5.0 39.0,-5.0"])
  ]

  /// A quiet phenomenon: no description, instruction, parameter or probability, and an area a zone (Q-CAP-03).
  static func green(_ name: String = "61VV61ATTA2223", zones: [String] = ["610401", "610402"]) -> CAPFile {
    var file = CAPFile(identifier: "2.49.0.0.724.0.ES.20230119225002.\(name)1674168602")
    file.severity = "Minor"
    file.nivel = "verde"
    file.parameter = nil
    file.probability = nil
    file.details = nil
    file.event = "Aviso de temperaturas máximas de nivel verde"
    file.areas = zones.map { ("Zona \($0)", $0, ["37.92,-2.21 37.89,-2.17 37.9,-2.12 37.92,-2.21"]) }
    return file
  }

  func named(_ identifier: String) -> CAPFile {
    var file = self
    file.identifier = identifier
    return file
  }

  func with(_ change: (inout CAPFile) -> Void) -> CAPFile {
    var file = self
    change(&file)
    return file
  }

  var bytes: [UInt8] { Array(text.utf8) }

  var text: String {
    func element(_ name: String, _ value: String?) -> String {
      value.map { "    <\(name)>\($0)</\(name)>\n" } ?? ""
    }
    func pair(_ name: String, _ kind: String, _ value: String?) -> String {
      value.map {
        "    <\(name)>\n      <valueName>AEMET-Meteoalerta \(kind)</valueName>\n      <value>\($0)</value>\n    </\(name)>\n"
      } ?? ""
    }
    let infos = languages.map { language in
      let isSpanish = language.lowercased().hasPrefix("es")
      return "  <info>\n" + element("language", language) + element("category", "Met")
        + element("event", isSpanish ? event : "Severe high-temperature warning")
        + element("responseType", nivel == "verde" ? "None" : "Monitor") + element("urgency", "Future")
        + element("severity", severity) + element("certainty", "Likely") + pair("eventCode", "fenomeno", phenomenon)
        + element("effective", effective) + element("onset", onset) + element("expires", expires)
        + element("senderName", "AEMET. Agencia Estatal de Meteorología")
        + element("headline", (isSpanish ? event : "Severe warning") + ". " + (areas.first?.name ?? ""))
        + element("description", isSpanish ? details : "Maximum temperature: 40 ºC.")
        + element("web", "https://www.aemet.es/es/eltiempo/prediccion/avisos") + element("contact", "AEMET")
        + pair("parameter", "nivel", nivel) + pair("parameter", "parametro", parameter)
        + pair("parameter", "probabilidad", probability)
        + areas.map { area in
          "    <area>\n      <areaDesc>\(area.name)</areaDesc>\n"
            + area.polygons.map { "      <polygon>\($0)</polygon>\n" }.joined()
            + pair("geocode", "zona", area.code) + "    </area>\n"
        }.joined() + "  </info>\n"
    }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <alert xmlns = "urn:oasis:names:tc:emergency:cap:1.2">
        <identifier>\(identifier)</identifier>
        <sender>http://www.aemet.es</sender>
        <sent>\(sent)</sent>
        <status>\(status)</status>
        <msgType>\(type)</msgType>
        <scope>Public</scope>
      \(references.map { "  <references>\($0)</references>\n" } ?? "")\(infos)</alert>

      """
  }

  /// An archive of files, each called after its place.
  static func tar(_ files: [CAPFile]) -> [UInt8] {
    var archive = TarBytes()
    for (index, file) in files.enumerated() { archive.add("Z_CAP_\(index).xml", file.bytes) }
    archive.end()
    return archive.bytes
  }
}
