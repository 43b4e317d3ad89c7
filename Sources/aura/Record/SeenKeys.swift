// SPDX-License-Identifier: MIT

import Synchronization

/// Every key that a run has met: what may stand nowhere in its recording.
final class SeenKeys: Sendable {
  private let keys: Mutex<Set<String>>

  init(_ first: String?) {
    keys = Mutex(first.map { [$0] } ?? [])
  }

  func note(_ key: String) { keys.withLock { _ = $0.insert(key) } }

  var all: [String] { keys.withLock { $0.sorted() } }
}
