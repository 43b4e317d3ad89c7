// SPDX-License-Identifier: MIT

import AuraChance
import AuraFeeds
import AuraFixtures
import AuraModel
import AuraTestSupport
import AuraTime
import Testing

struct MitecoAirQualityTests {
  static let header = "cod_estacion,nombre,tipo,latitud,longitud,activa,fecha,indice,debido_a\n"

  static func decode(_ rows: String) throws(AirQualityError) -> Decoded<MitecoAirQuality> {
    try MitecoAirQuality.decode(Array((header + rows).utf8), contentType: "text/csv; charset=utf-8")
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let row: String
    /// Code, class, causes, hour; or why the station is none.
    let expected: String
    let notes: [String]
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      id: "Q-ICA-02: a code without its zero is Álava's",
      row: "1022001,EL CIEGO,TRAFICO,42.5,-2.6,true,2026-09-02T21:00:00,3,O3",
      expected: "01022001 3 O3 2026-09-02T21:00:00Z", notes: ["Q-ICA-02"]),
    Row(
      id: "with its zero too", row: "08019004,BARCELONA,FONDO,41.4,2.2,true,2026-09-02T21:00:00,1,NO2",
      expected: "08019004 1 NO2 2026-09-02T21:00:00Z", notes: []),
    Row(
      id: "Q-ICA-03: 0 is no class, whatever the cause",
      row: "28079008,AGUIRRE,TRAFICO,40.4,-3.6,true,2026-08-21T08:00:00,0,NO2",
      expected: "28079008 -", notes: ["Q-ICA-03"]),
    Row(
      id: "Q-ICA-04: 20 is class 2 from fewer pollutants",
      row: "28079035,CARMEN,FONDO,40.4,-3.7,true,2026-08-21T08:00:00,20,O3",
      expected: "28079035 2 partial O3 2026-08-21T08:00:00Z", notes: ["Q-ICA-04"]),
    Row(
      id: "Q-ICA-07: a quoted list of causes",
      row: "28079035,\"CARMEN, EL\",FONDO,40.4,-3.7,true,2026-08-21T08:00:00,4,\"PM10,PM2.5\"",
      expected: "28079035 4 PM10 PM2.5 2026-08-21T08:00:00Z", notes: ["Q-ICA-07"]),
    Row(
      id: "Q-ICA-06: a station switched off", row: "28079035,CARMEN,FONDO,40.4,-3.7,false,2026-08-21T08:00:00,4,O3",
      expected: "none", notes: ["Q-ICA-06"]),
    Row(
      id: "Q-ICA-06: a station without its place", row: "28079035,CARMEN,FONDO,,,true,2026-08-21T08:00:00,4,O3",
      expected: "none", notes: ["Q-ICA-06"]),
    Row(
      id: "no hour, no class", row: "28079035,CARMEN,FONDO,40.4,-3.7,true,,4,O3", expected: "28079035 -", notes: []),
    Row(
      id: "a cause that is none here", row: "28079035,CARMEN,FONDO,40.4,-3.7,true,2026-08-21T08:00:00,2,CO",
      expected: "28079035 2 2026-08-21T08:00:00Z", notes: []),
    Row(
      id: "a code that is none", row: "2807903X,CARMEN,FONDO,40.4,-3.7,true,2026-08-21T08:00:00,2,O3",
      expected: "no row",
      notes: ["bad-element"]),
    Row(
      id: "a short row", row: "28079035,CARMEN", expected: "none", notes: ["Q-ICA-06"]),
  ]

  static func brief(_ decoded: Decoded<MitecoAirQuality>) -> String {
    guard let row = decoded.record.rows.first else { return "no row" }
    guard let station = row.station else { return "none" }
    guard let index = station.index else { return "\(station.id) -" }
    let words = ["\(index.band.rawValue)"] + (index.isPartial ? ["partial"] : []) + index.dueTo.map(\.rawValue)
    return ([station.id] + words + ["\(index.hour)"]).joined(separator: " ")
  }

  @Test(arguments: rows)
  func row(_ row: Row) throws {
    let decoded = try Self.decode(row.row + "\n")
    #expect(Self.brief(decoded) == row.expected)
    #expect(decoded.notes.map(\.id) == row.notes)
  }

  @Test("Q-ICA-04: every number that is no class is no data", arguments: [7, 9, 11, 15, 61, 70, 100, -1, -10, 16])
  func noClass(_ number: Int) throws {
    let decoded = try Self.decode("28079035,CARMEN,FONDO,40.4,-3.7,true,2026-08-21T08:00:00,\(number),O3\n")
    #expect(decoded.record.stations.map(\.index) == [nil])
    #expect(decoded.notes.contains { $0.id == "bad-value" && $0.path == "line 2.indice" })
  }

  @Test("Q-ICA-08: lines that end with CR LF leave no CR behind")
  func lineEnds() throws {
    let text = Self.header + "1022001,EL CIEGO,TRAFICO,42.5,-2.6,true,2026-09-02T21:00:00,3,O3\n"
    let unix = try MitecoAirQuality.decode(Array(text.utf8))
    let dos = try MitecoAirQuality.decode(Array(text.replacing("\n", with: "\r\n").utf8))
    #expect(dos.record == unix.record && dos.record.rows.first?.dueToSent == "O3")
    #expect(dos.notes.contains { $0.id == "Q-ICA-08" } && !unix.notes.contains { $0.id == "Q-ICA-08" })
  }

  @Test("Q-ICA-01: columns by name, in any order, with a mark before them")
  func columns() throws {
    let text =
      "\u{FEFF}Indice;".replacing(";", with: ",")
      + " fecha ,cod_estacion,longitud,latitud\n3,2026-09-02T21:00:00,1022001,-2.6,42.5\n"
    let station = try #require(try MitecoAirQuality.decode(Array(text.utf8)).record.stations.first)
    #expect(station.id == "01022001" && station.index?.band == .regular && station.coordinate.latitude == 42.5)
    #expect(station.municipality?.province.code == "01")
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let expected: String
    var testDescription: String { id }
  }

  @Test(
    "Q-ICA-09: what is no table is an error that says so",
    arguments: [
      Refusal(id: "nothing", text: " \n", expected: "found nothing"),
      Refusal(id: "a page", text: "<!DOCTYPE html><html><body>Mantenimiento</body></html>", expected: "a web page"),
      Refusal(id: "JSON", text: "{\"estado\":404}", expected: "found json"),
      Refusal(id: "another table", text: "fecha,valor\n1,2\n", expected: "\"cod_estacion\" among them"),
      Refusal(id: "a quote that nothing closes", text: header + "1022001,\"EL", expected: "no quote closes"),
    ])
  func refusals(_ row: Refusal) {
    #expect {
      try MitecoAirQuality.decode(Array(row.text.utf8))
    } throws: {
      "\($0)".contains(row.expected)
    }
  }

  @Test("The recorded rows, values as in the file", .needsRecordings)
  func recording() throws {
    let decoded = try MitecoAirQuality.decode(try Recordings.bytes("ica/ica-ultima-hora.muestra-citada.csv"))
    let indices = decoded.record.stations.map {
      $0.index.map { "\($0.band.rawValue)\($0.isPartial ? "p" : "")" } ?? "-"
    }
    #expect(indices == ["3", "2p", "2", "-"])
    #expect(decoded.record.stations.map(\.id) == ["01022001", "28079035", "28079004", "28079008"])
    #expect(decoded.notes.map(\.id) == ["Q-ICA-02", "Q-ICA-04", "Q-ICA-03"])
  }

  @Test("250 damaged tables are a record or a typed error, and no row has a class that was not sent")
  func damaged() throws {
    let whole = Array((Self.header + Self.rows.map(\.row).joined(separator: "\n")).utf8)
    var mutator = ByteMutator(chance: SeedStream(seed: 5).stream("ica"))
    var counts = (good: 0, failed: 0)
    // The sweep `feed-mutations` takes 100,000.
    for _ in 0..<250 {
      do throws(AirQualityError) {
        let decoded = try MitecoAirQuality.decode(mutator.mutate(whole))
        counts.good += 1
        #expect(decoded.notes.count < 300)
      } catch {
        counts.failed += 1
        #expect(!error.description.isEmpty)
      }
    }
    #expect(counts.good > 25 && counts.failed > 12)
  }
}
