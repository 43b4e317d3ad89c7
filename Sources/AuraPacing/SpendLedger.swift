// SPDX-License-Identifier: MIT

/// Where spend is kept that outlives a process and is shared with others: the seam to a file of fixed slots.
///
/// One pacer uses one ledger, under its own lock: `begin`, any number of `write`, `commit`. Between the first and the
/// last nobody else, in any process, reads or writes it.
public protocol SpendLedger: Sendable {
  /// Who writes: unique among all that ever share the ledger.
  var writer: UInt64 { get }
  /// This start of the machine.
  var boot: UInt64 { get }
  /// Shuts the others out and reads every slot.
  func begin() throws(LedgerError) -> LedgerReading
  /// Replaces one slot; nil empties it. The others see it after `commit`, a later process sees it even if this one
  /// dies before.
  func write(_ line: SpendLine?, at slot: Int) throws(LedgerError)
  /// Lets the others in; with `isDurable`, what was written outlives a power failure.
  func commit(isDurable: Bool) throws(LedgerError)
}

/// All that a ledger held when it was taken.
public struct LedgerReading: Hashable, Sendable {
  public enum Slot: Hashable, Sendable {
    case empty
    case line(SpendLine)
    /// Bytes that are no line: torn by a crash or changed by somebody else.
    case damaged
  }

  public var slots: [Slot]
  /// Whether the ledger had been destroyed, so that what was spent is not known.
  public var wasLost: Bool

  public init(slots: [Slot], wasLost: Bool = false) {
    (self.slots, self.wasLost) = (slots, wasLost)
  }
}

/// Why the ledger could not be used. The pacer goes on within a share of the limits.
public enum LedgerError: Error, Hashable, Sendable {
  /// Another process holds it longer than is sound.
  case busy
  /// It lies where nothing may be written.
  case readOnly
  /// The disk is full.
  case diskFull
  /// Whatever else the system said; `detail` is for developers.
  case unusable(detail: String)
}

extension LedgerError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .busy: "another process holds the ledger"
    case .readOnly: "the ledger cannot be written"
    case .diskFull: "no room on the disk for the ledger"
    case .unusable(let detail): "the ledger cannot be used: \(detail)"
    }
  }
}
