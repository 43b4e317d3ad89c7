// SPDX-License-Identifier: MIT

/// Events counted over a window that slides: the judge of a load, apart from the pacer that it judges.
///
/// Two events exactly a window apart are not in one window: the later comes when the earlier has left.
struct SlidingCount: Sendable {
  /// In order, in one unit.
  let events: [Int64]
  let width: Int64

  init(_ events: [Int64], width: Int64) {
    self.events = events.sorted()
    self.width = width
  }

  /// The most events in any window.
  var worst: Int {
    var first = 0
    return events.indices.reduce(0) { worst, last in
      while events[last] - events[first] >= width { first += 1 }
      return max(worst, last - first + 1)
    }
  }

  /// How many events lie within the window that ends with a moment, the moment itself included.
  func count(at moment: Int64) -> Int {
    index(after: moment) - index(after: moment - width)
  }

  /// The most in the window at any moment of each of so many equal steps from a start on.
  func series(from start: Int64, step: Int64, count: Int) -> [Int] {
    (0..<count).map { number in
      let (begin, end) = (start + Int64(number) * step, start + Int64(number + 1) * step)
      let inside = events[index(after: begin)..<index(after: end)]
      return inside.reduce(self.count(at: end)) { max($0, self.count(at: $1)) }
    }
  }

  /// Index of the first event later than a moment.
  private func index(after moment: Int64) -> Int {
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle] <= moment { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
