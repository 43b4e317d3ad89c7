// SPDX-License-Identifier: MIT

import AuraModel
import AuraPacing
import AuraPlaces
import AuraStore
public import AuraTime

/// What to fetch now, in which order and why, and why the rest can wait: a pure function of what is known and a moment.
///
/// The active place comes first, its warnings before all. What speaks of the whole country is fetched once for all
/// places; UV, air, measurements and text are for the active place's sake alone. Radar and news are for the app's own
/// pages: a refresh of the active place alone, as widgets ask for, leaves them. Every target that the favourites have any
/// use for is either an errand or skipped, exactly once.
public struct RefreshPlan: Hashable, Sendable {
  /// In the order in which they are begun.
  public private(set) var errands: [Errand] = []
  public private(set) var skipped: [SkippedErrand] = []

  public init(_ input: PlanInput, at moment: WallInstant) {
    let judge = PlanJudge(input: input, moment: moment)
    for target in Self.targets(of: input) {
      switch judge.verdict(on: target) {
      case .fetch(let reason, let ifPublishedAfter):
        errands.append(
          Errand(
            target: target, reason: reason, priority: judge.isActive(target) ? input.request.priority : .background,
            ifPublishedAfter: ifPublishedAfter))
      case .skip(let reason): skipped.append(SkippedErrand(target: target, reason: reason))
      }
    }
    if let budget = input.callBudget { fit(into: budget) }
    tieMarker(judge)
  }

  /// Calls of AEMET's quota, at most on an ordinary day.
  public var calls: Int { errands.reduce(0) { $0 + $1.calls } }

  /// All that the favourites have any use for, the most wanted first.
  static func targets(of input: PlanInput) -> [ErrandTarget] {
    let active = input.favourites.active
    var targets: [ErrandTarget] = [
      .avisos(active.province.comunidad), .hourlyForecast(active), .dailyForecast(active), .observationMarker,
      .observations, .airQuality, .uvIndex, .bulletin(active.province.comunidad),
    ]
    guard input.request.scope == .all else { return targets }
    if let site = radar(for: active) { targets.append(.radar(site)) }
    targets += NewsSource.allCases.map { .news($0) }
    var comunidades: Set<Comunidad> = [active.province.comunidad]
    for place in input.favourites.places where place != active {
      let comunidad = place.province.comunidad
      if comunidades.insert(comunidad).inserted { targets.append(.avisos(comunidad)) }
      targets += [.hourlyForecast(place), .dailyForecast(place)]
    }
    return targets
  }

  /// The radar whose picture shows a place; nil where none reaches.
  static func radar(for place: MunicipalityCode) -> RadarSite? {
    guard let coordinate = Gazetteer.municipality(place)?.coordinate else { return nil }
    let site = Gazetteer.nearestRadar(to: coordinate).value
    return site.covers(coordinate) ? site : nil
  }

  /// The marker is asked when the observations hang on it, and only then.
  private mutating func tieMarker(_ judge: PlanJudge) {
    let hangs = errands.contains { $0.target == .observations && $0.ifPublishedAfter != nil }
    if !hangs, let index = errands.firstIndex(where: { $0.target == .observationMarker }) {
      errands.remove(at: index)
      skipped.append(SkippedErrand(target: .observationMarker, reason: .notNeeded))
    }
    if hangs, !errands.contains(where: { $0.target == .observationMarker }) {
      errands.removeAll { $0.target == .observations }
      skipped.append(SkippedErrand(target: .observations, reason: .fresh(until: judge.observationsBound)))
    }
  }

  /// Leaves out what the quota does not suffice for, the least wanted first.
  private mutating func fit(into budget: Int) {
    var left = budget
    errands = errands.filter { errand in
      guard errand.calls <= left else {
        skipped.append(SkippedErrand(target: errand.target, reason: .noQuota(calls: errand.calls)))
        return false
      }
      left -= errand.calls
      return true
    }
  }
}
