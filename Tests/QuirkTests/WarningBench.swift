// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraMock
import AuraModel
import AuraTime
import AuraTransport

/// Warnings and texts of the mock, asked for as AEMET's are and read by the engine, with one quirk shown or not.
struct WarningBench {
  /// Melilla, one zone and its sea, unless told.
  var path = "/avisos_cap/ultimoelaborado/area/79"
  var at = utc(2026, 8, 26, 18)
  var stage: @Sendable (inout WeatherDay, ForecastEdition) -> Void = OneDay.rough

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
    return MockState(scenario) { _ in OneDay(stage: stage) }
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

/// One day's weather on all days and at all places, with something changed in it by the forecast that tells it.
struct OneDay: WeatherSource {
  let stage: @Sendable (inout WeatherDay, ForecastEdition) -> Void

  private static let model = WeatherGenerator(seed: 1).day(
    at: WeatherPlace(ine: "28079", latitude: 40.4, longitude: -3.7, elevationMetres: 655, zone: .peninsula),
    on: CivilDate(year: 2026, month: 8, day: 26)!)

  func days(at place: WeatherPlace, from first: CivilDate, count: Int, edition: ForecastEdition) -> [WeatherDay] {
    (0..<count).map { offset in
      var day = Self.model
      day.date = first.advanced(byDays: offset)
      let start = place.zone.startOfDay(day.date)
      day.hours = (0..<place.zone.dayLengthSeconds(day.date) / 3600).map { hour in
        var copy = Self.model.hours[min(hour, 23)]
        copy.start = start.advanced(bySeconds: Int64(hour) * 3600)
        return copy
      }
      stage(&day, edition)
      return day
    }
  }

  /// From 10 to 20 local hours 41 °C and gusts that each day's forecasters see otherwise, with storms from 15 to 17; in
  /// the evening of 26 August 2026 the heat is called off and the gusts are 10 km/h more.
  @Sendable static func rough(_ day: inout WeatherDay, _ edition: ForecastEdition) {
    guard case .issued(let issued) = edition else { return }
    let isLate = issued >= utc(2026, 8, 26, 15)
    let changing = CivilZone.utc.civil(at: issued).date.dayNumber % 3 * 10
    for index in day.hours.indices {
      let local = CivilZone.utc.civil(at: day.hours[index].start.advanced(bySeconds: 7200)).time.hour
      let (isMiddle, isStormy) = ((10...20).contains(local), (15...17).contains(local))
      day.hours[index].temperatureTenthsC = isMiddle && !isLate ? 410 : 200
      day.hours[index].gustKmh = isMiddle ? 90 + changing + (isLate ? 10 : 0) : 20
      (day.hours[index].windKmh, day.hours[index].windFrom) = (isMiddle ? 50 : 10, .north)
      day.hours[index].thunders = isStormy
      day.hours[index].precipitation = isStormy ? .tenths(120) : .none
      day.hours[index].snow = .none
      (day.hours[index].visibilityMetres, day.hours[index].dustMicrograms) = (20_000, 0)
    }
  }

  /// Nothing that anyone would warn of.
  @Sendable static func calm(_ day: inout WeatherDay, _ edition: ForecastEdition) {
    for index in day.hours.indices {
      day.hours[index].temperatureTenthsC = 200
      (day.hours[index].gustKmh, day.hours[index].windKmh, day.hours[index].thunders) = (20, 10, false)
      (day.hours[index].precipitation, day.hours[index].snow) = (.none, .none)
      (day.hours[index].visibilityMetres, day.hours[index].dustMicrograms) = (20_000, 0)
    }
  }
}
