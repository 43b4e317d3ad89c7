// SPDX-License-Identifier: MIT

/// Held by every loop's thread; when the last has let go, the pipe closes and whoever waits at its other end knows.
final class LoopEnding: Sendable {
  private let writer: Int32

  init(writer: Int32) {
    self.writer = writer
  }

  deinit {
    Socket.release(writer)
  }
}
