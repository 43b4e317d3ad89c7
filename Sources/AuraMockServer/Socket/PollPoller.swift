// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waiting by POSIX `poll`, for systems without `epoll`; each wait costs a look at every connection.
struct PollPoller: Poller {
  private var entries: [pollfd] = []
  private var places: [Int32: Int] = [:]

  mutating func add(_ descriptor: Int32, _ interest: Interest) {
    places[descriptor] = entries.count
    entries.append(pollfd(fd: descriptor, events: events(interest), revents: 0))
  }

  mutating func change(_ descriptor: Int32, to interest: Interest) {
    guard let place = places[descriptor] else { return }
    entries[place].events = events(interest)
  }

  mutating func remove(_ descriptor: Int32) {
    guard let place = places.removeValue(forKey: descriptor), let last = entries.popLast() else { return }
    if last.fd != descriptor {
      entries[place] = last
      places[last.fd] = place
    }
  }

  mutating func wait(milliseconds: Int32, into ready: inout [Readiness]) {
    ready.removeAll(keepingCapacity: true)
    var count = poll(&entries, nfds_t(entries.count), milliseconds)
    for entry in entries where count > 0 && entry.revents != 0 {
      count -= 1
      let flags = Int32(entry.revents)
      ready.append(
        Readiness(
          descriptor: entry.fd, isReadable: flags & Int32(POLLIN) != 0, isWritable: flags & Int32(POLLOUT) != 0,
          isGone: flags & Int32(POLLHUP | POLLERR | POLLNVAL) != 0))
    }
  }

  mutating func close() {
    entries = []
    places = [:]
  }

  private func events(_ interest: Interest) -> Int16 {
    Int16((interest.contains(.read) ? POLLIN : 0) | (interest.contains(.write) ? POLLOUT : 0))
  }
}
