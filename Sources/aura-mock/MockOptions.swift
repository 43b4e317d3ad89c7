// SPDX-License-Identifier: MIT

import AuraCommand
import AuraMock
import AuraMockServer
import AuraTransport

/// The options of `aura-mock`, checked before anything is opened.
struct MockOptions {
  let settings: ServerSettings
  let scenario: ScenarioChoice
  let speed: Double?
  let strictKeys: Bool
  let check: Bool
  let journal: String?
  /// Folder of a recording whose payloads are served.
  let recording: String?
  /// Whether it is moved to the day on which the mock starts.
  let movesToToday: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    var settings = ServerSettings(port: try arguments.number("port", in: 0...65_535) ?? MockCommand.defaultPort)
    if let address = arguments.value("bind") { settings.addresses = [address] }
    settings.token = arguments.value("token")
    if let token = settings.token, token.utf8.count < 8 || !token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) {
      throw UsageError("--token expects at least 8 printable characters without blanks")
    }
    if let url = arguments.value("public-url") {
      guard let address = WebAddress(url), address.query == nil else {
        throw UsageError("--public-url expects http://HOST or https://HOST, found \"\(url)\"")
      }
      settings.publicURL = address.description
    }
    self.settings = settings
    scenario = ScenarioChoice(arguments.value("scenario") ?? Scenario.quiet.name)
    speed = try Self.speed(arguments.value("speed"))
    strictKeys = arguments.has("strict-keys")
    check = arguments.has("check")
    journal = arguments.value("journal")
    recording = arguments.value("recording")
    movesToToday = arguments.has("today")
    if movesToToday && recording == nil { throw UsageError("--today goes with --recording") }
  }

  private static func speed(_ text: String?) throws(UsageError) -> Double? {
    guard let text else { return nil }
    guard let factor = Double(text), (0.001...1_000_000).contains(factor) else {
      throw UsageError("--speed expects a number 0.001…1000000, found \"\(text)\"")
    }
    return factor
  }
}
