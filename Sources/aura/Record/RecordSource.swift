// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock

/// Whose exchanges are recorded: the live services, a base address, or the mock in this process.
struct RecordSource {
  let transport: any Transport
  let time: any TimeSource
  /// The key, also what may stand nowhere in a recording.
  let key: String?
  /// Between two calls, so that nobody is pressed.
  let pauseSeconds: Int

  init(_ arguments: Arguments) throws {
    let moment = try arguments.instant("at", in: .peninsula)
    let pause = try arguments.number("pause", in: 0...3600)
    if arguments.has("mock") || arguments.value("scenario") != nil {
      var scenario = try Scenario.named(arguments.value("scenario") ?? Scenario.quiet.name)
      let time: any TimeSource = moment.map { StandingTime(wall: $0) } ?? SystemTime()
      // The products' present is the moment asked for, unless the scenario has its own.
      if scenario.start != nil, moment != nil { scenario.start = nil }
      transport = MockTransport(Mock(scenario, time: time), time: time)
      (self.time, key, pauseSeconds) = (time, "made.up.key", pause ?? 0)
      return
    }
    if moment != nil { throw UsageError("--at goes with --mock") }
    let time = SystemTime()
    self.time = time
    let environment = EnvironmentKey().readKey()?.withExposedValue { $0 }
    guard let text = arguments.value("base") else {
      (transport, key, pauseSeconds) = (URLSessionTransport(time: time), environment, pause ?? 5)
      return
    }
    guard let base = WebAddress(text) else { throw UsageError("--base expects http://HOST, found \"\(text)\"") }
    transport = URLSessionTransport(override: BaseOverride(base: base), time: time)
    key = environment ?? (base.isLoopback ? "made.up.key" : nil)
    pauseSeconds = pause ?? (base.isLoopback ? 0 : 5)
  }

  /// The fields of a request to a host: the key goes to AEMET's call 1 alone.
  func fields(for address: WebAddress) -> HTTPFields {
    guard address.host == "opendata.aemet.es", address.path.hasPrefix("/opendata/api/"), let key else {
      return HTTPFields()
    }
    return HTTPFields([HTTPField(name: "api_key", value: key, isSecret: true)])
  }
}
