// SPDX-License-Identifier: MIT

import AuraTime

extension DailyPayload {
  /// Writes the file that call 2 serves.
  package func write(in style: WireStyle = WireStyle()) -> [UInt8] {
    style.write(.array([document(quirks: style.quirks)]))
  }

  func document(quirks: QuirkSwitches) -> WireValue {
    let numeric = quirks[.dailyNumericId]
    return .object(
      header.members(pagePath: "") + [
        WireMember(
          "prediccion", .object([WireMember("dia", .array(days.map { .object($0.members(quirks: quirks)) }))])),
        // Q-DAY-02: a number, so the leading zero is lost.
        WireMember("id", numeric ? .number(Int(header.ine) ?? 0) : .string(header.ine)),
        WireMember("version", numeric ? .number("1.0") : .string("1.0")),
      ])
  }
}

extension DailyPayload.Day {
  fileprivate func members(quirks: QuirkSwitches) -> [WireMember] {
    let members = [
      WireMember("probPrecipitacion", items(rainProbability) { [WireMember("value", .number($0))] }),
      WireMember("cotaNieveProv", items(snowLevel) { [WireMember("value", .string($0))] }),
      WireMember(
        "estadoCielo",
        items(sky, { [WireMember("value", .string($0))] }, after: { [WireMember("descripcion", skyDescription($0))] })),
      WireMember(
        "viento",
        items(wind) {
          [
            WireMember("direccion", .string($0.direction)),
            WireMember("velocidad", $0.speed.map { .number($0) } ?? .string("")),
          ]
        }),
      WireMember("rachaMax", items(gust) { [WireMember("value", .string($0))] }),
      WireMember("temperatura", temperature.document),
      WireMember("sensTermica", feel.document),
      WireMember("humedadRelativa", humidity.document),
    ]
    let whole = members + (uv.map { [WireMember("uvMax", .number($0))] } ?? []) + [WireMember("fecha", fecha(quirks))]
    return quirks[.dailyKeyOrder] ? whole : whole.reversed()
  }

  /// One object a period: its own members, `periodo` where there is one, and what follows it.
  private func items<Value>(
    _ values: [Value], _ members: (Value) -> [WireMember], after: (Value) -> [WireMember] = { _ in [] }
  ) -> WireValue {
    .array(
      zip(values, periods).map { value, period in
        .object(members(value) + (period.map { [WireMember("periodo", .string($0))] } ?? []) + after(value))
      })
  }

  private func fecha(_ quirks: QuirkSwitches) -> WireValue {
    .string(fechaText(date) + (quirks[.dateWithoutZone] ? "" : offsetSuffix))
  }

  private var offsetSuffix: String {
    let noon = CivilZone.utc.startOfDay(date).advanced(bySeconds: 43_200)
    return CivilZone.peninsula.offsetSeconds(at: noon) == 3600 ? "+01:00" : "+02:00"
  }
}

extension DailyPayload.Range {
  fileprivate var document: WireValue {
    .object([
      WireMember("maxima", .number(maximum)),
      WireMember("minima", .number(minimum)),
      WireMember(
        "dato",
        .array(
          points.map { .object([WireMember("value", .number($0.value)), WireMember("hora", .number($0.hour))]) })),
    ])
  }
}

/// The text beside a code; empty for a blank period, the code itself for one that is not in the table.
func skyDescription(_ code: String) -> WireValue {
  .string(SkyCode.description(of: code) ?? code)
}
