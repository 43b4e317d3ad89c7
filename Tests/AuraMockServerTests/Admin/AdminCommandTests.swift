// SPDX-License-Identifier: MIT

import AuraMock
import AuraMockServer
import AuraSim
import AuraTime
import AuraTransport
import Foundation
import Testing

/// What the admin's commands do to the mock, and what they say to those that make no sense.
struct AdminCommandTests {
  static let daily = "/opendata/api/prediccion/especifica/municipio/diaria/28065"
  static let template = "/prediccion/especifica/municipio/diaria/{municipio}"

  struct Wrong: Sendable, CustomTestStringConvertible {
    let method: String
    let target: String
    let body: String?
    var status = 400
    let path: String
    let expected: String
    var testDescription: String { "\(method) \(target) \(body ?? "")" }
  }

  @Test(
    "What is wrong is told with where it is, what was found and what was expected",
    arguments: [
      Wrong(method: "POST", target: "load", body: "{", path: "", expected: "JSON"),
      Wrong(method: "POST", target: "load", body: nil, path: "name", expected: "a value"),
      Wrong(method: "POST", target: "load", body: #"{"name": "nosuch"}"#, path: "name", expected: "quiet, calima-2020"),
      Wrong(method: "POST", target: "load", body: #"{"name": "quiet", "x": 1}"#, path: "x", expected: "name"),
      Wrong(
        method: "POST", target: "load", body: #"{"format": 1, "name": "n", "purpose": "p", "seed": -1}"#, path: "seed",
        expected: "0 or more"),
      Wrong(method: "PUT", target: "clock", body: "{}", path: "", expected: "one of real, set"),
      Wrong(method: "PUT", target: "clock", body: #"{"real": false}"#, path: "real", expected: "true"),
      Wrong(method: "PUT", target: "clock", body: #"{"set": "yesterday"}"#, path: "set", expected: "an instant"),
      Wrong(method: "PUT", target: "clock", body: #"{"speed": 0}"#, path: "speed", expected: "0.001 to 1000000"),
      Wrong(method: "PUT", target: "clock", body: #"{"speed": 60}"#, status: 409, path: "speed", expected: "aura-mock"),
      Wrong(method: "POST", target: "clock/jump", body: #"{"seconds": 1e99}"#, path: "seconds", expected: "whole"),
      Wrong(
        method: "PUT", target: "quota", body: #"{"profile": "none"}"#, path: "profile", expected: "observed-2026-08"),
      Wrong(
        method: "POST", target: "quota/exhaust", body: #"{"template": "/x"}"#, path: "template", expected: "template"),
      Wrong(method: "PATCH", target: "quirks", body: #"{"Q-NO-01": true}"#, path: "Q-NO-01", expected: "Q-ENV-01"),
      Wrong(method: "PATCH", target: "quirks", body: #"{"Q-ENV-01": 1}"#, path: "Q-ENV-01", expected: "true or false"),
      Wrong(method: "POST", target: "faults", body: nil, path: "fault", expected: "a value"),
      Wrong(
        method: "POST", target: "faults", body: #"{"name": "n", "fault": "fire"}"#, path: "fault", expected: "delay"),
      Wrong(method: "PUT", target: "faults", body: #"{"faults": 1}"#, path: "faults", expected: "a list"),
      Wrong(method: "DELETE", target: "faults/none", body: nil, status: 404, path: "name", expected: "none there"),
      Wrong(method: "GET", target: "journal?status=900", body: nil, path: "status", expected: "404, 4xx or 400-499"),
      Wrong(method: "GET", target: "journal?limit=20001", body: nil, path: "limit", expected: "0 to 20000"),
      Wrong(method: "GET", target: "journal?colour=red", body: nil, path: "colour", expected: "after, limit, template"),
      Wrong(method: "POST", target: "assert", body: "{}", path: "assertions", expected: "a value"),
      Wrong(method: "POST", target: "assert", body: #"{"assertions": []}"#, path: "assertions", expected: "1 to 1000"),
      Wrong(
        method: "POST", target: "assert", body: #"{"assertions": [{"exactly": 1}]}"#, path: "assertions[0].of",
        expected: "a value"),
      Wrong(
        method: "POST", target: "assert", body: #"{"assertions": [{"never": {"hop": "third"}}]}"#,
        path: "assertions[0].never.hop", expected: "first, second"),
    ])
  func wrongs(_ row: Wrong) {
    let bench = AdminBench()
    let answer = bench.ask("/_aura/" + row.target, method: row.method, body: row.body)
    let told = bench.object("/_aura/" + row.target, method: row.method, body: row.body)
    #expect(answer.status == row.status && told["path"] as? String == row.path)
    #expect((told["expected"] as? String)?.contains(row.expected) == true, "\(told)")
    #expect(bench.mock.scenario == .quiet)
  }

  @Test("A body that is not declared as JSON is not read")
  func contentTypes() {
    let bench = AdminBench()
    func status(_ type: String) -> Int {
      let fields = [HTTPField(name: "Content-Type", value: type)]
      let routes = AdminRoutes(
        before: EchoResponder(), mock: bench.mock, time: StoppedTime(), token: nil, counts: { ServerCounts() })
      return routes.respond(
        to: MockRequest(
          method: "POST", target: "/_aura/load", fields: HTTPFields(fields), body: Array(#"{"name": "quiet"}"#.utf8),
          client: "::1", origin: "http://h")
      ).status
    }
    #expect(
      ["application/json", "Application/JSON;charset=utf-8", "text/plain", "application/x-www-form-urlencoded", ""]
        .map(status) == [200, 200, 415, 415, 415])
  }

  @Test("Loading begins another run: scenarios of the binary by name, or a whole file")
  func loading() {
    let bench = AdminBench()
    bench.call(Self.daily)
    let named = bench.object("/_aura/load", method: "POST", body: #"{"name": "getafe-snow-2021"}"#)
    #expect(named["scenario"] as? String == "getafe-snow-2021" && named["run"] as? Int == 2)
    #expect((named["journal"] as? [String: Int])?["exchanges"] == 0)
    let file = #"{"format": 1, "name": "mine", "purpose": "p", "quota": "unlimited", "seed": 18446744073709551}"#
    let mine = bench.object("/_aura/load", method: "POST", body: file)
    #expect(mine["scenario"] as? String == "mine" && mine["seed"] as? String == "18446744073709551")
    let listed = bench.object("/_aura/scenarios")["scenarios"] as? [[String: String]]
    #expect(
      listed?.compactMap { $0["name"] } == Scenario.bundledNames && listed?.allSatisfy { $0["purpose"] != "" } == true)
  }

  @Test("The clock is read, set, frozen, moved, and made to run faster where it can be steered")
  func clock() {
    let base = VirtualTime(wall: WallInstant(secondsSinceEpoch: 1_787_641_753))
    let bench = AdminBench(time: SteerableTime(base))
    func present(_ method: String, _ target: String, _ body: String) -> String? {
      bench.object("/_aura/clock" + target, method: method, body: body)["products"] as? String
    }
    #expect(present("PUT", "", #"{"frozen": "2021-01-09T12:20:00Z"}"#) == "2021-01-09T12:20:00.000Z")
    #expect(present("POST", "/jump", #"{"seconds": -60}"#) == "2021-01-09T12:19:00.000Z")
    #expect(present("PUT", "", #"{"set": "2026-01-01T00:00:00.500Z", "speed": 60}"#) == "2026-01-01T00:00:00.500Z")
    base.advance(to: Moment(sinceOrigin: .seconds(1)))
    let later = bench.object("/_aura/clock")
    #expect(later["products"] as? String == "2026-01-01T00:01:00.500Z" && later["speed"] as? Double == 60)
    #expect(later["serving"] as? String == "2026-08-25T07:10:13.000Z")
    #expect(present("PUT", "", #"{"offsetSeconds": 3600}"#) == "2026-08-25T08:10:13.000Z")
    #expect(present("PUT", "", #"{"real": true}"#) == "2026-08-25T07:10:13.000Z")
    // Led from moment to moment, forward alone; a scenario that serves begins where it says.
    #expect(present("PUT", "", #"{"serving": "2026-08-26T00:00:00Z"}"#) == "2026-08-26T00:00:00.000Z")
    #expect(bench.ask("/_aura/clock", method: "PUT", body: #"{"serving": "2026-08-25T23:59:59Z"}"#).status == 409)
    let file = #"{"format": 1, "name": "n", "purpose": "p", "clock": {"serves": "2024-10-29T06:00:00Z"}}"#
    _ = bench.ask("/_aura/load", method: "POST", body: file)
    #expect(bench.object("/_aura/clock")["serving"] as? String == "2024-10-29T06:00:00.000Z")
  }

  @Test("Limits are read, changed, used up and opened, and a client feels it")
  func quota() throws {
    let bench = AdminBench()
    bench.call(Self.daily)
    let bucket = try #require((bench.object("/_aura/quota")["buckets"] as? [[String: Any]])?.first)
    #expect(bucket["used"] as? Int == 1 && bucket["remaining"] as? Int == 39 && bucket["payer"] as? String == "::1")
    #expect(
      bench.object("/_aura/quota", method: "PUT", body: #"{"profile": "seed-50-per-minute"}"#)["general"] as? Int == 50)
    let refused = bench.ask("/_aura/quota/exhaust", method: "POST", body: #"{"template": "\#(Self.template)"}"#)
    #expect(refused.status == 409)
    _ = bench.ask("/_aura/quota/exhaust", method: "POST")
    bench.call(Self.daily)
    _ = bench.ask("/_aura/quota/reset", method: "POST")
    bench.call(Self.daily)
    #expect(bench.mock.journal.entries.map(\.outcome) == [.envelope, .limited, .envelope])
  }

  @Test("Rules are added, refused a second time, taken away by name, and set as a plan; those that stay go on counting")
  func faults() throws {
    let bench = AdminBench()
    func names(_ method: String, _ target: String, _ body: String? = nil) -> [String]? {
      (bench.object("/_aura/faults" + target, method: method, body: body)["faults"] as? [[String: Any]])?
        .compactMap { $0["name"] as? String }
    }
    let every = #"{"name": "every second/1", "fault": "limited", "every": 2}"#
    #expect(names("POST", "", every) == ["every second/1"])
    #expect(bench.ask("/_aura/faults", method: "POST", body: every).status == 409)
    bench.call(Self.daily)
    #expect(
      names("POST", "", #"{"name": "html", "fault": "htmlPage", "hop": "second"}"#) == ["every second/1", "html"])
    bench.call(Self.daily)
    // The second call is still the second for the rule that stayed.
    #expect(bench.mock.journal.entries.map(\.outcome) == [.envelope, .limited])
    #expect(names("DELETE", "/every%20second%2F1") == ["html"])
    let printed = String(decoding: bench.ask("/_aura/faults").body, as: UTF8.self)
    #expect(names("DELETE", "") == [] && names("PUT", "", printed) == ["html"])
  }

  @Test("Switches are set and given back, one by one, with what they are about in words")
  func quirks() throws {
    let bench = AdminBench()
    func quirk(_ id: String, _ body: String) throws -> [String: Any] {
      let all = bench.object("/_aura/quirks", method: "PATCH", body: body)["quirks"] as? [[String: Any]]
      return try #require(all?.first { $0["id"] as? String == id })
    }
    let on = try quirk("Q-ENV-11", #"{"Q-ENV-11": true, "Q-ENV-02": false}"#)
    #expect(on["isOn"] as? Bool == true && on["isSet"] as? Bool == true)
    #expect(on["about"] as? String == "link handed out again")
    let back = try quirk("Q-ENV-11", #"{"Q-ENV-11": null}"#)
    #expect(back["isOn"] as? Bool == false && back["isSet"] as? Bool == false)
    #expect(bench.mock.scenario.quirks.settings.map(\.quirk) == [.prettyLayout])
  }

  @Test("The journal comes in lines, from a number on, up to a limit, by any condition, and without the key")
  func journal() {
    let bench = AdminBench()
    for index in 1...4 { bench.call("/opendata/api/\(index)") }
    bench.call(Self.daily + "?%61pi_key=se.cre.to")
    func numbers(_ query: String) -> [Int?] {
      String(decoding: bench.ask("/_aura/journal" + query).body, as: UTF8.self).split(separator: "\n").map { line in
        (try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["number"] as? Int
      }
    }
    #expect(numbers("") == [1, 2, 3, 4, 5] && numbers("?after=3") == [4, 5] && numbers("?limit=2&after=1") == [2, 3])
    #expect(numbers("?after=5") == [] && numbers("?after=-9&limit=1") == [1] && numbers("?limit=0") == [])
    #expect(numbers("?status=4xx&limit=3") == [1, 2, 3] && numbers("?hop=first&client=%3A%3A1") == [5])
    #expect(numbers("?template=\(Self.template)&argument=28065") == [5] && numbers("?client=x") == [])
    #expect(bench.ask("/_aura/journal?limit=1").fields["X-Aura-Last"] == "5")
    #expect(!String(decoding: bench.ask("/_aura/journal").body, as: UTF8.self).contains("se.cre.to"))
    _ = bench.ask("/_aura/journal", method: "DELETE")
    #expect(numbers("") == [] && bench.mock.journal.count == 0)
  }

  @Test("Assertions are judged here: 200 when all hold, 409 when one does not; so is the client contract")
  func judging() throws {
    let bench = AdminBench()
    bench.call("/opendata/api/nada")
    bench.call(Self.daily)
    func judge(_ assertions: String) -> (Int, [Bool]) {
      let body = "{\"assertions\": [\(assertions)]}"
      let verdicts = bench.object("/_aura/assert", method: "POST", body: body)["verdicts"] as? [[String: Any]]
      return (
        bench.ask("/_aura/assert", method: "POST", body: body).status,
        verdicts?.compactMap { $0["holds"] as? Bool } ?? []
      )
    }
    let good = judge(
      #"{"exactly": 1, "of": {"hop": "first"}}, {"order": [{"status": 404}, {"argument": "28065"}]}, {"never": {"outcome": "limited"}}"#
    )
    #expect(good == (200, [true, true, true]))
    #expect(judge(#"{"atMost": 2, "of": {}}, {"never": {"status": "4xx"}}"#) == (409, [true, false]))
    let contract = bench.object("/_aura/contract")
    let first = (contract["violations"] as? [[String: Any]])?.first
    #expect(contract["behaved"] as? Bool == false && first?["rule"] as? String == "unknownPath")
  }
}
