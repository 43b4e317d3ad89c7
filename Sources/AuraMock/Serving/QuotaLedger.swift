// SPDX-License-Identifier: MIT

import AuraTime

/// The calls that count against the limits of a profile, and who is shut out until when.
struct QuotaLedger: Hashable, Sendable {
  /// One call as the limits see it.
  struct Call {
    /// `key 1` or an address: whom the profile counts.
    let payer: String
    let template: String
    /// What stands for the template when buckets go by path.
    let bucketPath: String
    let isSecondHop: Bool
    /// False only looks: an answer without data on a profile that does not count those.
    let counts: Bool
  }

  struct Decision: Hashable {
    let isAdmitted: Bool
    /// What the header tells; nil where nothing is counted for the call.
    let reading: QuotaReading?
  }

  private struct Bucket: Hashable, Sendable {
    /// What it was last judged by.
    let rule: Limit
    /// Milliseconds, oldest first; never more than the limit.
    var arrivals: [Int64] = []
    var shutUntil: Int64?
  }

  private struct Exhausted: Hashable, Sendable {
    let of: QuotaExhaustion
    let at: Int64
  }

  private struct Limit: Hashable, Sendable {
    let bucket: String
    let payer: String
    /// nil where calls of all templates count together.
    let template: String?
    let limit: Int
    let milliseconds: Int64
    let window: QuotaProfile.Window
    let countsRefusals: Bool
    let isTold: Bool

    /// The first millisecond of the window that a moment lies in.
    func windowStart(at now: Int64) -> Int64 {
      window == .sliding ? now - milliseconds + 1 : now - now % milliseconds
    }

    /// The hidden limit is never meant: it would open again within seconds.
    func isMeant(by exhaustion: QuotaExhaustion) -> Bool {
      isTold && (exhaustion.payer ?? payer) == payer && (exhaustion.template ?? template) == template
    }
  }

  private var buckets: [String: Bucket] = [:]
  /// What was used up by command, with its moment, for buckets that no call has opened yet.
  private var exhaustions: [Exhausted] = []

  /// Judges a call and, when it is admitted, counts it.
  mutating func admit(_ call: Call, profile: QuotaProfile, quirks: QuirkSwitches, at instant: WallInstant) -> Decision {
    let now = instant.millisecondsSinceEpoch
    let limits = self.limits(for: call, profile: profile, quirks: quirks)
    if !exhaustions.isEmpty { fillExhausted(limits) }
    for limit in limits { prune(limit, at: now) }
    let refusing = limits.filter { isFull($0, at: now) }
    for limit in limits where refusing.isEmpty ? call.counts : limit.countsRefusals {
      record(limit, at: now)
    }
    for limit in refusing where profile.recoverySeconds > 0 && buckets[limit.bucket]?.shutUntil == nil {
      buckets[limit.bucket, default: Bucket(rule: limit)].shutUntil = now + Int64(profile.recoverySeconds) * 1000
    }
    forgetIdle(at: now)
    let told = refusing.first ?? limits.first { $0.isTold }
    return Decision(
      isAdmitted: refusing.isEmpty,
      reading: told.map { limit in
        QuotaReading(
          bucket: limit.bucket, limit: limit.limit,
          remaining: max(0, limit.limit - (buckets[limit.bucket]?.arrivals.count ?? 0)))
      })
  }

  private func limits(for call: Call, profile: QuotaProfile, quirks: QuirkSwitches) -> [Limit] {
    var limits: [Limit] = []
    func add(_ name: String, _ limit: Int, seconds: Int, burst: QuotaProfile.Burst? = nil) {
      let isShared = name == "general" || name == "all"
      limits.append(
        Limit(
          bucket: "\(call.payer) \(name)", payer: call.payer, template: isShared ? nil : call.template,
          limit: limit, milliseconds: Int64(seconds) * 1000,
          window: burst == nil ? profile.window : .sliding, countsRefusals: burst?.countsRefusals ?? false,
          isTold: burst == nil))
    }
    if !call.isSecondHop, let limit = profile.limits[call.template] ?? profile.templateDefault {
      // Q-LIM-01, Q-LIM-04: what a bucket is for.
      let name = !quirks[.bucketsIndependent] ? "all" : quirks[.bucketPerTemplate] ? call.template : call.bucketPath
      add(name, limit, seconds: profile.seconds)
    }
    if let limit = profile.general, !call.isSecondHop || profile.countsSecondHop {
      add("general", limit, seconds: profile.seconds)
    }
    if let burst = profile.burst, !call.isSecondHop {
      add("burst", burst.limit, seconds: burst.seconds, burst: burst)
    }
    return limits
  }

  private mutating func prune(_ limit: Limit, at now: Int64) {
    guard var bucket = buckets[limit.bucket] else { return }
    let start = limit.windowStart(at: now)
    bucket.arrivals.removeAll { $0 < start }
    if let end = bucket.shutUntil, end <= now {
      bucket.shutUntil = nil
      bucket.arrivals = []
    }
    buckets[limit.bucket] = bucket
  }

  private func isFull(_ limit: Limit, at now: Int64) -> Bool {
    guard let bucket = buckets[limit.bucket] else { return limit.limit == 0 }
    return bucket.shutUntil != nil || bucket.arrivals.count >= limit.limit
  }

  private mutating func record(_ limit: Limit, at now: Int64) {
    buckets[limit.bucket, default: Bucket(rule: limit)].arrivals.append(now)
    let surplus = (buckets[limit.bucket]?.arrivals.count ?? 0) - limit.limit
    if surplus > 0 { buckets[limit.bucket]?.arrivals.removeFirst(surplus) }
  }

  /// Keeps the table small under a flood of addresses or keys.
  private mutating func forgetIdle(at now: Int64) {
    guard buckets.count > 10_000 else { return }
    buckets = buckets.filter { _, bucket in
      (bucket.shutUntil ?? 0) > now || (bucket.arrivals.last ?? 0) > now - 60_000
    }
    if buckets.count > 10_000 { buckets = [:] }
  }

  /// What every bucket that holds something has at an instant, by name.
  func readings(at instant: WallInstant) -> [QuotaBucketReading] {
    let now = instant.millisecondsSinceEpoch
    return buckets.values.compactMap { bucket in
      let rule = bucket.rule
      let shutUntil = bucket.shutUntil.flatMap { $0 > now ? $0 : nil }
      let start = rule.windowStart(at: now)
      let arrivals = bucket.shutUntil != nil && shutUntil == nil ? [] : bucket.arrivals.filter { $0 >= start }
      guard !arrivals.isEmpty || shutUntil != nil else { return nil }
      let end = rule.window == .sliding ? arrivals.first.map { $0 + rule.milliseconds } : start + rule.milliseconds
      return QuotaBucketReading(
        bucket: rule.bucket, payer: rule.payer, limit: rule.limit, arrivals: arrivals,
        windowMilliseconds: rule.milliseconds, window: rule.window, isTold: rule.isTold,
        opens: shutUntil ?? (arrivals.count >= rule.limit ? end : nil))
    }
    .sorted { $0.bucket < $1.bucket }
  }

  /// Uses up every bucket that counts these calls, those of calls still to come within the window too.
  mutating func exhaust(_ exhaustion: QuotaExhaustion, at instant: WallInstant) {
    let now = instant.millisecondsSinceEpoch
    for (name, bucket) in buckets where bucket.rule.isMeant(by: exhaustion) {
      buckets[name]?.arrivals = [Int64](repeating: now, count: bucket.rule.limit)
    }
    exhaustions.append(Exhausted(of: exhaustion, at: now))
    if exhaustions.count > 64 { exhaustions.removeFirst() }
  }

  /// Makes the buckets that were used up before their first call.
  private mutating func fillExhausted(_ limits: [Limit]) {
    for limit in limits where buckets[limit.bucket] == nil {
      guard let last = exhaustions.last(where: { limit.isMeant(by: $0.of) }) else { continue }
      buckets[limit.bucket] = Bucket(rule: limit, arrivals: [Int64](repeating: last.at, count: limit.limit))
    }
  }
}
