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

  struct Moment: Sendable, CustomTestStringConvertible {
    let area: Int
    let hour: Int
    var quirk: Quirk?
    var isOn = true
    var testDescription: String { "\(area) at \(hour) \(quirk.map { "\($0) \(isOn)" } ?? "")" }
  }

  static let moments = [
    Moment(area: 66, hour: 9), Moment(area: 79, hour: 12),
    // Behind the shift that calls the heat off.
    Moment(area: 65, hour: 18), Moment(area: 79, hour: 18, quirk: .cancelMessages),
    Moment(area: 79, hour: 12, quirk: .completeState, isOn: false), Moment(area: 79, hour: 12, quirk: .testMessages),
  ]

  @Test(
    "Q-RSS-10: each item tells of a file of the archive, and each file that is not quiet has its item",
    arguments: moments)
  func agreesWithTheArchive(_ moment: Moment) throws {
    let bench = WarningBench(
      path: "/avisos_cap/ultimoelaborado/area/\(moment.area)", at: utc(2026, 8, 26, moment.hour))
    let told = try bench.files(moment.quirk, moment.isOn).filter(\.isWarning).map { try Self.item($0) }
    let feed = bench.feed(moment.area, moment.quirk, moment.isOn).text
    let items = feed.components(between: "<item>", and: "</item>").map { item in
      let details = item.components(between: "<description>", and: "</").first ?? ""
      // `08:59 09-02-2025 CET (UTC+1)`, twice.
      let times = ["de", "a"].compactMap { word in
        details.components(between: " \(word) ", and: " (UTC").last?.split(separator: " ").suffix(3).prefix(2)
          .joined(separator: " ")
      }
      return ["<title>", "<link>", "<pubDate>"].map { item.components(between: $0, and: "</").first ?? "" }
        + [times.joined(separator: " a ")]
    }
    #expect(!items.isEmpty && Set(items) == Set(told) && items.count == told.count)
    // Newest first: the names begin with the time of issue.
    let issues = items.compactMap { $0[1].split(separator: "/").last?.dropFirst(13).prefix(14) }
    #expect(issues == issues.sorted(by: >))
  }

  /// Title, link and date of the item that tells of a file, from the file alone.
  static func item(_ file: WarningBench.File) throws -> [String] {
    let event = file.element("event").components(between: "Aviso de ", and: " de nivel ").first ?? ""
    let level = file.element("event").split(separator: " ").last ?? ""
    let zone = file.element("areaDesc").replacing("Costa - ", with: "")
    let sent = try #require(WireTimestamp(file.element("sent"))?.instant(withoutOffsetIn: .utc))
    let date = CivilZone.utc.civil(at: sent)
    // 2026-08-26T10:00:00+02:00
    let times = ["onset", "expires"].map { name in
      let parts = file.element(name).split { "-T".contains($0) }.map { $0.prefix(5) }
      return "\(parts[3]) \(parts[2])-\(parts[1])-\(parts[0])"
    }
    return [
      "Aviso. Nivel \(level). \(event.prefix(1).uppercased())\(event.dropFirst()). \(zone)",
      "https://www.aemet.es/documentos_d/eltiempo/prediccion/avisos/cap/\(file.name)",
      // 26 August 2026 was a Wednesday.
      "\(["Sun", "Mon", "Tue", "Wed"][date.date.day - 23]), \(date.date.day) Aug 2026 \(date.time) +0000",
      times.joined(separator: " a "),
    ]
  }
}
