// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// What stations measured.
struct ObservedDocument: Codable {
  /// A quantity: a number, or a wind.
  struct Measured: Codable {
    var value: Double?
    var meanKmh: Double?
    var fromDegrees: Double?
    var gustKmh: Double?
    var station: String?
    var name: String?
    var km: Double?
    var altitudeM: Double?
    var until: String?
  }
  typealias Quantity = Either<Double, Measured>

  var temperatureC: Quantity?
  var dewPointC: Quantity?
  var humidity: Quantity?
  var wind: Measured?
  var pressureHPa: Quantity?
  var precipitationMm: Quantity?
  var snowDepthCm: Quantity?
  var visibilityKm: Quantity?
  var sunshineMinutes: Quantity?

  init(_ observed: LocalObservation) {
    func written(_ reading: StationReading<Double>?) -> Quantity? {
      reading.map { reading in
        var measured = Measured(reading)
        measured.value = reading.value
        return .long(measured)
      }
    }
    temperatureC = written(observed.temperatureC)
    dewPointC = written(observed.dewPointC)
    humidity = written(observed.relativeHumidityPercent)
    wind = observed.wind.map { reading in
      var measured = Measured(reading)
      measured.meanKmh = reading.value.meanKmh
      measured.fromDegrees = reading.value.fromDegrees
      measured.gustKmh = reading.value.gustKmh
      return measured
    }
    pressureHPa = written(observed.seaLevelPressureHpa)
    precipitationMm = written(observed.precipitationMm)
    snowDepthCm = written(observed.snowDepthCm)
    visibilityKm = written(observed.visibilityKm)
    sunshineMinutes = written(observed.sunshineMinutes)
  }

  func observation(_ reader: DocumentReader) throws -> LocalObservation {
    func read(_ quantity: Quantity?) throws -> StationReading<Double>? {
      switch quantity {
      case nil: return nil
      case .short(let number):
        return StationReading(
          value: number, stationID: "", stationName: "", distanceKm: 0, altitudeM: 0, measuredUntil: reader.moment)
      case .long(let measured):
        guard let value = measured.value else { throw reader.wrong("no value", expected: "a value") }
        return try measured.reading(value, reader)
      }
    }
    var observed = LocalObservation()
    observed.temperatureC = try read(temperatureC)
    observed.dewPointC = try read(dewPointC)
    observed.relativeHumidityPercent = try read(humidity)
    if let wind {
      guard let mean = wind.meanKmh else { throw reader.wrong("no meanKmh", expected: "a wind") }
      observed.wind = try wind.reading(
        StationWind(meanKmh: mean, fromDegrees: wind.fromDegrees, gustKmh: wind.gustKmh), reader)
    }
    observed.seaLevelPressureHpa = try read(pressureHPa)
    observed.precipitationMm = try read(precipitationMm)
    observed.snowDepthCm = try read(snowDepthCm)
    observed.visibilityKm = try read(visibilityKm)
    observed.sunshineMinutes = try read(sunshineMinutes)
    return observed
  }
}

extension ObservedDocument.Measured {
  init<Value>(_ reading: StationReading<Value>) {
    station = reading.stationID
    name = reading.stationName
    km = reading.distanceKm
    altitudeM = reading.altitudeM
    until = DocumentReader.text(reading.measuredUntil)
  }

  func reading<Value>(_ value: Value, _ reader: DocumentReader) throws -> StationReading<Value> {
    StationReading(
      value: value, stationID: station ?? "", stationName: name ?? "", distanceKm: km ?? 0,
      altitudeM: altitudeM ?? 0, measuredUntil: try reader.instant(until) ?? reader.moment)
  }
}

/// The air.
struct AirDocument: Codable {
  struct Component: Codable {
    var pollutant: Pollutant
    var band: AirQualityBand
    var microgramsPerM3: Double?
    var station: String?
    var name: String?
    var km: Double?
    var hour: String?
  }

  var composite: AirQualityBand?
  var isPartial: Bool?
  var station: String?
  var name: String?
  var km: Double?
  var hour: String?
  var components: [Component]?

  init(_ air: AirQuality) {
    composite = air.composite
    isPartial = air.isPartial ? true : nil
    station = air.source.stationCode
    name = air.source.stationName
    km = air.source.distanceKm
    hour = DocumentReader.text(air.source.hour)
    components =
      air.breakdown.isEmpty
      ? nil
      : air.breakdown.map { component in
        let source = component.source == air.source ? nil : component.source
        return Component(
          pollutant: component.pollutant, band: component.band, microgramsPerM3: component.microgramsPerCubicMetre,
          station: source?.stationCode, name: source?.stationName, km: source?.distanceKm,
          hour: DocumentReader.text(source?.hour))
      }
  }

  func air(_ reader: DocumentReader) throws -> AirQuality {
    let source = AirSource(
      stationCode: station ?? "", stationName: name ?? "", distanceKm: km ?? 0,
      hour: try reader.instant(hour) ?? reader.moment)
    let breakdown = try (components ?? []).map { component in
      let isTold = component.station != nil || component.name != nil || component.km != nil || component.hour != nil
      let own = AirSource(
        stationCode: component.station ?? "", stationName: component.name ?? "", distanceKm: component.km ?? 0,
        hour: try reader.instant(component.hour) ?? source.hour)
      return AirComponent(
        pollutant: component.pollutant, band: component.band, microgramsPerCubicMetre: component.microgramsPerM3,
        source: isTold ? own : source)
    }
    guard let composite = composite ?? breakdown.map(\.band).max() else {
      throw reader.wrong("no composite", expected: "a composite or components")
    }
    return AirQuality(composite: composite, breakdown: breakdown, isPartial: isPartial ?? false, source: source)
  }
}
