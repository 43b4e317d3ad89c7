// SPDX-License-Identifier: MIT

import AuraHub
import AuraPacing
import Synchronization

/// A ledger that takes every line and has none the next time.
struct ForgetfulLedger: SpendLedger {
  private let inner: any SpendLedger

  init(_ inner: any SpendLedger) { self.inner = inner }

  var writer: UInt64 { inner.writer }
  var boot: UInt64 { inner.boot }

  func begin() throws(LedgerError) -> LedgerReading {
    let reading = try inner.begin()
    return LedgerReading(slots: reading.slots.map { _ in .empty })
  }

  func write(_ line: SpendLine?, at slot: Int) throws(LedgerError) { try inner.write(line, at: slot) }
  func commit(isDurable: Bool) throws(LedgerError) { try inner.commit(isDurable: isDurable) }
}

/// After some pushes it sends the first one again, as if it were the newest.
struct EchoingLink: WatchTransport {
  final class Memory: Sendable {
    private let held = Mutex<(first: [UInt8]?, count: Int)>((nil, 0))

    /// The first push, once there were enough.
    func note(_ bytes: [UInt8]) -> [UInt8]? {
      held.withLock { held in
        if held.first == nil { held.first = bytes }
        held.count += 1
        return held.count > 14 ? held.first : nil
      }
    }
  }

  private let inner: any WatchTransport
  private let memory: Memory

  init(_ inner: any WatchTransport, memory: Memory) { (self.inner, self.memory) = (inner, memory) }

  func send(_ bytes: [UInt8]) throws(WatchError) {
    guard let first = memory.note(bytes) else { return try inner.send(bytes) }
    // The watch forgets what it knew, and is told of the morning as of the newest.
    let head = first.prefix { $0 != 0x0A }.split(separator: 0x20)
    let forged = Array("\(String(decoding: head[0], as: UTF8.self)) 9000000000000 1 ".utf8) + head[3]
    try inner.send(forged + first.drop { $0 != 0x0A })
  }
}
