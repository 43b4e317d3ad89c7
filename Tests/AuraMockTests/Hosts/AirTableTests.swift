// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTestSupport
import AuraTime
import Testing

struct AirTableTests {
  /// The facts of the four recorded rows.
  static func recorded() throws -> AirTable {
    AirTable(
      rows: try AirFacts.lines("station").map { cells in
        AirTableRow(
          code: Int(cells[0])!, name: cells[1], kind: cells[2], latitude: cells[3], longitude: cells[4], isActive: true,
          fecha: cells[5], indice: Int(cells[6])!, causes: [cells[7]])
      })
  }

  @Test("The recorded rows have the hash of the manifest, and equal the recording where there is one")
  func wireForm() throws {
    let bytes = try Self.recorded().write()
    let manifest = try Tree.text("Fixtures/MANIFEST.csv")
    #expect(manifest.contains(",wire form,\(SHA256.hexadecimal(bytes)),Q-ICA-01"))
    guard Recordings.areNamed else { return }
    #expect(bytes == (try Recordings.bytes("ica/ica-ultima-hora.muestra-citada.csv")))
  }

  @Test("A table of 624 stations, codes once, in Spain, 63 without an index, made of the clock's last hour")
  func table() throws {
    let bench = HostBench()
    let answer = bench.answer(HostBench.air)
    #expect(answer.status == 200 && answer.contentType == "text/csv; charset=utf-8")
    // MITECO's table is about 50 KB.
    #expect((35_000...70_000).contains(answer.body.count))
    let rows = bench.rows()
    #expect(rows.count == 624 && Set(rows.map { $0[0] }).count == 624 && rows.allSatisfy { $0.count == 9 })
    #expect(rows.count { $0[7] == "0" } == 63)
    #expect(rows.allSatisfy { ["FONDO", "TRAFICO", "INDUSTRIAL"].contains($0[2]) })
    let places = rows.compactMap { row in Double(row[3]).flatMap { latitude in Double(row[4]).map { (latitude, $0) } } }
    #expect(places.allSatisfy { (27.5...44).contains($0.0) && (-18.3...4.4).contains($0.1) } && places.count > 600)
    #expect(rows.count { $0[6] == "2026-08-26T08:00:00" } > 500)
    // What is published changes with the hour, at twenty past, and not between.
    var later = bench
    later.at = utc(2026, 8, 26, 10, 19)
    #expect(later.text(HostBench.air) == answer.text)
    later.at = utc(2026, 8, 26, 10, 20)
    #expect(later.rows().count { $0[6] == "2026-08-26T09:00:00" } > 500)
  }

  @Test("The seasons show every class to the fourth, and good air most of the time")
  func classes() {
    var tally: [String: Int] = [:]
    for month in [1, 4, 7, 8, 12] {
      var bench = HostBench()
      bench.at = utc(2026, month, 12, month % 2 == 0 ? 16 : 20)
      for row in bench.rows() where row[7] != "0" { tally[String(row[7].prefix(1)), default: 0] += 1 }
    }
    let all = tally.values.reduce(0, +)
    #expect(["1", "2", "3", "4"].allSatisfy { (tally[$0] ?? 0) > 0 }, "\(tally)")
    #expect((tally["1"] ?? 0) + (tally["2"] ?? 0) > all / 2, "\(tally)")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let quirk: Quirk
    /// What is told from the rows, with the switch on and off.
    let told: @Sendable (HostBench) -> String
    let on: String
    let off: String
    var testDescription: String { "\(quirk)" }
  }

  static let cases: [Case] = [
    Case(
      quirk: .icaColumnOrder, told: { String($0.text(HostBench.air).prefix(12)) }, on: "cod_estacion",
      off: "DEBIDO_A,IND"),
    Case(
      quirk: .icaCodeWithoutZero, told: { $0.rows()[0][0] + " " + $0.rows()[1][0] }, on: "1022001 28079035",
      off: "01022001 28079035"),
    Case(
      quirk: .icaZeroIsNoData,
      told: { bench in
        let rows = bench.rows().filter { $0[7] == "0" }
        return "\(rows.count) \(rows.count { !$0[8].isEmpty } > 20)"
      }, on: "63 true", off: "0 false"),
    Case(
      quirk: .icaPartialTimesTen, told: { "\($0.rows().count { (Int($0[7]) ?? 0) >= 10 } > 80)" }, on: "true",
      off: "false"),
    Case(quirk: .icaHourWithoutOffset, told: { String($0.rows()[0][6].suffix(3)) }, on: ":00", off: "00Z"),
    Case(
      quirk: .icaIdleStations,
      told: { bench in "\(bench.rows().count { $0[5] == "false" }) \(bench.rows().count { $0[3].isEmpty })" },
      on: "16 13", off: "0 0"),
    Case(
      quirk: .icaCausesQuoted,
      told: { "\($0.text(HostBench.air).contains("\"NO2,") || $0.text(HostBench.air).contains("\"O3,"))" }, on: "true",
      off: "false"),
    Case(quirk: .icaLinesCRLF, told: { "\($0.answer(HostBench.air).body.count { $0 == 13 })" }, on: "625", off: "0"),
    Case(
      quirk: .icaMaintenance, told: { $0.answer(HostBench.air).contentType ?? "" }, on: "text/html; charset=UTF-8",
      off: "text/csv; charset=utf-8"),
  ]

  @Test("The switches of the table, on and off", arguments: cases)
  func switches(_ row: Case) {
    #expect(row.told(HostBench(row.quirk, true)) == row.on)
    #expect(row.told(HostBench(row.quirk, false)) == row.off)
  }

  @Test("Q-ICA-12: other bands, other classes; those of 2024 are never milder for fine particles")
  func bands() {
    let now = HostBench(.icaBandsOf2020, true).rows()
    let other = HostBench(.icaBandsOf2020, false).rows()
    #expect(zip(now, other).count { $0[7] != $1[7] } > 100)
    #expect(zip(now, other).allSatisfy { $0[0] == $1[0] && $0[6] == $1[6] })
  }
}
