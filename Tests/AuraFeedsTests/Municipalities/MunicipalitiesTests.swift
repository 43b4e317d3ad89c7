// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTestSupport
import Testing

/// AEMET's master list of municipalities.
struct MunicipalitiesTests {
  static let vigo = #"""
    {"latitud" : "42º14'22.112988\"", "id_old" : "36560", "url" : "vigo-id36057", "latitud_dec" : "42.23947583",
     "altitud" : "28", "capital" : "Vigo", "num_hab" : "294997", "zona_comarcal" : "713601", "destacada" : "1",
     "nombre" : "Vigo", "longitud_dec" : "-8.72637733", "id" : "id36057", "longitud" : "-8º43'34.958388\""}
    """#

  static func decode(_ body: String) throws -> Decoded<MunicipalitiesRecord> {
    try MunicipalitiesRecord.decode(Array(body.utf8), contentType: nil)
  }

  @Test("Q-MUN-02, Q-MUN-04, Q-MUN-05: the code is behind id, the old number is kept apart, the zone is a zone")
  func codes() throws {
    let one = try Self.decode("[\(Self.vigo)]").record.municipalities[0]
    #expect(one.code.description == "36057" && one.formerNumber == "36560" && one.warningZone?.description == "713601")
    #expect(one.population == 294_997 && one.isFeatured == true && one.altitudeM == 28 && one.name == "Vigo")
    let bare = try Self.decode("[\(Self.vigo.replacing("id36057\", \"longitud\"", with: "36057\", \"longitud\""))]")
    #expect(bare.record.municipalities[0].code == one.code)
    let odd = try Self.decode(
      "[\(Self.vigo.replacing("713601", with: "999999")),\(Self.vigo.replacing("\"id36057\"", with: "\"id99\"")),5]")
    #expect(odd.record.municipalities.map(\.warningZone) == [nil])
    #expect(
      odd.notes.map(\.description.utf8.count).count == 3
        && odd.notes.map(\.path) == ["[0].zona_comarcal", "[1]", "[2]"])
  }

  @Test("Q-MUN-03: numbers and strings are read alike")
  func numbers() throws {
    var single = Self.vigo
    for key in ["id_old", "latitud_dec", "altitud", "num_hab", "destacada", "longitud_dec"] {
      single.replace(try Regex("\"\(key)\" : \"([-0-9.]+)\""), with: { "\"\(key)\" : \($0.output[1].substring ?? "")" })
    }
    let (list, alone) = (try Self.decode("[\(Self.vigo)]"), try Self.decode("[\(single)]"))
    #expect(list.record == alone.record && single != Self.vigo)
    #expect(list.notes == [] && alone.notes == [FeedNote(id: "Q-MUN-03", path: "[0].latitud_dec")])
  }

  @Test("Q-MUN-06: the decimal form counts, the text in degrees is the way out")
  func degrees() throws {
    let decimal = try Self.decode("[\(Self.vigo)]").record.municipalities[0].coordinate
    #expect(decimal == (try Coordinate(latitude: 42.23947583, longitude: -8.72637733)))
    let text = Self.vigo.replacing("\"42.23947583\"", with: "\"\"").replacing("\"-8.72637733\"", with: "null")
    let decoded = try Self.decode("[\(text)]")
    let fallback = try #require(decoded.record.municipalities[0].coordinate)
    #expect(abs(fallback.latitude - 42.239475830) < 1e-8 && abs(fallback.longitude + 8.726377330) < 1e-8)
    #expect(decoded.notes.map(\.id) == ["Q-MUN-06"])
    let neither = text.replacing("42º14'22", with: "42 grados").replacing("-8º43'", with: "-8:43:")
    #expect(try Self.decode("[\(neither)]").record.municipalities[0].coordinate == nil)
  }

  @Test("What is no list of municipalities says so")
  func wrongShapes() {
    for body in ["[]", "[1]", #"{"descripcion":"x","estado":404}"#, #"[{"idema":"3195","lon":-3.7}]"#] {
      #expect(throws: FeedError.self) { try Self.decode(body) }
    }
  }

  @Test("Q-MUN-01, Q-MUN-06: rows of 2023 in AEMET's bytes; both forms of a coordinate are one place", .needsRecordings)
  func recording() throws {
    let bytes = try Recordings.bytes("aemet/derived/maestro-municipios-4rows-2023.iso885915.json")
    let record = try MunicipalitiesRecord.decode(bytes, contentType: "text/plain;charset=ISO-8859-15").record
    #expect(record.municipalities.map(\.code.number) == [44_001, 40_001, 48_001, 21_013])
    #expect(record.municipalities[2].sentChiefTown == "Abadiño-Zelaieta")
    // The same bytes without the decimals: the texts in degrees, their º a single byte, say the same to a centimetre.
    let text = String(decoding: bytes.map { UInt16($0) }, as: UTF16.self).replacing(
      /"(latitud|longitud)_dec" : "[^"]*"/
    ) { "\"\($0.1)_dec\" : \"\"" }
    let other = try MunicipalitiesRecord.decode(text.unicodeScalars.map { UInt8($0.value) }, contentType: nil).record
    for (one, two) in zip(record.municipalities, other.municipalities) {
      let distance = try #require(one.coordinate).distanceKm(to: try #require(two.coordinate))
      #expect(distance < 1e-5)
    }
  }
}
