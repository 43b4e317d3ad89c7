// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraMock
import AuraModel
import AuraTime
import AuraTransport
import aura_sweep

/// Warnings and texts of the mock, asked for as AEMET's are and read by the engine, with one quirk shown or not.
struct WarningBench {
  /// Melilla, one zone and its sea, unless told.
  var path = "/avisos_cap/ultimoelaborado/area/79"
  var at = utc(2026, 8, 26, 18)
  var stage: @Sendable (inout WeatherDay, ForecastEdition) -> Void = StagedWeather.rough

  /// Both calls, as AEMET's wire has them; nil where the envelope names no data.
  func fetch(_ quirk: Quirk, _ isOn: Bool, at moment: WallInstant? = nil) -> MockAnswer? {
    var state = state(quirk, isOn)
    guard let link = link(&state, at: moment ?? at) else { return nil }
    return state.respond(
      to: MockRequest(target: link.pathAndQuery, client: "10.0.0.1", origin: Self.origin), at: moment ?? at)
  }

  /// Whether call 1 names data.
  func offers(_ quirk: Quirk, _ isOn: Bool) -> Bool {
    var state = state(quirk, isOn)
    return link(&state, at: at) != nil
  }

  private static let origin = "https://opendata.aemet.es"

  private func state(_ quirk: Quirk, _ isOn: Bool) -> MockState {
    var scenario = Scenario.quiet
    scenario.quirks[quirk] = isOn
    let stage = stage
    return MockState(scenario) { _ in StagedWeather(stage: stage) }
  }

  private func link(_ state: inout MockState, at moment: WallInstant) -> WebAddress? {
    let key = HTTPField(name: "api_key", value: "made.up.key", isSecret: true)
    let envelope = state.respond(
      to: MockRequest(
        target: "/opendata/api" + path, fields: HTTPFields([key]), client: "10.0.0.1", origin: Self.origin),
      at: moment)
    let text = String(decoding: envelope.body, as: UTF8.self)
    guard let start = text.firstRange(of: "\"datos\" : \"")?.upperBound else { return nil }
    return WebAddress(String(text[start...].prefix { $0 != "\"" }))
  }

  /// What the engine makes of an answer: as sent, and as known after it.
  struct Read {
    let record: AvisosRecord
    let set: AvisosSet
    let notes: Set<String>

    /// What a person is told of each warning, and nothing of how it is called.
    var told: [String] {
      self.set.alerts.map { alert in
        "\(alert.headline) \(alert.level) \(alert.onset) \(alert.expires.map { "\($0)" } ?? "") "
          + "\(alert.parameter?.valueText ?? "") \(alert.areas.map(\.code))"
      }.sorted()
    }
  }

  func read(_ quirk: Quirk, _ isOn: Bool, parser: CAPParser = CAPParser()) throws(AvisosError) -> Read {
    let decoded = try AvisosRecord.decode(fetch(quirk, isOn)?.body ?? [], parser: parser)
    let state = AvisosState.unknown.replaced(by: decoded.record, receivedAt: at)
    return Read(
      record: decoded.record,
      set: state.set
        ?? AvisosSet(
          alerts: [], receivedAt: at, unreadFileCount: -1, replaced: [:]), notes: Set(decoded.notes.map(\.id)))
  }

  func bulletin(_ quirk: Quirk, _ isOn: Bool) throws -> Decoded<ForecastBulletin>? {
    guard let answer = fetch(quirk, isOn) else { return nil }
    return try AEMETBulletinParser.parse(answer.body, contentType: answer.fields["Content-Type"])
  }
}
