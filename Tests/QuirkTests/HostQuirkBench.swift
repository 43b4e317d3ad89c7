// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraMock
import AuraModel
import AuraTime
import AuraTransport
import Synchronization

/// The mock's other hosts and its radar, read by the engine with one quirk shown or not.
struct HostQuirkBench {
  /// One weather for all tests: the days it has made serve them all.
  static let ordinary = RememberedWeather(WeatherGenerator(seed: Scenario.quiet.seed), limit: 20_000)

  let quirk: Quirk
  let isOn: Bool
  var at = utc(2026, 9, 26, 10)
  /// A quirk that would hide the one under test; off.
  var hidden: Quirk?
  var weather: any WeatherSource = Self.ordinary

  init(_ quirk: Quirk, _ isOn: Bool) {
    (self.quirk, self.isOn) = (quirk, isOn)
  }

  private struct Question: Hashable {
    let scenario: Scenario
    let at: WallInstant
  }

  /// Tables of the ordinary weather that several tests look at, each made and read once.
  private static let tables = Mutex<[Question: Decoded<MitecoAirQuality>]>([:])

  private var scenario: Scenario {
    var scenario = Scenario.quiet
    if let hidden { scenario.quirks[hidden] = false }
    scenario.quirks[quirk] = isOn
    return scenario
  }

  func answer(_ text: String, method: String = "GET", body: String = "") -> MockAnswer {
    let weather = weather
    var state = MockState(scenario) { _ in weather }
    guard let address = WebAddress(text) else { return MockAnswer(status: 0) }
    return state.respond(
      to: MockRequest(
        method: method, target: address.pathAndQuery, body: Array(body.utf8), client: "10.0.0.1",
        origin: "https://\(address.authority)"), at: at)
  }

  func air() throws(AirQualityError) -> Decoded<MitecoAirQuality> {
    let question = weather is RememberedWeather ? Question(scenario: scenario, at: at) : nil
    if let question, let known = Self.tables.withLock({ $0[question] }) { return known }
    let answer = answer("https://ica.miteco.es/datos/ica-ultima-hora.csv")
    let table = try MitecoAirQuality.decode(answer.body, contentType: answer.fields["Content-Type"])
    if let question { Self.tables.withLock { $0[question] = table } }
    return table
  }

  func hours(literal: String = "sql=") throws(AirQualityError) -> Decoded<AirHours> {
    let day = CivilZone.utc.civil(at: at).date
    let question = AirHours.question(code: "1022001", day: day).replacing("#", with: "%23").replacing(" ", with: "%20")
    let answer = answer("https://backend.ica.miteco.es/sgca/", method: "POST", body: literal + question)
    return try AirHours.decode(answer.body, contentType: answer.fields["Content-Type"])
  }

  func news(_ source: NewsSource) throws(RSSError) -> Decoded<NewsFeed> {
    let address =
      switch source {
      case .rtve: "https://www.rtve.es/api/tematicas/821/noticias.rss"
      case .aemet: "https://www.aemet.es/es/noticias.rss"
      case .meteored: "https://www.tiempo.com/feed/"
      case .aemetBlog: "https://aemetblog.es/feed/"
      }
    let answer = answer(address)
    return try NewsFeed.decode(answer.body, contentType: answer.fields["Content-Type"], from: source)
  }

  func marker(_ address: String) throws(RSSError) -> PublishMarker {
    let answer = answer(address)
    return try PublishMarker.decode(answer.body, contentType: answer.fields["Content-Type"]).record
  }

  static let observations = "https://opendata.aemet.es/rss/obsconv_hh_opendata_todos_RSS.xml"
  /// Melilla's, one zone and its sea.
  static let warnings =
    "https://www.aemet.es/documentos_d/eltiempo/prediccion/avisos/rss/CAP_AFAC79_RSS.xml"

  /// Both calls of a radar's picture.
  func radar(_ path: String) -> MockAnswer {
    var scenario = Scenario.quiet
    scenario.quirks[quirk] = isOn
    let weather = weather
    var state = MockState(scenario) { _ in weather }
    let key = HTTPField(name: "api_key", value: "made.up.key", isSecret: true)
    let origin = "https://opendata.aemet.es"
    let envelope = state.respond(
      to: MockRequest(
        target: "/opendata/api/red/radar/\(path)", fields: HTTPFields([key]), client: "10.0.0.1", origin: origin),
      at: at)
    let text = String(decoding: envelope.body, as: UTF8.self)
    guard let start = text.firstRange(of: "\"datos\" : \"")?.upperBound else { return envelope }
    let link = String(text[start...].prefix { $0 != "\"" })
    return state.respond(
      to: MockRequest(target: WebAddress(link)?.pathAndQuery ?? "", client: "10.0.0.1", origin: origin), at: at)
  }
}
