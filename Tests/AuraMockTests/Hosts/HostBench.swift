// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import AuraTransport
import Synchronization

/// Asks the mock's other hosts as a client in process does.
struct HostBench {
  var scenario = Scenario.quiet
  var at = utc(2026, 8, 26, 9, 30)

  static let air = "https://ica.miteco.es/datos/ica-ultima-hora.csv"
  static let backend = "https://backend.ica.miteco.es/sgca/"
  static let rtve = "https://www.rtve.es/api/tematicas/821/noticias.rss"
  static let aemet = "https://www.aemet.es/es/noticias.rss"
  static let meteored = "https://www.tiempo.com/feed/"
  static let blog = "https://aemetblog.es/feed/"
  /// Melilla's, one zone and its sea.
  static let warnings = "https://www.aemet.es/documentos_d/eltiempo/prediccion/avisos/rss/CAP_AFAC79_RSS.xml"
  static let marker = "https://opendata.aemet.es/rss/obsconv_hh_opendata_todos_RSS.xml"

  private struct Question: Hashable {
    let scenario: Scenario
    let at: WallInstant
    let asked: String
  }

  /// Answers that several tests look at, each made once.
  private static let answers = Mutex<[Question: MockAnswer]>([:])

  init() {}

  init(_ quirk: Quirk, _ isOn: Bool) {
    scenario.quirks[quirk] = isOn
  }

  func answer(_ text: String, method: String = "GET", body: String = "") -> MockAnswer {
    let question = Question(scenario: scenario, at: at, asked: "\(method) \(text) \(body)")
    if let known = Self.answers.withLock({ $0[question] }) { return known }
    let answer = made(text, method: method, body: body)
    Self.answers.withLock { $0[question] = answer }
    return answer
  }

  /// What a fresh mock answers.
  private func made(_ text: String, method: String, body: String) -> MockAnswer {
    guard let address = WebAddress(text) else { return MockAnswer(status: 0) }
    var state = MockState(scenario, weather: SharedWeather.source)
    return state.respond(
      to: MockRequest(
        method: method, target: address.pathAndQuery, body: Array(body.utf8), client: "10.0.0.1",
        origin: "https://\(address.authority)"), at: at)
  }

  func text(_ address: String) -> String { answer(address).text }

  /// The rows of the table, cells by commas outside quotes, without its header.
  func rows() -> [[String]] {
    text(Self.air).split(whereSeparator: \.isNewline).dropFirst().map { line in
      var cells = [""]
      var isQuoted = false
      for character in line {
        if character == "\"" {
          isQuoted.toggle()
        } else if character == ",", !isQuoted {
          cells.append("")
        } else {
          cells[cells.count - 1].append(character)
        }
      }
      return cells
    }
  }
}
