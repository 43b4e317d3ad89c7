// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// This process's own sockets, asked whether a connection stands.
///
/// `URLSession` on Linux tells nobody when it has connected, and the pacer gets a slot back only for a request that
/// surely was not sent. A false "may hold" costs a slot for a minute; a false "holds none" cannot be.
enum SocketTable {
  #if os(Linux)
    /// Whether this process may hold a connection to a port: false only when no connected socket has such a peer.
    static func mayHoldConnection(toPort port: Int) -> Bool {
      // libcurl obeys these, and then the peer is the proxy.
      let proxies = ["http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"]
      if proxies.contains(where: { getenv($0) != nil }) { return true }
      guard let folder = opendir("/proc/self/fd") else { return true }
      defer { closedir(folder) }
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if let descriptor = Int32(name), peerPort(of: descriptor) == port { return true }
      }
      return false
    }

    /// The port at the other end of a connected socket; nil for anything else.
    private static func peerPort(of descriptor: Int32) -> Int? {
      var storage = sockaddr_storage()
      var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
      return withUnsafeMutablePointer(to: &storage) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          guard getpeername(descriptor, address, &length) == 0 else { return nil }
          let isInternet = [AF_INET, AF_INET6].contains(Int32(address.pointee.sa_family))
          // The port lies behind the family in both kinds of internet address, in network order.
          guard isInternet else { return nil }
          return Int(UInt16(bigEndian: UnsafeRawPointer(address).loadUnaligned(fromByteOffset: 2, as: UInt16.self)))
        }
      }
    }
  #else
    /// Other platforms keep connections outside the descriptors: nothing is known.
    static func mayHoldConnection(toPort port: Int) -> Bool { true }
  #endif
}
