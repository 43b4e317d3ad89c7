// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTestSupport
import Testing

/// `docs/scenario.schema.json` takes what the reader takes, and refuses what it refuses.
struct ScenarioSchemaTests {
  private static func schema() throws -> JSONSchema {
    JSONSchema(try JSONValue(Array(Tree.text("docs/scenario.schema.json").utf8)))
  }

  @Test("Every shipped scenario fits the schema, and so does a file with every part")
  func shipped() throws {
    let schema = try Self.schema()
    for name in Scenario.bundledNames where name != Scenario.quiet.name {
      let faults = schema.faults(of: try JSONValue(Array(Tree.text("Fixtures/scenarios/\(name).json").utf8)))
      #expect(faults == [], "\(name)")
    }
    #expect(schema.faults(of: try JSONValue(Array(ScenarioFileTests.full.utf8))) == [])
    let plan = FaultPlan(FaultPlanTests.every).json
    let file = "{\"format\": 1, \"name\": \"a\", \"purpose\": \"b\", " + plan.drop { $0 != "\"" }
    #expect(schema.faults(of: try JSONValue(Array(file.utf8))) == [])
  }

  /// What one value asks of another, and names that are not listed, are beyond the schema.
  private static let beyond: Set<String> = [
    "no JSON", "a key twice", "a template of no one", "a window that ends first", "calls the wrong way",
    "more than certain",
  ]

  @Test("What the reader refuses, the schema refuses", arguments: ScenarioFileTests.faults)
  func refused(_ fault: ScenarioFileTests.Fault) throws {
    guard !Self.beyond.contains(fault.id) else { return }
    let text = ScenarioFileTests.full.replacingFirst(fault.part, by: fault.other)
    #expect(try Self.schema().faults(of: JSONValue(Array(text.utf8))) != [])
  }

  @Test("The lists of the schema are the reader's own")
  func lists() throws {
    let root = try JSONValue(Array(Tree.text("docs/scenario.schema.json").utf8))
    func texts(_ value: JSONValue?) -> [String] {
      guard case .array(let elements)? = value else { return [] }
      return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
    #expect(texts(root["properties"]?["quota"]?["enum"]) == QuotaProfile.known.map(\.name))
    let warning = root["$defs"]?["warning"]?["properties"]
    #expect(texts(warning?["phenomenon"]?["enum"]) == WarningKind.allCases.map(\.rawValue))
    #expect(texts(warning?["quantity"]?["enum"]) == WarningQuantity.allCases.map(\.rawValue))
    guard case .array(let variants)? = root["$defs"]?["rule"]?["oneOf"] else { return }
    let named = variants.flatMap { texts($0["properties"]?["fault"]?["enum"]) }
    #expect(Set(named) == Set(Fault.names) && named.count == Fault.names.count)
  }
}
