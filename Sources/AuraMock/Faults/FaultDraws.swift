// SPDX-License-Identifier: MIT

import AuraChance
import AuraTime

/// How often each rule of a fault plan was met, and its own stream of chance.
struct FaultDraws: Hashable, Sendable {
  /// A call as rules see it.
  struct Call {
    /// nil for what has no two hops.
    let hop: FaultRule.Hop?
    let route: Route?
    let host: String
    let client: String
    let instant: WallInstant
  }

  /// A rule that strikes a call, with what its course does to it.
  struct Strike {
    let name: String
    let fault: Fault
    /// Of the amounts that the fault draws; the rule's own draws stay where they are.
    var amounts: SeedStream
  }

  private struct Draw: Hashable, Sendable {
    let rule: FaultRule
    let root: SeedStream
    var chance: SeedStream
    var count = 0
    var strikes = 0
  }

  private var draws: [Draw]

  /// - Parameter earlier: Of a plan with the same seed: rules that stood in it as they are go on from there.
  init(rules: [FaultRule], seed: UInt64, keeping earlier: FaultDraws? = nil) {
    let root = SeedStream(seed: seed).stream("faults")
    draws = rules.map { rule in
      if let kept = earlier?.draws.first(where: { $0.rule == rule }) { return kept }
      let own = root.stream(rule.name)
      return Draw(rule: rule, root: own, chance: own)
    }
  }

  var isEmpty: Bool { draws.isEmpty }

  /// What strikes this call, in the order of the plan. Each rule that matches draws once, strike or not.
  mutating func strike(_ call: Call) -> [Strike] {
    var struck: [Strike] = []
    for index in draws.indices where draws[index].rule.matches(call) {
      draws[index].count += 1
      let count = draws[index].count
      let happens = draws[index].chance.happens(draws[index].rule.probability)
      guard happens && draws[index].rule.occurrence.includes(count) else { continue }
      draws[index].strikes += 1
      let rule = draws[index].rule
      guard let fault = rule.fault(ofStrike: draws[index].strikes) else { continue }
      struck.append(
        Strike(name: rule.name, fault: fault, amounts: draws[index].root.stream("amounts").stream(count)))
    }
    return struck
  }

  /// Seeded bytes for a fault that serves garbage.
  static func garbage(_ count: Int, _ chance: inout SeedStream) -> [UInt8] {
    (0..<max(0, min(count, 1 << 20))).map { _ in UInt8(chance.below(256)) }
  }
}

extension FaultRule {
  fileprivate func matches(_ call: FaultDraws.Call) -> Bool {
    (hop == nil || hop == call.hop) && (template == nil || template == call.route?.template)
      && argument.map { call.route?.arguments.contains($0) ?? false } ?? true
      && (host ?? call.host) == call.host && (client ?? call.client) == call.client
      && window?.contains(call.instant) ?? true
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
