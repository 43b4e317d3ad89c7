// SPDX-License-Identifier: MIT

extension Scenario {
  /// Names of the scenarios in the binary, the default first.
  public static var bundledNames: [String] { [quiet.name] + files.map(\.name) }

  /// The scenario with a name.
  public static func named(_ name: String) throws(ScenarioError) -> Scenario {
    if name == quiet.name { return quiet }
    guard let text = bundledFile(name) else { throw .unknownName(name: name, known: bundledNames) }
    return try Scenario(file: text)
  }

  /// The text of a bundled file, as it stands in `Fixtures/scenarios`.
  package static func bundledFile(_ name: String) -> String? { files.first { $0.name == name }?.text }

  private static let files: [(name: String, text: String)] = BundledScenarios.texts.compactMap { literal in
    let text = literal.description
    guard let start = text.firstRange(of: "\"name\": \"")?.upperBound else { return nil }
    return (String(text[start...].prefix { $0 != "\"" }), text)
  }
}
