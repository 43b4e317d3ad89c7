// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import Synchronization

/// The mock with a witness: every arrival is judged as the server sees it.
final class SimServer: Responder {
  let mock: Mock
  private let judge: WireJudge
  private let record: SimRecord
  /// The last exchange of a target, for whoever gets its answer.
  private let entries = Mutex<[String: JournalEntry]>([:])

  /// - Parameter isFromFile: Whether the mock is read from the scenario file of the plan, as `aura-mock` would.
  init(
    _ plan: SimPlan, isFromFile: Bool = false, judge: WireJudge, record: SimRecord, time: VirtualTime
  ) throws(ScenarioError) {
    let scenario = isFromFile ? try Scenario(file: plan.scenarioFile()) : try plan.mockScenario()
    let hours = plan.hours
    mock = Mock(MockState(scenario) { SimWeather.source(of: $0, hours: hours) }, time: time)
    self.judge = judge
    self.record = record
  }

  func respond(to request: MockRequest) -> MockAnswer {
    let answer = mock.respond(to: request)
    guard let entry = mock.withState({ $0.journal.last }) else { return answer }
    record.countRequest()
    record.note(
      "server",
      "\(entry.number) \(entry.hop?.rawValue ?? "one") \(Self.asked(entry.target)) \(entry.outcome.rawValue) \(entry.status) "
        + "\(entry.bytes)\(entry.faults.isEmpty ? "" : " \(entry.faults.joined(separator: " "))")")
    for fault in entry.faults { record.countFault(String(fault.prefix { $0 != "-" })) }
    judge.arrived(entry, request)
    entries.withLock { $0[Self.asked(request.target)] = entry }
    return answer
  }

  /// What the engine asked for: over HTTP the paths of other hosts come under `/_host/HOST`.
  static func asked(_ target: String) -> String {
    guard target.hasPrefix("/_host/") else { return target }
    return String(target.dropFirst(7).drop { $0 != "/" })
  }

  /// Takes the exchange of a target that was answered.
  func takeEntry(of target: String) -> JournalEntry? { entries.withLock { $0.removeValue(forKey: target) } }
}
