// SPDX-License-Identifier: MIT

import Synchronization

/// What other threads tell an event loop: connections to serve, and to stop. A byte in a pipe wakes it.
final class LoopInbox: Sendable {
  struct Contents: Sendable {
    var connections: [(descriptor: Int32, client: String)] = []
    var isStopping = false
  }

  /// The loop watches this end.
  let reader: Int32
  private let writer: Int32
  private let contents = Mutex(Contents())

  init() throws(ServerError) {
    (reader, writer) = try Socket.pipe()
  }

  deinit {
    Socket.release(reader)
    Socket.release(writer)
  }

  func give(_ descriptor: Int32, client: String) {
    contents.withLock { $0.connections.append((descriptor, client)) }
    Socket.writeByte(to: writer)
  }

  func stop() {
    contents.withLock { $0.isStopping = true }
    Socket.writeByte(to: writer)
  }

  /// Empties the pipe and takes what was left.
  func take() -> Contents {
    Socket.drainPipe(reader)
    return contents.withLock { contents in
      let taken = contents
      contents.connections = []
      return taken
    }
  }
}
