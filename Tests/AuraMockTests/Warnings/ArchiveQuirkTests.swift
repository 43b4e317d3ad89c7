// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime
import Testing

/// Each quirk of the warnings' container, shown with its switch on and not with it off.
struct ArchiveQuirkTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let quirk: Quirk
    let shows: @Sendable (MockAnswer) -> Bool
    var testDescription: String { quirk.rawValue }
  }

  static let bench = WarningBench(path: "/avisos_cap/ultimoelaborado/area/72")

  static let rows: [Row] = [
    Row(quirk: .archiveIsGtar) { $0.contentType == "application/x-gtar;charset=ISO-8859-15" },
    Row(quirk: .gzippedTar) { $0.body.starts(with: [0x1F, 0x8B]) },
    Row(quirk: .loneFile) { $0.body.starts(with: "<?xml".utf8) },
    // The warnings of the day are of the evening, the quiet files of the night before.
    Row(quirk: .completeState) { Set(names($0).map { $0.dropFirst(13).prefix(14) }).count > 1 },
    Row(quirk: .archiveCut) { answer in
      do throws(TarError) {
        _ = try TarReader.members(of: answer.body)
        return false
      } catch {
        if case .truncated = error { return true }
        return false
      }
    },
    Row(quirk: .oddMembers) { answer in
      let members = members(answer)
      return members.contains { $0.kind == .directory } && members.contains { $0.content.isEmpty && $0.kind == .file }
        && members.contains { $0.content.count == 512 }
    },
    Row(quirk: .longNames) { answer in
      let raw = answer.body
      return names(answer).allSatisfy { $0.utf8.count > 100 }
        && ["././@LongLink", " path=meteoalerta/"].allSatisfy { Self.contains(raw, $0) }
    },
    Row(quirk: .paddedNumbers) { answer in
      let ends = members(answer).map { answer.body[$0.headerOffset + 135] }
      return ends.contains(0x20) && ends.contains(0) && Self.contains(answer.body, " size=")
    },
    Row(quirk: .endBlocks) { $0.body.count % 10_240 == 0 && $0.body.suffix(1024).allSatisfy { $0 == 0 } },
    Row(quirk: .brokenFile) { answer in
      members(answer).count { !answer.body[$0.content].ends(with: "</alert>\n") } == 1
    },
  ]

  static func members(_ answer: MockAnswer) -> [TarMember] {
    do throws(TarError) { return try TarReader.members(of: answer.body) } catch { return [] }
  }

  static func names(_ answer: MockAnswer) -> [String] { members(answer).filter { $0.kind == .file }.map(\.name) }

  static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    bytes.firstRange(of: Array(text.utf8)) != nil
  }

  @Test("Q-TAR-01..10: a switch shows its quirk and nothing else shows it", arguments: rows)
  func quirk(_ row: Row) {
    #expect(row.shows(Self.bench.answer(row.quirk, true)))
    #expect(!row.shows(Self.bench.answer(row.quirk, false)))
  }
}

extension Collection where Element == UInt8 {
  fileprivate func ends(with text: String) -> Bool { reversed().starts(with: text.utf8.reversed()) }
}
