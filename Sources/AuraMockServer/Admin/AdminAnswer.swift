// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime
import AuraTransport

/// What the admin routes answer: JSON in UTF-8, never cached.
enum AdminAnswer {
  static let health = json { json in
    json.key("status")
    json.string("ok")
  }

  static func failure(_ status: Int, _ text: String, _ fields: [HTTPField]) -> MockAnswer {
    var answer = json { json in
      json.key("error")
      json.string(text)
    }
    answer.status = status
    answer.fields.all += fields
    return answer
  }

  /// One line for each exchange, as in the journal's file.
  static func journal(_ entries: [JournalEntry]) -> MockAnswer {
    MockAnswer(
      status: 200, fields: fields("application/x-ndjson"), body: entries.flatMap { Array(($0.jsonLine + "\n").utf8) })
  }

  static func state(
    _ scenario: Scenario, journal: Journal.Summary, server: ServerCounts, serving: WallInstant
  ) -> MockAnswer {
    json { json in
      json.key("scenario")
      json.string(scenario.name)
      json.key("purpose")
      json.string(scenario.purpose)
      json.key("seed")
      // As text: a JSON number loses digits beyond 2^53 in most readers.
      json.string(String(scenario.seed))
      json.key("clock")
      json.beginObject()
      json.key("serving")
      json.string(text(serving))
      json.key("products")
      json.string(text(scenario.clock.instant(at: serving)))
      json.key("isFrozen")
      json.boolean(isFrozen(scenario.clock))
      json.endObject()
      json.key("keys")
      json.string(scenario.keys.rawValue)
      json.key("quota")
      json.string(scenario.quota.name)
      json.key("linkLifeSeconds")
      json.number(Int(scenario.linkLifeSeconds))
      json.key("switches")
      json.beginObject()
      for (quirk, isOn) in scenario.quirks.settings {
        json.key(quirk.rawValue)
        json.boolean(isOn)
      }
      json.endObject()
      json.key("faults")
      json.beginArray()
      for rule in scenario.faults { json.string(rule.name) }
      json.endArray()
      write(journal, server, to: &json)
    }
  }

  private static func write(_ journal: Journal.Summary, _ server: ServerCounts, to json: inout JSONWriter) {
    json.key("journal")
    json.beginObject()
    json.key("exchanges")
    json.number(journal.count)
    json.key("dropped")
    json.number(journal.dropped)
    json.endObject()
    json.key("server")
    json.beginObject()
    for (key, count) in [
      ("openConnections", server.openConnections), ("acceptedConnections", server.acceptedConnections),
      ("requests", server.requests), ("refusals", server.refusals), ("cutConnections", server.cutConnections),
      ("acceptFailures", server.acceptFailures),
    ] {
      json.key(key)
      json.number(count)
    }
    json.endObject()
  }

  private static func isFrozen(_ clock: MockClock) -> Bool {
    switch clock {
    case .frozen: true
    case .flowing: false
    }
  }

  /// `2026-08-25T07:09:13.000Z`
  private static func text(_ instant: WallInstant) -> String {
    let civil = CivilZone.utc.civil(at: instant)
    let milliseconds = Int(instant.millisecondsSinceEpoch - instant.secondsSinceEpoch * 1000)
    let clock = [civil.time.hour, civil.time.minute, civil.time.second].map { digits($0, width: 2) }
    return "\(civil.date)T\(clock.joined(separator: ":")).\(digits(milliseconds, width: 3))Z"
  }

  private static func json(_ write: (inout JSONWriter) -> Void) -> MockAnswer {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    write(&json)
    json.endObject()
    return MockAnswer(status: 200, fields: fields("application/json"), body: json.bytes + [0x0A])
  }

  private static func fields(_ type: String) -> HTTPFields {
    HTTPFields([HTTPField(name: "Content-Type", value: type), HTTPField(name: "Cache-Control", value: "no-store")])
  }
}
