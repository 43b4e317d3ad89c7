// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

extension Scenario {
  /// Takes all but the name and the purpose from a scenario of the binary.
  mutating func begin(with document: ScenarioDocument) throws(ScenarioError) {
    let (own, said, text) = (name, purpose, try document.text())
    guard text == Scenario.quiet.name || Scenario.bundledFile(text) != nil else {
      throw document.unexpected("one of " + Scenario.bundledNames.joined(separator: ", "))
    }
    self = try Scenario.named(text)
    (name, purpose) = (own, said)
  }

  /// `{"frozen": instant}`, `{"offsetSeconds": n}`, `{"from": instant}`, or `{"serves": instant}`; with `speed` for any
  /// of the moving ones.
  mutating func readClock(_ document: ScenarioDocument) throws(ScenarioError) {
    try document.allow(["frozen", "offsetSeconds", "from", "serves", "speed"])
    // What a base said of the clock is void.
    (clock, start, servingStart, speed) = (.real, nil, nil, nil)
    if let serves = document["serves"] {
      servingStart = try serves.instant()
      for other in ["frozen", "offsetSeconds", "from"] {
        if let part = document[other] { throw part.unexpected("nothing beside serves") }
      }
    }
    if let frozen = document["frozen"] {
      clock = .frozen(try frozen.instant())
      for other in ["offsetSeconds", "from", "serves", "speed"] {
        if let part = document[other] { throw part.unexpected("nothing beside frozen") }
      }
      return
    }
    if let from = document["from"] {
      start = try from.instant()
      if let offset = document["offsetSeconds"] { throw offset.unexpected("nothing beside from") }
    }
    if let offset = document["offsetSeconds"] {
      clock = .flowing(offsetMilliseconds: Int64(try offset.number(in: -4_000_000_000...4_000_000_000)) * 1000)
    }
    if let part = document["speed"] {
      let number = try part.decimal()
      guard (0.001...1_000_000).contains(number) else { throw part.unexpected("0.001 to 1000000") }
      speed = number
    } else if start == nil, servingStart == nil, document["offsetSeconds"] == nil {
      throw .missing(path: document.path(of: "frozen, offsetSeconds, from, serves or speed"))
    }
  }
}

extension KeyState {
  init(_ document: ScenarioDocument) throws(ScenarioError) {
    try document.allow(["state", "key", "from", "afterSeconds"])
    self.init(try document.required("state").choice())
    key = try document["key"]?.text()
    from = try document["from"].map { (part) throws(ScenarioError) in try part.instant() }
    afterSeconds = try document["afterSeconds"].map { (part) throws(ScenarioError) in
      Int64(try part.number(in: 0...10_000_000))
    }
  }
}

extension NationalShare {
  init(_ document: ScenarioDocument) throws(ScenarioError) {
    try document.allow(["near", "km"])
    let near = try document.required("near")
    var places: [MunicipalityCode] = []
    for element in try near.elements() {
      guard let place = MunicipalityCode(try element.text()) else {
        throw element.unexpected("the code of a municipality")
      }
      places.append(place)
    }
    guard !places.isEmpty else { throw near.unexpected("a place or more") }
    self.init(near: places, km: try document["km"]?.number(in: 1...2000) ?? 40)
  }
}

extension PublishTimes {
  init(_ document: ScenarioDocument) throws(ScenarioError) {
    self.init()
    try document.allow(["rollOver", "editionsLateMinutes", "stationsLateMinutes", "silentStations", "bulletinsOldDays"])
    if let part = document["rollOver"] {
      let numbers = try part.text().split(separator: ":").map { Int($0) }
      guard numbers.count == 2, let hour = numbers[0], let minute = numbers[1],
        let time = CivilTime(hour: hour, minute: minute)
      else { throw part.unexpected("a time of day in UTC, 07:05") }
      rollOverMinute = time.secondOfDay / 60
    }
    if let part = document["editionsLateMinutes"] { editionsLateMinutes = try part.number(in: 0...1440) }
    if let part = document["stationsLateMinutes"] { stationsLateMinutes = try part.number(in: 0...1440) }
    if let part = document["bulletinsOldDays"] { bulletinsOldDays = try part.number(in: 0...3660) }
    for element in try document["silentStations"]?.elements() ?? [] {
      try element.allow(["station", "from", "until"])
      let (from, until) = (try element.required("from").instant(), try element.required("until"))
      guard try from < until.instant() else { throw until.unexpected("later than from") }
      silences.append(Silence(station: try element.required("station").text(), span: from..<(try until.instant())))
    }
  }
}
