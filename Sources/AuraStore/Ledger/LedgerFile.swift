// SPDX-License-Identifier: MIT

public import AuraPacing
public import AuraTime
import Synchronization

/// The pacer's ledger as a file: a header and 256 slots of 64 bytes, written in place under the file's lock.
///
/// A slot is within one page and carries a checksum, so that a process killed at any moment leaves the old line, the
/// new one, or one that is known to be damaged and counts as spent. The size never changes: a full disk stops nothing
/// that was going. The file holds no key; its mode is 0600.
public final class LedgerFile: SpendLedger {
  public static let defaultName = "pacer.ledger"
  static let slotCount = 256
  static let headerBytes = 64
  static let fileBytes = headerBytes + slotCount * SpendLineCoding.bytes
  /// How long another process is waited for; it holds the lock for some tens of microseconds, a sync of the disk apart.
  static let lockWaitMilliseconds = 250

  public let writer: UInt64
  public let boot: UInt64
  private let folder: any Folder
  private let name: String
  private let open = Mutex<(any StoredFile)?>(nil)
  private static let instances = Atomic<UInt64>(0)

  /// Opens the ledger of a folder for this process.
  ///
  /// - Parameter time: Tells this process from an earlier one with the same number.
  public convenience init(folder: any Folder, name: String = LedgerFile.defaultName, time: any TimeSource) {
    let count = Self.instances.wrappingAdd(1, ordering: .relaxed).newValue
    var identity: [UInt8] = []
    LittleEndian.append(Machine.process, to: &identity)
    LittleEndian.append(count, to: &identity)
    LittleEndian.append(time.wall.millisecondsSinceEpoch, to: &identity)
    let (seconds, attoseconds) = time.now.sinceOrigin.components
    LittleEndian.append(seconds, to: &identity)
    LittleEndian.append(attoseconds, to: &identity)
    self.init(folder: folder, name: name, writer: Machine.hash(identity[...]), boot: Machine.boot())
  }

  /// Opens the ledger of a folder under a given identity: for simulated processes and machines.
  package init(folder: any Folder, name: String = LedgerFile.defaultName, writer: UInt64, boot: UInt64) {
    (self.folder, self.name, self.writer, self.boot) = (folder, name, writer, boot)
  }

  public func begin() throws(LedgerError) -> LedgerReading {
    do throws(StoreError) {
      return try open.withLock { open throws(StoreError) -> LedgerReading in
        var wasReplaced = false
        if let file = open {
          try file.lock(waitMilliseconds: Self.lockWaitMilliseconds)
          if file.isCurrent() { return try read(file, wasReplaced: false) }
          // Somebody removed it or put another in its place: others may have written where we do not look.
          file.unlock()
          open = nil
          wasReplaced = true
        }
        let file = try folder.open(name)
        try file.lock(waitMilliseconds: Self.lockWaitMilliseconds)
        let reading = try read(file, wasReplaced: wasReplaced)
        open = file
        return reading
      }
    } catch {
      throw LedgerError(error)
    }
  }

  public func write(_ line: SpendLine?, at slot: Int) throws(LedgerError) {
    let bytes = SpendLineCoding.encode(line, slot: slot)
    try use { file throws(StoreError) in
      try file.write(bytes, at: Self.headerBytes + slot * SpendLineCoding.bytes)
    }
  }

  public func commit(isDurable: Bool) throws(LedgerError) {
    try use { file throws(StoreError) in
      defer { file.unlock() }
      if isDurable { try file.sync() }
    }
  }

  private func use(_ body: (any StoredFile) throws(StoreError) -> Void) throws(LedgerError) {
    do throws(StoreError) {
      try open.withLock { open throws(StoreError) in
        guard let open else { preconditionFailure("the ledger is written between begin and commit") }
        try body(open)
      }
    } catch {
      throw LedgerError(error)
    }
  }

  /// Reads every slot of the locked file; makes the file anew when it is empty, or is not one of ours.
  private func read(_ file: any StoredFile, wasReplaced: Bool) throws(StoreError) -> LedgerReading {
    do throws(StoreError) {
      let bytes = try file.read(at: 0, count: Self.fileBytes + 1)
      let header = Self.header
      if bytes.count == Self.fileBytes, bytes.starts(with: header) {
        return LedgerReading(slots: SpendLineCoding.decode(bytes[header.count...]), wasLost: wasReplaced)
      }
      // An empty file that we did not make was emptied by somebody, or its maker was killed at once: who knows.
      let wasLost = wasReplaced || !file.isNew || !bytes.isEmpty
      try file.resize(toBytes: 0)
      try file.write(header + [UInt8](repeating: 0, count: Self.fileBytes - header.count), at: 0)
      return LedgerReading(slots: Array(repeating: .empty, count: Self.slotCount), wasLost: wasLost)
    } catch {
      file.unlock()
      throw error
    }
  }

  /// `AURALEDG`, the layout's version, the count of slots and their size, and a checksum.
  private static let header: [UInt8] = {
    var bytes = Array("AURALEDG".utf8)
    LittleEndian.append(UInt32(1), to: &bytes)
    LittleEndian.append(UInt32(slotCount), to: &bytes)
    LittleEndian.append(UInt32(SpendLineCoding.bytes), to: &bytes)
    bytes += [UInt8](repeating: 0, count: headerBytes - 4 - bytes.count)
    var sum = CRC32()
    sum.take(bytes[...])
    LittleEndian.append(sum.value, to: &bytes)
    return bytes
  }()
}

extension LedgerError {
  init(_ error: StoreError) {
    self =
      switch error {
      case .busy: .busy
      case .readOnly, .forbidden: .readOnly
      case .diskFull: .diskFull
      case .noFolder, .tooLong, .badName, .failed: .unusable(detail: "\(error)")
      }
  }
}
