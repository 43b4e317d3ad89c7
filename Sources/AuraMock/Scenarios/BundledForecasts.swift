// SPDX-License-Identifier: MIT

/// The scenario files compiled into the binary, read on demand.
package enum BundledForecasts {
  /// The names of the files, in the order in which they are bundled.
  package static var names: [String] { files.map(\.name) }

  /// The text of a file, as it stands in `Fixtures/scenarios`.
  package static func text(_ name: String) -> String? { files.first { $0.name == name }?.text }

  /// The forecasts of a scenario file.
  package static func forecasts(in text: String) throws(ScenarioError) -> [RecordedForecast] {
    let root = try ScenarioDocument.read(text)
    let format = try root.required("format")
    guard try format.number() == 1 else { throw format.unexpected("1") }
    var forecasts: [RecordedForecast] = []
    for element in try root.required("forecasts").elements() { forecasts.append(try RecordedForecast(element)) }
    return forecasts
  }

  private static let files: [(name: String, text: String)] = BundledScenarios.texts.compactMap { literal in
    let text = literal.description
    guard let start = text.firstRange(of: "\"name\": \"")?.upperBound else { return nil }
    return (String(text[start...].prefix { $0 != "\"" }), text)
  }
}
