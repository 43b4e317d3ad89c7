// SPDX-License-Identifier: MIT

import AuraMock
import AuraModel
import AuraPlaces
import AuraTime

/// What happened in a run, for a person: days, hours in Spain, and what is worth a line.
///
/// A line is something that a person, the system or bad luck did, with what came of it. In a long run, wakings of widgets
/// that went as ever are counted and not told.
package struct SimTimeline {
  private let result: SimResult
  /// Whether the plan is so short that every event of it is worth a line.
  private let tellsAll: Bool

  /// - Parameter result: Of a run whose trace was kept.
  package init(_ result: SimResult) {
    self.result = result
    tellsAll = result.plan.events.count <= 60
  }

  package var text: String {
    (heading + events + states + verdict).joined(separator: "\n") + "\n"
  }

  private var heading: [String] {
    let plan = result.plan
    let places = plan.places.map(Self.name).joined(separator: ", ")
    return [
      "Seed \(plan.seed): \(plan.hours == 1 ? "one hour" : "\(plan.hours) hours") from \(plan.start), then a calm of \(SimPlan.calmHours).",
      "Places: \(places). Scenario \(plan.scenario), round trips of \(plan.latencyMilliseconds) ms"
        + (plan.plant.map { ", planted bug \($0.rawValue)" } ?? "") + ".",
      "Times are the peninsula's; at the right the calls and looks since the line before.",
    ]
  }

  private var events: [String] {
    var out: [String] = []
    var day: CivilDate?
    var (calls, looks) = (0, 0)
    for line in result.lines {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let at = Int64(parts[0]) else { continue }
      if parts[1] == "server" { calls += 1 }
      if parts[1] == "surface" { looks += 1 }
      let isTold = tellsAll && at < result.plan.calmAt
      guard let (words, isBreach) = Self.words(who: parts[1], what: parts[2], isTold) else { continue }
      let civil = CivilZone.peninsula.civil(at: result.plan.start.advanced(byMilliseconds: at))
      if civil.date != day {
        out += ["", SimAxis.day(civil.date, withYear: true)]
        day = civil.date
      }
      let counts = [(calls, "call"), (looks, "look")].filter { $0.0 > 0 }
        .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
      (calls, looks) = (0, 0)
      let time = [civil.time.hour, civil.time.minute, civil.time.second].map { digits($0, width: 2) }
      let told = "\(isBreach ? "✗" : " ") \(time.joined(separator: ":"))  \(words)"
      let blanks = String(repeating: " ", count: max(2, 78 - told.count))
      out.append(counts.isEmpty ? told : told + blanks + counts)
    }
    return out
  }

  private var states: [String] {
    guard !result.reached.isEmpty else { return [] }
    let width = result.reached.map(\.state.rawValue.count).max() ?? 0
    return ["", "Rare states, first met"]
      + result.reached.map { state, count, first in
        let name = state.rawValue + String(repeating: " ", count: width - state.rawValue.count)
        return "  \(name)  \(SimMoment.text(first))  \(count == 1 ? "once" : "\(count) times")"
      }
  }

  private var verdict: [String] {
    guard result.violationCount > 0 else { return ["", "Every invariant held."] }
    return ["", "Violations: \(result.violationCount)"] + result.violations.map { "✗ \($0)" }
  }

  // MARK: Words

  private static func name(_ place: MunicipalityCode) -> String {
    Gazetteer.municipality(place).map { "\($0.name) (\(place))" } ?? "\(place)"
  }

  /// The line's words, and whether it is a breach; nil for what is counted alone.
  ///
  /// - Parameter tellsWidgets: Whether wakings that went as ever are told.
  private static func words(
    who: Substring, what: Substring, _ tellsWidgets: Bool
  ) -> (String, isBreach: Bool)? {
    let cells = what.split(separator: " ").map(String.init)
    switch who {
    case "judge": return ("VIOLATION \(what)", true)
    case "hub":
      // `app#1 6 of 7 fetched bulletin-10:failed(…)`
      let failed = cells.dropFirst(5)
      guard cells.count > 4, tellsWidgets || cells[0].hasPrefix("app") || !failed.isEmpty else { return nil }
      let reasons = failed.map { $0.replacing("AuraModel.FailureReason.", with: "").replacing(":failed(", with: " (") }
      return (
        "  \(cells[0]): \(cells[1]) of \(cells[3]) fetched"
          + (reasons.isEmpty ? "" : "; failed: " + reasons.joined(separator: ", ")), false
      )
    case "world":
      guard tellsWidgets || cells.first != "widget", cells.first != "places" else { return nil }
      return (world(cells) ?? "\(what)", false)
    case "disk":
      return ("  disk: \(cells.dropFirst().joined(separator: " ")) (#\(cells.first ?? ""))", false)
    case "link": return what.hasPrefix("push") ? nil : ("  watch link: \(what)", false)
    case "shelf", "watch": return ("  \(who): \(what)", false)
    default: return nil
    }
  }

  /// An event in words; nil for what the world says by itself.
  private static func world(_ cells: [String]) -> String? {
    guard let event = read(cells) else {
      if cells.count == 2, cells[1] == "starts" { return "  \(cells[0]) starts" }
      return cells.count > 1 ? "  " + cells.joined(separator: " ") : nil
    }
    return switch event {
    case .open: "the app is opened"
    case .background: "the system lets the app refresh"
    case .pull: "somebody pulls to refresh"
    case .glance(let seconds): "somebody looks for \(seconds) s"
    case .widget(let number): "widget \(number) wakes"
    case .browse: "somebody leafs through two dozen stations"
    case .add(let place): "\(name(place)) is added"
    case .remove(let place): "\(name(place)) is removed"
    case .activate(let place): "\(name(place)) becomes the active place"
    case .move(let place, let position): "\(name(place)) is moved to position \(position)"
    case .key(let choice): "the key is \(choice.rawValue) now"
    case .kill: "the app is killed"
    case .killAt(let operations): "whoever makes operation \(operations) on the disk from here dies at it"
    case .power: "the power fails"
    case .rot: "a bit of a kept file turns over"
    case .wall(let seconds): "the phone's clock is set \(span(abs(seconds))) \(seconds < 0 ? "back" : "ahead")"
    case .watchWall(let seconds): "the watch's clock is set \(span(abs(seconds))) \(seconds < 0 ? "back" : "ahead")"
    case .stop(let way): "the way to \(way.rawValue) is shut"
    case .restore(let way): "the way to \(way.rawValue) is open again"
    case .watchRestart: "the watch's app starts anew"
    case .network(let trouble, let seconds): "network \(trouble.rawValue) for \(span(seconds))"
    case .disk(let trouble, let seconds): "disk \(trouble.rawValue) for \(span(seconds))"
    case .watch(let trouble, let seconds): "watch \(trouble.rawValue) for \(span(seconds))"
    case .server(let trouble, let seconds):
      "servers: \(trouble.kind.rawValue) at \(trouble.place.rawValue), \(trouble.percent) % for \(span(seconds))"
    }
  }

  private static func read(_ cells: [String]) -> SimEvent.Kind? {
    do throws(SimTextError) { return try SimEvent("0 " + cells.joined(separator: " ")).kind } catch { return nil }
  }

  /// `3 d 4 h`, the two largest parts.
  private static func span(_ seconds: Int) -> String {
    let parts = [(seconds / 86_400, "d"), (seconds / 3600 % 24, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s")]
      .filter { $0.0 > 0 }
    return parts.isEmpty ? "0 s" : parts.prefix(2).map { "\($0) \($1)" }.joined(separator: " ")
  }
}
