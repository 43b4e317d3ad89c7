// SPDX-License-Identifier: MIT

import AuraChance
import AuraStore
import AuraTime
import Synchronization

/// What becomes of each operation on the phone's disk: the trouble of the moment, and deaths at an operation.
final class DiskScript: Sendable {
  fileprivate struct State {
    var trouble: DiskTrouble?
    var chance: SeedStream
    /// Operations left until one kills its process.
    var deathIn: Int?
    /// Files whose newest writing was torn or lost.
    var hurt: Set<String> = []
    /// Places whose snapshot was written since this was last asked.
    var written: Set<String> = []
  }

  private let record: SimRecord
  private let time: VirtualTime
  /// Told of a line of the ledger that never came to be, without a word.
  private let losesSpend: @Sendable () -> Void
  /// Told of a process that died at an operation.
  private let dies: @Sendable (Int) -> Void
  private let state: Mutex<State>

  init(
    seed: UInt64, record: SimRecord, time: VirtualTime, losesSpend: @escaping @Sendable () -> Void,
    dies: @escaping @Sendable (Int) -> Void
  ) {
    (self.record, self.time, self.losesSpend, self.dies) = (record, time, losesSpend, dies)
    state = Mutex(State(chance: SeedStream(seed: seed).stream("disk")))
  }

  var trouble: DiskTrouble? {
    get { state.withLock { $0.trouble } }
    set { state.withLock { $0.trouble = newValue } }
  }

  func kill(atOperation number: Int?) { state.withLock { $0.deathIn = number } }

  /// The fate of an operation; called under the disk's lock, so it may touch no file.
  func fate(of operation: MemoryDisk.Operation) -> MemoryDisk.Fault? {
    // Whoever stands outside.
    guard operation.process > 0 else { return nil }
    let (fate, slow) = state.withLock { $0.fate(of: operation) }
    if slow > 0 { time.advance(to: time.now.advanced(by: .milliseconds(slow))) }
    guard let fate else { return nil }
    switch fate {
    case .kills, .killsTearing:
      record.saw(.killedAtWrite)
      dies(operation.process)
    case .isLost where operation.kind == .write:
      record.saw(.ledgerLineLost)
      losesSpend()
    case .isLost: record.saw(.lostWrite)
    case .tears where operation.kind == .write: record.saw(.ledgerLineTorn)
    case .fails(.diskFull): record.saw(.diskFull)
    case .fails, .tears: break
    }
    record.countFault("disk")
    record.note("disk", "\(operation.process) \(operation.kind) \(operation.name) \(fate)")
    return fate
  }

  /// Whether a file that can be read now was torn or lost before, and is good again.
  func hasRecovered(_ name: String) -> Bool { state.withLock { $0.hurt.remove(name) != nil } }
  var hurtNames: [String] { state.withLock { $0.hurt.sorted() } }

  /// The places whose snapshot was written since this was last asked, sorted.
  func takeWritten() -> [String] {
    state.withLock { state in
      defer { state.written = [] }
      return state.written.sorted()
    }
  }
}

extension DiskScript.State {
  /// The fate of an operation, and by how many milliseconds it is late.
  fileprivate mutating func fate(of operation: MemoryDisk.Operation) -> (MemoryDisk.Fault?, slow: Int) {
    let isWriting = operation.kind == .write || operation.kind == .replace
    if operation.kind == .replace, operation.name.hasPrefix("snapshot-") {
      written.insert(String(operation.name.dropFirst(9).prefix { $0 != "-" }))
    }
    if let left = deathIn, operation.kind != .read {
      deathIn = left > 1 ? left - 1 : nil
      if left <= 1 {
        let isTorn = isWriting && operation.bytes > 0
        return (isTorn ? .killsTearing(afterBytes: Int(chance.below(UInt64(operation.bytes)))) : .kills, 0)
      }
    }
    guard let trouble else { return (nil, 0) }
    switch trouble {
    case .torn:
      guard isWriting, chance.below(3) == 0 else { return (nil, 0) }
      // Half a line at least: less may leave the old one as it was.
      if operation.kind == .write {
        return (.tears(afterBytes: 32 + Int(chance.below(UInt64(max(1, operation.bytes - 32))))), 0)
      }
      hurt.insert(operation.name)
      return (.tears(afterBytes: Int(chance.below(UInt64(max(1, operation.bytes))))), 0)
    case .lost:
      guard isWriting, chance.below(3) == 0 else { return (nil, 0) }
      if operation.kind == .replace { hurt.insert(operation.name) }
      return (.isLost, 0)
    case .slow:
      return (nil, isWriting || operation.kind == .sync ? 5 + Int(chance.below(400)) : 0)
    case .full:
      // What is written in place takes no room.
      return (operation.kind == .replace ? .fails(.diskFull(name: operation.name)) : nil, 0)
    case .failing:
      guard chance.below(8) == 0, operation.kind != .open else { return (nil, 0) }
      return (.fails(.failed(operation: "\(operation.kind)", name: operation.name, code: 5)), 0)
    }
  }
}
