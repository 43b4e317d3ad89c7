// SPDX-License-Identifier: MIT

import AuraPacing
import AuraTestSupport
import AuraTime
import Testing

@testable import AuraStore

/// The ledger's bytes.
struct LedgerFileTests {
  static let line = SpendLine(
    stage: .inFlight, template: 0x0102_0304_0506_0708, isFirstHop: true, writer: 9, number: 7,
    stamp: SpendStamp(boot: 3, monotonic: 5_000_000_000, wall: -1), restMilliseconds: 258)

  @Test("CRC-32 of 123456789 is CBF43926, as its catalogue says; pieces sum as the whole")
  func checksum() {
    var sum = CRC32()
    sum.take(Array("1234".utf8)[...])
    sum.take(Array("56789".utf8)[...])
    #expect(sum.value == 0xCBF4_3926)
  }

  @Test("A line's bytes are the table's, come back as the line in their own slot, and as damage when one bit differs")
  func line() {
    let bytes = SpendLineCoding.encode(Self.line, slot: 5)
    #expect(Array(bytes[..<24]) == [0x4C, 2, 1, 0, 2, 1, 0, 0, 8, 7, 6, 5, 4, 3, 2, 1, 9, 0, 0, 0, 0, 0, 0, 0])
    #expect(Array(bytes[48..<56]) == [UInt8](repeating: 0xFF, count: 8))
    #expect(SpendLineCoding.decode(bytes[...], slot: 5) == .line(Self.line))
    #expect(SpendLineCoding.decode(bytes[...], slot: 6) == .damaged)
    let flipped = (0..<512).map { bit in
      var changed = bytes
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      return SpendLineCoding.decode(changed[...], slot: 5)
    }
    #expect(flipped.allSatisfy { $0 == .damaged })
    #expect(SpendLineCoding.decode(SpendLineCoding.encode(nil, slot: 5)[...], slot: 5) == .empty)
  }

  @Test("A real file: 0600, one size for ever, seen by another opener, never the key")
  func real() throws {
    let folder = try TemporaryFolder()
    let (one, other) = (
      LedgerFile(folder: try SystemFolder(path: folder.path), time: SystemTime()),
      LedgerFile(folder: try SystemFolder(path: folder.path), time: SystemTime())
    )
    #expect(one.writer != other.writer && one.boot == other.boot)
    #expect(try one.begin().slots.count == 256)
    #expect(throws: LedgerError.busy) { try other.begin() }
    try one.write(Self.line, at: 200)
    try one.commit(isDurable: true)
    let seen = try other.begin()
    try other.commit(isDurable: false)
    #expect(seen.slots[200] == .line(Self.line) && !seen.wasLost && seen.slots.count { $0 != .empty } == 1)
    #expect(folder.mode(of: LedgerFile.defaultName) == 0o600)
    #expect(folder.bytes(of: LedgerFile.defaultName)?.count == 64 + 256 * 64)
  }

  @Test("A file that was removed or replaced under a running process is noticed")
  func replaced() throws {
    let folder = try TemporaryFolder()
    let files = try SystemFolder(path: folder.path)
    let ledger = LedgerFile(folder: files, time: SystemTime())
    #expect(try !ledger.begin().wasLost)
    try ledger.commit(isDurable: false)
    try files.remove(LedgerFile.defaultName)
    #expect(try ledger.begin().wasLost)
    try ledger.commit(isDurable: false)
    #expect(try !ledger.begin().wasLost)
    try ledger.commit(isDurable: false)
  }
}
