// SPDX-License-Identifier: MIT

/// A quantity at noon UTC of three consecutive days: what a quadratic through them needs.
struct ThreeNoons {
  var previous: Double
  var current: Double
  var next: Double

  init(previous: Double, current: Double, next: Double) {
    self.previous = previous
    self.current = current
    self.next = next
  }

  init(_ value: (_ dayOffset: Double) -> Double) {
    self.init(previous: value(-1), current: value(0), next: value(1))
  }
}
