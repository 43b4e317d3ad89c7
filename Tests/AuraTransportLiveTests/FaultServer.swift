// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A raw socket on the loopback that commits faults byte by byte: what a peer can do to a client.
///
/// It speaks no HTTP of its own: each connection is read up to the blank line and then suffers the steps.
final class FaultServer: Sendable {
  /// What is done to a connection, one after the other; it is closed at the end.
  enum Step: Sendable {
    case send(String)
    case bytes([UInt8])
    /// Sends, as fast as a good network, until the peer goes away.
    case sendForEver
    /// Closes with a reset, after everything sent so far had time to arrive.
    case reset
    /// Keeps silent until the peer goes away.
    case hold
  }

  struct Log: Sendable {
    /// What each connection sent, in the order in which the heads were complete.
    var requests: [String] = []
    var bytesSent = 0
    /// Connections that the peer closed while they were held or sent to.
    var abandoned = 0
  }

  let port: Int
  private let listener: Int32
  private let log = Mutex(Log())

  /// Listens at any free port. A server that accepts nobody keeps its queue full, so that no connection comes to be;
  /// one that reads no head answers whatever comes first.
  init(_ steps: [Step], accepts: Bool = true, readsHead: Bool = true) {
    listener = socket(AF_INET, streamSocket, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let listener = listener
    port = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        precondition(bind(listener, address, length) == 0 && listen(listener, accepts ? 64 : 0) == 0)
        precondition(getsockname(listener, address, &length) == 0)
      }
      return Int(UInt16(bigEndian: pointer.pointee.sin_port))
    }
    guard accepts else {
      fillQueue()
      return
    }
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(self.listener, nil, nil)
        guard connection >= 0 else {
          close(self.listener)
          return
        }
        Thread.detachNewThread { self.serve(connection, steps, readsHead) }
      }
    }
  }

  var seen: Log { log.withLock { $0 } }
  var base: String { "http://127.0.0.1:\(port)" }

  /// Stops listening; connections end by themselves. The descriptor is closed by whoever accepts on it: its number
  /// may be another server's the moment after.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
  }

  /// Waits until the log says so, for at most two seconds.
  func wait(until condition: @Sendable (Log) -> Bool) async throws -> Bool {
    for _ in 0..<2_000 {
      if condition(seen) { return true }
      try await ContinuousClock().sleep(for: .milliseconds(1))
    }
    return false
  }

  private func serve(_ connection: Int32, _ steps: [Step], _ readsHead: Bool) {
    guard let request = read(connection, wholeHead: readsHead) else {
      close(connection)
      return
    }
    log.withLock { $0.requests.append(request) }
    for step in steps {
      switch step {
      case .send(let text): _ = send(Array(text.utf8), to: connection)
      case .bytes(let bytes): _ = send(bytes, to: connection)
      case .sendForEver:
        let chunk = [UInt8](repeating: 0x78, count: 1 << 16)
        while send(chunk, to: connection) { usleep(500) }
        log.withLock { $0.abandoned += 1 }
      case .reset:
        usleep(30_000)
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(connection, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
      case .hold:
        var byte: UInt8 = 0
        while recv(connection, &byte, 1, 0) > 0 {}
        log.withLock { $0.abandoned += 1 }
      }
    }
    close(connection)
  }

  private func read(_ connection: Int32, wholeHead: Bool) -> String? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(connection, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      bytes += chunk[..<count]
      if !wholeHead || bytes.suffix(4) == [0x0D, 0x0A, 0x0D, 0x0A] { return String(decoding: bytes, as: UTF8.self) }
    }
  }

  private func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        #if canImport(Darwin)
          Darwin.send(connection, $0.baseAddress! + sent, bytes.count - sent, 0)
        #else
          Glibc.send(connection, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        #endif
      }
      guard count > 0 else { return false }
      sent += count
      log.withLock { $0.bytesSent += count }
    }
    return true
  }

  /// Leaves the queue of a listener that accepts nobody full: connections, gone again at once, wait in it.
  private func fillQueue() {
    for _ in 0..<4 {
      let filler = socket(AF_INET, streamSocket, 0)
      _ = fcntl(filler, F_SETFL, O_NONBLOCK)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          _ = connect(filler, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      usleep(5_000)
      close(filler)
    }
  }
}

#if canImport(Darwin)
  private let streamSocket = SOCK_STREAM
#else
  private let streamSocket = Int32(SOCK_STREAM.rawValue)
#endif
