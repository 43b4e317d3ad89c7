// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock
import Synchronization

/// The server of a load: a mock in this process, or one that runs and whose journal is asked for.
struct LoadServer: Sendable {
  private let mock: Mock?
  private let base: WebAddress?
  private let latencyMilliseconds: Int
  private let time: any TimeSource
  /// The journal's last number when the load began.
  private let first = JournalStart()

  init(_ options: LoadOptions, time: any TimeSource) {
    self.time = time
    base = options.base
    latencyMilliseconds = options.latencyMilliseconds
    guard base == nil else {
      mock = nil
      return
    }
    var scenario = Scenario.quiet
    // The client keeps to every model at once; the mock refuses by the one that was measured.
    scenario.quota = QuotaProfile.named(options.profile.name) ?? .observed2026
    // A load is about when, not what: no weather is made for it.
    scenario.shelf = ["horaria", "diaria"].map { name in
      ShelvedProduct(template: "/prediccion/especifica/municipio/\(name)/{municipio}", body: Array("[ ]".utf8))
    }
    mock = Mock(scenario, time: time)
  }

  /// A server that does not hear of the forwarded origin hands out links of its own.
  var followedOrigins: [WebAddress] { base.map { [$0] } ?? [] }

  func transport(log: LoadLog, chance: SeedStream) -> LoadNetwork {
    if let mock {
      return LoadNetwork(
        inner: MockTransport(mock, time: time),
        stray: { request in
          _ = mock.respond(
            to: MockRequest(
              method: request.method.rawValue, target: request.address.pathAndQuery, fields: request.fields,
              client: "127.0.0.1", origin: "https://\(request.address.authority)"))
        }, medianMilliseconds: latencyMilliseconds, chance: chance, log: log, time: time)
    }
    let inner = URLSessionTransport(override: base.map { BaseOverride(base: $0) }, time: time)
    return LoadNetwork(
      inner: inner, stray: nil, medianMilliseconds: 0, chance: chance, log: log, time: time)
  }

  /// Notes where the journal stands before the load.
  func begin() async throws(LoadFailure) {
    guard let base else { return }
    let answer = try await ask(base, "/_aura/journal?limit=0")
    guard let last = answer.fields["X-Aura-Last"].flatMap({ Int($0) }) else {
      throw .noJournal(base: "\(base)", found: "an answer \(answer.status) without X-Aura-Last")
    }
    first.set(last)
  }

  /// What arrived since, oldest first.
  func arrivals() async throws(LoadFailure) -> [LoadRun.Arrival] {
    if let mock {
      let journal = mock.journal
      guard journal.droppedCount == 0 else { throw .journalOverflow(dropped: journal.droppedCount) }
      return journal.entries.map { entry in
        LoadRun.Arrival(
          milliseconds: entry.arrival.millisecondsSinceEpoch, hop: Self.hop(entry.hop?.rawValue),
          template: entry.template ?? "", status: entry.status, line: entry.jsonLine)
      }
    }
    guard let base else { return [] }
    let answer = try await ask(base, "/_aura/journal?after=\(first.value)&limit=20000")
    let last = answer.fields["X-Aura-Last"].flatMap { Int($0) } ?? 0
    let lines = answer.body.split(separator: 0x0A).map(Array.init)
    guard lines.count == last - first.value else { throw .journalOverflow(dropped: last - first.value - lines.count) }
    return try lines.map { line throws(LoadFailure) in
      let entry: JSONValue
      do throws(JSONError) {
        entry = try JSONValue(line)
      } catch {
        throw .noJournal(base: "\(base)", found: "\(error)")
      }
      guard let arrival = Self.number(entry["arrivalMs"]) else {
        throw .noJournal(base: "\(base)", found: "a line without arrivalMs")
      }
      return LoadRun.Arrival(
        milliseconds: arrival, hop: Self.hop(Self.text(entry["hop"])), template: Self.text(entry["template"]) ?? "",
        status: Int(Self.number(entry["status"]) ?? 0), line: String(decoding: line, as: UTF8.self))
    }
  }

  private func ask(_ base: WebAddress, _ path: String) async throws(LoadFailure) -> HTTPResponse {
    let address = WebAddress(scheme: base.scheme, host: base.host, port: base.port, pathAndQuery: path)
    let answer: HTTPResponse
    do throws(TransportError) {
      answer = try await URLSessionTransport(time: SystemTime()).send(
        HTTPRequest(address: address, bodyLimit: 64 << 20))
    } catch {
      throw .noJournal(base: "\(base)", found: "\(error)")
    }
    guard answer.status == 200 else { throw .noJournal(base: "\(base)", found: "an answer \(answer.status)") }
    return answer
  }

  private static func hop(_ name: String?) -> Int { name == "first" ? 1 : name == "second" ? 2 : 0 }

  private static func text(_ value: JSONValue?) -> String? {
    if case .string(let text)? = value { text } else { nil }
  }

  private static func number(_ value: JSONValue?) -> Int64? {
    if case .number(let number)? = value { Int64(number.text) } else { nil }
  }
}

/// A number set once, before a load begins.
private final class JournalStart: Sendable {
  private let number = Mutex(0)

  var value: Int { number.withLock { $0 } }

  func set(_ value: Int) { number.withLock { $0 = value } }
}
