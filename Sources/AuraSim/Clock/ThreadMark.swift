// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Which thread runs, to be compared and nothing else: how work that left the simulation is told from work inside it.
struct ThreadMark: Hashable, Sendable {
  private let number: UInt

  static var current: ThreadMark {
    #if canImport(Glibc)
      ThreadMark(number: UInt(pthread_self()))
    #else
      ThreadMark(number: UInt(bitPattern: pthread_self()))
    #endif
  }

  /// Lets a millisecond of real time pass: while it is looked whether work outside comes back.
  static func rest() { _ = usleep(1000) }
}
