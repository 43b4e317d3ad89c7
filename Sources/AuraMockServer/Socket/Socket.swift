// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Non-blocking stream sockets by their descriptors: the system's calls with their errors told apart.
enum Socket {
  enum Received: Hashable {
    case bytes(Int)
    case ended
    case nothingYet
    case broken
  }

  enum Sent: Hashable {
    case bytes(Int)
    case wouldBlock
    case broken
  }

  enum Accepted: Hashable {
    case connection(Int32, client: String)
    case none
    /// The connection was gone before it was accepted; there may be more.
    case lost
    /// No descriptor or no memory for another connection: the caller waits and tries again.
    case exhausted
  }

  static func receive(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Received {
    while true {
      let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      if count > 0 { return .bytes(count) }
      if count == 0 { return .ended }
      if errno == EINTR { continue }
      return errno == EAGAIN || errno == EWOULDBLOCK ? .nothingYet : .broken
    }
  }

  /// Sends what lies before `limit` and after `offset` of two runs of bytes laid end to end, without joining them.
  static func send(_ descriptor: Int32, _ first: [UInt8], _ second: [UInt8], from offset: Int, count: Int) -> Sent {
    first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        let fromFirst = max(0, min(first.count - offset, count))
        let secondOffset = max(0, offset - first.count)
        var pieces = (
          iovec(
            iov_base: fromFirst > 0 ? UnsafeMutableRawPointer(mutating: first.baseAddress! + offset) : nil,
            iov_len: fromFirst),
          iovec(
            iov_base: count > fromFirst ? UnsafeMutableRawPointer(mutating: second.baseAddress! + secondOffset) : nil,
            iov_len: count - fromFirst)
        )
        return withUnsafeMutableBytes(of: &pieces) { pieces in
          let vectors = pieces.assumingMemoryBound(to: iovec.self)
          let used = fromFirst == 0 ? 1 : count == fromFirst ? 1 : 2
          var message = msghdr()
          message.msg_iov = vectors.baseAddress! + (fromFirst == 0 ? 1 : 0)
          message.msg_iovlen = .init(used)
          while true {
            let sent = sendmsg(descriptor, &message, noSignal)
            if sent >= 0 { return .bytes(sent) }
            if errno == EINTR { continue }
            return errno == EAGAIN || errno == EWOULDBLOCK ? .wouldBlock : .broken
          }
        }
      }
    }
  }

  /// Says that no more bytes will come; the other direction stays open.
  static func endSending(_ descriptor: Int32) {
    shutdown(descriptor, endOfWriting)
  }

  /// Closes with a reset instead of an orderly end.
  static func reset(_ descriptor: Int32) {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    release(descriptor)
  }

  static func release(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  /// Bytes the peer has not yet acknowledged: a reset would lose them.
  static func unacknowledgedBytes(_ descriptor: Int32) -> Int {
    var count: Int32 = 0
    #if canImport(Darwin)
      var size = socklen_t(MemoryLayout<Int32>.size)
      getsockopt(descriptor, SOL_SOCKET, SO_NWRITE, &count, &size)
    #else
      _ = ioctl(descriptor, UInt(TIOCOUTQ), &count)
    #endif
    return Int(count)
  }

  /// A pipe whose ends never block: its reader sees bytes, or that the last writer is gone.
  static func pipe() throws(ServerError) -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { throw failure(of: "pipe") }
    for end in ends { prepare(end) }
    return (ends[0], ends[1])
  }

  /// Makes a descriptor non-blocking and keeps it from programs this one starts.
  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Waits, blocking, until the reader of a pipe has something or its last writer is gone.
  static func awaitEnd(of reader: Int32) {
    var entry = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, -1) < 0 && errno == EINTR {}
  }

  static func writeByte(to descriptor: Int32) {
    var byte: UInt8 = 1
    _ = write(descriptor, &byte, 1)
  }

  /// Reads and drops what waits in a pipe.
  static func drainPipe(_ reader: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      while systemRead(reader, buffer) > 0 {}
    }
  }

  static func failure(of call: String) -> ServerError {
    .system(call: call, detail: String(cString: strerror(errno)))
  }

  /// How many descriptors the process may hold.
  static func descriptorLimit() -> Int {
    var limit = rlimit()
    getrlimit(resourceNumber, &limit)
    return limit.rlim_cur > 1 << 30 ? 1 << 30 : Int(limit.rlim_cur)
  }

  /// How many processors the system has ready; 1 where it does not say.
  static func coreCount() -> Int { max(1, Int(sysconf(processorsReady))) }

  #if canImport(Darwin)
    private static let processorsReady = _SC_NPROCESSORS_ONLN
    private static let noSignal: Int32 = 0
    private static let endOfWriting = SHUT_WR
    private static let resourceNumber = RLIMIT_NOFILE
    static let stream = SOCK_STREAM
    static let protocolTCP = IPPROTO_TCP
  #elseif canImport(Glibc)
    private static let processorsReady = Int32(_SC_NPROCESSORS_ONLN)
    private static let noSignal = Int32(MSG_NOSIGNAL)
    private static let endOfWriting = Int32(SHUT_WR)
    private static let resourceNumber = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    static let stream = Int32(SOCK_STREAM.rawValue)
    static let protocolTCP = Int32(IPPROTO_TCP)
  #else
    private static let processorsReady = _SC_NPROCESSORS_ONLN
    private static let noSignal = Int32(MSG_NOSIGNAL)
    private static let endOfWriting = Int32(SHUT_WR)
    private static let resourceNumber = RLIMIT_NOFILE
    static let stream = SOCK_STREAM
    static let protocolTCP = Int32(IPPROTO_TCP)
  #endif
}

private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
  pipe(ends)
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
