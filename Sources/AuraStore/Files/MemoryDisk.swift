// SPDX-License-Identifier: MIT

import Synchronization

/// A simulated disk shared by simulated processes: its writes can be torn, lost, refused or slow, its processes killed
/// and its power cut at any operation.
package final class MemoryDisk: Sendable {
  /// One call on a file, as a script sees it before it happens.
  package struct Operation: Hashable, Sendable {
    package enum Kind: Hashable, Sendable, CaseIterable {
      case open, read, write, resize, sync, lock, replace, remove
    }

    /// 1 for the first operation on the disk.
    package let number: Int
    package let kind: Kind
    package let process: Int
    package let name: String
    /// Bytes about to be written; 0 for other operations.
    package let bytes: Int
  }

  /// What becomes of an operation.
  package enum Fault: Hashable, Sendable {
    case fails(StoreError)
    /// Only the first bytes reach the file; the caller is told of success.
    case tears(afterBytes: Int)
    /// Nothing reaches the file; the caller is told of success.
    case isLost
    /// The process dies before the operation.
    case kills
    /// The process dies after the first bytes.
    case killsTearing(afterBytes: Int)
  }

  struct Node {
    var bytes: [UInt8] = []
    /// What a power failure leaves.
    var durable: [UInt8]?
    var lockedBy: Int?
    var identity: Int

    /// Writes in place: a ledger of sixteen kilobytes is not copied for a line of it.
    mutating func put(_ piece: ArraySlice<UInt8>, at offset: Int) {
      let end = offset + piece.count
      if bytes.count < end { bytes += [UInt8](repeating: 0, count: end - bytes.count) }
      bytes.replaceSubrange(offset..<end, with: piece)
    }
  }

  struct State {
    var nodes: [String: Node] = [:]
    var operations = 0
    var dead: Set<Int> = []
    var identities = 0
    var script: @Sendable (Operation) -> Fault? = { _ in nil }
  }

  let state: Mutex<State>

  package init() {
    state = Mutex(State())
  }

  /// Decides the fate of every operation to come. A script may move a virtual clock on: that is a slow disk.
  package func setScript(_ script: @escaping @Sendable (Operation) -> Fault?) {
    state.withLock { $0.script = script }
  }

  /// How many operations there have been.
  package var operations: Int { state.withLock { $0.operations } }

  /// Whether a process has died.
  package func isDead(_ process: Int) -> Bool { state.withLock { $0.dead.contains(process) } }

  /// Ends a process at once: nothing that it does reaches the disk any more, and its locks are free.
  package func kill(_ process: Int) { state.withLock { $0.kill(process) } }

  /// Forgets all that was not synced, and frees every lock.
  package func cutPower() {
    state.withLock { state in
      for (name, node) in state.nodes {
        if let durable = node.durable {
          state.nodes[name]?.bytes = durable
          state.nodes[name]?.lockedBy = nil
        } else {
          state.nodes[name] = nil
        }
      }
    }
  }

  /// A file's bytes, past every fault; nil when there is none.
  package func bytes(of name: String) -> [UInt8]? { state.withLock { $0.nodes[name]?.bytes } }

  /// Puts bytes in a file's place, as a stranger would.
  package func setBytes(_ bytes: [UInt8], of name: String) {
    state.withLock { $0.nodes[name]?.bytes = bytes }
  }
}

extension MemoryDisk.State {
  mutating func kill(_ process: Int) {
    dead.insert(process)
    for (name, node) in nodes where node.lockedBy == process { nodes[name]?.lockedBy = nil }
  }

  /// Counts an operation and tells how many bytes of it happen: nil for none, all where nothing is wrong.
  mutating func happens(
    _ kind: MemoryDisk.Operation.Kind, _ process: Int, _ name: String, bytes: Int = 0
  ) throws(StoreError) -> Int? {
    guard !dead.contains(process) else { return nil }
    operations += 1
    let operation = MemoryDisk.Operation(number: operations, kind: kind, process: process, name: name, bytes: bytes)
    switch script(operation) {
    case nil: return bytes
    case .fails(let error): throw error
    case .tears(let count): return min(count, bytes)
    case .isLost: return nil
    case .kills:
      kill(process)
      return nil
    case .killsTearing(let count):
      kill(process)
      return min(count, bytes)
    }
  }

  mutating func node(_ name: String) -> (node: MemoryDisk.Node, isNew: Bool) {
    if let node = nodes[name] { return (node, false) }
    identities += 1
    let node = MemoryDisk.Node(identity: identities)
    nodes[name] = node
    return (node, true)
  }
}
