// SPDX-License-Identifier: MIT

/// A binary heap of times with a tag; equal times leave in the order of their tags, arrivals (−1) first.
struct EventQueue {
  private var heap: [(time: Int64, tag: Int)] = []

  var earliest: Int64? { heap.first?.time }

  mutating func push(_ time: Int64, tag: Int) {
    heap.append((time, tag))
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> (Int64, Int) {
    heap.swapAt(0, heap.count - 1)
    let result = heap.removeLast()
    var parent = 0
    while true {
      let left = 2 * parent + 1
      guard left < heap.count else { break }
      let least = left + 1 < heap.count && heap[left + 1] < heap[left] ? left + 1 : left
      guard heap[least] < heap[parent] else { break }
      heap.swapAt(least, parent)
      parent = least
    }
    return result
  }
}

/// Counts events and says when one comes less than a minute after the `limit`-th before it.
struct ArrivalCount {
  private var last: [Int64]
  private var position = 0
  private(set) var count = 0

  init(limit: Int) { last = [Int64](repeating: .min / 2, count: limit) }

  mutating func add(_ time: Int64) -> Bool {
    let isOver = time - last[position] < 60_000_000_000
    last[position] = time
    position = (position + 1) % last.count
    count += 1
    return isOver
  }
}
