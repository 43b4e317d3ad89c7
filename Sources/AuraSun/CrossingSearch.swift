// SPDX-License-Identifier: MIT

/// The passages of a smooth, roughly daily function through zero within a span of time.
///
/// The slow and safe way: it sees two passages close together (a Sun that only just rises), none, or several. Samples
/// are an hour or less apart and begin one before the span, so that a summit between two samples is noticed by its
/// neighbours and looked into.
struct CrossingSearch {
  /// Every passage within the span, in order.
  private(set) var changes: [(second: Double, rising: Bool)] = []
  /// How long the function is above zero within the span, seconds.
  private(set) var secondsAbove = 0.0
  /// Whether it is above zero at the beginning of the span.
  let beginsAbove: Bool
  private let start: Double
  private let end: Double
  private var isAbove: Bool
  private var lastChange: Double

  init(from start: Double, to end: Double, height: (_ second: Double) -> Double) {
    self.start = start
    self.end = end
    beginsAbove = height(start) >= 0
    isAbove = beginsAbove
    lastChange = start
    let count = max(1, Int(((end - start) / 3600).rounded(.up)))
    let step = (end - start) / Double(count)
    var older = (time: start - step, value: height(start - step))
    var newer = (time: start, value: height(start))
    for index in 1...(count + 1) {
      let time = start + Double(index) * step
      let sample = (time: time, value: height(time))
      if (newer.value >= 0) != (sample.value >= 0) {
        note(Self.root(of: height, between: newer, and: sample), sample.value >= 0)
      } else if (older.value >= 0) == (newer.value >= 0) {
        lookForGrazing(older, newer, sample, height)
      }
      older = newer
      newer = sample
    }
    if isAbove { secondsAbove += end - lastChange }
  }

  /// What the search found about passages of one direction.
  func outcome(rising: Bool) -> Outcome {
    if let change = changes.first(where: { $0.rising == rising }) { return .at(change.second) }
    if !changes.isEmpty { return .otherWayOnly }
    return isAbove ? .above : .below
  }

  enum Outcome {
    case at(Double)
    case otherWayOnly
    case above
    case below
  }

  private typealias Sample = (time: Double, value: Double)

  private mutating func note(_ time: Double, _ rising: Bool) {
    guard time >= start, time < end else { return }
    if !rising { secondsAbove += time - lastChange }
    changes.append((time, rising))
    lastChange = time
    isAbove = rising
  }

  /// Three samples on one side of zero: does a summit (or a trough) between them reach the other side?
  private mutating func lookForGrazing(
    _ left: Sample, _ middle: Sample, _ right: Sample, _ height: (Double) -> Double
  ) {
    let sign = middle.value >= 0 ? -1.0 : 1.0
    guard sign * middle.value >= sign * left.value, sign * middle.value >= sign * right.value else { return }
    var low = left.time
    var high = right.time
    // Golden section, to a thousandth of the span: 0.6 to the 34th power of two hours is 0.0002 s.
    let ratio = (5.0.squareRoot() - 1) / 2
    for _ in 0..<34 {
      let inner = high - ratio * (high - low)
      let outer = low + ratio * (high - low)
      if sign * height(inner) < sign * height(outer) { low = inner } else { high = outer }
    }
    let summit = (time: (low + high) / 2, value: height((low + high) / 2))
    guard (summit.value >= 0) != (middle.value >= 0) else { return }
    note(Self.root(of: height, between: left, and: summit), summit.value >= 0)
    note(Self.root(of: height, between: summit, and: right), right.value >= 0)
  }

  /// The zero between two samples of opposite sign, to 0.0001 s.
  ///
  /// Source: regula falsi with the Illinois step, Dowell and Jarratt, BIT 11, 168 (1971).
  private static func root(of height: (Double) -> Double, between first: Sample, and last: Sample) -> Double {
    var (low, high) = (first, last)
    var found = low.time
    var keptSide = 0
    for _ in 0..<60 {
      let time = low.time + (high.time - low.time) * (low.value / (low.value - high.value))
      if abs(time - found) < 1e-4 { return time }
      found = time
      let value = height(time)
      if (value >= 0) == (low.value >= 0) {
        low = (time, value)
        if keptSide == 1 { high.value /= 2 }
        keptSide = 1
      } else {
        high = (time, value)
        if keptSide == -1 { low.value /= 2 }
        keptSide = -1
      }
    }
    return found
  }
}
