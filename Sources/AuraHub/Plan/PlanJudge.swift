// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraStore
import AuraTime

/// Decides of one target whether it is fetched now.
struct PlanJudge {
  enum Verdict {
    case fetch(Errand.Reason, ifPublishedAfter: WallInstant?)
    case skip(SkippedErrand.Reason)
  }

  let input: PlanInput
  let moment: WallInstant

  /// Whether it is fetched for the active place's sake.
  func isActive(_ target: ErrandTarget) -> Bool {
    switch target {
    // What has no place is looked at by the person who looks at the active one.
    case .observationMarker, .radar, .news: true
    case .hourlyForecast, .dailyForecast, .avisos, .observations, .airQuality, .uvIndex, .bulletin:
      target.concerns(input.favourites.active)
    }
  }

  func verdict(on target: ErrandTarget) -> Verdict {
    let cadence = Cadence.of(target.product)
    let record = input.fetches[target.key] ?? FetchRecord()
    let isForced = input.request.isForced && isActive(target)
    // A clock that was set back leaves records of the future, which say nothing.
    let known = [record.fetchedAt, record.failedAt].map { stamp in stamp.flatMap { $0 <= moment ? $0 : nil } }
    let (fetchedAt, failedAt) = (known[0], known[1])

    if isForced, let tried = [fetchedAt, failedAt].compactMap({ $0 }).max() {
      let heard = tried.advanced(bySeconds: Cadence.forcedSeconds)
      if moment < heard { return .skip(.forcedRecently(until: heard)) }
    }
    if let failedAt, !isForced {
      let end = failedAt.advanced(bySeconds: rest(cadence, record))
      if moment < end { return .skip(.resting(until: end)) }
    }
    if isForced { return .fetch(.forced, ifPublishedAfter: nil) }
    guard let fetchedAt else { return .fetch(failedAt == nil ? .neverFetched : .failedBefore, ifPublishedAfter: nil) }
    if let reason = lack(target) {
      // What has just come and did not help is not asked for over and over.
      let end = fetchedAt.advanced(bySeconds: cadence.restSeconds)
      return moment < end ? .skip(.fresh(until: end)) : .fetch(reason, ifPublishedAfter: nil)
    }
    let stale = cadence.staleAt(fetchedAt: fetchedAt, isActive: isActive(target))
    if failedAt != nil { return .fetch(.failedBefore, ifPublishedAfter: nil) }
    if moment >= stale { return .fetch(.old(ageSeconds: fetchedAt.seconds(until: moment)), ifPublishedAfter: nil) }
    if target == .observations {
      let asked = fetchedAt.advanced(bySeconds: Cadence.of(.observationMarker).activeSeconds)
      if moment >= asked {
        return .fetch(.old(ageSeconds: fetchedAt.seconds(until: moment)), ifPublishedAfter: fetchedAt)
      }
      return .skip(.fresh(until: asked))
    }
    return .skip(.fresh(until: stale))
  }

  /// When the observations are fetched whatever the marker says.
  var observationsBound: WallInstant {
    let fetchedAt = input.fetches[ErrandTarget.observations.key]?.fetchedAt ?? moment
    return fetchedAt.advanced(bySeconds: PublishMarker.boundSeconds)
  }

  /// What a place lacks that the target would bring; nil when nothing.
  private func lack(_ target: ErrandTarget) -> Errand.Reason? {
    let active = input.favourites.active
    func isUnread(_ field: Provenance.Field, of place: MunicipalityCode) -> Bool {
      (input.places[place] ?? PlanInput.KeptPlace()).unread.contains(field)
    }
    switch target {
    case .hourlyForecast(let place):
      if isUnread(.hours, of: place) { return .nothingKept }
      return input.places[place]?.isThin ?? true ? .thin : nil
    case .dailyForecast(let place): return isUnread(.days, of: place) ? .nothingKept : nil
    case .avisos:
      let places = input.request.scope == .all ? input.favourites.places : [active]
      return places.contains { target.concerns($0) && isUnread(.alerts, of: $0) } ? .nothingKept : nil
    case .observations: return isUnread(.observed, of: active) ? .nothingKept : nil
    case .airQuality: return isUnread(.airQuality, of: active) ? .nothingKept : nil
    case .bulletin: return isUnread(.bulletin, of: active) ? .nothingKept : nil
    // Not every place has an entry, so that none is there says nothing.
    case .uvIndex, .observationMarker: return nil
    // They are in no snapshot.
    case .radar, .news: return nil
    }
  }

  /// How long is waited after failures. What was never sent costs the server nothing and is tried again at once.
  private func rest(_ cadence: Cadence, _ record: FetchRecord) -> Int64 {
    switch record.reason {
    case .offline, .noKey, .keyStoreUnavailable, .keyMalformed, .keyExpired, .cancelled: return 0
    case .keyRejected, .notPermitted, .quota, .unreachable, .insecureConnection, .noData, .temporarilyUnavailable,
      .serverFailed, .unreadableAnswer, .unknownAddress, nil:
      let doublings = max(0, min(record.failures - 1, 12))
      return min(Cadence.longestRestSeconds, cadence.restSeconds << Int64(doublings))
    }
  }
}
