// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraFormats
import AuraMock
import AuraTestSupport
import AuraTime
import AuraTransport
import Testing

/// The recordings of this checkout, read back, held against the manifest, and replayed.
struct RecordedFixturesTests {
  /// The files of a folder of the checkout.
  struct Folder: RecordingFiles {
    let path: String

    func read(_ name: String) -> [UInt8]? { Fixtures.bytes(at: "\(Tree.root)/Fixtures/recordings/\(path)/\(name)") }

    func write(_ bytes: [UInt8], to name: String) throws(RecordingError) {
      throw .unwritable(name: name, detail: "fixtures are made by their recipe")
    }
  }

  struct StillTime: TimeSource {
    var now: Moment { Moment(sinceOrigin: .zero) }
    var wall: WallInstant { utc(2026, 8, 26, 9) }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Moment, tolerance: Duration?) async throws {}
  }

  static let quietSets = ["refresh", "warnings", "feeds", "station", "texts", "air"]

  @Test(arguments: quietSets + ["refusals", "outage"])
  func everySetIsWholeListedAndReplays(_ name: String) async throws {
    let recording = try Recording(from: Folder(path: name))
    let manifest = try Tree.text("Fixtures/MANIFEST.csv")
    let index = try Tree.bytes("Fixtures/recordings/\(name)/recording.json")
    #expect(manifest.contains("Fixtures/recordings/\(name)/recording.json,\(SHA256.hexadecimal(index)),"))
    let unlisted = recording.exchanges.compactMap { $0.response?.body }.filter { body in
      !body.isEmpty && !manifest.contains(SHA256.hexadecimal(body))
    }
    #expect(unlisted.isEmpty)

    let replay = ReplayTransport(recording, time: StillTime())
    for exchange in recording.exchanges where exchange.role != .datos {
      var answered: HTTPResponse?
      do {
        answered = try await replay.send(HTTPRequest(address: exchange.address, bodyLimit: 64 << 20))
      } catch {
        #expect(exchange.outcome == .failed(error))
      }
      guard exchange.role == .envelope, let links = answered.flatMap({ Recording.links(in: $0.body) }),
        let link = WebAddress(links.datos)
      else { continue }
      let payload = recording.exchanges.first { $0.of == exchange.number && $0.role == .datos }
      #expect(try await replay.send(HTTPRequest(address: link)).body == payload?.response?.body)
    }
    #expect(replay.report().isClean, "\(replay.report().lines)")
  }

  @Test("A recorded day moved to today is served in the mock's own envelopes, and none of its dates survives")
  func aRecordedDayIsServedToday() throws {
    let recording = try Recording(from: Folder(path: "refresh"))
    let (recorded, today) = (CivilDate(year: 2026, month: 8, day: 25)!, CivilDate(year: 2027, month: 1, day: 15)!)
    var driver = MockDriver(Scenario.quiet.replaying(recording, movedTo: today), at: utc(2027, 1, 15, 12))
    let shift = DayShift(from: recorded, to: today)
    for path in [MockDriver.daily + "28079", MockDriver.hourly + "28079"] {
      let served = driver.fetch(path)
      let original = recording.exchanges.first { exchange in
        exchange.role == .datos
          && exchange.of.flatMap { recording[$0] }?.address.pathAndQuery == "/opendata/api" + path
      }?.response?.body
      let left = SurvivingDates.found(in: served.body, from: original ?? [], recorded: recorded, shift: shift)
      #expect(left == [] && served.text.contains("\"fecha\" : \"2027-01-15T00:00:00\""))
      #expect(served.body.count == original?.count && served.contentType == "text/plain;charset=ISO-8859-15")
    }
    // The hourly file is in winter now.
    #expect(driver.fetch(MockDriver.hourly + "28079").text.contains("\"periodo\" : \"0713\""))
    var same = MockDriver(Scenario.quiet.replaying(recording), at: utc(2027, 1, 15, 12))
    let bytes = same.fetch(MockDriver.daily + "28079").body
    #expect(recording.exchanges.contains { $0.response?.body == bytes })
  }

  @Test("What the mock answers today has the shapes that were recorded from it", arguments: quietSets)
  func theMockAnswersInTheSameShapes(_ name: String) async throws {
    let recording = try Recording(from: Folder(path: name))
    let mock = MockTransport(Mock(try Scenario.named("frozen-day"), time: StillTime()), time: StillTime())
    var answers: [Int: HTTPResponse] = [:]
    var differing: [String] = []
    for exchange in recording.exchanges {
      var address = exchange.address
      // A link is followed as today's envelope has it.
      if exchange.role == .datos, let envelope = exchange.of.flatMap({ answers[$0] }) {
        address = try #require(Recording.links(in: envelope.body).flatMap { WebAddress($0.datos) })
      }
      let hasKey = address.path.hasPrefix("/opendata/api/")
      let fields = HTTPFields(hasKey ? [HTTPField(name: "api_key", value: "made.up.key", isSecret: true)] : [])
      let answer = try await mock.send(HTTPRequest(address: address, fields: fields, bodyLimit: 64 << 20))
      answers[exchange.number] = answer
      let recorded = try #require(exchange.response)
      let (own, then) = (try WireShape(answer.body), try WireShape(recorded.body))
      let isSame = answer.status == recorded.status && answer.fields["Content-Type"] == recorded.fields["Content-Type"]
      if !isSame || own != then {
        differing.append("\(exchange.summary): \(own.parts.symmetricDifference(then.parts).sorted())")
      }
    }
    #expect(
      !recording.exchanges.isEmpty && differing == [],
      "If that is meant, record again: swift build && Fixtures/recordings/make_recordings.py .build/debug/aura")
  }
}
