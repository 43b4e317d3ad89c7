// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import AuraTransport
import Testing

/// A deliberately bad client is caught by each rule; a good one by none.
struct ClientContractTests {
  static let madrid = MockDriver.daily + "28079"

  struct Case: Sendable, CustomTestStringConvertible {
    let rule: ClientContract.Rule
    /// How many breaches.
    var count = 1
    var faults: [FaultRule] = []
    let script: @Sendable (inout MockDriver) -> Void

    var testDescription: String { rule.rawValue }
  }

  static let late = FaultRule("late", .delay(milliseconds: 2000))

  static let cases: [Case] = [
    Case(rule: .keyInAddress) { _ = $0.send("/opendata/api\(madrid)?api_key=a.b.c", key: nil) },
    Case(rule: .keyOnSecondHop) { driver in
      let envelope = driver.first(madrid)
      _ = driver.send(MockDriver.path(of: envelope.link), key: "a.b.c")
    },
    Case(rule: .secondHopWithoutFirst) { _ = $0.send("/opendata/sh/12345678", key: nil) },
    Case(rule: .secondHopWithoutFirst) { driver in
      let envelope = driver.first(madrid)
      driver.client = "10.0.0.2"
      _ = driver.second(envelope)
    },
    Case(rule: .metadataAsked) { _ = $0.send("/opendata/sh/dfd88b22", key: nil) },
    Case(rule: .unknownPath) { _ = $0.first("/maestro/municipio") },
    Case(rule: .refusedKeyAgain) { driver in
      _ = driver.first(madrid, key: "bad")
      driver.now = driver.now.advanced(bySeconds: 3600)
      _ = driver.first(madrid, key: "bad")
    },
    Case(rule: .callDuringFreeze, faults: [FaultRule("limit", .limited, occurrence: .calls(1...1))]) { driver in
      _ = driver.first(madrid)
      driver.now = driver.now.advanced(bySeconds: 59)
      _ = driver.first(madrid)
      driver.now = driver.now.advanced(bySeconds: 1)
      _ = driver.first(madrid)
    },
    Case(rule: .templateInFlight, faults: [late]) { driver in
      _ = driver.first(madrid)
      driver.now = driver.now.advanced(bySeconds: 1)
      _ = driver.first(MockDriver.daily + "28065")
    },
    Case(rule: .overLimit, count: 1) { driver in
      for _ in 0..<16 {
        _ = driver.first(MockDriver.hourly + "28079")
        driver.now = driver.now.advanced(bySeconds: 3)
      }
    },
    Case(rule: .overLimit, count: 2) { driver in
      for _ in 0..<26 {
        _ = driver.fetch(madrid)
        driver.now = driver.now.advanced(bySeconds: 2)
      }
    },
  ]

  @Test(arguments: cases)
  func aBadClientIsCaught(_ example: Case) throws {
    let found = try violations(example.faults, .allProfiles, example.script)
    #expect(found.map(\.rule) == [ClientContract.Rule](repeating: example.rule, count: example.count), "\(found)")
  }

  @Test func theSameThingTwiceAtOnceIsCaught() throws {
    let found = try violations([Self.late], .allProfiles) { driver in
      _ = driver.first(Self.madrid)
      driver.now = driver.now.advanced(byMilliseconds: 1999)
      _ = driver.first(Self.madrid)
    }
    #expect(Set(found.map(\.rule)) == [.duplicateInFlight, .templateInFlight])
  }

  @Test func spacingIsJudgedWhereItIsAskedFor() throws {
    var contract = ClientContract.allProfiles
    contract.rules.insert(.tooClose)
    let found = try violations([], contract) { driver in
      for wait in [0, 4999, 5000] as [Int64] {
        driver.now = driver.now.advanced(byMilliseconds: wait)
        _ = driver.first(Self.madrid)
      }
    }
    #expect(found.map(\.rule) == [.tooClose] && found.map(\.number) == [2])
  }

  @Test func aGoodClientBreaksNothing() throws {
    let found = try violations([Self.late], .allProfiles) { driver in
      for path in [Self.madrid, MockDriver.hourly + "28079", Self.madrid] {
        let envelope = driver.first(path)
        driver.now = driver.now.advanced(bySeconds: 2)
        _ = driver.second(envelope)
        driver.now = driver.now.advanced(bySeconds: 5)
      }
    }
    #expect(found.isEmpty)
  }

  private func violations(
    _ faults: [FaultRule], _ contract: ClientContract, _ script: (inout MockDriver) -> Void
  ) throws -> [ClientContract.Violation] {
    var scenario = try Scenario.named("madrid-august-2026")
    scenario.quota = .unlimited
    scenario.faults = faults
    var driver = MockDriver(scenario)
    script(&driver)
    return contract.violations(in: driver.state.journal)
  }
}
