// SPDX-License-Identifier: MIT

import AuraTestSupport
import Foundation
import Testing

/// `aura decode` of observations, stations, municipalities and uvi, run as a user does.
struct DecodeStationsTests {
  static let observations = """
    [ {
      "idema" : "3195", "lon" : -3.678, "fint" : "2026-08-25T11:00:00+0000", "prec" : 0.0, "alt" : 667.0, "vv" : 10.0,
      "dv" : 90.0, "lat" : 40.411, "ubi" : "MADRID  RETIRO", "ta" : 23.6
    } ]
    """
  static let inventory = """
    [ { "latitud" : "402443N", "provincia" : "MADRID", "altitud" : "667", "indicativo" : "3195",
    "nombre" : "MADRID, RETIRO ", "indsinop" : "08222", "longitud" : "034060W" } ]
    """
  static let master = #"""
    [ { "latitud" : "42º14'22.112988\"", "id_old" : 36560, "latitud_dec" : 42.23947583, "zona_comarcal" : "713601",
    "nombre" : "Vigo", "longitud_dec" : -8.72637733, "id" : "id36057" } ]
    """#
  static let uvi = """
    {"FECHA_ELABORACION" : "2026-08-25T03:52:01", "FECHA_MOD" : "2026-08-24T12:00:00",
    "FECHA_VALIDEZ" : "2026-08-25T12:00:00", "CIUDAD" : [ {"id" : "28079", "valor" : "Madrid", "uv" : "8"} ]}
    """

  static func run(_ kind: String, _ text: String, _ words: String...) throws -> BuiltCommand.Answer {
    try BuiltCommand.run("aura", ["decode", kind] + words + [DecodeCommandTests.file(text)])
  }

  static func resolved(_ kind: String, _ text: String, _ words: String...) throws -> [String: Any] {
    let answer = try BuiltCommand.run("aura", ["decode", kind] + words + [DecodeCommandTests.file(text)])
    let object = try DecodeCommandTests.object(answer)
    #expect(Set(object.keys) == ["kind", "record", "resolved", "notes"] && object["kind"] as? String == kind)
    return try #require(object["resolved"] as? [String: Any])
  }

  @Test("Observations: the newest hour of each station, or what a place takes from which station at which distance")
  func observationsKind() throws {
    let all = try Self.resolved("observations", Self.observations)
    let station = try #require((all["stations"] as? [[String: Any]])?.first)
    #expect(station["name"] as? String == "MADRID RETIRO" && station["windKmh"] as? Double == 36)
    let madrid = try Self.resolved("observations", Self.observations, "--place", "28079", "--at", "2026-08-25T13:45")
    let air = try #require(madrid["temperatureC"] as? [String: Any])
    #expect(
      air["value"] as? Double == 23.6 && air["ageSeconds"] as? Int == 2700 && air["stationID"] as? String == "3195")
    // From the master list's 40.40841 N 3.68760 W: 0.00259° of latitude and 0.00960° of longitude, 288 and 813 m.
    #expect((air["distanceKm"] as? Double).map { abs($0 - 0.8625) < 0.003 } == true && madrid["visibilityKm"] is NSNull)
    let late = try Self.resolved("observations", Self.observations, "--place", "28079", "--at", "2026-08-25T16:01")
    #expect(late["temperatureC"] is NSNull)
  }

  @Test("Stations, municipalities and uvi: as sent and as meant")
  func otherKinds() throws {
    let near = try Self.resolved("stations", Self.inventory, "--place", "28079")
    let station = try #require((near["stations"] as? [[String: Any]])?.first)
    #expect(station["name"] as? String == "MADRID, RETIRO" && station["province"] as? String == "Madrid")
    let vigo = try Self.resolved("municipalities", Self.master, "--place", "36057")
    let row = try #require((vigo["municipalities"] as? [[String: Any]])?.first)
    #expect(row["isKnown"] as? Bool == true && row["isZoneAsKnown"] as? Bool == true)
    let today = try Self.resolved("uvi", Self.uvi, "--place", "28079")
    #expect(today["index"] as? Int == 8 && today["band"] as? String == "Muy alto")
    let tomorrow = try Self.resolved("uvi", Self.uvi, "--place", "28079", "--at", "2026-08-26T00:00")
    #expect(tomorrow["coversToday"] as? Bool == false && tomorrow["index"] is NSNull)
    #expect(try Self.resolved("uvi", Self.uvi, "--place", "36057")["index"] is NSNull)
  }

  @Test("One kind for another is 65 with where, found and expected; a place that is none is 64")
  func mistakes() throws {
    for (kind, text) in [
      ("observations", Self.inventory), ("stations", Self.observations), ("municipalities", Self.observations),
      ("uvi", Self.master),
    ] {
      let answer = try Self.run(kind, text)
      #expect(answer.status == 65 && answer.output.isEmpty && answer.messages.contains("expected"), "\(kind)")
    }
    #expect(try Self.run("observations", Self.observations, "--place", "28999").status == 64)
    #expect(try Self.run("uvi", Self.uvi, "--at", "ayer").status == 64)
  }
}
