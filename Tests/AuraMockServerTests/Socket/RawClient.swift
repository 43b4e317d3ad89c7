// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A blocking socket that sends what it is told and says byte for byte what came, when, and how it ended.
final class RawClient {
  enum Ending: Hashable {
    case closed
    case reset
    /// Nothing more came for so long as the client waited.
    case open
  }

  struct Received {
    var bytes: [UInt8] = []
    var ending = Ending.open
    /// Seconds from the call to the first byte, and to the last byte or the end.
    var firstByte = 0.0
    var lastEvent = 0.0

    /// How often a byte came; megabytes are counted in a plain loop, for a debug build's sake.
    func count(of byte: UInt8) -> Int {
      bytes.withUnsafeBufferPointer { bytes in
        var (count, index) = (0, 0)
        while index < bytes.count {
          if bytes[index] == byte { count += 1 }
          index += 1
        }
        return count
      }
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// What follows the first head.
    var body: [UInt8] {
      let start = bytes.withUnsafeBufferPointer { bytes in
        var start = 4
        while start <= bytes.count {
          if bytes[start - 1] == 0x0A, bytes[start - 2] == 0x0D, bytes[start - 3] == 0x0A, bytes[start - 4] == 0x0D {
            return start
          }
          start += 1
        }
        return bytes.count
      }
      return Array(bytes[start...])
    }
    var status: Int? { Int(text.dropFirst(9).prefix(3)) }
  }

  struct Failure: Error {
    let call: String
    let code: Int32
  }

  let descriptor: Int32

  /// Connects to a port of 127.0.0.1; a small receive buffer makes a slow reader.
  init(port: Int, receiveBuffer: Int32? = nil) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = in_port_t(port).bigEndian
    place.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      let code = errno
      close(descriptor)
      throw Failure(call: "connect", code: code)
    }
  }

  deinit {
    close(descriptor)
  }

  /// Sends all bytes; false when the peer has closed or reset.
  @discardableResult
  func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + sent, $0.count - sent) }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Shuts the sending side: half-closed.
  func endSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Collects until the peer ends, nothing comes for `patience` seconds, or `enough` says so.
  func receive(patience: Double = 5, until enough: (Received) -> Bool = { _ in false }) -> Received {
    var received = Received()
    let start = Self.seconds()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while !enough(received) {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, Int32(patience * 1000)) > 0 else { return received }
      let count = read(descriptor, &chunk, chunk.count)
      received.lastEvent = Self.seconds() - start
      if count <= 0 {
        received.ending = count == 0 ? .closed : .reset
        return received
      }
      if received.bytes.isEmpty { received.firstByte = received.lastEvent }
      received.bytes += chunk[..<count]
    }
    return received
  }

  /// One whole answer with a declared length, as a keep-alive client reads it.
  func receiveAnswer(bodyCount: Int? = nil) -> Received {
    receive { received in
      let text = received.text
      guard let end = text.firstRange(of: "\r\n\r\n") else { return false }
      let head = text[..<end.lowerBound]
      let declared = head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
      let length = bodyCount ?? declared.flatMap { Int($0.dropFirst(16)) } ?? 0
      return received.body.count >= length
    }
  }

  /// Lets the server's threads run.
  static func pause(milliseconds: Int32) {
    _ = poll(nil, 0, milliseconds)
  }

  static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
