// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock

extension BenchmarkGroup {
  /// An answer of the warnings product to alerts, beside Foundation's `XMLParser` making the same alerts.
  ///
  /// Two kinds of answer: a warning in every land zone, a third of whose bytes are rings, and the archive of an ordinary
  /// day as the mock writes it, three quarters of it quiet files that are nearly all rings. Reading the rings of the
  /// first costs 0.2 ms of 1.4: what is left unread there can save no more than that. On the second it saves the most.
  static let avisos = BenchmarkGroup(name: "avisos") { _ in
    let messages = AvisosInput.messages()
    let tar = AvisosInput.tar(messages)
    let one = Array(messages[0].utf8)
    try AvisosInput.requireEqual(tar: tar, count: messages.count)
    let national = AvisosInput.national()
    let warningCount = try AvisosRecord.decode(national).record.alerts.count
    try AvisosInput.requireEqual(tar: national, count: warningCount)
    let day = "\(warningCount) warnings and 177 quiet files, \(national.count / 1000) KB"
    let input = "\(messages.count) messages in two languages, \(tar.count / 1000) KB"
    return [
      Benchmark(
        "avisos/tar-rings", unit: "answer", input: input + ", every ring read", bytes: tar.count,
        baseline: "avisos/tar-rings-foundation"
      ) {
        let alerts = try AvisosRecord.decode(tar).record.alerts
        return alerts.reduce(0) { $0 + $1.areas.reduce(0) { $0 + $1.rings.reduce(0) { $0 + $1.vertices.count } } }
      },
      Benchmark(
        "avisos/tar-lazy", unit: "answer", input: input + ", rings left as text", bytes: tar.count,
        baseline: "avisos/tar-rings"
      ) {
        try AvisosRecord.decode(tar).record.alerts.count
      },
      Benchmark("avisos/tar-rings-foundation", unit: "answer", input: "the same, XMLParser", bytes: tar.count) {
        try AvisosPeer.alerts(inTar: tar).reduce(0) { $0 + $1.rings.reduce(0) { $0 + $1.vertices.count } }
      },
      Benchmark(
        "avisos/national-lazy", unit: "answer", input: day + ", rings left as text", bytes: national.count,
        baseline: "avisos/national-foundation"
      ) {
        try AvisosRecord.decode(national).record.alerts.count
      },
      Benchmark(
        "avisos/national-rings", unit: "answer", input: day + ", every ring read", bytes: national.count,
        baseline: "avisos/national-foundation"
      ) {
        let alerts = try AvisosRecord.decode(national).record.alerts
        return alerts.reduce(0) { $0 + $1.areas.reduce(0) { $0 + $1.rings.reduce(0) { $0 + $1.vertices.count } } }
      },
      Benchmark("avisos/national-foundation", unit: "answer", input: "the same, XMLParser", bytes: national.count) {
        try AvisosPeer.alerts(inTar: national).count
      },
      Benchmark(
        "avisos/one", unit: "message", input: "one message, \(one.count / 1000) KB, rings left as text", operations: 20,
        bytes: one.count, baseline: "avisos/one-foundation"
      ) {
        var count = 0
        for _ in 0..<20 { count += try CAPParser().parse(one).alerts.count }
        return count
      },
      Benchmark(
        "avisos/one-foundation", unit: "message", input: "the same, XMLParser", operations: 20, bytes: one.count
      ) {
        var count = 0
        for _ in 0..<20 { count += AvisosPeer.alerts(in: one).count }
        return count
      },
    ]
  }
}

/// An answer in AEMET's layout: a warning for each land zone, with the zone's own rings.
enum AvisosInput {
  static func messages() -> [String] {
    Gazetteer.warningZones.filter { !$0.isCoastal }.enumerated().map { index, zone in
      message(zone, level: ["amarillo", "naranja", "rojo"][index % 3], index: index)
    }
  }

  /// All of Spain on an August day, as the mock warns of its own weather.
  static func national() -> [UInt8] {
    let noon = CivilZone.utc.startOfDay(CivilDate(year: 2026, month: 8, day: 15)!).advanced(bySeconds: 43_200)
    let desk = WarningDesk(seed: 1, quirks: QuirkSwitches(), weather: WeatherGenerator(seed: 1))
    let edition = desk.edition(at: noon)
    return WarningArchive(quirks: QuirkSwitches()).write(desk.messages(of: nil, edition: edition), edition: edition)
  }

  static func tar(_ messages: [String]) -> [UInt8] {
    messages.enumerated().flatMap { index, text in
      member("Z_CAP_C_LEMM_20260702162803_AFAZ\(700_000 + index)ATTA0319.xml", Array(text.utf8))
    } + [UInt8](repeating: 0, count: 1024)
  }

  /// Ours and the peer's alerts and rings are the same, and as many as there are messages.
  static func requireEqual(tar: [UInt8], count: Int) throws {
    let ours = try AvisosRecord.decode(tar).record.alerts
    let theirs = try AvisosPeer.alerts(inTar: tar)
    guard ours.count == count, theirs.count == count else {
      throw ResultsDiffer("\(ours.count) and \(theirs.count) alerts of \(count)")
    }
    for (our, their) in zip(ours, theirs) where our != their.alert || our.areas.flatMap(\.rings) != their.rings {
      throw ResultsDiffer("alert \(our.identifier): \(our) and \(their)")
    }
  }

  private static func message(_ zone: WarningZone, level: String, index: Int) -> String {
    let severity = ["amarillo": "Moderate", "naranja": "Severe", "rojo": "Extreme"][level]!
    let polygons = Gazetteer.rings(of: zone.code).map { ring in
      "      <polygon>" + ring.vertices.map { "\($0.latitude),\($0.longitude)" }.joined(separator: " ") + "</polygon>\n"
    }.joined()
    let infos = ["es-ES", "en-GB"].map { language in
      let isSpanish = language == "es-ES"
      let event = isSpanish ? "Aviso de temperaturas máximas de nivel \(level)" : "\(severity) high-temperature warning"
      let advice =
        isSpanish
        ? "Tome precauciones y manténgase informado. Se pueden producir daños a personas y bienes en zonas expuestas."
        : "Take precautions and keep informed. Damages to people and properties may occur in exposed areas."
      return """
          <info>
            <language>\(language)</language>
            <category>Met</category>
            <event>\(event)</event>
            <responseType>Monitor</responseType>
            <urgency>Future</urgency>
            <severity>\(severity)</severity>
            <certainty>Likely</certainty>
            <eventCode>
              <valueName>AEMET-Meteoalerta fenomeno</valueName>
              <value>AT;Temperaturas máximas</value>
            </eventCode>
            <effective>2026-07-02T18:28:03+02:00</effective>
            <onset>2026-07-03T13:00:00+02:00</onset>
            <expires>2026-07-03T20:59:59+02:00</expires>
            <senderName>AEMET. Agencia Estatal de Meteorología</senderName>
            <headline>\(event). \(zone.name)</headline>
            <description>Temperatura máxima: \(34 + index % 9) ºC.</description>
            <instruction>\(advice)</instruction>
            <web>https://www.aemet.es/es/eltiempo/prediccion/avisos</web>
            <contact>AEMET</contact>
            <parameter>
              <valueName>AEMET-Meteoalerta nivel</valueName>
              <value>\(level)</value>
            </parameter>
            <parameter>
              <valueName>AEMET-Meteoalerta parametro</valueName>
              <value>TA;Temperatura máxima;\(34 + index % 9) ºC</value>
            </parameter>
            <parameter>
              <valueName>AEMET-Meteoalerta probabilidad</valueName>
              <value>40%-70%</value>
            </parameter>
            <area>
              <areaDesc>\(zone.name)</areaDesc>
        \(polygons)      <geocode>
                <valueName>AEMET-Meteoalerta zona</valueName>
                <value>\(zone.code)</value>
              </geocode>
            </area>
          </info>

        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <alert xmlns = "urn:oasis:names:tc:emergency:cap:1.2">
        <identifier>2.49.0.0.724.0.ES.20260702162803.\(zone.code)ATTA03191783009683</identifier>
        <sender>http://www.aemet.es</sender>
        <sent>2026-07-02T16:28:03-00:00</sent>
        <status>Actual</status>
        <msgType>Alert</msgType>
        <scope>Public</scope>
      \(infos.joined())</alert>

      """
  }

  /// A header as POSIX.1-2017 lays it out, and the content padded to whole blocks.
  private static func member(_ name: String, _ content: [UInt8]) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at offset: Int) {
      header.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
    }
    func octal(_ value: Int, _ width: Int) -> String {
      let digits = String(value, radix: 8)
      return String(repeating: "0", count: width - digits.count) + digits
    }
    put(name, at: 0)
    put(octal(content.count, 11), at: 124)
    put("        0", at: 148)
    put("ustar\u{0}00", at: 257)
    put(octal(header.reduce(0) { $0 + Int($1) }, 6) + "\0 ", at: 148)
    return header + content + [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
  }
}
