// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTestSupport
import AuraTime
import Testing

struct WarningsFeedTests {
  /// The feed of 8 February 2025 from its facts.
  static func recorded() throws -> WarningsFeed {
    let rows = try Tree.text("Fixtures/feeds/avisos-2025-02-08.csv").split(separator: "\n").dropFirst()
    let items = rows.map { row -> WarningsFeed.Item in
      let cells = row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      func instant(_ index: Int) -> WallInstant { WireTimestamp(cells[index])!.instant(withoutOffsetIn: .utc) }
      return WarningsFeed.Item(
        level: cells[0], heading: cells[1], phenomenon: cells[2], zone: cells[3], isCoast: cells[1] == "Costeros",
        onset: instant(4), end: instant(5), clock: .peninsula, file: cells[6], sent: instant(7))
    }
    return WarningsFeed(place: "España", built: utc(2025, 2, 8, 10, 18, 3), archive: nil, items: items)
  }

  @Test("The recorded facts have the hash of the manifest, and equal the recording where there is one")
  func wireForm() throws {
    let bytes = try Self.recorded().write()
    let manifest = try Tree.text("Fixtures/MANIFEST.csv")
    #expect(manifest.contains(",wire form,\(SHA256.hexadecimal(bytes)),Q-RSS-10"))
    let facts = SHA256.hexadecimal(try Tree.bytes("Fixtures/feeds/avisos-2025-02-08.csv"))
    #expect(manifest.contains("Fixtures/feeds/avisos-2025-02-08.csv,\(facts),"))
    guard Recordings.areNamed else { return }
    let recording = try Recordings.bytes("rss/aemet-avisos-rss-2025-02-08.xml")
    let difference = zip(bytes, recording).enumerated().first { $1.0 != $1.1 }?.offset
    #expect(difference == nil && bytes.count == recording.count)
  }

  @Test("Q-RSS-10: coasts have no name of their own in the feed; off, they have")
  func coasts() throws {
    let feed = try Self.recorded()
    let on = String(decoding: feed.write(), as: UTF8.self)
    let off = String(decoding: feed.write(quirks: QuirkSwitches().with(.warningsFeedPadded, false)), as: UTF8.self)
    #expect(on.contains("Costeros. Ampurdán") && off.contains("Costeros. Costa - Ampurdán"))
    #expect(on.contains("Sat,  8 Feb 2025") && off.contains("Sat, 08 Feb 2025"))
  }
}
