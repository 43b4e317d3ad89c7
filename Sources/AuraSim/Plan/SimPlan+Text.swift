// SPDX-License-Identifier: MIT

import AuraMock
import AuraModel
import AuraPlaces
import AuraTime

extension SimPlan {
  /// A line a setting, then a line an event: what a replay is given.
  package var text: String {
    var lines = [
      "seed \(seed)", "start \(start.millisecondsSinceEpoch)", "hours \(hours)", "scenario \(scenario)",
      "places " + places.map { "\($0)" }.joined(separator: " "),
    ]
    if !widgets.isEmpty { lines.append("widgets " + widgets.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")) }
    if let keyHours { lines.append("keyHours \(keyHours)") }
    lines.append("latency \(latencyMilliseconds)")
    if !quirks.isEmpty { lines.append("quirks " + quirks.joined(separator: " ")) }
    if let plant { lines.append("plant \(plant.rawValue)") }
    return (lines + events.map(\.description)).joined(separator: "\n") + "\n"
  }

  /// Bounds of a plan: what a run can carry, and years that the mock knows.
  package enum Bounds {
    package static let hours = 1...24_000
    package static let events = 1_000_000
    package static let places = 1...54
    package static let years = 2019...2099
  }

  /// Reads what `text` writes.
  package init(text: String) throws(SimTextError) {
    self.init(seed: 0, start: WallInstant(secondsSinceEpoch: 0), hours: 0, places: [])
    var settings: Set<String> = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let cells = line.split(separator: " ").map(String.init)
      guard let word = cells.first, !word.hasPrefix("#") else { continue }
      do throws(SimTextError) {
        if word.first?.isNumber == true {
          let event = try SimEvent(line)
          guard events.count < Bounds.events else { throw Self.unexpected(line, "\(Bounds.events) events at most") }
          if let place = event.place { try Self.check(place, line) }
          events.append(event)
        } else {
          guard settings.insert(word).inserted else { throw Self.unexpected(line, "\(word) once") }
          try read(word, Array(cells.dropFirst()), line)
        }
      } catch {
        throw SimTextError(line: index + 1, found: error.found, expected: error.expected)
      }
    }
    for word in ["seed", "start", "hours", "places"] where !settings.contains(word) {
      throw SimTextError(line: 0, found: "no \(word)", expected: "a line \"\(word) …\"")
    }
    events.sort { $0.at < $1.at }
    if let last = events.last, last.at >= calmAt {
      throw SimTextError(line: 0, found: "\(last)", expected: "events before the end, \(calmAt)")
    }
  }

  private static func unexpected(_ line: Substring, _ expected: String) -> SimTextError {
    SimTextError(line: 0, found: String(line.prefix(64)), expected: expected)
  }

  private static func check(_ place: MunicipalityCode, _ line: Substring) throws(SimTextError) {
    guard Gazetteer.municipality(place) != nil else { throw unexpected(line, "a municipality of Spain, not \(place)") }
  }

  /// Takes a setting in.
  private mutating func read(_ word: String, _ cells: [String], _ line: Substring) throws(SimTextError) {
    func number(in range: ClosedRange<Int>) throws(SimTextError) -> Int {
      guard cells.count == 1, let number = Int(cells[0]), range.contains(number) else {
        throw Self.unexpected(line, "\(word) and a whole number \(range.lowerBound)…\(range.upperBound)")
      }
      return number
    }
    func places(_ cells: some Sequence<String>) throws(SimTextError) -> [MunicipalityCode] {
      var places: [MunicipalityCode] = []
      for cell in cells {
        guard let place = MunicipalityCode(cell) else {
          throw Self.unexpected(line, "codes of municipalities as 28079")
        }
        try Self.check(place, line)
        places.append(place)
      }
      return places
    }
    switch word {
    case "seed":
      guard cells.count == 1, let seed = UInt64(cells[0]) else {
        throw Self.unexpected(line, "seed and a whole number 0…\(UInt64.max)")
      }
      self.seed = seed
    case "start":
      let span = [Bounds.years.lowerBound, Bounds.years.upperBound].map { year in
        Int(CivilZone.utc.startOfDay(CivilDate(year: year, month: 1, day: 1)!).millisecondsSinceEpoch)
      }
      start = WallInstant(millisecondsSinceEpoch: Int64(try number(in: span[0]...span[1])))
    case "hours": hours = try number(in: Bounds.hours)
    case "scenario":
      guard cells.count == 1, Scenario.bundledNames.contains(cells[0]) else {
        throw Self.unexpected(line, "one of " + Scenario.bundledNames.joined(separator: ", "))
      }
      scenario = cells[0]
    case "places":
      self.places = try places(cells)
      guard Bounds.places.contains(cells.count), Set(cells).count == cells.count else {
        throw Self.unexpected(line, "1 to 54 places, each once")
      }
    case "widgets":
      guard cells.count <= 8 else { throw Self.unexpected(line, "8 widgets at most") }
      for cell in cells { widgets.append(cell == "-" ? nil : try places([cell])[0]) }
    case "keyHours": keyHours = try number(in: Bounds.hours)
    case "latency": latencyMilliseconds = try number(in: 1...60_000)
    case "quirks":
      let known = Quirk.allCases.map(\.rawValue)
      guard cells.allSatisfy(known.contains) else { throw Self.unexpected(line, "ids of quirks of the mock") }
      quirks = cells
    case "plant":
      guard cells.count == 1, let plant = SimPlant(rawValue: cells[0]) else {
        throw Self.unexpected(line, "one of " + SimPlant.allCases.map(\.rawValue).joined(separator: ", "))
      }
      self.plant = plant
    default:
      throw Self.unexpected(
        line, "seed, start, hours, scenario, places, widgets, keyHours, latency, quirks, plant, or milliseconds")
    }
  }
}
