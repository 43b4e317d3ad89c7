// SPDX-License-Identifier: MIT

import AuraChance
import AuraTime

/// How often each rule of a fault plan was met, and its own stream of chance.
struct FaultDraws: Hashable, Sendable {
  /// A call as rules see it.
  struct Call {
    let hop: FaultRule.Hop
    let route: Route?
    let client: String
    let instant: WallInstant
  }

  private struct Draw: Hashable, Sendable {
    let rule: FaultRule
    var chance: SeedStream
    var count = 0
  }

  private var draws: [Draw]

  init(rules: [FaultRule], seed: UInt64) {
    let root = SeedStream(seed: seed).stream("faults")
    draws = rules.map { Draw(rule: $0, chance: root.stream($0.name)) }
  }

  var isEmpty: Bool { draws.isEmpty }

  /// The rules that strike this call, in the order of the plan. Each rule that matches draws once, strike or not.
  mutating func strike(_ call: Call) -> [FaultRule] {
    var struck: [FaultRule] = []
    for index in draws.indices where draws[index].rule.matches(call) {
      draws[index].count += 1
      let happens = draws[index].chance.happens(draws[index].rule.probability)
      if happens && draws[index].rule.occurrence.includes(draws[index].count) { struck.append(draws[index].rule) }
    }
    return struck
  }

  /// Seeded bytes for a rule that serves garbage; they do not shift the rule's draws.
  static func garbage(_ count: Int, rule: FaultRule, number: Int, seed: UInt64) -> [UInt8] {
    var chance = SeedStream(seed: seed).stream("garbage").stream(rule.name).stream(number)
    return (0..<max(0, min(count, 1 << 20))).map { _ in UInt8(chance.below(256)) }
  }
}

extension FaultRule {
  fileprivate func matches(_ call: FaultDraws.Call) -> Bool {
    (hop ?? call.hop) == call.hop && (template == nil || template == call.route?.template)
      && argument.map { call.route?.arguments.contains($0) ?? false } ?? true
      && (client ?? call.client) == call.client && window?.contains(call.instant) ?? true
  }
}

extension FaultRule.Occurrence {
  fileprivate func includes(_ count: Int) -> Bool {
    switch self {
    case .always: true
    case .calls(let range): range.contains(count)
    case .every(let step): step > 0 && count % step == 0
    }
  }
}
