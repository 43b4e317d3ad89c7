// SPDX-License-Identifier: MIT

/// What an event loop waits for on one descriptor.
struct Interest: OptionSet, Hashable {
  let rawValue: UInt8

  static let read = Interest(rawValue: 1)
  static let write = Interest(rawValue: 2)
}

/// What may be done on one descriptor.
struct Readiness: Hashable {
  var descriptor: Int32
  var isReadable: Bool
  var isWritable: Bool
  /// The connection is gone in both directions, or broken.
  var isGone: Bool
}

/// Waits for many descriptors at once; level-triggered.
protocol Poller {
  mutating func add(_ descriptor: Int32, _ interest: Interest)
  mutating func change(_ descriptor: Int32, to interest: Interest)
  mutating func remove(_ descriptor: Int32)
  /// Waits up to so many milliseconds (-1: without limit) and replaces the list by what is ready.
  mutating func wait(milliseconds: Int32, into ready: inout [Readiness])
  mutating func close()
}
