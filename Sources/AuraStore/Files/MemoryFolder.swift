// SPDX-License-Identifier: MIT

import Synchronization

/// One simulated process' view of a simulated disk. A process that was killed goes on without effect, as if its calls
/// still returned: what it does after its death nobody sees.
package struct MemoryFolder: Folder {
  let disk: MemoryDisk
  let process: Int

  package init(_ disk: MemoryDisk, process: Int = 1) {
    (self.disk, self.process) = (disk, process)
  }

  package func read(_ name: String, limitBytes: Int) throws(StoreError) -> [UInt8]? {
    try StoreError.checkName(name)
    return try disk.state.withLock { state throws(StoreError) in
      _ = try state.happens(.read, process, name)
      guard let node = state.nodes[name] else { return nil }
      guard node.bytes.count <= limitBytes else { throw .tooLong(name: name, limitBytes: limitBytes) }
      return node.bytes
    }
  }

  package func replace(_ name: String, with bytes: [UInt8]) throws(StoreError) {
    try StoreError.checkName(name)
    try disk.state.withLock { state throws(StoreError) in
      // A real replacement writes a draft, syncs and renames it: torn or lost, the old file stands.
      guard try state.happens(.replace, process, name, bytes: bytes.count) == bytes.count else { return }
      state.identities += 1
      state.nodes[name] = MemoryDisk.Node(bytes: bytes, durable: bytes, identity: state.identities)
    }
  }

  package func remove(_ name: String) throws(StoreError) {
    try StoreError.checkName(name)
    try disk.state.withLock { state throws(StoreError) in
      guard try state.happens(.remove, process, name) != nil else { return }
      state.nodes[name] = nil
    }
  }

  package func names() throws(StoreError) -> [String] {
    disk.state.withLock { $0.nodes.keys.sorted() }
  }

  package func open(_ name: String) throws(StoreError) -> any StoredFile {
    try StoreError.checkName(name)
    return try disk.state.withLock { state throws(StoreError) in
      let isAlive = try state.happens(.open, process, name) != nil
      let (node, isNew) = isAlive ? state.node(name) : (state.nodes[name] ?? MemoryDisk.Node(identity: 0), false)
      return MemoryFile(disk: disk, process: process, name: name, identity: node.identity, isNew: isNew)
    }
  }
}

/// An open file of a simulated disk.
struct MemoryFile: StoredFile {
  let disk: MemoryDisk
  let process: Int
  let name: String
  let identity: Int
  let isNew: Bool

  func size() throws(StoreError) -> Int {
    disk.state.withLock { $0.nodes[name]?.bytes.count ?? 0 }
  }

  func read(at offset: Int, count: Int) throws(StoreError) -> [UInt8] {
    try disk.state.withLock { state throws(StoreError) in
      _ = try state.happens(.read, process, name)
      let bytes = state.nodes[name]?.bytes ?? []
      return offset == 0 && bytes.count <= count ? bytes : Array(bytes.dropFirst(offset).prefix(count))
    }
  }

  func write(_ bytes: [UInt8], at offset: Int) throws(StoreError) {
    try disk.state.withLock { state throws(StoreError) in
      guard let count = try state.happens(.write, process, name, bytes: bytes.count), isSame(state) else { return }
      state.nodes[name]?.put(bytes[..<count], at: offset)
    }
  }

  func resize(toBytes count: Int) throws(StoreError) {
    try disk.state.withLock { state throws(StoreError) in
      guard try state.happens(.resize, process, name) != nil, isSame(state) else { return }
      let bytes = state.nodes[name]?.bytes ?? []
      state.nodes[name]?.bytes =
        bytes.count >= count ? Array(bytes[..<count]) : bytes + [UInt8](repeating: 0, count: count - bytes.count)
    }
  }

  func sync() throws(StoreError) {
    try disk.state.withLock { state throws(StoreError) in
      guard try state.happens(.sync, process, name) != nil, isSame(state) else { return }
      let bytes = state.nodes[name]?.bytes
      state.nodes[name]?.durable = bytes
    }
  }

  func lock(waitMilliseconds: Int) throws(StoreError) {
    try disk.state.withLock { state throws(StoreError) in
      guard try state.happens(.lock, process, name) != nil else { return }
      // Simulated processes run one after the other: who holds a lock now holds it for good.
      if let holder = state.nodes[name]?.lockedBy, holder != process { throw .busy(name: name) }
      guard isSame(state) else { return }
      state.nodes[name]?.lockedBy = process
    }
  }

  func unlock() {
    disk.state.withLock { state in
      guard state.nodes[name]?.lockedBy == process else { return }
      state.nodes[name]?.lockedBy = nil
    }
  }

  func isCurrent() -> Bool { disk.state.withLock { isSame($0) } }

  private func isSame(_ state: MemoryDisk.State) -> Bool { state.nodes[name]?.identity == identity }
}
