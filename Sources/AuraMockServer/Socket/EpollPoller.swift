// SPDX-License-Identifier: MIT

#if os(Linux)
  import CEpoll

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Waiting by Linux's `epoll`: the cost does not grow with the connections that are idle.
  struct EpollPoller: Poller {
    private let descriptor: Int32
    private var events = [epoll_event](repeating: epoll_event(), count: 256)

    private init(descriptor: Int32) {
      self.descriptor = descriptor
    }

    /// Nil when the system gives none.
    static func ifAvailable() -> EpollPoller? {
      let descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
      return descriptor >= 0 ? EpollPoller(descriptor: descriptor) : nil
    }

    mutating func add(_ descriptor: Int32, _ interest: Interest) {
      control(EPOLL_CTL_ADD, descriptor, interest)
    }

    mutating func change(_ descriptor: Int32, to interest: Interest) {
      control(EPOLL_CTL_MOD, descriptor, interest)
    }

    mutating func remove(_ descriptor: Int32) {
      control(EPOLL_CTL_DEL, descriptor, [])
    }

    private func control(_ operation: Int32, _ target: Int32, _ interest: Interest) {
      var event = epoll_event()
      event.events =
        (interest.contains(.read) ? EPOLLIN.rawValue : 0) | (interest.contains(.write) ? EPOLLOUT.rawValue : 0)
      event.data.fd = target
      epoll_ctl(descriptor, operation, target, &event)
    }

    mutating func wait(milliseconds: Int32, into ready: inout [Readiness]) {
      ready.removeAll(keepingCapacity: true)
      let count = epoll_wait(descriptor, &events, Int32(events.count), milliseconds)
      for index in 0..<Int(max(0, count)) {
        let flags = events[index].events
        ready.append(
          Readiness(
            descriptor: events[index].data.fd, isReadable: flags & EPOLLIN.rawValue != 0,
            isWritable: flags & EPOLLOUT.rawValue != 0, isGone: flags & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0))
      }
    }

    mutating func close() {
      Socket.release(descriptor)
    }
  }
#endif
