// SPDX-License-Identifier: MIT

import AuraTime

extension Scenario {
  /// Names of the scenarios in the binary, the default first.
  public static var bundledNames: [String] { [quiet.name] + BundledForecasts.names }

  /// The scenario with a name.
  public static func named(_ name: String) throws(ScenarioError) -> Scenario {
    if name == quiet.name { return quiet }
    guard let text = BundledForecasts.text(name) else { throw .unknownName(name: name, known: bundledNames) }
    return try Scenario(file: text)
  }

  /// Reads a scenario file; `Fixtures/scenarios/README.md` describes its format.
  public init(file text: String) throws(ScenarioError) {
    let root = try ScenarioDocument.read(text)
    self.init(name: try root.required("name").text(), purpose: try root.required("purpose").text())
    let frozen = try root.required("clock").required("frozen")
    guard let instant = utcInstant(try frozen.text()) else {
      throw frozen.unexpected("an instant, 2026-08-25T10:05:00Z")
    }
    clock = .frozen(instant)
    forecasts = try BundledForecasts.forecasts(in: text)
  }
}

/// An instant as `2026-08-25T10:05:00Z`; nil for anything else.
func utcInstant(_ text: String) -> WallInstant? {
  let parts = text.split(separator: "T", omittingEmptySubsequences: false)
  guard parts.count == 2, parts[1].utf8.count == 9, parts[1].last == "Z", let date = civilDate(parts[0]) else {
    return nil
  }
  let numbers = parts[1].dropLast().split(separator: ":").compactMap { Int($0) }
  guard numbers.count == 3, let time = CivilTime(hour: numbers[0], minute: numbers[1], second: numbers[2]) else {
    return nil
  }
  return CivilZone.utc.instants(showing: CivilDateTime(date: date, time: time)).first
}
