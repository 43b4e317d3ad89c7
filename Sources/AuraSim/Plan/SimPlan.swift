// SPDX-License-Identifier: MIT

package import AuraModel
package import AuraTime

/// Everything that a run depends on: the same plan is the same run, to the last byte of its trace.
package struct SimPlan: Hashable, Sendable {
  /// Of weather, latencies, and what a trouble does each time.
  package var seed: UInt64
  package var start: WallInstant
  /// How long things happen, hours; a calm of `calmHours` follows, in which nothing goes wrong.
  package var hours: Int
  /// A scenario of the mock whose weather, forecasts, quirks and limits hold; `quiet` for none.
  package var scenario = "quiet"
  /// The person's places at the beginning, the active one first.
  package var places: [MunicipalityCode]
  /// What each widget shows: nil for the active place.
  package var widgets: [MunicipalityCode?]
  /// When the good key stops being taken, hours after the start; nil for never.
  package var keyHours: Int?
  /// The median of a round trip, ms.
  package var latencyMilliseconds = 230
  /// Quirks that are switched, by id.
  package var quirks: [String] = []
  /// A bug that is planted in a seam; nil for the engine as it ships.
  package var plant: SimPlant?
  /// In the order of their moments.
  package var events: [SimEvent] = []

  /// How long all is well at the end, hours: rests after failures and after 429s are over by then (goals).
  package static let calmHours = 6

  package init(
    seed: UInt64, start: WallInstant, hours: Int, places: [MunicipalityCode], widgets: [MunicipalityCode?] = []
  ) {
    (self.seed, self.start, self.hours, self.places, self.widgets) = (seed, start, hours, places, widgets)
  }

  /// Every place that is ever a favourite, in the order of appearance.
  package var everyPlace: [MunicipalityCode] {
    var all: [MunicipalityCode] = []
    let added = events.compactMap { event in
      if case .add(let place) = event.kind { place } else { nil }
    }
    for place in places + widgets.compactMap({ $0 }) + added where !all.contains(place) { all.append(place) }
    return all
  }

  /// When the calm begins, milliseconds after the start.
  package var calmAt: Int64 { Int64(hours) * 3_600_000 }
  package var endAt: Int64 { calmAt + Int64(Self.calmHours) * 3_600_000 }
}
