// SPDX-License-Identifier: MIT

import AuraStore
import Synchronization

/// A folder that passes everything on, for those below to break one thing.
protocol PassingFolder: Folder {
  var inner: any Folder { get }
}

extension PassingFolder {
  func read(_ name: String, limitBytes: Int) throws(StoreError) -> [UInt8]? {
    try inner.read(name, limitBytes: limitBytes)
  }
  func replace(_ name: String, with bytes: [UInt8]) throws(StoreError) { try inner.replace(name, with: bytes) }
  func remove(_ name: String) throws(StoreError) { try inner.remove(name) }
  func names() throws(StoreError) -> [String] { try inner.names() }
  func open(_ name: String) throws(StoreError) -> any StoredFile { try inner.open(name) }
}

/// Every third reading of a snapshot finds nothing.
struct AmnesiacFolder: PassingFolder {
  let inner: any Folder
  private let count = Count()

  init(_ inner: any Folder) { self.inner = inner }

  private final class Count: Sendable {
    private let held = Mutex(0)

    func next() -> Int {
      held.withLock { count in
        count += 1
        return count
      }
    }
  }

  func read(_ name: String, limitBytes: Int) throws(StoreError) -> [UInt8]? {
    // Both copies of a value are read one after the other.
    if name.hasPrefix("snapshot-"), count.next() / 2 % 3 == 2 { return nil }
    return try inner.read(name, limitBytes: limitBytes)
  }
}

/// After some writings the first bytes that a snapshot's two files ever had are back, both at once.
struct StaleFolder: PassingFolder {
  final class Firsts: Sendable {
    private struct State {
      var bytes: [String: [UInt8]] = [:]
      /// By what the two files have in common.
      var writings: [Substring: Int] = [:]
    }

    /// Long enough that a newer edition has been shown.
    private static let patience = 14
    private let held = Mutex(State())

    func write(_ name: String, _ bytes: [UInt8]) {
      held.withLock { held in
        held.bytes[name] = held.bytes[name] ?? bytes
        held.writings[name.dropLast(2), default: 0] += 1
      }
    }

    func stale(_ name: String) -> [UInt8]? {
      held.withLock { held in held.writings[name.dropLast(2), default: 0] > Self.patience ? held.bytes[name] : nil }
    }
  }

  let inner: any Folder
  private let firsts: Firsts

  init(_ inner: any Folder, firsts: Firsts) { (self.inner, self.firsts) = (inner, firsts) }

  func replace(_ name: String, with bytes: [UInt8]) throws(StoreError) {
    if name.hasPrefix("snapshot-") { firsts.write(name, bytes) }
    try inner.replace(name, with: bytes)
  }

  func read(_ name: String, limitBytes: Int) throws(StoreError) -> [UInt8]? {
    if let stale = firsts.stale(name) { return stale }
    return try inner.read(name, limitBytes: limitBytes)
  }
}

/// Has no memory of the pushes that came before the watch's app was started.
struct PushlessFolder: PassingFolder {
  let inner: any Folder

  init(_ inner: any Folder) { self.inner = inner }

  func read(_ name: String, limitBytes: Int) throws(StoreError) -> [UInt8]? {
    try name.hasPrefix("pushes-") ? nil : inner.read(name, limitBytes: limitBytes)
  }
}

/// Replaces files in place and is interrupted: half of the bytes arrive.
struct TearingFolder: PassingFolder {
  let inner: any Folder

  init(_ inner: any Folder) { self.inner = inner }

  func replace(_ name: String, with bytes: [UInt8]) throws(StoreError) {
    try inner.replace(name, with: name.hasPrefix("snapshot-") ? Array(bytes.prefix(bytes.count / 2)) : bytes)
  }
}

/// Leaves a draft of everything it ever wrote.
struct HoardingFolder: PassingFolder {
  final class Count: Sendable {
    private let held = Mutex(0)

    func next() -> Int {
      held.withLock { count in
        count += 1
        return count
      }
    }
  }

  let inner: any Folder
  private let count: Count

  init(_ inner: any Folder, count: Count) { (self.inner, self.count) = (inner, count) }

  func replace(_ name: String, with bytes: [UInt8]) throws(StoreError) {
    try inner.replace("draft-\(count.next())", with: Array(bytes.prefix(8)))
    try inner.replace(name, with: bytes)
  }
}
