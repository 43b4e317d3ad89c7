// SPDX-License-Identifier: MIT

extension Scenario {
  /// Reads a scenario file; `docs/SCENARIOS.md` describes its format.
  public init(file text: String) throws(ScenarioError) {
    let root = try ScenarioDocument.read(text)
    try root.allow([
      "format", "name", "purpose", "source", "seed", "clock", "quirks", "quota", "keys", "keyStates", "linkLifeSeconds",
      "faults", "forecasts", "weather", "warnings", "publish", "national", "base",
    ])
    let format = try root.required("format")
    guard try format.number() == 1 else { throw format.unexpected("1") }
    self.init(name: try root.required("name").text(), purpose: try root.required("purpose").text())
    if let base = root["base"] { try begin(with: base) }
    if let seed = root["seed"] {
      let number = try seed.number()
      guard number >= 0 else { throw seed.unexpected("0 or more") }
      self.seed = UInt64(number)
    }
    if let clock = root["clock"] { try readClock(clock) }
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
    for element in try root["keyStates"]?.elements() ?? [] { keyStates.append(try KeyState(element)) }
    if let national = root["national"] { self.national = try NationalShare(national) }
    if let publish = root["publish"] { self.publish = try PublishTimes(publish) }
    for element in try root["weather"]?.elements() ?? [] { weather.append(try WeatherAnchor(element)) }
    for element in try root["warnings"]?.elements() ?? [] { warnings.append(try StatedWarning(element)) }
    if let faults = root["faults"] { self.faults = try FaultPlan.rules(faults) }
    if let forecasts = root["forecasts"] {
      for element in try forecasts.elements() { self.forecasts.append(try RecordedForecast(element)) }
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
