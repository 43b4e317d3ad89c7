// SPDX-License-Identifier: MIT

import AuraTime
import AuraTransport
import Testing

/// What a recording answers, and what it says when it cannot.
struct ReplayTests {
  private static func link(_ response: HTTPResponse) -> String {
    let text = String(decoding: response.body, as: UTF8.self)
    return String(text.split(separator: "\"datos\" : \"")[1].prefix { $0 != "\"" })
  }

  @Test func linksAreMintedAndLeadToTheRecordedBytes() async throws {
    let replay = ReplayTransport(await Sample.recording(), time: HandTime())
    let envelope = try await replay.send(Sample.request(Sample.call))
    let link = Self.link(envelope)
    #expect(link != Sample.datos && link.count == Sample.datos.count && link.hasPrefix(Sample.base + "/opendata/sh/"))
    let text = String(decoding: envelope.body, as: UTF8.self).replacing(link, with: Sample.datos)
    #expect(Array(text.utf8) == Sample.envelope)
    // A link may be asked again while it lives.
    for _ in 0..<2 { #expect(try await replay.send(Sample.request(link)).body == Sample.payload) }
    #expect(try await replay.send(Sample.request(Sample.metadatos)).body == Array("{ }".utf8))
    await #expect(throws: TransportError.self) { try await replay.send(Sample.request(Sample.datos)) }
    #expect(replay.report().misses.map(\.reasons) == [["a link of a recording is given by its envelope"]])
  }

  @Test func theSameSeedMintsTheSameLinksAndAnotherOthers() async throws {
    let recording = await Sample.recording()
    var links: [String] = []
    for seed in [7, 7, 8] as [UInt64] {
      let replay = ReplayTransport(recording, seed: seed, time: HandTime())
      links.append(Self.link(try await replay.send(Sample.request(Sample.call))))
    }
    #expect(links[0] == links[1] && links[1] != links[2])
  }

  @Test func failuresAndOrderAreReplayedAndThenUsedUp() async throws {
    let time = HandTime()
    let replay = ReplayTransport(await Sample.recording(), pace: .asRecorded, time: time)
    let start = time.now
    await #expect(throws: TransportError.reset(receivedBytes: 12)) {
      try await replay.send(Sample.request("/opendata/api/red/radar/nacional"))
    }
    #expect(try await replay.send(Sample.request("/opendata/api/red/radar/nacional")).status == 429)
    #expect(start.duration(to: time.now) == .milliseconds(500))
    await #expect(throws: TransportError.self) {
      try await replay.send(Sample.request("/opendata/api/red/radar/nacional"))
    }
    let report = replay.report(ageSeconds: 3600)
    #expect(report.misses.map(\.reasons) == [["all its answers have been given"]])
    #expect(report.unused.map { $0.prefix(1) } == ["1", "2", "3"] && report.aged == [] && !report.isClean)
    let repeating = ReplayTransport(await Sample.recording(), repeats: true, time: time)
    for _ in 0..<3 { _ = try await repeating.send(Sample.request(Sample.call)) }
  }

  struct Miss: Sendable, CustomTestStringConvertible {
    let path: String
    var method = HTTPMethod.get
    let says: String

    var testDescription: String { "\(method.rawValue) \(path)" }
  }

  @Test(arguments: [
    Miss(
      path: "/opendata/api/prediccion/especifica/municipio/diaria/28065",
      says: "the closest is 1 GET opendata.aemet.es\(Sample.call) 200: part 7 of the path 28065, recorded 28079"),
    Miss(
      path: Sample.call, method: .post,
      says: "the closest is 1 GET opendata.aemet.es\(Sample.call) 200: method POST, recorded GET"),
    Miss(path: Sample.call + "?v=2", says: "200: query \"v=2\", recorded \"\""),
    Miss(
      path: "https://www.aemet.es\(Sample.call)",
      says: "the closest is 1 GET opendata.aemet.es\(Sample.call) 200: host www.aemet.es, recorded opendata.aemet.es"),
  ])
  func aMissTellsTheClosestRecordingAndWhyNot(_ miss: Miss) async throws {
    let replay = ReplayTransport(await Sample.recording(), time: HandTime())
    do throws(TransportError) {
      _ = try await replay.send(Sample.request(miss.path, method: miss.method))
      Issue.record("answered")
    } catch {
      #expect(error.description.contains(miss.says), "\(error)")
    }
  }

  struct Mode: Sendable, CustomTestStringConvertible {
    let mode: RecordingMode
    let recorded: Bool
    /// Calls that reach the service when a known and an unknown path are asked, and exchanges kept at the end.
    let calls: Int
    let kept: Int
    /// Whether the unknown path is answered.
    let answersNew: Bool

    var testDescription: String { "\(mode.rawValue), \(recorded ? "recorded" : "empty")" }
  }

  @Test(arguments: [
    Mode(mode: .none, recorded: true, calls: 0, kept: 5, answersNew: false),
    Mode(mode: .none, recorded: false, calls: 0, kept: 0, answersNew: false),
    Mode(mode: .once, recorded: true, calls: 0, kept: 5, answersNew: false),
    Mode(mode: .once, recorded: false, calls: 2, kept: 2, answersNew: true),
    Mode(mode: .new, recorded: true, calls: 1, kept: 6, answersNew: true),
    Mode(mode: .new, recorded: false, calls: 2, kept: 2, answersNew: true),
    Mode(mode: .all, recorded: true, calls: 2, kept: 2, answersNew: true),
    Mode(mode: .spy, recorded: true, calls: 1, kept: 5, answersNew: true),
    Mode(mode: .spy, recorded: false, calls: 2, kept: 0, answersNew: true),
  ])
  func modes(_ example: Mode) async throws {
    let time = HandTime()
    let upstream = Sample.upstream(time)
    let existing = example.recorded ? await Sample.recording() : Recording()
    let transport = RecordingTransport(upstream, mode: example.mode, existing: existing, time: time)
    var answered: [Bool] = []
    for path in [Sample.call, "/opendata/api/maestro/municipios"] {
      do {
        _ = try await transport.send(Sample.request(path))
        answered.append(true)
      } catch {
        answered.append(false)
      }
    }
    #expect(answered == [example.recorded || example.answersNew, example.answersNew])
    #expect(upstream.total == example.calls && transport.recording.exchanges.count == example.kept)
  }
}
