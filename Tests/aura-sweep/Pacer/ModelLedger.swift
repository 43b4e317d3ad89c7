// SPDX-License-Identifier: MIT

import AuraKit
import Synchronization

/// A ledger's slots in memory, whose writer may die after so many writes, its last one torn.
final class ModelStore: Sendable {
  private struct State {
    var slots: [LedgerReading.Slot] = []
    var writes = Int.max
    var tears = false
  }

  private let state = Mutex(State())

  var slots: [LedgerReading.Slot] { state.withLock { $0.slots } }

  func load(_ slots: [LedgerReading.Slot], writes: Int, tearing: Bool) {
    state.withLock { $0 = State(slots: slots, writes: writes, tears: tearing) }
  }

  func write(_ line: SpendLine?, at slot: Int) {
    state.withLock { state in
      if state.writes > 0 {
        state.slots[slot] = line.map { .line($0) } ?? .empty
      } else if state.tears {
        state.slots[slot] = .damaged
        state.tears = false
      }
      state.writes -= state.writes > 0 ? 1 : 0
    }
  }
}

struct ModelLedger: SpendLedger {
  let store: ModelStore
  let writer: UInt64
  let boot: UInt64

  func begin() throws(LedgerError) -> LedgerReading { LedgerReading(slots: store.slots) }
  func write(_ line: SpendLine?, at slot: Int) throws(LedgerError) { store.write(line, at: slot) }
  func commit(isDurable: Bool) throws(LedgerError) {}
}
