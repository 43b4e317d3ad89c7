// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

extension DecodeKind {
  /// MITECO's table of the last hour, and the air of a place by it.
  static let ica = DecodeKind(name: "ica") { input, writer in
    let decoded = try MitecoAirQuality.decode(input.bytes, contentType: input.contentType)
    let stations = decoded.record.stations
    let newest = decoded.record.rows.compactMap { $0.index?.hour }.max()
    writer.object("record") { writer in
      writer.array("rows", decoded.record.rows) { $0.write($1) }
    }
    let zone = input.place?.province.zone ?? .peninsula
    let moment = try input.arguments.instant("at", in: zone) ?? newest
    var place: Coordinate?
    if let code = input.place {
      guard let coordinate = Gazetteer.municipality(code)?.coordinate else {
        throw UsageError("no municipality \(code)")
      }
      place = coordinate
    }
    writer.object("resolved") { writer in
      writer.field("at", moment?.description)
      writer.field("stations", stations.count)
      writer.field("withIndex", stations.count { $0.index != nil })
      guard let place else { return }
      writer.field("place", input.place?.description)
      let air = moment.flatMap { AirQuality(at: place, now: $0, stations: stations) }
      writer.field("composite", air?.composite.rawValue)
      writer.field("compositeName", air?.composite.name)
      writer.field("isPartial", air?.isPartial)
      writer.key("source")
      if let air { writer.write(air.source) } else { writer.null() }
      writer.array("breakdown", air?.breakdown ?? []) { $0.write($1) }
    }
    return decoded.notes
  }

  /// A station's day from the backend of MITECO's viewer; `--at` tells which UTC day was asked for.
  static let icaBackend = DecodeKind(name: "ica-backend") { input, writer in
    let decoded = try AirHours.decode(input.bytes, contentType: input.contentType)
    let moment = try input.arguments.instant("at", in: .utc)
    let day = moment.map { CivilZone.utc.civil(at: $0).date }
    writer.object("record") { writer in
      writer.array("hours", decoded.record.hours) { $0.write($1) }
    }
    let levels = day.map { decoded.record.levels(on: $0) }
    writer.object("resolved") { writer in
      writer.field("day", day?.description)
      var worst: AirQualityBand?
      writer.array("levels", Pollutant.allCases) { writer, pollutant in
        let newest = decoded.record.newest(of: pollutant)
        let band = newest?.level.flatMap { AirQualityBand(pollutant, microgramsPerCubicMetre: $0) }
        worst = [worst, band].compactMap(\.self).max()
        writer.beginObject()
        writer.field("pollutant", pollutant.rawValue)
        writer.field("hora", newest?.hora)
        writer.field("hour", levels?.first { $0.pollutant == pollutant }?.hour.description)
        writer.field("microgramsPerCubicMetre", newest?.level)
        writer.field("band", band?.rawValue)
        writer.endObject()
      }
      writer.field("composite", worst?.rawValue)
      writer.field("compositeName", worst?.name)
    }
    return decoded.notes
  }
}

extension JSONWriter {
  /// Writes a member that is a finite number, or `null`.
  mutating func field(_ name: String, _ value: Double?) {
    key(name)
    if let value { number(value) } else { null() }
  }

  fileprivate mutating func write(_ row: AirStationRecord) {
    beginObject()
    field("cod_estacion", row.codeSent)
    field("nombre", row.name)
    field("tipo", row.kind)
    field("latitud", row.latitude)
    field("longitud", row.longitude)
    field("activa", row.isActive)
    field("fecha", row.fecha?.description)
    field("indice", row.indice)
    field("debido_a", row.dueToSent)
    endObject()
  }

  fileprivate mutating func write(_ hour: AirHourRecord) {
    beginObject()
    field("hora", hour.hora)
    field("magnitud", hour.magnitud)
    field("valor_medido", hour.valorMedido)
    field("dato_medido", hour.datoMedido)
    field("valor_media_movil", hour.valorMediaMovil)
    field("dato_medido_mm", hour.datoMedidoMM)
    endObject()
  }

  fileprivate mutating func write(_ component: AirComponent) {
    beginObject()
    field("pollutant", component.pollutant.rawValue)
    field("band", component.band.rawValue)
    field("bandName", component.band.name)
    field("microgramsPerCubicMetre", component.microgramsPerCubicMetre)
    key("source")
    write(component.source)
    endObject()
  }

  fileprivate mutating func write(_ source: AirSource) {
    beginObject()
    field("station", source.stationCode)
    field("name", source.stationName)
    // To ten metres: the stations' places are no finer.
    field("distanceKm", (source.distanceKm * 100).rounded() / 100)
    field("hour", source.hour.description)
    endObject()
  }
}
