// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

extension DecodeKind {
  /// The inventory of stations.
  static let stations = DecodeKind(name: "stations") { input, writer in
    let decoded = try StationInventoryRecord.decode(input.bytes, contentType: input.contentType)
    let stations = decoded.record.stations
    writer.object("record") { writer in
      writer.array("stations", stations) { writer, station in
        writer.beginObject()
        writer.field("id", station.id)
        writer.field("sentName", station.sentName)
        writer.field("sentProvince", station.sentProvince)
        writer.key("latitude")
        writer.number(station.coordinate.latitude)
        writer.key("longitude")
        writer.number(station.coordinate.longitude)
        writer.field("altitudeM", station.altitudeM)
        writer.field("synop", station.synop)
        writer.endObject()
      }
    }
    let place = input.place.flatMap { Gazetteer.municipality($0)?.coordinate }
    if let code = input.place, place == nil {
      throw UsageError("--place \(code) is no municipality with a known position")
    }
    writer.object("resolved") { writer in
      writer.field("count", stations.count)
      writer.field("place", input.place?.description)
      // The ten nearest to a place, or all in the order of the file.
      let near = place.map { here in stations.map { ($0, $0.coordinate.distanceKm(to: here)) } }
      let shown = near.map { $0.sorted { ($0.1, $0.0.id) < ($1.1, $1.0.id) }.prefix(10) }
      writer.array("stations", shown.map(Array.init) ?? stations.map { ($0, .nan) }) { writer, row in
        writer.beginObject()
        writer.field("id", row.0.id)
        writer.field("name", row.0.name)
        writer.field("province", row.0.province?.name)
        if !row.1.isNaN {
          writer.key("distanceKm")
          writer.number(row.1)
        }
        writer.endObject()
      }
    }
    return decoded.notes
  }
}
