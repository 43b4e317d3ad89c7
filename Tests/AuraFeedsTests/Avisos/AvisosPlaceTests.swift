// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTime
import Testing

struct AvisosPlaceTests {
  static let zone = WarningZoneCode("700602")!

  static func set(_ files: [CAPFile]) throws -> AvisosSet {
    let record = try AvisosRecord.decode(CAPFile.tar(files)).record
    return AvisosState.unknown.replaced(by: record, receivedAt: CAPParserTests.instant("2026-07-03T00:00:00Z")).set!
  }

  @Test("Q-CAP-06: in force from onset to just before the end, asked when shown; before it, upcoming")
  func phases() throws {
    // Issued after its own onset, as happens.
    let file = CAPFile().with { $0.onset = "2026-07-02T10:00:00+02:00" }
    let set = try Self.set([file])
    let alert = set.alerts[0]
    let onset = CAPParserTests.instant("2026-07-02T08:00:00Z"), expires = CAPParserTests.instant("2026-07-03T18:59:59Z")
    #expect(alert.onset == onset && alert.onset < alert.sent && alert.expires == expires)
    let moments: [(WallInstant, AvisoPhase, Int)] = [
      (onset.advanced(byMilliseconds: -1), .upcoming, 1), (onset, .inForce, 1),
      (expires.advanced(byMilliseconds: -1), .inForce, 1), (expires, .over, 0),
    ]
    for (moment, phase, count) in moments {
      #expect(alert.phase(at: moment) == phase && set.alerts(in: [Self.zone], at: moment).count == count)
    }
  }

  @Test("Q-CAP-21: all warnings of a place, the worst first, then the earlier, whatever they are about")
  func order() throws {
    func file(_ id: String, _ nivel: String, _ severity: String, _ phenomenon: String, _ onset: String) -> CAPFile {
      CAPFile(identifier: id).with {
        ($0.nivel, $0.severity, $0.phenomenon, $0.onset) = (nivel, severity, phenomenon, onset)
        $0.expires = "2026-07-05T20:59:59+02:00"
      }
    }
    let set = try Self.set([
      file("y-late", "amarillo", "Moderate", "PR;Lluvias", "2026-07-04T12:00:00+02:00"),
      file("y-p2", "amarillo", "Moderate", "PR;Lluvias", "2026-07-03T12:00:00+02:00"),
      file("y-p1", "amarillo", "Moderate", "PR;Lluvias", "2026-07-03T12:00:00+02:00"),
      file("red", "rojo", "Extreme", "VI;Vientos", "2026-07-05T00:00:00+02:00"),
      file("orange", "naranja", "Severe", "TO;Tormentas", "2026-07-03T08:00:00+02:00"),
      file("elsewhere", "rojo", "Extreme", "VI;Vientos", "2026-07-03T00:00:00+02:00").with {
        $0.areas[0].code = "700603"
      },
    ])
    let alerts = set.alerts(in: [Self.zone], at: CAPParserTests.instant("2026-07-03T12:00:00Z"))
    #expect(alerts.map(\.identifier) == ["red", "orange", "y-p1", "y-p2", "y-late"])
  }

  @Test("Q-CAP-14, Q-CAP-15: zones match by their whole code: no province, no island and no coast stands for another")
  func zones() throws {
    let codes = ["659004", "659004C", "653501", "280701", "645301", "645401", "610403", "610403C"]
    let files = codes.map { code in CAPFile(identifier: code).with { $0.areas = [("Z", code, [])] } }
    let set = try Self.set(files)
    let moment = CAPParserTests.instant("2026-07-03T12:00:00Z")
    for code in codes {
      guard let zone = WarningZoneCode(code) else { continue }
      #expect(set.alerts(in: [zone], at: moment).map(\.identifier) == [code])
    }
    let coastTown = set.alerts(in: [WarningZoneCode("610403")!, WarningZoneCode("610403C")!], at: moment)
    #expect(coastTown.map(\.isCoastal) == [false, true])
    #expect(set.alerts(in: [], at: moment).isEmpty)
  }

  @Test("A place is found by zone or by ring, once")
  func places() throws {
    let set = try Self.set([CAPFile()])
    let moment = CAPParserTests.instant("2026-07-03T12:00:00Z")
    let inside = try Coordinate(latitude: 38.5, longitude: -4.5),
      outside = try Coordinate(latitude: 40, longitude: -4.5)
    #expect(set.alerts(at: inside, at: moment).count == 1 && set.alerts(at: outside, at: moment).isEmpty)
    #expect(set.alerts(at: outside, in: [Self.zone], at: moment).count == 1)
    #expect(set.alerts(at: inside, in: [Self.zone], at: moment).count == 1)
  }
}
