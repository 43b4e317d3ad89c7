// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraTime

/// A forecast body put together by hand, member by member, so that a test shows the bytes it is about.
struct RawForecast {
  /// Members of the root object but `prediccion`, as JSON.
  var head: [(key: String, value: String)]
  var days: [RawDay]

  static func daily(_ days: RawDay...) -> RawForecast {
    RawForecast(
      head: [
        ("elaborado", #""2026-08-25T09:51:11""#), ("nombre", #""Getafe""#), ("provincia", #""Madrid""#),
        ("id", "28065"), ("version", "1.0"),
      ], days: days)
  }

  static func hourly(_ days: RawDay...) -> RawForecast {
    RawForecast(
      head: [
        ("elaborado", #""2026-08-25T09:51:11""#), ("nombre", #""Getafe""#), ("provincia", #""Madrid""#),
        ("id", #""28065""#), ("version", #""1.0""#),
      ], days: days)
  }

  /// The same with a member of the root replaced or added.
  func with(_ key: String, _ value: String) -> RawForecast {
    var copy = self
    copy.head = replacing(head, key, value)
    return copy
  }

  var text: String {
    let members = head.map { "\"\($0.key)\":\($0.value)" } + ["\"prediccion\":{\"dia\":[\(dayTexts)]}"]
    return "[{\(members.joined(separator: ","))}]"
  }

  var bytes: [UInt8] { Array(text.utf8) }

  private var dayTexts: String {
    days.map { day in "{" + day.members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}" }
      .joined(separator: ",")
  }

  func decodeDaily() throws -> Decoded<DailyForecastRecord> {
    try DailyForecastRecord.decode(bytes, contentType: "text/plain;charset=ISO-8859-15")
  }

  func decodeHourly() throws -> Decoded<HourlyForecastRecord> {
    try HourlyForecastRecord.decode(bytes, contentType: "text/plain;charset=ISO-8859-15")
  }

  /// The daily view at a local civil time of the zone, `2026-08-25 12:30`.
  func dailyView(at civil: String, zone: CivilZone = .peninsula) throws -> DailyForecastView {
    DailyForecastView(try decodeDaily().record, zone: zone, at: moment(civil, zone))
  }

  func hourlyView(at civil: String, zone: CivilZone = .peninsula) throws -> HourlyForecastView {
    HourlyForecastView(try decodeHourly().record, zone: zone, at: moment(civil, zone))
  }
}

/// A day of a forecast as JSON members.
struct RawDay {
  var members: [(key: String, value: String)]

  /// A day with nothing but its date.
  init(_ date: String) {
    members = [("fecha", "\"\(date)T00:00:00\"")]
  }

  func with(_ key: String, _ value: String) -> RawDay {
    var copy = self
    copy.members = replacing(members, key, value)
    return copy
  }

  /// `[{"value":"11","periodo":"08","descripcion":"…"}, …]` from `08 11, 09 17n`; a dash is an empty value.
  func sky(_ list: String) -> RawDay {
    with("estadoCielo", array(list) { ["value": quoted($0), "descripcion": quoted($0.isEmpty ? "" : "Texto \($0)")] })
  }

  /// An array of quoted values from `08 0.2, 09 Ip`.
  func texts(_ key: String, _ list: String) -> RawDay {
    with(key, array(list) { ["value": quoted($0)] })
  }

  /// An array of bare numbers from `00-24 0, 12-24 100`.
  func numbers(_ key: String, _ list: String) -> RawDay {
    with(key, array(list) { ["value": $0] })
  }

  /// Daily winds from `00-24 - 0, 12-24 SO 15`.
  func wind(_ list: String) -> RawDay {
    let items = list.split(separator: ", ").map { item in
      let words = item.split(separator: " ").map { $0 == "-" ? "" : String($0) }
      return
        #"{"direccion":"\#(words[1])","velocidad":\#(words[2].isEmpty ? "\"\"" : words[2]),"periodo":"\#(words[0])"}"#
    }
    return with("viento", "[" + items.joined(separator: ",") + "]")
  }
}

func moment(_ civil: String, _ zone: CivilZone = .peninsula) -> WallInstant {
  WireTimestamp(civil)!.instant(withoutOffsetIn: zone)
}

func instant(_ text: String) -> WallInstant {
  WireTimestamp(text)!.instant(withoutOffsetIn: .utc)
}

private func quoted(_ text: String) -> String { "\"\(text)\"" }

/// Items `periodo value`, separated by commas; a period of `*` is left out.
private func array(_ list: String, _ members: (String) -> [String: String]) -> String {
  let items = list.split(separator: ", ").map { item in
    let words = item.split(separator: " ", maxSplits: 1).map { $0 == "-" ? "" : String($0) }
    let values = members(words[1]).sorted { $0.key > $1.key }.map { "\"\($0.key)\":\($0.value)" }
    let period = words[0] == "*" ? [] : ["\"periodo\":\"\(words[0])\""]
    return "{" + (values + period).joined(separator: ",") + "}"
  }
  return "[" + items.joined(separator: ",") + "]"
}

private func replacing(
  _ members: [(key: String, value: String)], _ key: String, _ value: String
) -> [(key: String, value: String)] {
  members.filter { $0.key != key } + [(key, value)]
}
