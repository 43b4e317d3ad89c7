// SPDX-License-Identifier: MIT

import AuraMock
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An answer that one thread waits for while a task makes it: the bridge from the server's loops to `async`.
final class Handover: Sendable {
  private let answer = Mutex<MockAnswer?>(nil)
  private let reader: Int32
  private let writer: Int32

  /// nil when the system has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    _ = close(reader)
    _ = close(writer)
  }

  /// Gives the answer and wakes the thread.
  func give(_ answer: MockAnswer) {
    self.answer.withLock { $0 = answer }
    var byte: UInt8 = 1
    _ = unsafe write(writer, &byte, 1)
  }

  /// Blocks the thread until the answer is there.
  func take() -> MockAnswer {
    var byte: UInt8 = 0
    while unsafe read(reader, &byte, 1) < 0 && errno == EINTR {}
    return answer.withLock { $0 } ?? MockAnswer(status: 502)
  }
}
