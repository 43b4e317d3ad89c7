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
    /// Milliseconds, oldest first; never more than the limit.
    var arrivals: [Int64] = []
    var shutUntil: Int64?
  }

  private struct Limit {
    let bucket: String
    let limit: Int
    let milliseconds: Int64
    let window: QuotaProfile.Window
    let countsRefusals: Bool
    let isTold: Bool
  }

  private var buckets: [String: Bucket] = [:]

  /// Judges a call and, when it is admitted, counts it.
  mutating func admit(_ call: Call, profile: QuotaProfile, quirks: QuirkSwitches, at instant: WallInstant) -> Decision {
    let now = instant.millisecondsSinceEpoch
    let limits = self.limits(for: call, profile: profile, quirks: quirks)
    for limit in limits { prune(limit, at: now) }
    let refusing = limits.filter { isFull($0, at: now) }
    for limit in limits where refusing.isEmpty ? call.counts : limit.countsRefusals {
      record(limit, at: now)
    }
    for limit in refusing where profile.recoverySeconds > 0 && buckets[limit.bucket]?.shutUntil == nil {
      buckets[limit.bucket, default: Bucket()].shutUntil = now + Int64(profile.recoverySeconds) * 1000
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
      limits.append(
        Limit(
          bucket: "\(call.payer) \(name)", limit: limit, milliseconds: Int64(seconds) * 1000,
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
    let start = limit.window == .sliding ? now - limit.milliseconds + 1 : now - now % limit.milliseconds
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
    buckets[limit.bucket, default: Bucket()].arrivals.append(now)
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
}
