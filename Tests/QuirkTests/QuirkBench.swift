// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraMock
import AuraModel
import AuraTime
import AuraTransport
import Synchronization

/// One forecast of the mock, asked for as AEMET is and read by the engine, with one quirk shown or not.
///
/// The mock has writers of its own and shares nothing with the engine's decoders, so what agrees here agrees for a
/// reason.
struct QuirkBench {
  var ine = "28079"
  var at = utc(2026, 8, 26, 10)
  /// What is changed in the weather.
  var alter: (@Sendable (inout WeatherDay) -> Void)?

  var zone: CivilZone { ine.hasPrefix("35") || ine.hasPrefix("38") ? .canaries : .peninsula }

  /// What the engine makes of the daily file: as sent, and as meant at the bench's moment.
  func daily(_ quirk: Quirk, _ isOn: Bool) throws -> (record: DailyForecastRecord, view: DailyForecastView) {
    let answer = fetch("diaria", quirk, isOn)
    let record = try DailyForecastRecord.decode(answer.body, contentType: answer.fields["Content-Type"]).record
    return (record, DailyForecastView(record, zone: zone, at: at))
  }

  /// The same for the hourly file.
  func hourly(_ quirk: Quirk, _ isOn: Bool) throws -> (record: HourlyForecastRecord, view: HourlyForecastView) {
    let answer = fetch("horaria", quirk, isOn)
    let record = try HourlyForecastRecord.decode(answer.body, contentType: answer.fields["Content-Type"]).record
    return (record, HourlyForecastView(record, zone: zone, at: at))
  }

  /// The hours of a view on a date, by the date and hour the label says.
  static func hours(_ view: HourlyForecastView, day: Int) -> [ForecastHour] {
    Array(view.hours[view.days[day].hourIndices])
  }

  private struct Question: Hashable {
    let scenario: Scenario
    let at: WallInstant
    let path: String
  }

  /// Answers about unchanged weather that several tests look at, each made once.
  private static let answers = Mutex<[Question: MockAnswer]>([:])

  private func fetch(_ product: String, _ quirk: Quirk, _ isOn: Bool) -> MockAnswer {
    fetch(path: "/prediccion/especifica/municipio/\(product)/\(ine)", quirk, isOn)
  }

  /// Both calls, as AEMET's wire has them; call 1 alone where it is all there is.
  func fetch(path: String, _ quirk: Quirk, _ isOn: Bool) -> MockAnswer {
    var scenario = Scenario.quiet
    scenario.quirks[quirk] = isOn
    guard alter == nil else { return made(path, scenario) }
    let question = Question(scenario: scenario, at: at, path: path)
    if let known = Self.answers.withLock({ $0[question] }) { return known }
    let answer = made(path, scenario)
    Self.answers.withLock { $0[question] = answer }
    return answer
  }

  /// What a fresh mock answers.
  private func made(_ path: String, _ scenario: Scenario) -> MockAnswer {
    let alter = alter ?? { _ in }
    var state = MockState(scenario) { _ in WeatherOfOurs(alter: alter) }
    let key = HTTPField(name: "api_key", value: "made.up.key", isSecret: true)
    let origin = "https://opendata.aemet.es"
    let envelope = state.respond(
      to: MockRequest(
        target: "/opendata/api" + path, fields: HTTPFields([key]),
        client: "10.0.0.1", origin: origin), at: at)
    let text = String(decoding: envelope.body, as: UTF8.self)
    let link = text.firstRange(of: "\"datos\" : \"").map { text[$0.upperBound...].prefix { $0 != "\"" } } ?? ""
    guard !link.isEmpty else { return envelope }
    return state.respond(
      to: MockRequest(
        target: WebAddress(String(link))?.pathAndQuery ?? "", client: "10.0.0.1", origin: origin), at: at)
  }
}

/// The seeded weather with something changed in it.
private struct WeatherOfOurs: WeatherSource {
  let alter: @Sendable (inout WeatherDay) -> Void

  func days(at place: WeatherPlace, from first: CivilDate, count: Int, edition: ForecastEdition) -> [WeatherDay] {
    HostQuirkBench.ordinary.days(at: place, from: first, count: count, edition: edition).map { day in
      var day = day
      alter(&day)
      return day
    }
  }
}

/// An instant of the given UTC day and time.
func utc(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> WallInstant {
  let civil = CivilDateTime(
    date: CivilDate(year: year, month: month, day: day)!, time: CivilTime(hour: hour, minute: minute)!)
  return CivilZone.utc.instants(showing: civil).first
}
