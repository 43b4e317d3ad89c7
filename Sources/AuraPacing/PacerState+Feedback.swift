// SPDX-License-Identifier: MIT

import AuraChance

/// What answers teach: counters, rests after a 429, the circuit that opens when the server fails.
extension PacerState {
  /// Takes in the answer of a hop, or that its caller gave up.
  public mutating func finish(template index: Int, isFirstHop: Bool, at now: Int64, feedback: Feedback) {
    if case .unreached = feedback {
      giveBack(template: index, isFirstHop: isFirstHop)
    } else {
      hold(template: index, isFirstHop: isFirstHop, at: now)
    }
    switch feedback {
    case .answered(let remaining):
      failuresInARow = 0
      circuitOpenings = 0
      if isFirstHop {
        if templates[index].limitedInARow > 0, now >= templates[index].frozenUntil {
          templates[index].limitedInARow = 0
        }
        if let remaining { learn(remaining: remaining, template: index, at: now) }
      }
    case .limited(let retryAfterSeconds):
      // The server answers, if only to refuse.
      failuresInARow = 0
      circuitOpenings = 0
      freeze(template: index, retryAfterSeconds: retryAfterSeconds, at: now)
    case .failed, .unreached(blamesServer: true): countFailure(at: now)
    case .unreached(blamesServer: false): break
    }
  }

  /// Opens the circuit after failures in a row; half open, at the first.
  private mutating func countFailure(at now: Int64) {
    // What was sent before the rest and fails during it says nothing new.
    guard now >= everythingFrozenUntil else { return }
    failuresInARow += 1
    guard circuitOpenings > 0 || failuresInARow >= Self.failuresThatOpenTheCircuit else { return }
    failuresInARow = 0
    let step = min(circuitOpenings, profile.freezeSeconds.count - 1)
    circuitOpenings += 1
    everythingFrozenUntil = max(everythingFrozenUntil, now + jittered(profile.freezeSeconds[step]))
  }

  /// AEMET's counter says less is left than we think: somebody else spends from the same bucket (Q-LIM-05, Q-LIM-12).
  private mutating func learn(remaining: Int, template index: Int, at now: Int64) {
    guard var window = templates[index].window else { return }
    for _ in 0..<max(0, window.free(at: now) - max(0, remaining)) { window.spend(releasedAt: now + window.width) }
    templates[index].window = window
    if remaining < Self.remainingThatSlowsDown {
      let pause = window.width / Int64(Self.remainingThatSlowsDown)
      templates[index].notBefore = max(templates[index].notBefore, now + pause)
    }
  }

  /// A 429 rests its template, longer each time (Q-LIM-04, Q-LIM-13, Q-LIM-16); when another template rests already,
  /// the limit lies above templates and everything rests for the shortest freeze. Calls that were under way when the
  /// rest began and are refused too belong to the same 429.
  private mutating func freeze(template index: Int, retryAfterSeconds: Int?, at now: Int64) {
    let asked = retryAfterSeconds.map { nanoseconds(min(max(0, $0), 86_400)) } ?? 0
    let othersRest = templates.indices.contains { $0 != index && templates[$0].frozenUntil > now }
    var rest = asked
    if now >= templates[index].frozenUntil {
      let step = min(templates[index].limitedInARow, profile.freezeSeconds.count - 1)
      templates[index].limitedInARow += 1
      rest = max(rest, jittered(profile.freezeSeconds[step]))
    }
    templates[index].frozenUntil = max(templates[index].frozenUntil, now + rest)
    let hasTemplateLimit = templates[index].window != nil
    if othersRest || !hasTemplateLimit {
      everythingFrozenUntil = max(everythingFrozenUntil, now + max(asked, jittered(profile.freezeSeconds[0])))
    }
  }

  /// Up to a fifth longer, so that many apps do not come back at the same moment.
  private mutating func jittered(_ seconds: Int) -> Int64 {
    let base = nanoseconds(seconds)
    return base + Int64(jitter.below(UInt64(base / 5 + 1)))
  }
}
