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

  /// Tables that were taken apart, by their text.
  private static let tables = Mutex<[String: [[String]]]>([:])

  /// The rows of the table, cells by commas outside quotes, without its header.
  func rows() -> [[String]] {
    let text = text(Self.air)
    if let known = Self.tables.withLock({ $0[text] }) { return known }
    let rows = text.utf8.split { $0 == 0x0A || $0 == 0x0D }.dropFirst().map { line in
      // Every other part of a line lies between quotation marks.
      var cells: [String] = [""]
      for (index, part) in line.split(separator: 0x22, omittingEmptySubsequences: false).enumerated() {
        let pieces = index % 2 == 1 ? [part] : part.split(separator: 0x2C, omittingEmptySubsequences: false)
        for (number, piece) in pieces.enumerated() {
          if number > 0 { cells.append("") }
          cells[cells.count - 1] += String(Substring(piece))
        }
      }
      return cells
    }
    Self.tables.withLock { $0[text] = rows }
    return rows
  }
}
