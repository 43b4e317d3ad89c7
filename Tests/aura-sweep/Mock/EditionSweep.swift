// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraFormats
import AuraKit
import AuraMock

extension Sweep {
  /// Both files of an edition, of 54 places at any hour of three years, keep the laws between them.
  static let mockEditions = Sweep(name: "mock-editions", unit: "editions", defaultCount: 4_000) { count, chance in
    var chance = chance
    var report = SweepReport(tried: 0)
    var scenario = Scenario.quiet
    scenario.quota = .unlimited
    scenario.quirks[.pointsOutsideExtremes] = false
    var state = MockState(scenario)
    let first = CivilZone.utc.startOfDay(CivilDate(year: 2025, month: 1, day: 1)!)
    for _ in 0..<count {
      let place = Location.seedCities[Int(chance.below(54))]
      let instant = first.advanced(bySeconds: Int64(chance.below(3 * 365 * 86_400)))
      let files = ["diaria", "horaria"].map { kind -> [UInt8] in
        state.fetch("/opendata/api/prediccion/especifica/municipio/\(kind)/\(place.code)", at: instant)
      }
      do throws(JSONError) {
        // In the weeks of UTF-8 the names read wrong, which no law is about.
        let broken = EditionLaw.broken(daily: try ForecastReader(files[0]), hourly: try ForecastReader(files[1]))
        report.failures += broken.map { "\(place.code) at \(instant.secondsSinceEpoch): \($0)" }
      } catch {
        report.failures.append("\(place.code) at \(instant.secondsSinceEpoch): \(error)")
      }
      report.tried += 1
    }
    return report
  }

  /// Requests of any form, damaged ones too: the mock answers each and never stops.
  static let mockRequests = Sweep(name: "mock-requests", unit: "requests", defaultCount: 300_000) { count, chance in
    var chance = chance
    var report = SweepReport(tried: 0)
    var state = MockState(.quiet)
    let targets =
      RouteTable.templates.map { "/opendata/api" + $0 } + [
        "/opendata/api/prediccion/especifica/municipio/diaria/28079?api_key=a.b.c", "/opendata/sh/dfd88b22",
        "/opendata/sh/00c0ffee", "/", "", "/opendata/api/prediccion/especifica/monta%C3%B1a/pasada/area/%",
      ]
    var statuses: [Int: Int] = [:]
    var mutator = ByteMutator(chance: chance.stream("damage"), kinds: ByteMutator.Kind.allCases)
    for index in 0..<count {
      let target = targets[Int(chance.below(UInt64(targets.count)))]
      let bytes = chance.below(4) == 0 ? Array(target.utf8) : mutator.mutate(Array(target.utf8))
      let key = mutator.mutate(Array("eyJ4IjoxfQ.eyJleHAiOjF9.c2ln".utf8))
      let request = MockRequest(
        method: ["GET", "HEAD", "POST", "…"][Int(chance.below(4))], target: String(decoding: bytes, as: UTF8.self),
        fields: HTTPFields([HTTPField(name: "api_key", value: String(decoding: key, as: UTF8.self))]),
        client: "10.0.\(chance.below(4)).1", origin: "http://127.0.0.1")
      let answer = state.respond(to: request, at: WallInstant(millisecondsSinceEpoch: Int64(index) * 50))
      statuses[answer.status, default: 0] += 1
      let entry = state.journal.entries.last
      if entry?.keyInTarget == false, entry?.target.contains("eyJ4IjoxfQ.eyJleHAiOjF9.c2ln") == true {
        report.failures.append("a key in the journal: \(entry?.target ?? "")")
      }
      report.tried += 1
      if index % 1000 == 0 { state.resetJournal() }
    }
    report.figures.append(statuses.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "))
    return report
  }
}

extension MockState {
  /// Both calls, and the body of the second.
  mutating func fetch(_ target: String, at instant: WallInstant) -> [UInt8] {
    func request(_ target: String) -> MockRequest {
      MockRequest(
        target: target, fields: HTTPFields([HTTPField(name: "api_key", value: "a.b.c")]), client: "127.0.0.1",
        origin: "http://127.0.0.1")
    }
    let envelope = String(decoding: respond(to: request(target), at: instant).body, as: UTF8.self)
    let link = envelope.split(separator: "\"").first { $0.contains("/opendata/sh/") }.flatMap { WebAddress(String($0)) }
    return respond(to: request(link?.pathAndQuery ?? "/"), at: instant).body
  }
}
