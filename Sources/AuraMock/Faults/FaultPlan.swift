// SPDX-License-Identifier: MIT

import AuraFormats

/// Everything that goes wrong in a run, as data: rules in the order in which they are tried.
///
/// Printed and read again, a plan gives the same journal for the same scenario, seed and calls.
public struct FaultPlan: Hashable, Sendable {
  public var rules: [FaultRule]

  public init(_ rules: [FaultRule]) {
    self.rules = rules
  }

  /// Reads a plan: `{"faults": [rule, …]}`, or the list alone. `docs/SCENARIOS.md` describes it.
  ///
  /// - Throws: `ScenarioError` with path, what was found and what was expected.
  public init(json text: String) throws(ScenarioError) {
    let root = try ScenarioDocument.read(text)
    guard root.isObject else {
      rules = try Self.rules(root)
      return
    }
    try root.allow(["faults"])
    rules = try Self.rules(root.required("faults"))
  }

  /// The plan as text, two spaces a level, that reads back as the same plan.
  public var json: String {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.array("faults", rules) { $1.write(to: &$0) }
    json.endObject()
    return json.text + "\n"
  }

  /// Reads a list of rules, each with a name of its own.
  static func rules(_ list: ScenarioDocument) throws(ScenarioError) -> [FaultRule] {
    var rules: [FaultRule] = []
    for element in try list.elements() {
      let rule = try FaultRule(element)
      guard !rules.contains(where: { $0.name == rule.name }) else {
        throw try element.required("name").unexpected("a name of its own")
      }
      rules.append(rule)
    }
    return rules
  }
}
