// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraStore
import AuraTime
import Synchronization

/// One refresh: makes the plan, carries its errands out some at a time, and keeps what they bring, place by place.
struct RefreshRun: Sendable {
  /// Errands under way at once: one of each template of the active place, so that none waits for another's spacing.
  static let workers = 8

  let hub: FetchHub
  let request: RefreshRequest

  func report() async -> RefreshReport {
    let favourites = hub.parts.favourites()
    let plan = hub.plan(request)
    let places = favourites.places.compactMap { code in hub.parts.place(code) }
    hub.pantry.withLock { $0.larder.retain(Set(favourites.places)) }
    let porter = Porter(
      client: hub.parts.client, time: hub.parts.time,
      coordinates: places.compactMap { place in place.coordinate.map { (place.code, $0) } },
      maximumWaitMilliseconds: hub.maximumWaitMilliseconds)
    var tally = Tally(run: self, plan: plan, places: places)
    await withTaskGroup(of: (Int, Delivery).self) { group in
      while true {
        while tally.underWay < Self.workers, !Task.isCancelled, let index = tally.next() {
          let errand = plan.errands[index]
          group.addTask { (index, await porter.carryOut(errand)) }
        }
        guard let (index, delivery) = await group.next() else { return }
        tally.take(delivery, of: index)
      }
    }
    return tally.finish()
  }
}

/// What a refresh has come to so far.
private struct Tally {
  let run: RefreshRun
  let plan: RefreshPlan
  let places: [WeatherSnapshot.Place]
  private var queue: [Int]
  private(set) var underWay = 0
  private var outcomes: [RefreshReport.Outcome?]
  private var attempts: [String: FetchRecord] = [:]
  private var known: [String: FetchRecord]
  /// Places of which something new has come that is not kept yet.
  private var fresh: Set<MunicipalityCode> = []
  private var updated: Set<MunicipalityCode> = []
  private var hasNetwork: Bool?
  private var fault: CacheError?

  init(run: RefreshRun, plan: RefreshPlan, places: [WeatherSnapshot.Place]) {
    (self.run, self.plan, self.places) = (run, plan, places)
    // What hangs on the marker is not begun before the marker has come.
    queue = plan.errands.indices.filter { plan.errands[$0].ifPublishedAfter == nil }
    outcomes = plan.errands.map { _ in nil }
    known = run.hub.knownFetches()
  }

  /// The next errand to begin; nil when there is none for now.
  mutating func next() -> Int? {
    guard hasNetwork != false, !queue.isEmpty else { return nil }
    underWay += 1
    return queue.removeFirst()
  }

  mutating func take(_ delivery: Delivery, of index: Int) {
    underWay -= 1
    switch delivery.goods {
    case .success:
      outcomes[index] = .fetched
      hasNetwork = true
    case .failure(let refusal) where refusal.reason == .cancelled:
      outcomes[index] = .notAsked(.cancelled)
      return
    case .failure(let refusal):
      outcomes[index] = .failed(refusal.reason)
      // With no network at all the rest would fail alike, one by one, for as long as the pacer spaces them.
      if refusal.reason == .offline { hasNetwork = false } else if refusal.reason.isAnswer { hasNetwork = true }
    }
    note(delivery)
    if delivery.target == .observationMarker { decideObservations(delivery) }
    keepApart(delivery)
    let favourites = places.map(\.code)
    run.hub.pantry.withLock { $0.larder.take(delivery, for: favourites) }
    fresh.formUnion(favourites.filter { delivery.target.concerns($0) })
    keepWhatIsWhole()
  }

  /// Remembers the attempt, so that it is not made again too soon.
  private mutating func note(_ delivery: Delivery) {
    let key = delivery.target.key
    var record = known[key] ?? FetchRecord()
    switch delivery.goods {
    case .success: record.succeed(at: delivery.at)
    case .failure(let refusal): record.fail(refusal.reason, at: delivery.at)
    }
    known[key] = record
    attempts[key] = record
  }

  private mutating func decideObservations(_ delivery: Delivery) {
    guard let index = plan.errands.firstIndex(where: { $0.target == .observations && $0.ifPublishedAfter != nil })
    else { return }
    var marker: PublishMarker?
    if case .success(.marker(let read)) = delivery.goods { marker = read }
    let fetchedAt = plan.errands[index].ifPublishedAfter
    if PublishMarker.isFetchDue(fetchedAt: fetchedAt, marker: marker, now: delivery.at) {
      queue.insert(index, at: 0)
    } else {
      outcomes[index] = .notPublished
    }
  }

  // MARK: Keeping

  /// Keeps what is in no snapshot.
  private mutating func keepApart(_ delivery: Delivery) {
    guard case .success(let goods) = delivery.goods else { return }
    let hub = run.hub
    do throws(CacheError) {
      switch goods {
      case .radar(let frame):
        hub.pantry.withLock { $0.frames[frame.siteCode] = frame }
        try hub.parts.cache.shelf.keep(frame)
        hub.pantry.withLock { $0.frames[frame.siteCode] = nil }
      case .news(let feed):
        let news = KeptNews(items: feed.items, fetchedAt: delivery.at)
        hub.pantry.withLock { $0.news[feed.source] = news }
        try hub.parts.cache.shelf.keep(news, of: feed.source)
        hub.pantry.withLock { $0.news[feed.source] = nil }
      case .hourly, .daily, .avisos, .marker, .observations, .air, .uvi, .bulletin: break
      }
    } catch {
      // It stays in memory.
      fault = error
    }
  }

  /// Keeps the places for which nothing more is to come.
  private mutating func keepWhatIsWhole() {
    let open = plan.errands.indices.filter { outcomes[$0] == nil }.map { plan.errands[$0].target }
    for place in places where fresh.contains(place.code) && !open.contains(where: { $0.concerns(place.code) }) {
      keep(place)
    }
  }

  private mutating func keep(_ place: WeatherSnapshot.Place) {
    fresh.remove(place.code)
    updated.insert(place.code)
    let hub = run.hub
    let moment = hub.parts.time.wall
    let stored = hub.kept(of: place.code, at: moment)
    let snapshot = hub.pantry.withLock { $0.larder.snapshot(of: place, at: moment, stored: stored) }
    do throws(CacheError) {
      try hub.parts.cache.upsert(stored?.merged(with: snapshot) ?? snapshot)
      hub.pantry.withLock { $0.snapshots[place.code] = nil }
    } catch {
      fault = error
      hub.pantry.withLock { $0.snapshots[place.code] = stored?.merged(with: snapshot) ?? snapshot }
    }
  }

  /// Keeps what the disk would not take at an earlier refresh: there may be room again.
  private mutating func keepRemembered() {
    let hub = run.hub
    let remembered = hub.pantry.withLock { $0.snapshots }
    for place in places where !updated.contains(place.code) {
      guard let snapshot = remembered[place.code] else { continue }
      do throws(CacheError) {
        // As it stands now: as of then, what others have kept since would pass for that of a clock that was ahead.
        try hub.parts.cache.upsert(snapshot.at(hub.parts.time.wall))
        hub.pantry.withLock { $0.snapshots[place.code] = nil }
      } catch {
        fault = fault ?? error
      }
    }
  }

  mutating func finish() -> RefreshReport {
    for place in places where fresh.contains(place.code) { keep(place) }
    keepRemembered()
    let favourites = Set(places.map(\.code))
    let newly = attempts
    run.hub.pantry.withLock { pantry in
      pantry.fetches.merge(newly) { $1 }
      pantry.snapshots = pantry.snapshots.filter { favourites.contains($0.key) }
    }
    do throws(CacheError) {
      try run.hub.parts.fetches.record(attempts, at: run.hub.parts.time.wall)
      // A place that was added in the meantime may have been kept by another process already. One that refreshes the
      // active place alone lives for seconds with the places it began with, and sweeps nothing away.
      if run.request.scope == .all {
        try run.hub.parts.cache.retain(favourites.union(run.hub.parts.favourites().places))
      }
      run.hub.pantry.withLock { $0.fetches = [:] }
    } catch {
      fault = fault ?? error
    }
    let connection = connection()
    let readFault = run.hub.pantry.withLock { $0.takeFault() }
    let lines = plan.errands.indices.map { index in
      let reason: FailureReason = hasNetwork == false ? .offline : .cancelled
      return RefreshReport.Line(errand: plan.errands[index], outcome: outcomes[index] ?? .notAsked(reason))
    }
    return RefreshReport(
      plan: plan, lines: lines, connection: connection, updated: places.map(\.code).filter(updated.contains),
      cacheFault: fault ?? readFault)
  }

  private func connection() -> RefreshReport.Connection {
    let now = run.hub.parts.time.wall
    return run.hub.pantry.withLock { pantry in
      switch (hasNetwork, pantry.connection) {
      case (nil, let known): return known
      case (true, _): pantry.connection = .online
      case (false, .offline): break
      case (false, _): pantry.connection = .offline(since: now)
      }
      return pantry.connection
    }
  }
}

extension FailureReason {
  /// Whether a server spoke: then there is a network.
  fileprivate var isAnswer: Bool {
    switch self {
    case .keyRejected, .notPermitted, .noData, .temporarilyUnavailable, .serverFailed, .unreadableAnswer,
      .unknownAddress:
      true
    case .noKey, .keyStoreUnavailable, .keyMalformed, .keyExpired, .quota, .offline, .unreachable,
      .insecureConnection, .cancelled:
      false
    }
  }
}
