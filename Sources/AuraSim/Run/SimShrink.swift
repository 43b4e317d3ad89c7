// SPDX-License-Identifier: MIT

import AuraTime

/// Cuts a failing plan down: deletes events, places, widgets and hours while the same invariant breaks.
///
/// What comes after the breach goes first, then as much of the head as can go: short tails are tried before long ones,
/// so that a run of months costs little more than the part that matters. Then parts that are not needed go, the largest
/// first, until no event and no two can be left out.
///
/// Source: Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", IEEE TSE 28 (2002).
package struct SimShrink: Sendable {
  /// How it goes.
  package struct Progress: Hashable, Sendable {
    package var tries = 0
    /// The least plan so far.
    package var best: SimPlan
    /// Tries that are left at most before the next kind of part is tried.
    package var left: Int
  }

  package let invariant: Invariant
  let workers: Int
  let mostTries: Int
  let progress: @Sendable (Progress) -> Void

  /// - Parameters:
  ///   - workers: Tries at once; their number changes nothing of what is found.
  ///   - progress: Told after each try.
  package init(
    keeping invariant: Invariant, workers: Int = 2, mostTries: Int = 4000,
    progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) {
    (self.invariant, self.workers, self.mostTries, self.progress) = (invariant, max(1, workers), mostTries, progress)
  }

  /// The least plan that was found; nil when the given one does not break the invariant.
  package func shrink(_ plan: SimPlan) async throws -> SimPlan? {
    guard let at = try await breach(of: plan, endsAtCalm: false) else { return nil }
    var search = Search(best: plan, brokenAt: at)
    try await cutTail(&search)
    try await cutHead(&search)
    try await simplify(&search)
    try await deleteEvents(&search, from: search.best.events.count / 2)
    var before: SimPlan
    repeat {
      before = search.best
      try await simplify(&search)
      try await deletePairs(&search)
      try await deleteEvents(&search, from: 1)
    } while before != search.best && search.tries < mostTries
    try await roundMoments(&search)
    try await shorten(&search)
    return search.best
  }

  // MARK: Events

  /// What comes after the breach cannot have caused it.
  private func cutTail(_ search: inout Search) async throws {
    var cut = search.best
    cut.events.removeAll { $0.at > search.brokenAt }
    let isBeforeCalm = search.brokenAt < cut.calmAt
    cut.hours = isBeforeCalm ? Int(search.brokenAt / 3_600_000) + 1 : cut.hours
    _ = try await first(of: [cut], &search)
    // From here on a breach in the calm would be another.
    search.endsAtCalm = isBeforeCalm
  }

  /// Tries the last events alone, four, eight, sixteen, and the same with all that sets places, keys and clocks before.
  private func cutHead(_ search: inout Search) async throws {
    let all = search.best.events
    var count = 4
    while count < all.count {
      let tail = all.suffix(count)
      let settings = all.dropLast(count).filter(\.isSetting)
      var (bare, whole) = (search.best, search.best)
      bare.events = Array(tail)
      whole.events = settings + tail
      search.left = 2 * (all.count / count).bitWidth
      if try await first(of: [bare, whole], &search) != nil { return }
      count *= 2
    }
  }

  private func deleteEvents(_ search: inout Search, from largest: Int) async throws {
    var size = max(1, largest)
    while !search.best.events.isEmpty {
      var start = 0
      var isSmaller = false
      while start < search.best.events.count {
        let count = search.best.events.count
        let starts = Array(stride(from: start, to: count, by: size).prefix(workers))
        let candidates = starts.map { start in
          var smaller = search.best
          smaller.events.removeSubrange(start..<min(start + size, count))
          return smaller
        }
        search.left = (count - start + size - 1) / size
        if let index = try await first(of: candidates, &search) {
          // What took the place of the deleted events is tried next.
          start = starts[index]
          isSmaller = true
        } else {
          start += size * starts.count
        }
        if search.tries >= mostTries { return }
      }
      if size == 1, !isSmaller { return }
      size = max(1, size / 2)
    }
  }

  /// Two that only go together: a clock set ahead and put right again.
  private func deletePairs(_ search: inout Search) async throws {
    let events = search.best.events
    guard events.count <= 24 else { return }
    var pairs: [SimPlan] = []
    for one in events.indices {
      for other in events.indices.dropFirst(one + 1) {
        var smaller = search.best
        smaller.events.remove(at: other)
        smaller.events.remove(at: one)
        pairs.append(smaller)
      }
    }
    search.left = pairs.count
    if try await first(of: pairs, &search) != nil { try await deletePairs(&search) }
  }

  // MARK: The rest of a plan

  /// Fewer places, plain widgets, no quirks, an ordinary scenario, a key that lasts.
  private func simplify(_ search: inout Search) async throws {
    var alone = search.best
    for place in alone.places.dropFirst() { alone.leaveOut(place) }
    _ = try await first(of: [alone], &search)
    for place in search.best.places.dropFirst().reversed() {
      var smaller = search.best
      smaller.leaveOut(place)
      _ = try await first(of: [smaller], &search)
    }
    var (none, plain) = (search.best, search.best)
    none.widgets = []
    plain.widgets = plain.widgets.map { _ in nil }
    _ = try await first(of: [none, plain], &search)
    for id in search.best.quirks {
      var smaller = search.best
      smaller.quirks.removeAll { $0 == id }
      _ = try await first(of: [smaller], &search)
    }
    var (quiet, lasting) = (search.best, search.best)
    quiet.scenario = "quiet"
    _ = try await first(of: [quiet], &search)
    lasting = search.best
    lasting.keyHours = nil
    _ = try await first(of: [lasting], &search)
  }

  /// Moments and spans that people can read: whole minutes or seconds, all at once or one by one.
  private func roundMoments(_ search: inout Search) async throws {
    let grains: [Int64] = [60_000, 1000]
    let all = grains.map { grain in
      var rounder = search.best
      for index in rounder.events.indices { rounder.events[index].round(to: grain) }
      return rounder
    }
    if try await first(of: all, &search) == 0 { return }
    for index in search.best.events.indices where search.best.events.count <= 40 {
      let rounded = grains.map { grain in
        var rounder = search.best
        rounder.events[index].round(to: grain)
        rounder.events.sort { $0.at < $1.at }
        return rounder
      }
      search.left = (search.best.events.count - index) * grains.count
      _ = try await first(of: rounded, &search)
    }
    for index in search.best.events.indices where search.best.events.count <= 40 {
      guard let seconds = search.best.events[index].seconds else { continue }
      let shorter = [1, 60, 600, 3600, 21_600, 86_400].filter { $0 < seconds }.map { seconds in
        var shorter = search.best
        shorter.events[index].seconds = seconds
        return shorter
      }
      _ = try await first(of: shorter, &search)
    }
  }

  /// No empty hours at either end.
  private func shorten(_ search: inout Search) async throws {
    var shorter = search.best
    let last = max(search.endsAtCalm ? search.brokenAt : 0, shorter.events.last?.at ?? 0)
    shorter.hours = Int(last / 3_600_000) + 1
    _ = try await first(of: [shorter], &search)
    let empty = Int64((search.best.events.first?.at ?? 0) / 3_600_000)
    guard empty > 0, search.best.keyHours.map({ $0 > Int(empty) }) ?? true else { return }
    var later = search.best
    later.start = later.start.advanced(bySeconds: empty * 3600)
    later.hours -= Int(empty)
    later.keyHours = later.keyHours.map { $0 - Int(empty) }
    for index in later.events.indices { later.events[index].at -= empty * 3_600_000 }
    _ = try await first(of: [later], &search)
  }
}
