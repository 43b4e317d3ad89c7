// SPDX-License-Identifier: MIT

/// A folder on some disk: the seam between the engine and files.
///
/// `SystemFolder` is a real one (an App Group's, or any other), `MemoryFolder` one of a simulated disk that tears, loses
/// and refuses writes. Names are those of files directly in the folder; files are readable by their owner alone.
public protocol Folder: Sendable {
  /// Reads a whole file; nil when there is none.
  ///
  /// - Throws: `StoreError.tooLong` for more bytes than the limit.
  func read(_ name: String, limitBytes: Int) throws(StoreError) -> [UInt8]?

  /// Replaces a file as a whole, or makes it: whoever reads sees the old bytes or the new ones, also after a crash or
  /// a power failure at any moment.
  func replace(_ name: String, with bytes: [UInt8]) throws(StoreError)

  /// Removes a file; nothing happens when there is none.
  func remove(_ name: String) throws(StoreError)

  /// Names of the files, sorted; those half written by `replace` are left out.
  func names() throws(StoreError) -> [String]

  /// Opens a file to be read, written in place and locked; makes an empty one when there is none.
  func open(_ name: String) throws(StoreError) -> any StoredFile
}

/// An open file: bytes read and written in place, and a lock among processes. Closed when dropped.
public protocol StoredFile: Sendable {
  /// Whether opening it made it.
  var isNew: Bool { get }
  /// Length in bytes.
  func size() throws(StoreError) -> Int
  /// Reads up to `count` bytes from an offset; fewer where the file ends before.
  func read(at offset: Int, count: Int) throws(StoreError) -> [UInt8]
  /// Writes all the bytes from an offset on, making the file longer where needed. Other processes see them at once.
  func write(_ bytes: [UInt8], at offset: Int) throws(StoreError)
  /// Cuts the file, or fills it with zeros, to a length.
  func resize(toBytes count: Int) throws(StoreError)
  /// Returns once what was written outlives a power failure.
  func sync() throws(StoreError)
  /// Shuts out whoever else locks the file, in any process, until `unlock` or this process' end.
  ///
  /// - Throws: `StoreError.busy` when it is not to be had in the time.
  func lock(waitMilliseconds: Int) throws(StoreError)
  func unlock()
  /// Whether the name still means this file: false once somebody removed or replaced it.
  func isCurrent() -> Bool
}

extension Folder {
  /// Does something while no other process that uses the same lock does.
  ///
  /// - Parameter name: A file of its own that holds nothing: a file that is replaced cannot be locked by name.
  public func withLock<Result>(
    _ name: String, waitMilliseconds: Int = 2000, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let file = try open(name)
    try file.lock(waitMilliseconds: waitMilliseconds)
    defer { file.unlock() }
    return try body()
  }
}
