// SPDX-License-Identifier: MIT

/// A value kept in two files, `name-a` and `name-b`, that are written in turn: whatever becomes of the newer one, the
/// value before it is still there.
///
/// Each file is replaced as a whole, so a reader needs no lock: it takes the newest copy that can be read, and never
/// one older than the newest at the moment it began. Writers take turns by the folder's lock.
struct TwinFile {
  let folder: any Folder
  let name: String
  let schema: UInt32
  let limitBytes: Int

  private static let suffixes = ["-a", "-b"]

  /// What the two files hold.
  struct Copies<Value> {
    /// The newest value that can be read.
    var value: Value?
    /// Where it is, 0 or 1.
    var place: Int?
    /// The highest sequence number met.
    var sequence: UInt64 = 0
    /// What is wrong with the others; nil for a file that is not there.
    var faults: [CacheError?] = [nil, nil]

    /// Why there is no value though there are files; nil when there are none.
    var fault: CacheError? { faults.lazy.compactMap { $0 }.first }
  }

  /// Reads both files; what is known by its bytes is not decoded anew.
  func copies<Value>(
    known: DecodedFiles<Value>? = nil, _ decode: (KeptFrame) throws(KeptFrame.Fault) -> Value
  ) throws(CacheError) -> Copies<Value> {
    copies(of: try contents(), known, decode)
  }

  private func copies<Value>(
    of contents: [Result<[UInt8], CacheError>?], _ known: DecodedFiles<Value>?,
    _ decode: (KeptFrame) throws(KeptFrame.Fault) -> Value
  ) -> Copies<Value> {
    var copies = Copies<Value>()
    var frames: [(place: Int, frame: KeptFrame, bytes: [UInt8])] = []
    for (place, content) in contents.enumerated() {
      guard let content else { continue }
      do throws(CacheError) {
        let bytes = try content.get()
        let frame = try frame(bytes)
        frames.append((place, frame, bytes))
        copies.sequence = max(copies.sequence, frame.sequence)
      } catch {
        copies.faults[place] = error
      }
    }
    for (place, frame, bytes) in frames.sorted(by: { $0.frame.sequence > $1.frame.sequence })
    where copies.value == nil {
      do throws(KeptFrame.Fault) {
        if let value = known?.value(of: name, bytes) {
          copies.value = value
        } else {
          let value = try decode(frame)
          known?.keep(value, of: name, bytes)
          copies.value = value
        }
        copies.place = place
      } catch {
        copies.faults[place] = CacheError(error, name: name)
      }
    }
    return copies
  }

  /// Reads the newest value; nil when there is none.
  ///
  /// - Throws: When there are files and none can be read.
  func read<Value>(
    known: DecodedFiles<Value>? = nil, _ decode: (KeptFrame) throws(KeptFrame.Fault) -> Value
  ) throws(CacheError) -> Value? {
    let contents = try contents()
    // Where the copy that says it is the newest is sound it is the newest: nothing more has to be looked at.
    if let value = newestSaid(of: contents, known, decode) { return value }
    let copies = copies(of: contents, known, decode)
    if let value = copies.value { return value }
    if let fault = copies.fault { throw fault }
    return nil
  }

  private func newestSaid<Value>(
    of contents: [Result<[UInt8], CacheError>?], _ known: DecodedFiles<Value>?,
    _ decode: (KeptFrame) throws(KeptFrame.Fault) -> Value
  ) -> Value? {
    let files = contents.compactMap { content -> [UInt8]? in
      if case .success(let bytes)? = content { bytes } else { nil }
    }
    guard let first = files.first, let last = files.last else { return nil }
    let newest = KeptFrame.sequenceSaid(of: first) >= KeptFrame.sequenceSaid(of: last) ? first : last
    if let value = known?.value(of: name, newest) { return value }
    do throws(KeptFrame.Fault) {
      let value = try decode(KeptFrame(newest, schema: schema))
      known?.keep(value, of: name, newest)
      return value
    } catch {
      return nil
    }
  }

  /// Writes a value over the older copy, or over the one that cannot be read. The caller holds the folder's lock.
  func write<Value>(_ payload: [UInt8], over copies: Copies<Value>) throws(CacheError) {
    for case .later(let name, let found, let expected)? in copies.faults {
      throw .later(name: name, found: found, expected: expected)
    }
    let frame = KeptFrame(schema: schema, sequence: copies.sequence + 1, payload: payload)
    let place = copies.place.map { 1 - $0 } ?? 0
    do throws(StoreError) {
      try folder.replace(name + Self.suffixes[place], with: frame.bytes)
    } catch {
      throw .store(error)
    }
  }

  /// Removes both files, the older first: whoever dies in between leaves the newest value.
  func remove() throws(CacheError) {
    let newest = try copies { $0.sequence }.place ?? 0
    do throws(StoreError) {
      try folder.remove(name + Self.suffixes[1 - newest])
      try folder.remove(name + Self.suffixes[newest])
    } catch {
      throw .store(error)
    }
  }

  /// The name without its suffix; nil for a file of another kind.
  static func stem(of file: String) -> Substring? {
    suffixes.contains { file.hasSuffix($0) } ? file.dropLast(2) : nil
  }

  /// The bytes of both files; nil for one that is not there, a fault for one that is too long.
  private func contents() throws(CacheError) -> [Result<[UInt8], CacheError>?] {
    var contents: [Result<[UInt8], CacheError>?] = []
    for suffix in Self.suffixes {
      do throws(StoreError) {
        let bytes = try folder.read(name + suffix, limitBytes: limitBytes + KeptFrame.headerBytes)
        contents.append(bytes.map { .success($0) })
      } catch {
        guard error.isOfContents else { throw .store(error) }
        contents.append(.failure(.store(error)))
      }
    }
    return contents
  }

  private func frame(_ bytes: [UInt8]) throws(CacheError) -> KeptFrame {
    do throws(KeptFrame.Fault) {
      return try KeptFrame(bytes, schema: schema)
    } catch {
      throw CacheError(error, name: name)
    }
  }
}

extension CacheError {
  init(_ fault: KeptFrame.Fault, name: String) {
    switch fault {
    case .damaged(let found): self = .damaged(name: name, found: found)
    case .later(let version, let expected): self = .later(name: name, found: version, expected: expected)
    }
  }
}

extension StoreError {
  /// Whether it speaks of what a file holds, and not of the disk.
  fileprivate var isOfContents: Bool {
    if case .tooLong = self { true } else { false }
  }
}

extension Folder {
  /// The lock of everything that is kept in the folder besides the pacer's ledger.
  static var cacheLock: String { "cache.lock" }

  func withCacheLock<Result>(_ body: () throws(CacheError) -> Result) throws(CacheError) -> Result {
    let outcome: Swift.Result<Result, CacheError>
    do throws(StoreError) {
      outcome = try withLock(Self.cacheLock) { () throws(StoreError) in
        do throws(CacheError) { return .success(try body()) } catch { return .failure(error) }
      }
    } catch {
      throw .store(error)
    }
    return try outcome.get()
  }
}
