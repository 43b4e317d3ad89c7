// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraModel
import AuraTestSupport
import AuraTime
import Testing
import aura_sweep

/// Each oddity of the UV forecast, on and off.
struct UVIQuirkTests {
  static func reader(_ day: String = "0", at moment: WallInstant = utc(2026, 8, 26, 10)) -> StationReader {
    StationReader(path: "/prediccion/especifica/uvi/" + day, at: moment)
  }

  static func towns(_ document: JSONValue) -> [JSONValue] {
    if case .array(let towns)? = document["CIUDAD"] { towns } else { [] }
  }

  @Test("Q-UVI-01: one object; a list of it with the switch off")
  func object() throws {
    let keys = ["FECHA_ELABORACION", "FECHA_MOD", "FECHA_VALIDEZ", "CIUDAD"]
    #expect(try Self.reader().document(.uviObject, true).keys == keys)
    #expect(try Self.reader().document(.uviObject, false)[0]?.keys == keys)
  }

  @Test(
    "Q-UVI-02: inside ROOT in February 2025, bare before and after",
    arguments: [
      (2025, 1, 31, false), (2025, 2, 1, true), (2025, 2, 28, true), (2025, 3, 1, false),
    ])
  func root(_ year: Int, _ month: Int, _ day: Int, _ isWrapped: Bool) throws {
    let document = try Self.reader(at: utc(year, month, day, 12)).document()
    #expect((document["ROOT"]?["CIUDAD"] != nil) == isWrapped && (document["CIUDAD"] != nil) != isWrapped)
    #expect(try Self.reader().document(.uviWrapped, true).keys == ["ROOT"])
  }

  @Test("Q-UVI-03: 59 towns of strings, in AEMET's order; numbers without leading zeros with the switch off")
  func towns() throws {
    let towns = Self.towns(try Self.reader().document(.uviStrings, true))
    #expect(towns.count == 59 && towns[0]["id"].text == "02003" && towns[0]["valor"].text == "Albacete")
    #expect(
      towns.allSatisfy {
        $0["uv"]?.isNumber == false && ($0["canarias"].text == "1") == ["35", "38"].contains($0["id"].text.prefix(2))
      })
    let numbers = Self.towns(try Self.reader().document(.uviStrings, false))
    #expect(numbers[0]["id"].text == "2003" && numbers[0]["uv"]?.isNumber == true)
    // What AEMET's recording has, by the table that was made of it.
    let table = try Tree.text("Fixtures/wire/uvi-2026-08-25.txt").split(separator: "\n").dropFirst(4)
    #expect(towns.map { $0["id"].text } == table.map { String($0.prefix(5)) })
  }

  @Test("Q-UVI-04: noon of the valid day without zone, from 03:52:01 on; midnight with an offset with the switch off")
  func dates() throws {
    func dates(_ day: String, _ moment: WallInstant, _ isOn: Bool = true) throws -> [String] {
      let document = try Self.reader(day, at: moment).document(.uviDatesAtNoon, isOn)
      return ["FECHA_ELABORACION", "FECHA_MOD", "FECHA_VALIDEZ"].map { document[$0].text }
    }
    let today = ["2026-08-26T03:52:01", "2026-08-25T12:00:00", "2026-08-26T12:00:00"]
    #expect(try dates("0", utc(2026, 8, 26, 3, 52, 1)) == today)
    #expect(try dates("2", utc(2026, 8, 26, 10))[2] == "2026-08-28T12:00:00")
    #expect(try dates("0", utc(2026, 8, 26, 3, 52, 0))[2] == "2026-08-25T12:00:00")
    #expect(try dates("0", utc(2026, 8, 26, 10), false)[2] == "2026-08-26T00:00:00+0000")
  }

  @Test("Q-UVI-05: AEMET's towns alone; Vigo and Gijón too with the switch off")
  func vigo() throws {
    let counts = try [true, false].map { isOn in
      Self.towns(try Self.reader().document(.uviTownsOnly, isOn)).map { $0["id"].text }
    }
    #expect(counts.map(\.count) == [59, 61] && Set(counts[1]).subtracting(counts[0]) == ["36057", "33024"])
  }

  @Test("Q-UVI-06: days 0 to 3, and 4 with the switch off; nothing else is a day")
  func days() {
    var (on, off) = (MockDriver(.quiet), MockDriver(.quiet))
    off.state.scenario.quirks[.uviNoFourthDay] = false
    let asked = ["0", "3", "4", "5", "-1", "00", "hoy"]
    let found = [
      asked.map { on.first("/prediccion/especifica/uvi/" + $0).link.isEmpty },
      asked.map { off.first("/prediccion/especifica/uvi/" + $0).link.isEmpty },
    ]
    #expect(
      found[0] == [false, false, true, true, true, true, true]
        && found[1] == [false, false, false, true, true, true, true])
  }

  @Test("The index of a town is the daily forecast's of the same morning, high in August and low in December")
  func values() throws {
    let (august, december) = (
      Self.towns(try Self.reader().document()), Self.towns(try Self.reader(at: utc(2026, 12, 20, 10)).document())
    )
    func mean(_ towns: [JSONValue]) -> Double {
      towns.reduce(0) { $0 + ($1.number("uv") ?? 0) } / Double(max(1, towns.count))
    }
    // The recording's mean of 25 August 2026 is 8.0.
    #expect((7...9).contains(mean(august)) && (1...3).contains(mean(december)))
  }
}
