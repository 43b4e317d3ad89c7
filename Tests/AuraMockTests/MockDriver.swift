// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import AuraTransport

/// A client of a mock's state for tests: asks at instants of its own and keeps what came back.
struct MockDriver {
  static let daily = "/prediccion/especifica/municipio/diaria/"
  static let hourly = "/prediccion/especifica/municipio/horaria/"
  static let dailyTemplate = daily + "{municipio}"
  static let hourlyTemplate = hourly + "{municipio}"

  var state: MockState
  /// The serving clock.
  var now: WallInstant
  var client = "10.0.0.1"

  init(_ scenario: Scenario, at now: WallInstant = utc(2026, 8, 26, 9)) {
    state = MockState(scenario, weather: SharedWeather.source)
    self.now = now
  }

  /// Sends a request for a target as it stands on the wire.
  mutating func send(
    _ target: String, method: String = "GET", key: String? = "made.up.key", fields: [HTTPField] = []
  ) -> MockAnswer {
    let keyField = key.map { [HTTPField(name: "api_key", value: $0, isSecret: true)] } ?? []
    return state.respond(
      to: MockRequest(
        method: method, target: target, fields: HTTPFields(keyField + fields), client: client,
        origin: "https://opendata.aemet.es"), at: now)
  }

  /// Call 1 for a path under `/opendata/api`.
  mutating func first(_ path: String, key: String? = "made.up.key") -> MockAnswer {
    send("/opendata/api" + path, key: key)
  }

  /// Call 2 for the link of an envelope, without a key.
  mutating func second(_ envelope: MockAnswer) -> MockAnswer {
    send(Self.path(of: envelope.link), key: nil)
  }

  /// Both calls.
  mutating func fetch(_ path: String) -> MockAnswer {
    second(first(path))
  }

  /// Path and query of an absolute address.
  static func path(of address: String) -> String {
    WebAddress(address)?.pathAndQuery ?? ""
  }
}

extension MockAnswer {
  var text: String { String(decoding: body, as: UTF8.self) }

  var contentType: String? { fields["Content-Type"] }

  /// The value of `datos`, or an empty text.
  var link: String { quoted("datos") }

  /// The string value of a key of an error object or envelope.
  func quoted(_ key: String) -> String {
    guard let start = text.firstRange(of: "\"\(key)\" : \"")?.upperBound else { return "" }
    return String(text[start...].prefix { $0 != "\"" })
  }
}

/// An instant of the given UTC day and time.
func utc(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0) -> WallInstant {
  let date = CivilDate(year: year, month: month, day: day)!
  let time = CivilTime(hour: hour, minute: minute, second: second)!
  return CivilZone.utc.instants(showing: CivilDateTime(date: date, time: time)).first
}
