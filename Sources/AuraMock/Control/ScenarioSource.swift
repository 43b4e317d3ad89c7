// SPDX-License-Identifier: MIT

extension Scenario {
  /// Reads the body of a load: `{"name": "quiet"}` for a scenario of the binary, or a whole scenario file.
  package init(body: [UInt8]) throws(ScenarioError) {
    let root = try ScenarioDocument.read(body: body)
    guard root["format"] == nil else {
      self = try Scenario(file: String(decoding: body, as: UTF8.self))
      return
    }
    try root.allow(["name"])
    let name = try root.required("name")
    let text = try name.text()
    guard Scenario.bundledNames.contains(text) else {
      throw name.unexpected("one of " + Scenario.bundledNames.joined(separator: ", "))
    }
    self = try Scenario.named(text)
  }
}

extension Scenario {
  /// The scenarios in the binary, the default first.
  package static let bundled: [Scenario] = bundledNames.map { name in
    do throws(ScenarioError) {
      return try named(name)
    } catch {
      // A test reads each of them.
      preconditionFailure("the scenario \(name) of the binary: \(error)")
    }
  }
}
