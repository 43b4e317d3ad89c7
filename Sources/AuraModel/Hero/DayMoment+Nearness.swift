// SPDX-License-Identifier: MIT

extension DayMoment {
  /// All six, the nearest first, itself at the head: by steps around the day, dawn after night; of two as near, the one
  /// nearer to midday; of two as near to that, the one before it.
  public var byNearness: [DayMoment] {
    Self.allCases.sorted { left, right in
      let keys = [left, right].map { other in
        (steps(to: other), DayMoment.midday.steps(to: other), (position - other.position + 6) % 6)
      }
      return keys[0] < keys[1]
    }
  }

  private func steps(to other: DayMoment) -> Int {
    let forward = (other.position - position + 6) % 6
    return min(forward, 6 - forward)
  }

  private var position: Int { Self.allCases.firstIndex(of: self)! }
}
