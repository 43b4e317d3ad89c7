// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTestSupport
import AuraTime
import Testing
import aura_sweep

/// The writers of observations, inventory, municipalities and UV, fed the facts of the recordings, give their bytes.
struct WireTableTests {
  @Test("The bytes of each table of facts have the hash of the manifest", arguments: WireTable.allCases)
  func hashes(_ table: WireTable) throws {
    let manifest = try Tree.text("Fixtures/MANIFEST.csv").split(separator: "\n")
    let text = try Tree.text(table.path)
    let row = try #require(manifest.first { $0.hasPrefix("\(table.path),\(SHA256.hexadecimal(text.utf8)),") })
    #expect(row.contains(",wire form,\(SHA256.hexadecimal(try table.written())),"))
  }

  @Test("They equal the recording, byte for byte", .needsRecordings, arguments: WireTable.allCases)
  func recordings(_ table: WireTable) throws {
    let recorded = try Recordings.bytes(table.recording)
    guard table == .inventory else { return #expect(try table.written() == recorded) }
    // Of the inventory the table holds what teaches; the whole file is read, turned to facts and written again.
    let document = try JSONValue(recorded.latin)
    let rows = try (0..<920).map { index in
      let row = try #require(document[index])
      return try WireTable.station(Dictionary(uniqueKeysWithValues: row.keys.map { ($0, row[$0].text) }))
    }
    #expect(InventoryPayload(rows: rows).write() == recorded)
    let wanted = String(decoding: try table.written().latin.dropFirst(2).dropLast(2), as: UTF8.self)
    let whole = String(decoding: recorded.latin, as: UTF8.self)
    for row in wanted.split(separator: "}, {") { #expect(whole.contains(row)) }
  }

  @Test(
    "A change of one fact changes exactly its bytes",
    arguments: [
      (WireTable.sixRows, "|940.4|", "|940.5|", "\"pres\" : 940.4", "\"pres\" : 940.5"),
      (.retiro, "|1.7|", "||", "  \"prec\" : 1.7,\n", ""),
      (.inventory, "162860W", "162859W", "162860W", "162859W"),
      (.municipalities, "|14393|", "|14394|", "\"num_hab\" : \"14393\"", "\"num_hab\" : \"14394\""),
      (.uvi, "02003|Albacete|8", "02003|Albacete|9", "\"uv\" : \"8\"", "\"uv\" : \"9\""),
    ])
  func changes(_ table: WireTable, _ fact: String, _ changed: String, _ before: String, _ after: String) throws {
    let text = try Tree.text(table.path)
    let pair = try [text, text.replacingFirst(fact, by: changed)].map { try table.written($0).latin }
    let texts = pair.map { String(decoding: $0, as: UTF8.self) }
    #expect(texts[0] != texts[1] && texts[0].replacingFirst(before, by: after) == texts[1])
  }

  @Test("AEMET's description of observations, byte for byte but for its charset", .needsRecordings)
  func metadata() throws {
    var driver = MockDriver(.quiet, at: utc(2021, 6, 1, 12))
    let answer = driver.second(driver.first("/observacion/convencional/todas"), linkKey: "metadatos")
    #expect(answer.body.latin == (try Recordings.bytes("aemet/extracted/observacion-metadatos-2018.json")))
  }
}

extension MockDriver {
  /// What stands behind a link of an envelope.
  mutating func second(_ envelope: MockAnswer, linkKey: String) -> MockAnswer {
    send(Self.path(of: envelope.quoted(linkKey)), key: nil)
  }
}
