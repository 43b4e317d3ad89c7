// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraFormats
import AuraMock
import AuraModel
import AuraTime
import Testing

/// The engine reads the mock's container rightly with each quirk shown, and is seen to notice when it is not.
struct ArchiveQuirkTests {
  static let bench = WarningBench()

  @Test(
    "Q-TAR-01, 02, 06, 07, 08, 09: the same warnings, however they are packed",
    arguments: [
      (Quirk.archiveIsGtar, "", ""), (.gzippedTar, "Q-TAR-02", ""), (.oddMembers, "Q-TAR-06", ""),
      (.longNames, "", ""), (.paddedNumbers, "", ""), (.endBlocks, "", "Q-TAR-09"),
    ])
  func packing(_ quirk: Quirk, noteOn: String, noteOff: String) throws {
    let (on, off) = (try Self.bench.read(quirk, true), try Self.bench.read(quirk, false))
    #expect(on.set == off.set && on.set.unreadFileCount == 0 && on.told.count > 8)
    #expect(on.notes.subtracting(off.notes) == Set([noteOn].filter { !$0.isEmpty }))
    #expect(off.notes.subtracting(on.notes) == Set([noteOff].filter { !$0.isEmpty }))
  }

  @Test("Q-TAR-03: a lone file is one message, an error object an error, and neither says there are no warnings")
  func loneFile() throws {
    let on = try Self.bench.read(.loneFile, true)
    #expect(on.record.messages.count == 1 && on.notes.contains("Q-TAR-03"))
    #expect(try Self.bench.read(.loneFile, false).record.messages.count > 8)
    let refused = Self.bench.fetch(.errorObjectInsteadOfList, true)?.body ?? []
    #expect(throws: AvisosError.self) { try AvisosRecord.decode(refused) }
  }

  @Test("Q-TAR-04: an archive replaces what was known: read as a difference, standing warnings would be lost")
  func completeState() throws {
    let (on, off) = (try Self.bench.read(.completeState, true), try Self.bench.read(.completeState, false))
    #expect(on.told.count > off.told.count && Set(on.set.alerts.map(\.sent)).count > 1)
    #expect(Set(off.set.alerts.map(\.sent)).count <= 1)
  }

  @Test("Q-TAR-05: a cut archive is an error, and the last good set stays")
  func cut() throws {
    let good = try Self.bench.read(.archiveCut, false).set
    do throws(AvisosError) {
      _ = try Self.bench.read(.archiveCut, true)
      Issue.record("a cut archive was read")
    } catch {
      guard case .tar(.truncated) = error else { throw error }
    }
    let known = AvisosState.known(good, staleSince: nil).failed(at: Self.bench.at)
    #expect(known == .known(good, staleSince: Self.bench.at))
  }

  @Test("Q-TAR-10: one broken file is counted and stops no other; what it held before is kept")
  func brokenFile() throws {
    let (on, off) = (try Self.bench.read(.brokenFile, true), try Self.bench.read(.brokenFile, false))
    #expect(on.record.unreadFiles.count == 1 && on.record.messages.count == off.record.messages.count - 1)
    #expect(on.notes.contains("Q-TAR-10") && !off.notes.contains("Q-TAR-10"))
    let kept = AvisosState.known(off.set, staleSince: nil).replaced(by: on.record, receivedAt: Self.bench.at)
    #expect(Set(kept.set?.alerts.map(\.id) ?? []) == Set(off.set.alerts.map(\.id)) && kept.set?.unreadFileCount == 1)
  }
}
