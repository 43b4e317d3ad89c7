// SPDX-License-Identifier: MIT

import AuraTime

extension HourlyPayload {
  /// Writes the file that call 2 serves.
  package func write(in style: WireStyle = WireStyle()) -> [UInt8] {
    style.write(.array([document(quirks: style.quirks)]))
  }

  func document(quirks: QuirkSwitches) -> WireValue {
    // Q-HOR-01: strings, unlike the daily file.
    let asStrings = quirks[.hourlyStrings]
    return .object(
      header.members(pagePath: "horas/") + [
        WireMember(
          "prediccion", .object([WireMember("dia", .array(days.map { .object($0.members(asStrings: asStrings)) }))])),
        WireMember("id", asStrings ? .string(header.ine) : .number(Int(header.ine) ?? 0)),
        WireMember("version", asStrings ? .string("1.0") : .number("1.0")),
      ])
  }
}

extension HourlyPayload.Day {
  fileprivate func members(asStrings: Bool) -> [WireMember] {
    func list(_ key: String, _ items: [HourlyPayload.Item]) -> WireMember {
      WireMember(
        key,
        .array(
          items.map { item in
            .object([
              WireMember("value", scalar(item.value, asStrings)), WireMember("periodo", .string(item.label)),
            ])
          }))
    }
    return [
      WireMember(
        "estadoCielo",
        .array(
          sky.map { item in
            .object([
              WireMember("value", .string(item.value)), WireMember("periodo", .string(item.label)),
              WireMember("descripcion", skyDescription(item.value)),
            ])
          })),
      list("precipitacion", rain),
      list("probPrecipitacion", rainProbability),
      list("probTormenta", stormProbability),
      list("nieve", snow),
      list("probNieve", snowProbability),
      list("temperatura", temperature),
      list("sensTermica", feel),
      list("humedadRelativa", humidity),
      WireMember("vientoAndRachaMax", .array(motion.map { .object($0.members(asStrings: asStrings)) })),
      WireMember("fecha", .string(fechaText(date))),
      WireMember("orto", .string(sunrise)),
      WireMember("ocaso", .string(sunset)),
    ]
  }
}

extension HourlyPayload.Motion {
  fileprivate func members(asStrings: Bool) -> [WireMember] {
    switch self {
    case .wind(let direction, let speed, let label):
      [
        WireMember("direccion", .array([.string(direction)])),
        WireMember("velocidad", .array([scalar(speed, asStrings)])),
        WireMember("periodo", .string(label)),
      ]
    case .gust(let value, let label):
      [WireMember("value", scalar(value, asStrings)), WireMember("periodo", .string(label))]
    case .both(let direction, let speed, let gust, let label):
      [
        WireMember("direccion", .array([.string(direction)])),
        WireMember("velocidad", .array([scalar(speed, asStrings)])),
        WireMember("value", scalar(gust, asStrings)),
        WireMember("periodo", .string(label)),
      ]
    }
  }
}

/// A value as a string, or as a number when it is one and strings are switched off.
private func scalar(_ text: String, _ asString: Bool) -> WireValue {
  asString || Double(text) == nil ? .string(text) : .number(text == "-0" ? "0" : text)
}
