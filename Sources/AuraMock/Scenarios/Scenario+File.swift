// SPDX-License-Identifier: MIT

import AuraTime

extension Scenario {
  /// Reads a scenario file; `Fixtures/scenarios/README.md` describes its format.
  public init(file text: String) throws(ScenarioError) {
    let root = try ScenarioDocument.read(text)
    try root.allow([
      "format", "name", "purpose", "source", "seed", "clock", "quirks", "quota", "keys", "linkLifeSeconds", "faults",
      "forecasts",
    ])
    let format = try root.required("format")
    guard try format.number() == 1 else { throw format.unexpected("1") }
    self.init(name: try root.required("name").text(), purpose: try root.required("purpose").text())
    if let seed = root["seed"] {
      let number = try seed.number()
      guard number >= 0 else { throw seed.unexpected("0 or more") }
      self.seed = UInt64(number)
    }
    if let clock = root["clock"] { self.clock = try MockClock(clock) }
    if let quirks = root["quirks"] { self.quirks = try QuirkSwitches(quirks) }
    if let quota = root["quota"] {
      guard let profile = QuotaProfile.named(try quota.text()) else {
        throw quota.unexpected("one of " + QuotaProfile.known.map(\.name).joined(separator: ", "))
      }
      self.quota = profile
    }
    if let keys = root["keys"] { self.keys = try keys.choice() }
    if let life = root["linkLifeSeconds"] {
      let seconds = try life.number()
      guard (1...86_400).contains(seconds) else { throw life.unexpected("1 to 86400") }
      linkLifeSeconds = Int64(seconds)
    }
    if let faults = root["faults"] { self.faults = try FaultPlan.rules(faults) }
    if let forecasts = root["forecasts"] {
      for element in try forecasts.elements() { self.forecasts.append(try RecordedForecast(element)) }
    }
  }
}

extension MockClock {
  /// `{"frozen": instant}` or `{"offsetSeconds": n}`.
  fileprivate init(_ document: ScenarioDocument) throws(ScenarioError) {
    try document.allow(["frozen", "offsetSeconds"])
    if let frozen = document["frozen"] {
      self = .frozen(try frozen.instant())
    } else {
      self = .flowing(offsetMilliseconds: Int64(try document.required("offsetSeconds").number()) * 1000)
    }
  }
}

extension QuirkSwitches {
  /// `{"Q-DAY-08": false, …}`.
  fileprivate init(_ document: ScenarioDocument) throws(ScenarioError) {
    self.init()
    try document.allow(Quirk.allCases.map(\.rawValue))
    for quirk in Quirk.allCases {
      if let setting = document[quirk.rawValue] { self[quirk] = try setting.boolean() }
    }
  }
}
