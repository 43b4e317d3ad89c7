// SPDX-License-Identifier: MIT

extension FaultRule {
  /// Reads the body of a command that adds a rule.
  package init(body: [UInt8]) throws(ScenarioError) {
    try self.init(ScenarioDocument.read(body: body))
  }
}

extension FaultPlan {
  /// Reads the body of a command that sets a plan.
  package init(body: [UInt8]) throws(ScenarioError) {
    guard let text = String(validating: body, as: UTF8.self) else { throw .notJSON(detail: "not UTF-8") }
    try self.init(json: text)
  }
}

extension MockState {
  /// Adds a rule after those there; false when one of its name is there already.
  package mutating func add(_ rule: FaultRule) -> Bool {
    guard !scenario.faults.contains(where: { $0.name == rule.name }) else { return false }
    scenario.faults.append(rule)
    return true
  }

  /// Takes a rule away; false when there is none of that name.
  package mutating func removeFault(named name: String) -> Bool {
    guard let index = scenario.faults.firstIndex(where: { $0.name == name }) else { return false }
    scenario.faults.remove(at: index)
    return true
  }
}
