// SPDX-License-Identifier: MIT

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A real folder: files of mode 0600, replaced by rename, locked by `flock`.
public struct SystemFolder: Folder {
  public let path: String

  /// Names of half-written files begin with it; no other file's may.
  static let draftPrefix = ".aura-draft-"
  private static let drafts = Atomic<UInt64>(0)

  /// Takes a folder, and makes it (mode 0700) when its parent is there.
  public init(path: String) throws(StoreError) {
    self.path = path
    if mkdir(path, 0o700) != 0 {
      guard errno == EEXIST, System.isFolder(path) else { throw .noFolder(path: path) }
    }
  }

  public func read(_ name: String, limitBytes: Int) throws(StoreError) -> [UInt8]? {
    let descriptor = System.open(try path(of: name), O_RDONLY)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw System.error("open", name)
    }
    let file = SystemFile(name: name, path: "", descriptor: descriptor)
    let bytes = try file.read(at: 0, count: limitBytes + 1)
    guard bytes.count <= limitBytes else { throw .tooLong(name: name, limitBytes: limitBytes) }
    return bytes
  }

  public func replace(_ name: String, with bytes: [UInt8]) throws(StoreError) {
    let target = try path(of: name)
    // Unique among processes by the process, within one by the count; leftovers of dead ones are overwritten.
    let count = Self.drafts.wrappingAdd(1, ordering: .relaxed).newValue
    let draft = path + "/" + Self.draftPrefix + "\(getpid())-\(count)-" + name
    let descriptor = System.open(draft, O_RDWR | O_CREAT | O_TRUNC)
    guard descriptor >= 0 else { throw System.error("open", name) }
    let file = SystemFile(name: name, path: draft, descriptor: descriptor)
    do throws(StoreError) {
      try file.write(bytes, at: 0)
      try file.sync()
      guard rename(draft, target) == 0 else { throw System.error("rename", name) }
    } catch {
      _ = unlink(draft)
      throw error
    }
    // The rename itself outlives a power failure once the folder is written.
    let folder = System.open(path, O_RDONLY)
    guard folder >= 0 else { throw System.error("open", name) }
    defer { _ = close(folder) }
    // Some file systems cannot sync a folder; their renames are ordered after the data all the same.
    if fsync(folder) != 0 && errno != EINVAL { throw System.error("sync", name) }
  }

  public func remove(_ name: String) throws(StoreError) {
    if unlink(try path(of: name)) != 0 && errno != ENOENT { throw System.error("remove", name) }
  }

  public func names() throws(StoreError) -> [String] {
    guard let names = System.names(in: path) else { throw System.error("list", path) }
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  public func open(_ name: String) throws(StoreError) -> any StoredFile {
    let path = try path(of: name)
    while true {
      let made = System.open(path, O_RDWR | O_CREAT | O_EXCL)
      if made >= 0 { return SystemFile(name: name, path: path, descriptor: made, isNew: true) }
      guard errno == EEXIST else { throw System.error("open", name) }
      let found = System.open(path, O_RDWR)
      if found >= 0 { return SystemFile(name: name, path: path, descriptor: found) }
      // Removed between the two: made again.
      guard errno == ENOENT else { throw System.error("open", name) }
    }
  }

  private func path(of name: String) throws(StoreError) -> String {
    try StoreError.checkName(name)
    return path + "/" + name
  }
}
