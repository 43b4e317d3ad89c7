// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraModel
import AuraTestSupport
import AuraTime
import Testing

/// CAP files written for the facts of the recorded ones are the recorded ones, byte for byte.
struct CAPWireFormTests {
  struct Facts: Sendable, CustomTestStringConvertible {
    let columns: [String]
    var name: String { columns[0] }
    var testDescription: String { name }

    var message: WarningMessage {
      func instant(_ text: some StringProtocol) -> WallInstant {
        WireTimestamp(text)!.instant(withoutOffsetIn: .utc)
      }
      var message = WarningMessage(
        sent: instant(columns[2]), kind: WarningKind(rawValue: columns[3])!,
        quantity: WarningQuantity(rawValue: columns[4]), level: WarningMessage.Level(rawValue: Int(columns[5])!)!,
        value: Int(columns[6]), onset: instant(columns[8]), expires: instant(columns[9]),
        zones: [WarningZoneCode(columns[10])!])
      message.type = columns[1]
      message.probability = WarningMessage.Probability(rawValue: columns[7])!
      message.references = columns[11].split(separator: " ").map { pair in
        let parts = pair.split(separator: ",")
        return WarningMessage.Reference(identifier: String(parts[0]), sent: instant(parts[1]))
      }
      message.comment = columns[12]
      return message
    }
  }

  static let facts: [Facts] = table("Fixtures/warnings/messages.csv").map(Facts.init)

  /// The rows of a table of the tree behind its heading; empty when it cannot be read, which a test notices.
  static func table(_ path: String) -> [[String]] {
    do {
      return try Tree.text(path).split(separator: "\n").dropFirst().map { line in
        line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      }
    } catch {
      return []
    }
  }

  static func manifestHash(_ name: String) throws -> String? {
    try Tree.text("Fixtures/MANIFEST.csv").split(separator: "\n").first { $0.contains(" \(name)\"") }
      .flatMap { row in row.split(separator: ",").last { $0.count == 64 } }.map(String.init)
  }

  @Test("Q-CAP-11, Q-CAP-12: name and bytes are AEMET's, as the hash in the manifest says", arguments: facts)
  func bytesHaveTheHashOfTheManifest(_ row: Facts) throws {
    let quirks = QuirkSwitches()
    #expect(row.message.fileName(quirks) == row.name)
    let written = CAPWriter.write(row.message, quirks: quirks)
    #expect(try SHA256.hexadecimal(written.utf8) == Self.manifestHash(row.name))
  }

  @Test(.needsRecordings, arguments: facts)
  func bytesEqualTheRecording(_ row: Facts) throws {
    let written = Array(CAPWriter.write(row.message, quirks: QuirkSwitches()).utf8)
    var recorded = try Recordings.bytes("avisos/" + row.name)
    // The copy of 2024 lost its last line end.
    if recorded.last != 0x0A { recorded.append(0x0A) }
    let difference = zip(written, recorded).enumerated().first { $1.0 != $1.1 }?.offset
    #expect(difference == nil && written.count == recorded.count, "\(difference ?? -1)")
  }

  @Test(
    "Q-CAP-03, Q-CAP-04: the quiet message begins as the recorded fragment does, up to its first ring's end",
    .needsRecordings)
  func quietFragment() throws {
    let fragment = String(
      decoding: try Recordings.bytes("avisos/FRAGMENT-verde-61VV61ATTA2223-2023-01-19.xml.txt"), as: UTF8.self)
    let midnight = CivilZone.peninsula.startOfDay(CivilDate(year: 2023, month: 1, day: 22)!)
    let message = WarningMessage(
      sent: utc(2023, 1, 19, 22, 50, 2), kind: .hot, level: .verde, onset: midnight,
      expires: midnight.advanced(bySeconds: 86_399), zones: [WarningZoneCode("610401")!])
    let written = CAPWriter.write(message, quirks: QuirkSwitches())
    #expect(message.fileName(QuirkSwitches()) == "Z_CAP_C_LEMM_20230119225002_AFAZ61VV61ATTA2223.xml")
    // The fragment has no prolog.
    let body = written.drop { $0 != "\n" }.dropFirst()
    let end = fragment.lastIndex { !$0.isWhitespace }!
    #expect(fragment.count > 1900 && body.hasPrefix(fragment[...end]))
  }

  @Test("The table has the four complete files")
  func complete() {
    #expect(Self.facts.count == 4 && Self.facts.allSatisfy { $0.columns.count == 13 })
  }
}
