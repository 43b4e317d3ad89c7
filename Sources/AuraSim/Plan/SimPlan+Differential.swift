// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

extension SimPlan {
  /// A run with every trouble that servers have, half an hour each, and people who look all the time: what must leave
  /// the same trace whatever carries the requests.
  package static let differential: SimPlan = {
    let kinds = ServerTrouble.Kind.allCases
    // 2024-10-29T06:00:00Z, a storm: warnings, long texts, archives of several messages.
    var plan = SimPlan(
      seed: 21, start: WallInstant(secondsSinceEpoch: 1_730_181_600), hours: kinds.count + 1,
      places: ["46250", "36057"].compactMap { MunicipalityCode($0) }, widgets: [nil, MunicipalityCode("36057")])
    plan.scenario = "dana-valencia-2024"
    plan.events.append(SimEvent(at: 1000, .open))
    for (index, kind) in kinds.enumerated() {
      let hour = Int64(index + 1) * 3_600_000
      // What damages an archive strikes archives alone; every other trouble strikes some answers and lets some through.
      let trouble = ServerTrouble(
        kind: kind, place: kind == .badTar ? .avisos : .all, percent: index.isMultiple(of: 2) ? 100 : 60)
      plan.events.append(SimEvent(at: hour, .server(trouble, seconds: 1800)))
      for (minute, event) in [(1, .open), (12, .pull), (20, .widget(1)), (24, .pull), (35, .open), (47, .open)]
        as [(Int64, SimEvent.Kind)]
      {
        plan.events.append(SimEvent(at: hour + minute * 60_000, event))
      }
    }
    return plan
  }()
}
