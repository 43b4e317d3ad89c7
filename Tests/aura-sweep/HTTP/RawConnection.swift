// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A client's socket that does not care what becomes of it. Reads wait 3 ms at most, writes do not wait.
struct RawConnection: Sendable {
  private let descriptor: Int32

  init?(port: Int) {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
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
      close()
      return nil
    }
    signal(SIGPIPE, SIG_IGN)
  }

  func send(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// What comes within 3 ms, once.
  func receiveSome() -> [UInt8] {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, 3) > 0 else { return [] }
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &chunk, chunk.count)
    return Array(chunk[..<max(0, count)])
  }

  /// Reads what is there, or comes within ten seconds; 0 for nothing more.
  func receive(into buffer: inout [UInt8]) -> Int {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, 10_000) > 0 else { return 0 }
    return max(0, read(descriptor, &buffer, buffer.count))
  }

  /// Everything up to the end; nothing for two seconds is an end too.
  func receiveAll() -> [UInt8] {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 2000) > 0 else { break }
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { break }
      all += chunk[..<count]
    }
    close()
    return all
  }

  func endSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    close()
  }

  func close() {
    closeDescriptor(descriptor)
  }

  static func pause(milliseconds: Int32) {
    _ = poll(nil, 0, milliseconds)
  }
}

private func closeDescriptor(_ descriptor: Int32) {
  _ = close(descriptor)
}
