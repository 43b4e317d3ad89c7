// SPDX-License-Identifier: MIT

import AuraModel
import AuraTestSupport
import Testing

@testable import AuraPlaces

@Suite(.timeLimit(.minutes(1)))
struct ZoneTests {
  @Test("Q-CAP-13: 182 zones of land and 51 coasts, each coast with its land's name behind \"Costa - \"")
  func landAndCoast() {
    let zones = Gazetteer.warningZones
    #expect(zones.filter { !$0.isCoastal }.count == 182 && zones.filter(\.isCoastal).count == 51)
    #expect(zones.map(\.code) == zones.map(\.code).sorted())
    let wrong = zones.filter { zone in
      let land = Gazetteer.warningZone(zone.code.land)
      return land?.name != zone.name || zone.areaDescription != (zone.isCoastal ? "Costa - " : "") + zone.name
        || WarningZoneCode(zone.code.description) != zone.code || Gazetteer.warningZone(zone.code) != zone
    }
    #expect(wrong == [])
  }

  @Test("the zones are those packed: their hash stands in Fixtures")
  func hash() throws {
    var lines = Towns.all.map { location in
      let zones = Gazetteer.warningZones(of: location.code)
      return "\(location.code),\(zones[0].code),\(zones.count - 1)"
    }
    lines += Gazetteer.warningZones.filter { !$0.isCoastal }.map { zone in
      let limits = Gazetteer.thresholds(of: zone.code)!
      let levels = [
        limits.maximumC, limits.minimumC, limits.gustKmh, limits.rain12hMm, limits.rain1hMm, limits.snow24hCm,
      ]
      let values = levels.flatMap { [$0.yellow, $0.orange, $0.red] }.map(String.init)
      return ([zone.code.description, zone.name] + values).joined(separator: ",")
    }
    lines += Gazetteer.warningZones.map { "\($0.code):\(Gazetteer.ringTexts(of: $0.code).joined(separator: "|"))" }
    let expected = try Tree.text("Fixtures/places/zones.fnv")
    #expect(FNV1a.digest(lines: lines) + "\n" == expected)
  }

  @Test("Q-CAP-22: the rings are AEMET's to the letter, 18 zones have two", .needsRecordings)
  func ringsEqualTheRecording() throws {
    let recorded = try recordedStrings("avisos/zonas-aviso-poligonos.json").filter { $0 != "polygons" }
    let ours = Gazetteer.warningZones.flatMap { [$0.code.description] + Gazetteer.ringTexts(of: $0.code) }
    // The recording is not in our order: compare zone by zone.
    func byZone(_ strings: [String]) -> [String: [String]] {
      var result: [String: [String]] = [:]
      var code = ""
      for string in strings {
        if string.contains(" ") { result[code, default: []].append(string) } else { code = string }
      }
      return result
    }
    #expect(byZone(ours) == byZone(recorded))
    #expect(byZone(ours).values.filter { $0.count == 2 }.count == 18)
  }

  @Test func ringsHoldTheNumbersOfTheirText() {
    let wrong = Gazetteer.warningZones.filter { zone in
      let ours = Gazetteer.rings(of: zone.code).map { $0.vertices.flatMap { [$0.latitude, $0.longitude] } }
      let texts = Gazetteer.ringTexts(of: zone.code).map { text in
        text.split(whereSeparator: { $0 == " " || $0 == "," }).map { Double($0)! }
      }
      return ours.isEmpty || ours != texts
    }
    #expect(wrong == [])
  }

  @Test("zones equal annex 2", .needsRecordings)
  func zonesEqualTheAnnex() throws {
    let text = String(decoding: try Recordings.bytes("avisos/METEOALERTA_ANX2-zonas.extracto.txt"), as: UTF8.self)
    let rows: [Substring] = text.split(whereSeparator: \.isNewline).filter {
      $0.prefix(6).allSatisfy(\.isNumber) && $0.count > 8
    }
    #expect(rows.count == 182)
    let wrong = rows.filter { row in
      guard let code = WarningZoneCode(row.prefix(6)), let zone = Gazetteer.warningZone(code) else { return true }
      let hasCoast = Gazetteer.warningZone(code.coast) != nil
      return !row.dropFirst(7).hasPrefix(zone.name + " ") || !row.contains(hasCoast ? " 1" : " 0")
    }
    #expect(wrong == [])
  }

  @Test("Q-CAP-23: thresholds equal annex 1", .needsRecordings)
  func thresholdsEqualTheAnnex() throws {
    let text = String(decoding: try Recordings.bytes("avisos/umbrales-zona.csv"), as: UTF8.self)
    let lines: [Substring] = text.split(whereSeparator: \.isNewline)
    let rows = lines.dropFirst().map { $0.split(separator: ";") }
    #expect(rows.count == 182)
    let wrong = rows.filter { row in
      let expected = WarningThresholds(row: row[3...].map { Int($0)! })
      return WarningZoneCode(row[0]).flatMap { Gazetteer.thresholds(of: $0) } != expected
    }
    #expect(wrong == [])
    #expect(Gazetteer.thresholds(of: WarningZoneCode("610403C")!) == nil)
  }

  @Test("Q-CAP-15: 37 zones lie on islands, where digits 3 and 4 are not the province")
  func islands() {
    let zones = Gazetteer.warningZones
    #expect(zones.filter { $0.code.island != nil }.count == 37)
    let wrong = zones.filter { $0.code.province?.comunidad != $0.comunidad }
    #expect(wrong == [])
    #expect(Set(zones.compactMap(\.code.island)) == Set(BulletinProvince.islands))
    #expect(WarningZoneCode("659001")?.province?.code == "35" && WarningZoneCode("645301")?.province?.code == "07")
  }

  @Test(arguments: ["", "610403c", "61040", "6104033", "600403", "800403", "610403CC", "C", "61O403", "٦١٠٤٠٣"])
  func nothingElseIsAZone(_ text: String) {
    #expect(WarningZoneCode(text) == nil)
  }

  @Test func codesThatAEMETDoesNotHave() {
    for text in ["610401C", "610499", "719900", "61VV61"] {
      #expect(WarningZoneCode(text).flatMap { Gazetteer.warningZone($0) } == nil)
    }
  }
}

/// The strings of a JSON file, between quotes, in order; escaped quotes are dropped.
func recordedStrings(_ name: String) throws -> [String] {
  let bytes = try Recordings.bytes(name)
  let unescaped = zip(bytes, bytes.dropFirst() + [0]).enumerated().filter { position, pair in
    pair != (UInt8(ascii: "\\"), UInt8(ascii: "\""))
      && (position == 0 || bytes[position - 1] != UInt8(ascii: "\\") || pair.0 != UInt8(ascii: "\""))
  }.map(\.element.0)
  return String(decoding: unescaped, as: UTF8.self).split(separator: "\"", omittingEmptySubsequences: false)
    .enumerated()
    .filter { $0.offset % 2 == 1 }.map { String($0.element) }
}
