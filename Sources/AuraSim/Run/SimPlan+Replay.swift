// SPDX-License-Identifier: MIT

import AuraFormats
package import AuraMock
import AuraTime

extension SimPlan {
  /// The name of that test's suite, and of the file it belongs in.
  package func testName(_ invariant: Invariant) -> String {
    let name = invariant.rawValue
    return "Seed\(seed)\(name.prefix(1).uppercased())\(name.dropFirst())Tests"
  }

  /// The plan as a test that fails while the invariant breaks: to be kept beside the mending.
  package func swiftTest(_ invariant: Invariant) -> String {
    // Written apart, so that nobody takes them for this file's own.
    let imports = ["AuraSim", "Testing"].map { "import " + $0 }.joined(separator: "\n")
    let lines = text.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n")
    return """
      // SPDX-License-Identifier: MIT

      \(imports)

      struct \(testName(invariant)) {
        @Test("\(invariant.words), in the shrunk run of seed \(seed)")
        func replay() async throws {
          let plan = try SimPlan(
            text: \"\"\"
      \(lines)
              \"\"\")
          let result = try await SimRun.carryOut(plan)
          #expect(result.violations.map(\\.description) == [])
        }
      }

      """
  }

  /// The servers of the run as a scenario file of `aura-mock`: the same answers at the same moments over HTTP.
  package func scenarioFile() throws(ScenarioError) -> String {
    let mock = try mockScenario()
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.field("format", 1)
    if scenario != Scenario.quiet.name { json.field("base", scenario) }
    json.field("name", mock.name)
    json.field("purpose", mock.purpose)
    json.field("seed", Int(mock.seed))
    json.key("clock")
    json.beginObject()
    json.field("serves", "\(start)")
    json.endObject()
    json.field("quota", mock.quota.name)
    json.key("quirks")
    json.beginObject()
    for (quirk, isOn) in mock.quirks.settings { json.field(quirk.rawValue, isOn) }
    json.endObject()
    json.array("keyStates", mock.keyStates) { json, state in
      json.beginObject()
      json.field("state", state.state.rawValue)
      if let key = state.key { json.field("key", key) }
      json.endObject()
    }
    if let national = mock.national {
      json.key("national")
      json.beginObject()
      json.array("near", national.places) { $0.string("\($1)") }
      json.field("km", national.km)
      json.endObject()
    }
    json.array("faults", mock.faults) { $1.write(to: &$0) }
    json.endObject()
    return json.text + "\n"
  }
}
