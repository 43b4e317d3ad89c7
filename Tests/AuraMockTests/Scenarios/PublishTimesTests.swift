// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime
import Testing
import aura_sweep

/// Times of publishing as a scenario's file has them, seen in what the mock answers.
struct PublishTimesTests {
  @Test("Q-BOL-08: texts for today are as old as the file says, those given up stay, those for tomorrow are of today")
  func oldBulletins() throws {
    var driver = MockDriver(
      try Scenario(
        file: """
          {"format": 1, "name": "old", "purpose": "texts for today are nine weeks old", "quota": "unlimited",
           "clock": {"frozen": "2026-08-25T13:00:00Z"}, "publish": {"bulletinsOldDays": 64}}
          """))
    func lines(_ path: String) -> [String] {
      // ISO-8859-15, and the first 160 letters of Unicode but for eight that no heading has.
      let scalars = driver.fetch("/prediccion/" + path).body.filter { $0 != 0x0D }.map { Unicode.Scalar($0) }
      return String(String.UnicodeScalarView(scalars)).split(separator: "\n").map(String.init)
    }
    // Tuesday 25 August is day 237 of the year, Monday 22 June day 173.
    for path in ["nacional/hoy", "ccaa/hoy/gal", "ccaa/hoy/and", "provincia/hoy/28"] {
      let text = lines(path)
      let isOld = text.contains { $0.hasPrefix("DÍA 22 DE JUNIO DE 2026 A LAS ") }
      #expect(isOld && text.contains("PREDICCIÓN VÁLIDA PARA EL LUNES 22"), "\(path): \(text.prefix(5))")
    }
    #expect(lines("provincia/hoy/27").contains { $0.hasPrefix("DÍA 3 DE NOVIEMBRE DE 2022 A LAS ") })
    #expect(lines("ccaa/manana/gal").contains { $0.hasPrefix("DÍA 25 DE AGOSTO DE 2026 A LAS ") })
  }

  @Test("Rows of La Rambla never came on its hottest day, before and after they did; the airport's are all there")
  func silentStation() throws {
    let scenario = try Scenario.named("cordoba-heat-2021")
    /// The ends of a station's hours so long after the scenario's start, 14 August at 15:40 UTC.
    func ends(_ station: String, afterSeconds seconds: Int64) throws -> Set<String> {
      var driver = MockDriver(scenario)
      _ = driver.first("/maestro/municipio/id14021")
      driver.now = driver.now.advanced(bySeconds: seconds)
      let body = driver.fetch("/observacion/convencional/datos/estacion/" + station).body
      guard case .array(let rows) = try JSONValue(body.latin) else { return [] }
      return Set(rows.map { $0["fint"].text })
    }
    // At 19:40, and at 10:40 on the next day; the file of the time had no zone, and 23 or 24 rows.
    let (airport, rambla) = (try ends("5402", afterSeconds: 14_400), try ends("5625X", afterSeconds: 14_400))
    let missing = (11...18).map { "2021-08-14T\($0):00:00" }
    #expect(airport.isSuperset(of: missing) && rambla.isDisjoint(with: missing))
    #expect(rambla.isSuperset(of: ["2021-08-14T09:00:00", "2021-08-14T10:00:00"]))
    let after = try ends("5625X", afterSeconds: 68_400)
    #expect(after.isSuperset(of: ["2021-08-15T06:00:00", "2021-08-15T07:00:00"]))
    #expect(after.isDisjoint(with: ["2021-08-14T20:00:00", "2021-08-15T05:00:00"]))
  }
}
