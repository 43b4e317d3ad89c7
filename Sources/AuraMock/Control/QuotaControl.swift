// SPDX-License-Identifier: MIT

package import AuraTime

/// What a command does to the limits.
package enum QuotaChange {
  /// Reads `{"profile": "faq-2026"}`.
  package static func profile(body: [UInt8]) throws(ScenarioError) -> QuotaProfile {
    let root = try ScenarioDocument.read(body: body)
    try root.allow(["profile"])
    let name = try root.required("profile")
    guard let profile = QuotaProfile.named(try name.text()) else {
      throw name.unexpected("one of " + QuotaProfile.known.map(\.name).joined(separator: ", "))
    }
    return profile
  }
}

/// Which calls have nothing left from now until their window ends.
package struct QuotaExhaustion: Hashable, Sendable {
  /// Endpoint template; nil for all.
  package var template: String?
  /// `key 1` or an address, as the profile counts; nil for all.
  package var payer: String?

  package init(template: String? = nil, payer: String? = nil) {
    self.template = template
    self.payer = payer
  }

  /// Reads `{}`, or `template` and `payer` to narrow it.
  package init(body: [UInt8]) throws(ScenarioError) {
    let root = try ScenarioDocument.read(body: body)
    try root.allow(["template", "payer"])
    if let part = root["template"] {
      let name = try part.text()
      guard RouteTable.templates.contains(name) else { throw part.unexpected("an endpoint template") }
      template = name
    }
    payer = try root["payer"]?.text()
  }
}

extension MockState {
  /// The limits in force: the scenario's profile as its switches change it.
  package var quotaProfile: QuotaProfile { profile }

  /// What every bucket holds at an instant of the serving clock, by name.
  package func quotaBuckets(at instant: WallInstant) -> [QuotaBucketReading] { quotas.readings(at: instant) }

  /// Sets another profile and opens every bucket.
  package mutating func change(_ profile: QuotaProfile) {
    scenario.quota = profile
    resetQuota()
  }

  /// Uses up limits; false when the profile in force has none that these calls count in.
  package mutating func exhaust(_ exhaustion: QuotaExhaustion, at instant: WallInstant) -> Bool {
    let hasLimit: Bool
    if let template = exhaustion.template {
      let ofItsOwn = profile.limits[template] ?? profile.templateDefault
      hasLimit = ofItsOwn != nil && scenario.quirks[.bucketsIndependent]
    } else {
      hasLimit = profile.general != nil || profile.templateDefault != nil || !profile.limits.isEmpty
    }
    guard hasLimit else { return false }
    quotas.exhaust(exhaustion, at: instant)
    return true
  }
}
