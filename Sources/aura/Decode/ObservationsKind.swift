// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

extension DecodeKind {
  /// Observations of one station or of all of them.
  static let observations = DecodeKind(name: "observations") { input, writer in
    let decoded = try ObservationsRecord.decode(input.bytes, contentType: input.contentType)
    let record = decoded.record
    let newest = record.newestByStation
    let moment = try input.moment(
      in: input.place?.province.zone ?? .peninsula, orOwn: newest.compactMap(\.measuredUntil).max())
    writer.object("record") { writer in
      writer.array("observations", record.observations) { $0.write($1) }
    }
    try writer.object("resolved") { writer in
      writer.field("at", moment.description)
      guard let place = input.place else {
        writer.array("stations", newest) { $0.write($1, at: moment) }
        return
      }
      guard let coordinate = Gazetteer.municipality(place)?.coordinate else {
        throw UsageError("--place \(place) is no municipality with a known position")
      }
      writer.field("place", place.description)
      writer.write(LocalObservation(of: record.observations, near: coordinate, at: moment), at: moment)
    }
    return decoded.notes
  }
}

extension JSONWriter {
  /// A member that is an object whose contents may fail.
  fileprivate mutating func object(
    _ name: String, _ write: (inout JSONWriter) throws -> Void
  ) throws {
    key(name)
    beginObject()
    try write(&self)
    endObject()
  }

  /// A member only where there is a value: most of an observation's 39 are missing.
  private mutating func present(_ name: String, _ value: Double?) {
    if let value { field(name, value) }
  }

  /// An observation as sent: what was not sent is not there.
  fileprivate mutating func write(_ one: StationObservation) {
    beginObject()
    field("stationID", one.stationID)
    field("sentName", one.sentName)
    field("latitude", one.coordinate.latitude)
    field("longitude", one.coordinate.longitude)
    field("altitudeM", one.altitudeM)
    field("measuredUntil", one.measuredUntil?.description)
    present("airTemperatureC", one.airTemperatureC)
    present("minimumTemperatureC", one.minimumTemperatureC)
    present("maximumTemperatureC", one.maximumTemperatureC)
    present("dewPointC", one.dewPointC)
    present("groundTemperatureC", one.groundTemperatureC)
    present("soil5cmTemperatureC", one.soil5cmTemperatureC)
    present("soil20cmTemperatureC", one.soil20cmTemperatureC)
    present("relativeHumidityPercent", one.relativeHumidityPercent)
    present("gaugePrecipitationMm", one.gaugePrecipitationMm)
    present("disdrometerPrecipitationMm", one.disdrometerPrecipitationMm)
    present("liquidPrecipitationMm", one.liquidPrecipitationMm)
    present("solidPrecipitationMm", one.solidPrecipitationMm)
    present("snowDepthCm", one.snowDepthCm)
    anemometer("cupAnemometer", one.cupAnemometer)
    anemometer("ultrasonicAnemometer", one.ultrasonicAnemometer)
    present("windRunHm", one.windRunHm)
    present("stationPressureHpa", one.stationPressureHpa)
    present("sentSeaLevelPressureHpa", one.sentSeaLevelPressureHpa)
    present("level925M", one.level925M)
    present("level850M", one.level850M)
    present("level700M", one.level700M)
    present("sunshineMinutes", one.sunshineMinutes)
    present("visibilityKm", one.visibilityKm)
    endObject()
  }

  private mutating func anemometer(_ name: String, _ anemometer: StationObservation.Anemometer) {
    guard anemometer != StationObservation.Anemometer() else { return }
    object(name) { writer in
      writer.present("meanMps", anemometer.meanMps)
      writer.present("gustMps", anemometer.gustMps)
      writer.present("meanFromDegrees", anemometer.meanFromDegrees)
      writer.present("gustFromDegrees", anemometer.gustFromDegrees)
      writer.present("meanDeviationMps", anemometer.meanDeviationMps)
      writer.present("meanFromDeviationDegrees", anemometer.meanFromDeviationDegrees)
    }
  }

  /// A station's newest hour as meant.
  fileprivate mutating func write(_ one: StationObservation, at moment: WallInstant) {
    beginObject()
    field("stationID", one.stationID)
    field("name", one.name)
    field("measuredUntil", one.measuredUntil?.description)
    field("ageSeconds", one.ageSeconds(at: moment).map { Int($0) })
    field("airTemperatureC", one.airTemperatureC)
    field("relativeHumidityPercent", one.relativeHumidityPercent)
    field("windKmh", one.wind?.meanKmh)
    field("windFrom", one.wind?.from?.abbreviation)
    field("gustKmh", one.wind?.gustKmh)
    field("precipitationMm", one.precipitationMm)
    field("seaLevelPressureHpa", one.seaLevelPressureHpa)
    endObject()
  }

  /// What the stations around a place measured.
  fileprivate mutating func write(_ local: LocalObservation, at moment: WallInstant) {
    reading("temperatureC", local.temperatureC, at: moment)
    reading("dewPointC", local.dewPointC, at: moment)
    reading("relativeHumidityPercent", local.relativeHumidityPercent, at: moment)
    reading("wind", local.wind, at: moment) { writer, wind in
      writer.field("meanKmh", wind.meanKmh)
      writer.field("from", wind.from?.abbreviation)
      writer.field("gustKmh", wind.gustKmh)
    }
    reading("seaLevelPressureHpa", local.seaLevelPressureHpa, at: moment)
    reading("precipitationMm", local.precipitationMm, at: moment)
    reading("snowDepthCm", local.snowDepthCm, at: moment)
    reading("visibilityKm", local.visibilityKm, at: moment)
    reading("sunshineMinutes", local.sunshineMinutes, at: moment)
  }

  private mutating func reading(_ name: String, _ reading: StationReading<Double>?, at moment: WallInstant) {
    self.reading(name, reading, at: moment) { $0.field("value", $1) }
  }

  private mutating func reading<Value>(
    _ name: String, _ reading: StationReading<Value>?, at moment: WallInstant,
    _ write: (inout JSONWriter, Value) -> Void
  ) {
    guard let reading else { return field(name, String?.none) }
    object(name) { writer in
      write(&writer, reading.value)
      writer.field("stationID", reading.stationID)
      writer.field("stationName", reading.stationName)
      writer.field("distanceKm", reading.distanceKm)
      writer.field("altitudeM", reading.altitudeM)
      writer.field("measuredUntil", reading.measuredUntil.description)
      writer.field("ageSeconds", Int(reading.measuredUntil.seconds(until: moment)))
    }
  }
}
