// SPDX-License-Identifier: MIT

import AuraChance
import AuraMock
import AuraTime
import AuraTransport
import Testing

/// What the journal keeps of an exchange, and what it never keeps.
struct JournalTests {
  static let getafe = MockDriver.daily + "28065"

  static func driver(faults: [FaultRule] = []) throws -> MockDriver {
    var scenario = try Scenario.named("getafe-snow-2021")
    scenario.faults = faults
    return MockDriver(scenario)
  }

  @Test func anExchangeIsToldAsOneLine() throws {
    var driver = try Self.driver(faults: [FaultRule("late", .delay(milliseconds: 250), hop: .second)])
    _ = driver.second(driver.first(Self.getafe))
    let lines = driver.state.journal.entries.map(\.jsonLine)
    let arrival = driver.now.millisecondsSinceEpoch
    #expect(
      lines[0] == """
        {"number":1,"arrivalMs":\(arrival),"endMs":\(arrival),"client":"10.0.0.1","method":"GET",\
        "target":"/opendata/api/prediccion/especifica/municipio/diaria/28065","hop":"first",\
        "template":"/prediccion/especifica/municipio/diaria/{municipio}","arguments":["28065"],\
        "key":{"place":"header","number":1},"outcome":"envelope","status":200,"bytes":175,\
        "quota":{"bucket":"10.0.0.1 /prediccion/especifica/municipio/diaria/{municipio}","limit":40,"remaining":39}}
        """)
    #expect(lines[1].contains("\"endMs\":\(arrival + 250)") && lines[1].contains("\"linkFrom\":1"))
    #expect(lines[1].hasSuffix("\"outcome\":\"payload\",\"status\":200,\"bytes\":13687,\"faults\":[\"late\"]}"))
  }

  @Test("No key is ever in the journal, whatever way it came")
  func keysAreNeverKept() throws {
    var driver = try Self.driver()
    let secret = "canary.secret.parts"
    let targets = [
      "/opendata/api\(Self.getafe)?api_key=\(secret)", "/opendata/sh/\(secret)", "/opendata/api/\(secret)",
      "/opendata/api\(Self.getafe)?api_key=canary%2Esecret%2Eparts&x=1", "/\(secret)/\(secret)",
    ]
    for target in targets {
      _ = driver.send(target, key: secret)
      _ = driver.send(target, key: nil)
    }
    let text = driver.state.journal.entries.map(\.jsonLine).joined(separator: "\n")
    let leaks = driver.state.journal.entries.filter { $0.key != nil && $0.target.contains("secret") }
    #expect(leaks.isEmpty, "\(text)")
    #expect(!text.contains("api_key=canary"))
    #expect(driver.state.journal.entries.count { $0.keyInTarget } >= 6)
  }

  @Test func theRingKeepsTheLatest() {
    var journal = Journal(capacity: 3)
    var driver = MockDriver(.quiet)
    _ = driver.send("/")
    let entry = driver.state.journal.entries[0]
    for _ in 0..<5 { journal.append(entry) }
    #expect(journal.count == 5 && journal.entries.count == 3 && journal.droppedCount == 2)
    journal.reset()
    #expect(journal.count == 0 && journal.entries.isEmpty)
  }

  @Test func keysAreNumberedAsTheyAreMet() throws {
    var driver = try Self.driver()
    for key in ["a.b.c", "d.e.f", "a.b.c", "nonsense"] { _ = driver.first(Self.getafe, key: key) }
    let entries = driver.state.journal.entries
    #expect(entries.map(\.key?.number) == [1, 2, 1, 3] && entries.map(\.outcome).last == .badKey)
  }

  @Test func theSameRequestsGiveTheSameAnswersAndTheSameJournal() throws {
    func run() throws -> ([MockAnswer], [String]) {
      var driver = try Self.driver(faults: [
        FaultRule("half", .serverError(hasDescripcion: true), probability: .init(1, of: 2))
      ])
      let answers = (0..<30).map { _ in driver.first(Self.getafe) }
      return (answers, driver.state.journal.entries.map(\.jsonLine))
    }
    let (first, second) = (try run(), try run())
    #expect(first.0 == second.0 && first.1 == second.1)
    #expect(Set(first.0.map(\.status)).isSuperset(of: [200, 500]))
  }
}
