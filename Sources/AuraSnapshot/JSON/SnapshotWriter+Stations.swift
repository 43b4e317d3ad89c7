// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel

// What was measured, and the air.
extension SnapshotWriter {
  mutating func write(_ observed: LocalObservation) {
    json.key("observed")
    json.beginObject()
    reading("temperatureC", observed.temperatureC)
    reading("dewPointC", observed.dewPointC)
    reading("humidity", observed.relativeHumidityPercent)
    reading("wind", observed.wind) { writer, wind in
      writer.real("meanKmh", wind.meanKmh)
      writer.real("fromDegrees", wind.fromDegrees)
      writer.real("gustKmh", wind.gustKmh)
    }
    reading("pressureHPa", observed.seaLevelPressureHpa)
    reading("precipitationMm", observed.precipitationMm)
    reading("snowDepthCm", observed.snowDepthCm)
    reading("visibilityKm", observed.visibilityKm)
    reading("sunshineMinutes", observed.sunshineMinutes)
    json.endObject()
  }

  private mutating func reading(_ name: String, _ reading: StationReading<Double>?) {
    self.reading(name, reading) { $0.real("value", $1) }
  }

  private mutating func reading<Value>(
    _ name: String, _ reading: StationReading<Value>?, _ write: (inout SnapshotWriter, Value) -> Void
  ) {
    guard let reading else { return }
    json.key(name)
    json.beginObject()
    write(&self, reading.value)
    text("station", reading.stationID)
    text("name", reading.stationName)
    real("km", reading.distanceKm)
    real("altitudeM", reading.altitudeM)
    instant("until", reading.measuredUntil)
    json.endObject()
  }

  mutating func write(_ air: AirQuality) {
    json.key("airQuality")
    json.beginObject()
    integer("composite", air.composite.rawValue)
    if air.isPartial {
      json.key("isPartial")
      json.boolean(true)
    }
    source(air.source)
    if !air.breakdown.isEmpty {
      json.key("components")
      json.beginArray()
      for component in air.breakdown {
        json.beginObject()
        text("pollutant", component.pollutant.rawValue)
        integer("band", component.band.rawValue)
        real("microgramsPerM3", component.microgramsPerCubicMetre)
        if component.source != air.source { source(component.source) }
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
  }

  private mutating func source(_ source: AirSource) {
    text("station", source.stationCode)
    text("name", source.stationName)
    real("km", source.distanceKm)
    instant("hour", source.hour)
  }
}
