// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime

/// The limits: what is in force, what is used, what is left.
extension AdminDesk {
  func quota() -> MockAnswer {
    // The clock is read inside: no call may come between it and the buckets.
    let (profile, buckets, now) = mock.withState { state in
      let now = time.wall
      return (state.quotaProfile, state.quotaBuckets(at: now), now)
    }
    return AdminAnswer.json { json in
      json.field("profile", profile.name)
      json.array("known", QuotaProfile.known) { $0.string($1.name) }
      json.field("countsBy", profile.scope.rawValue)
      json.field("window", profile.window.rawValue)
      json.field("windowSeconds", profile.seconds)
      json.field("general", profile.general)
      json.field("countsSecondHop", profile.countsSecondHop)
      json.field("templateDefault", profile.templateDefault)
      json.object("templates") { json in
        for (template, limit) in profile.limits.sorted(by: { $0.key < $1.key }) { json.field(template, limit) }
      }
      if let burst = profile.burst {
        json.object("hidden") { json in
          json.field("limit", burst.limit)
          json.field("seconds", burst.seconds)
        }
      }
      json.field("nowMs", Int(now.millisecondsSinceEpoch))
      json.array("buckets", buckets) { Self.write($1, to: &$0) }
    }
  }

  private static func write(_ bucket: QuotaBucketReading, to json: inout JSONWriter) {
    json.beginObject()
    json.field("bucket", bucket.bucket)
    json.field("payer", bucket.payer)
    json.field("limit", bucket.limit)
    json.field("used", bucket.arrivals.count)
    json.field("remaining", max(0, bucket.limit - bucket.arrivals.count))
    json.field("window", bucket.window.rawValue)
    json.field("windowMs", Int(bucket.windowMilliseconds))
    json.field("isTold", bucket.isTold)
    json.field("opensMs", bucket.opens.map { Int($0) })
    json.array("arrivalsMs", bucket.arrivals) { $0.number(Int($1)) }
    json.endObject()
  }

  func setQuota(_ body: [UInt8]) throws(AdminError) -> MockAnswer {
    let profile = try reading { () throws(ScenarioError) in try QuotaChange.profile(body: body) }
    mock.withState { $0.change(profile) }
    return quota()
  }

  func exhaustQuota(_ body: [UInt8]) throws(AdminError) -> MockAnswer {
    let exhaustion = try reading { () throws(ScenarioError) in try QuotaExhaustion(body: body) }
    let (isDone, name) = mock.withState { ($0.exhaust(exhaustion, at: time.wall), $0.quotaProfile.name) }
    guard isDone else {
      let limited = exhaustion.template == nil ? "a profile that limits something" : "a limit of that template's own"
      throw .conflict(path: "profile", found: name, expected: limited)
    }
    return quota()
  }

  func resetQuota() -> MockAnswer {
    mock.withState { $0.resetQuota() }
    return quota()
  }
}
