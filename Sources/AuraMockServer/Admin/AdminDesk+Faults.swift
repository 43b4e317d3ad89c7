// SPDX-License-Identifier: MIT

import AuraMock

/// The fault plan: read, set, added to, taken from.
extension AdminDesk {
  func faults() -> MockAnswer {
    let plan = FaultPlan(mock.scenario.faults)
    return MockAnswer(status: 200, fields: AdminAnswer.fields("application/json"), body: Array(plan.json.utf8))
  }

  func setFaults(_ body: [UInt8]) throws(AdminError) -> MockAnswer {
    let plan = try reading { () throws(ScenarioError) in try FaultPlan(body: body) }
    mock.withState { $0.scenario.faults = plan.rules }
    return faults()
  }

  func addFault(_ body: [UInt8]) throws(AdminError) -> MockAnswer {
    let rule = try reading { () throws(ScenarioError) in try FaultRule(body: body) }
    guard mock.withState({ $0.add(rule) }) else {
      throw .conflict(path: "name", found: "a rule of that name", expected: "a name of its own")
    }
    return faults()
  }

  func clearFaults() -> MockAnswer {
    mock.withState { $0.scenario.faults = [] }
    return faults()
  }

  func removeFault(_ name: String) throws(AdminError) -> MockAnswer {
    guard mock.withState({ $0.removeFault(named: name) }) else {
      throw .unknownName(found: String(name.prefix(200)), known: mock.scenario.faults.map(\.name))
    }
    return faults()
  }
}
