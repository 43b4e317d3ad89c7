// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct StationTests {
  @Test(.needsReferenceTables)
  func stationsEqualTheReferenceTable() throws {
    let rows = try ReferenceTable("stations.csv").rows
    #expect(rows.count == 962 && Gazetteer.stations.count == 962)
    let wrong = rows.filter { row in
      guard let ours = Gazetteer.station(row["idema"]) else { return true }
      return ours.id != row["idema"] || ours.name != row["name"].split(separator: " ").joined(separator: " ")
        || ours.province?.code ?? "" != row["prov"] || Double(row["lat"]) != ours.coordinate.latitude
        || Double(row["lon"]) != ours.coordinate.longitude || Int(row["alt_m"]) != ours.altitudeM
        || row["synop"] != ours.synop ?? "" || (row["in_obs"] == "1") != ours.reportsHourly
    }
    #expect(wrong.map { $0["idema"] } == [])
  }

  @Test func stationsAreThosePacked() throws {
    let lines = Gazetteer.stations.map { station in
      let fields = [
        station.id, station.name, station.province?.code ?? "",
        String(Int((station.coordinate.latitude * 1e5).rounded())),
        String(Int((station.coordinate.longitude * 1e5).rounded())), station.altitudeM.map(String.init) ?? "",
        station.synop ?? "", station.reportsHourly ? "1" : "0",
      ]
      return fields.joined(separator: ",")
    }
    let expected = try Tree.text("Fixtures/places/stations.fnv")
    #expect(FNV1a.digest(lines: lines) + "\n" == expected)
    #expect(Gazetteer.stations.allSatisfy { Gazetteer.station($0.id) == $0 })
  }

  @Test(arguments: ["", "319", "31955", "3195 ", "ZZZZZ", "00000", "319_", "3195_", "á195"])
  func nothingElseIsAStation(_ id: String) {
    #expect(Gazetteer.station(id) == nil)
  }

  @Test(.needsReferenceTables)
  func radarsEqualTheReferenceTable() throws {
    let ours = RadarSite.all.map { radar in
      [
        radar.code, radar.name, radar.site, radar.odim, radar.wmo, "\(radar.coordinate.latitude)",
        "\(radar.coordinate.longitude)", "\(radar.groundM)", "\(radar.antennaM)", "\(Int(radar.rangeKm))",
      ]
    }
    let theirs = try ReferenceTable("radars.csv").rows.map { row in
      ["code", "name", "site", "odim", "wmo", "lat", "lon", "ground_m", "antenna_m", "range_km"].map { row[$0] }
    }
    #expect(ours == theirs.sorted { $0[0] < $1[0] })
  }

  @Test("Q-RAD-01: fifteen codes of two letters, none of them national")
  func radarCodes() throws {
    let codes = RadarSite.all.map(\.code).joined(separator: " ")
    #expect(codes == "am ba ca cc co ma ml mu pm sa se ss va vd za")
    let expected = try Tree.text("Fixtures/places/radars.fnv")
    let lines = RadarSite.all.map { radar in
      let texts = [radar.code, radar.name, radar.site, radar.odim, radar.wmo]
      let numbers = ["\(radar.coordinate.latitude)", "\(radar.coordinate.longitude)"]
      return (texts + numbers + ["\(radar.groundM)", "\(radar.antennaM)", "\(Int(radar.rangeKm))"])
        .joined(separator: "|")
    }
    #expect(FNV1a.digest(lines: lines) + "\n" == expected)
  }
}
