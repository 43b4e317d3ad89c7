// SPDX-License-Identifier: MIT

import AuraModel

extension SimShrink {
  /// The least plan so far, and what has been tried.
  struct Search {
    var best: SimPlan
    /// When the best plan breaks the invariant, milliseconds.
    var brokenAt: Int64
    /// Whether a breach in the calm does not count.
    var endsAtCalm = false
    var tries = 0
    var left = 0
    /// Small plans that were tried and hold.
    var holding: Set<SimPlan> = []

    init(best: SimPlan, brokenAt: Int64) {
      (self.best, self.brokenAt) = (best, brokenAt)
    }
  }

  /// Makes the first of some plans that breaks the invariant the best one; its index, or nil when all of them hold.
  ///
  /// Some are tried at once, and the later ones for nothing where an earlier one breaks: so the outcome is the same for
  /// any number of workers.
  func first(of plans: [SimPlan], _ search: inout Search) async throws -> Int? {
    let untried = plans.indices.filter { plans[$0] != search.best && !search.holding.contains(plans[$0]) }
    var rest = untried[...]
    while !rest.isEmpty, search.tries < mostTries, !Task.isCancelled {
      let batch = Array(rest.prefix(workers))
      rest = rest.dropFirst(workers)
      let found = try await breaches(of: batch.map { plans[$0] }, endsAtCalm: search.endsAtCalm)
      for (index, at) in zip(batch, found) {
        search.tries += 1
        search.left = max(0, search.left - 1)
        if let at {
          search.best = plans[index]
          search.brokenAt = at
        } else if plans[index].events.count <= 200 {
          search.holding.insert(plans[index])
        }
        progress(Progress(tries: search.tries, best: search.best, left: search.left))
        if at != nil { return index }
      }
    }
    return nil
  }

  private func breaches(of plans: [SimPlan], endsAtCalm: Bool) async throws -> [Int64?] {
    try await withThrowingTaskGroup(of: (Int, Int64?).self) { group in
      for (index, plan) in plans.enumerated() {
        group.addTask { (index, try await breach(of: plan, endsAtCalm: endsAtCalm)) }
      }
      var found = [Int64?](repeating: nil, count: plans.count)
      for try await (index, at) in group { found[index] = at }
      return found
    }
  }

  /// When a plan breaks the invariant first, milliseconds; nil when it holds.
  @concurrent
  func breach(of plan: SimPlan, endsAtCalm: Bool) async throws -> Int64? {
    var options = SimRun.Options()
    options.stopsOn = invariant
    options.endsAtCalm = endsAtCalm
    return try await SimRun.carryOut(plan, options: options).violations.first { $0.invariant == invariant }?.at
  }
}

extension SimPlan {
  /// Takes a place out of the favourites and everything that is about it.
  mutating func leaveOut(_ place: MunicipalityCode) {
    places.removeAll { $0 == place }
    widgets = widgets.map { $0 == place ? nil : $0 }
    events.removeAll { $0.place == place }
  }
}

extension SimEvent {
  /// Whether it changes places, keys or clocks, which hold until they are changed again.
  var isSetting: Bool {
    switch kind {
    case .add, .remove, .activate, .move, .key, .wall, .watchWall, .stop, .restore: true
    case .open, .background, .pull, .glance, .widget, .browse, .kill, .killAt, .power, .rot, .watchRestart, .network,
      .disk, .watch, .server:
      false
    }
  }

  /// Moves it back to a multiple of so many milliseconds.
  mutating func round(to grain: Int64) { at = at / grain * grain }

  /// How long it lasts; nil for what is over at once. Setting it changes nothing of the rest.
  var seconds: Int? {
    get {
      switch kind {
      case .glance(let seconds), .network(_, let seconds), .disk(_, let seconds), .watch(_, let seconds),
        .server(_, let seconds):
        seconds
      case .open, .background, .pull, .widget, .browse, .add, .remove, .activate, .move, .key, .kill, .killAt, .power,
        .rot, .wall, .watchWall, .watchRestart, .stop, .restore:
        nil
      }
    }
    set {
      guard let seconds = newValue else { return }
      switch kind {
      case .glance: kind = .glance(seconds: seconds)
      case .network(let trouble, _): kind = .network(trouble, seconds: seconds)
      case .disk(let trouble, _): kind = .disk(trouble, seconds: seconds)
      case .watch(let trouble, _): kind = .watch(trouble, seconds: seconds)
      case .server(let trouble, _): kind = .server(trouble, seconds: seconds)
      case .open, .background, .pull, .widget, .browse, .add, .remove, .activate, .move, .key, .kill, .killAt, .power,
        .rot, .wall, .watchWall, .watchRestart, .stop, .restore:
        return
      }
    }
  }
}
