// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraPlaces
import AuraTime
import Testing
import aura_sweep

/// Each oddity of the inventory, of the master's last two and of the UV forecast, on and off.
struct InventoryQuirkTests {
  static let all = StationReader(path: "/valores/climatologicos/inventarioestaciones/todasestaciones")

  static func some(_ ids: String) -> StationReader {
    StationReader(path: "/valores/climatologicos/inventarioestaciones/estaciones/" + ids)
  }

  /// Ten stations of the islands and a few more, among them all that is odd.
  static let several =
    "B013X,B051A,B087X,B103B,B158X,B228,C029O,C117A,C428T,C449F,C447A,0016A,1186P,1387,1387E,3195,6083X,9729X"

  @Test("The whole list: strings, most without indsinop, nine with sixty seconds, 52 provinces, in AEMET's order")
  func whole() throws {
    let rows = try Self.all.rows()
    let keys = ["latitud", "provincia", "altitud", "indicativo", "nombre", "indsinop", "longitud"]
    #expect(rows.allSatisfy { row in row.keys == keys && keys.allSatisfy { row[$0]?.isNumber == false } })
    // 920 to 947 rows, 618 of 920 without indsinop, 19 with blanks, on the live service.
    #expect((920...950).contains(rows.count) && (550...700).contains(rows.count { $0["indsinop"].text.isEmpty }))
    #expect((8...40).contains(rows.count { $0["nombre"].text.hasSuffix(" ") }))
    #expect(Set(rows.map { $0["provincia"].text }).count == 54)
    let ids = rows.map { $0["indicativo"].text }
    let sixty = rows.filter { $0["latitud"].text.contains(/60[NS]/) || $0["longitud"].text.contains(/60[EW]/) }
    let nine = ["C428T", "1186P", "1701X", "4245X", "5950X", "6032X", "6083X", "6307X", "9729X"]
    #expect(sixty.map { $0["indicativo"].text } == nine)
    // As in the recording: B013X first, 9998X last, 1387 before 1387D.
    #expect(ids.first == "B013X" && ids.last == "9998X" && ids.firstIndex(of: "1387").map { ids[$0 + 1] } == "1387D")
  }

  @Test("Q-INV-01: strings; heights are numbers with the switch off")
  func strings() throws {
    let reader = Self.some("3195,B087X")
    #expect(try [true, false].map { try reader.rows(.inventoryStrings, $0)[0]["altitud"]?.isNumber } == [false, true])
    #expect(try reader.rows()[1]["indsinop"].text == "")
  }

  @Test("Q-INV-02, Q-INV-03: DDMMSS and a hemisphere, with sixty seconds at nine stations")
  func angles() throws {
    let reader = Self.some("3195,C428T")
    let on = try reader.rows(.inventorySexagesimal, true)
    #expect(on.map { $0["longitud"].text } == ["034041W", "162860W"] && on[0]["latitud"].text.hasSuffix("N"))
    let decimal = try reader.rows(.inventorySexagesimal, false).map { $0["longitud"].text }
    #expect(decimal == ["-3.678056", "-16.483333"])
    #expect(try reader.rows(.inventorySixtySeconds, false).map { $0["longitud"].text } == ["034041W", "162900W"])
  }

  @Test("Q-INV-04: two spellings of two provinces; one with the switch off")
  func spellings() throws {
    let provinces = try [true, false].map { isOn in
      Set(try Self.some(Self.several).rows(.inventorySpellings, isOn).map { $0["provincia"].text })
    }
    #expect(provinces[0].contains("BALEARES") && provinces[0].contains("ILLES BALEARS"))
    #expect(provinces[0].contains("STA. CRUZ DE TENERIFE") && !provinces[1].contains("BALEARES"))
    #expect(!provinces[1].contains("STA. CRUZ DE TENERIFE"))
  }

  @Test("Q-INV-05: in the order asked for; in no order with the switch on")
  func order() throws {
    let ids = try [true, false].map { isOn in
      try Self.some(Self.several).rows(.inventoryShuffled, isOn).map { $0["indicativo"].text }
    }
    #expect(ids[1].joined(separator: ",") == Self.several && ids[0] != ids[1] && Set(ids[0]) == Set(ids[1]))
  }

  @Test("Lists of stations work here and nowhere else")
  func lists() throws {
    #expect(try Self.some("5783,3195,nada").rows().map { $0["indicativo"].text } == ["5783", "3195"])
    var driver = MockDriver(.quiet)
    for path in [
      "/valores/climatologicos/inventarioestaciones/estaciones/nada",
      "/observacion/convencional/datos/estacion/5783,3195",
    ] {
      #expect(driver.first(path).text.contains("\"estado\" : 404"))
    }
  }

  @Test("Q-MUN-04, Q-MUN-05: id_old is no INE code and zona_comarcal the warning zone, or not with the switches off")
  func master() throws {
    let vigo = StationReader(path: "/maestro/municipio/id36057")
    #expect(try vigo.rows(.masterFormerNumber, true)[0]["id_old"].text != "36057")
    #expect(try vigo.rows(.masterFormerNumber, false)[0]["id_old"].text == "36057")
    #expect(
      try [true, false].map { try vigo.rows(.masterWarningZone, $0)[0]["zona_comarcal"].text } == ["713601", ""])
  }
}
