// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file of the system.
final class SystemFile: StoredFile {
  let isNew: Bool
  private let name: String
  private let path: String
  private let descriptor: Int32

  init(name: String, path: String, descriptor: Int32, isNew: Bool = false) {
    self.isNew = isNew
    (self.name, self.path, self.descriptor) = (name, path, descriptor)
  }

  deinit { _ = close(descriptor) }

  func size() throws(StoreError) -> Int {
    guard let size = System.size(descriptor) else { throw System.error("stat", name) }
    return size
  }

  func read(at offset: Int, count: Int) throws(StoreError) -> [UInt8] {
    let wanted = max(0, min(count, try size() - offset))
    guard let bytes = System.read(descriptor, at: offset, count: wanted) else { throw System.error("read", name) }
    return bytes
  }

  func write(_ bytes: [UInt8], at offset: Int) throws(StoreError) {
    guard System.write(descriptor, bytes, at: offset) else { throw System.error("write", name) }
  }

  func resize(toBytes count: Int) throws(StoreError) {
    guard ftruncate(descriptor, off_t(count)) == 0 else { throw System.error("resize", name) }
  }

  func sync() throws(StoreError) {
    guard System.sync(descriptor) else { throw System.error("sync", name) }
  }

  func lock(waitMilliseconds: Int) throws(StoreError) {
    // Half a millisecond a try: the lock is held for some tens of microseconds, a sync of the disk apart.
    for attempt in 0...max(0, waitMilliseconds * 2) {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { throw System.error("lock", name) }
      if attempt < waitMilliseconds * 2 { usleep(500) }
    }
    throw .busy(name: name)
  }

  func unlock() { _ = flock(descriptor, LOCK_UN) }

  func isCurrent() -> Bool { System.isSameFile(descriptor, path) }
}
