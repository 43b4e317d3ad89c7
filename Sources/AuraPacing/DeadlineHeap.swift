// SPDX-License-Identifier: MIT

/// When waiting callers stop waiting, earliest first: a binary heap. Entries of those who left are dropped when met.
struct DeadlineHeap: Sendable {
  struct Entry: Sendable {
    let deadline: Int64
    let id: Int
    /// Tells the waiter from a later one with the same number.
    let turn: Int64
  }

  private var heap: [Entry] = []

  var first: Entry? { heap.first }

  mutating func push(_ deadline: Int64, id: Int, turn: Int64) {
    heap.append(Entry(deadline: deadline, id: id, turn: turn))
    var child = heap.count - 1
    while child > 0, heap[child].deadline < heap[(child - 1) / 2].deadline {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      let left = 2 * parent + 1
      guard left < heap.count else { return }
      let right = left + 1
      let least = right < heap.count && heap[right].deadline < heap[left].deadline ? right : left
      guard heap[least].deadline < heap[parent].deadline else { return }
      heap.swapAt(least, parent)
      parent = least
    }
  }
}
