// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Listening sockets and the connections they accept.
extension Socket {
  /// A listening socket and the port it got.
  static func listen(address: String, port: Int) throws(ServerError) -> (descriptor: Int32, port: Int) {
    guard var place = place(address: address, port: port) else { throw .addressMalformed(found: address) }
    let family = Int32(place.ss_family)
    let descriptor = socket(family, stream, 0)
    guard descriptor >= 0 else {
      throw errno == EAFNOSUPPORT ? .addressUnavailable(address: address) : failure(of: "socket")
    }
    prepare(descriptor)
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, size)
    if family == AF_INET6 { setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &isOn, size) }
    var length = socklen_t(family == AF_INET6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size)
    let bound = withGeneric(&place) { systemBind(descriptor, $0, length) == 0 && systemListen(descriptor, 4096) == 0 }
    guard bound else {
      defer { release(descriptor) }
      switch errno {
      case EADDRINUSE: throw .portTaken(address: address, port: port)
      case EACCES: throw .portForbidden(address: address, port: port)
      case EADDRNOTAVAIL: throw .addressUnavailable(address: address)
      default: throw failure(of: "bind")
      }
    }
    length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    _ = withGeneric(&place) { getsockname(descriptor, $0, &length) }
    return (descriptor, portNumber(of: place))
  }

  /// Takes the next waiting connection, ready for use.
  static func accept(_ listener: Int32) -> Accepted {
    var place = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let descriptor = withGeneric(&place) { systemAccept(listener, $0, &length) }
    guard descriptor >= 0 else {
      switch errno {
      case EAGAIN, EWOULDBLOCK: return .none
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .exhausted
      default: return .lost
      }
    }
    prepare(descriptor)
    var isOn: Int32 = 1
    setsockopt(descriptor, protocolTCP, TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #if canImport(Darwin)
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return .connection(descriptor, client: addressText(of: &place))
  }

  /// Whether an address in figures is this machine's own loopback.
  static func isLoopback(_ address: String) -> Bool {
    address == "::1" || (address.hasPrefix("127.") && place(address: address, port: 0) != nil)
  }

  private static func place(address: String, port: Int) -> sockaddr_storage? {
    var place = sockaddr_storage()
    let bigEndianPort = in_port_t(port).bigEndian
    let isPlaced = withUnsafeMutablePointer(to: &place) { pointer in
      let wasV4 = pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { v4 in
        v4.pointee.sin_family = sa_family_t(AF_INET)
        v4.pointee.sin_port = bigEndianPort
        return inet_pton(AF_INET, address, &v4.pointee.sin_addr) == 1
      }
      return wasV4
        || pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { v6 in
          v6.pointee.sin6_family = sa_family_t(AF_INET6)
          v6.pointee.sin6_port = bigEndianPort
          return inet_pton(AF_INET6, address, &v6.pointee.sin6_addr) == 1
        }
    }
    return isPlaced ? place : nil
  }

  private static func portNumber(of place: sockaddr_storage) -> Int {
    // The port stands at the same offset in both families.
    withUnsafeBytes(of: place) { Int($0[2]) << 8 | Int($0[3]) }
  }

  private static func addressText(of place: inout sockaddr_storage) -> String {
    let isV6 = Int32(place.ss_family) == AF_INET6
    let addressOffset = isV6 ? 8 : 4
    return withUnsafeBytes(of: &place) { bytes in
      if !isV6 { return (0..<4).map { String(bytes[addressOffset + $0]) }.joined(separator: ".") }
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
        let written = inet_ntop(AF_INET6, bytes.baseAddress! + addressOffset, text.baseAddress!, 64)
        return written.map { String(cString: $0) } ?? ""
      }
    }
  }

  private static func withGeneric<Result>(
    _ place: inout sockaddr_storage, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &place) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body) }
  }
}

private func systemBind(_ descriptor: Int32, _ place: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32 {
  bind(descriptor, place, length)
}

private func systemListen(_ descriptor: Int32, _ backlog: Int32) -> Int32 {
  listen(descriptor, backlog)
}

private func systemAccept(
  _ listener: Int32, _ place: UnsafeMutablePointer<sockaddr>, _ length: UnsafeMutablePointer<socklen_t>
) -> Int32 {
  accept(listener, place, length)
}
