// SPDX-License-Identifier: MIT

import AuraModel
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
    return (lines + events.map(\.description)).joined(separator: "\n") + "\n"
  }

  /// Reads what `text` writes.
  package init(text: String) throws(SimTextError) {
    self.init(seed: 0, start: WallInstant(secondsSinceEpoch: 0), hours: 24, places: [])
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let cells = line.split(separator: " ").map(String.init)
      guard let word = cells.first, !word.hasPrefix("#") else { continue }
      func expected(_ what: String) -> SimTextError {
        SimTextError(line: index + 1, found: String(line), expected: what)
      }
      func number() throws(SimTextError) -> Int {
        guard cells.count == 2, let number = Int(cells[1]) else { throw expected("a whole number") }
        return number
      }
      func places(_ cells: some Sequence<String>) throws(SimTextError) -> [MunicipalityCode] {
        var places: [MunicipalityCode] = []
        for cell in cells {
          guard let place = MunicipalityCode(cell) else { throw expected("codes of municipalities") }
          places.append(place)
        }
        return places
      }
      switch word {
      case "seed":
        guard cells.count == 2, let seed = UInt64(cells[1]) else { throw expected("a seed") }
        self.seed = seed
      case "start": start = WallInstant(millisecondsSinceEpoch: Int64(try number()))
      case "hours": hours = try number()
      case "scenario":
        guard cells.count == 2 else { throw expected("a name") }
        scenario = cells[1]
      case "places": self.places = try places(cells.dropFirst())
      case "widgets":
        widgets = []
        for cell in cells.dropFirst() { widgets.append(cell == "-" ? nil : try places([cell])[0]) }
      case "keyHours": keyHours = try number()
      case "latency": latencyMilliseconds = try number()
      case "quirks": quirks = Array(cells.dropFirst())
      default:
        do throws(SimTextError) {
          events.append(try SimEvent(line))
        } catch {
          throw SimTextError(line: index + 1, found: error.found, expected: error.expected)
        }
      }
    }
    guard !self.places.isEmpty, hours > 0 else {
      throw SimTextError(line: 0, found: "no places or no hours", expected: "a whole plan")
    }
    events.sort { $0.at < $1.at }
  }
}
