// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraTime

// What was measured, and the air.
extension SnapshotReader {
  func observed(_ json: inout JSONCursor) throws(JSONError) -> LocalObservation {
    var observed = LocalObservation()
    var walk = try json.beginObject()
    while let field = try json.nextField(of: tables.observed, in: &walk) {
      if try json.passNull() { continue }
      switch field {
      case .temperatureC: observed.temperatureC = try plain(&json)
      case .dewPointC: observed.dewPointC = try plain(&json)
      case .humidity: observed.relativeHumidityPercent = try plain(&json)
      case .wind: observed.wind = try reading(&json, expected: "a wind with \"meanKmh\"") { $0.wind }
      case .pressureHPa: observed.seaLevelPressureHpa = try plain(&json)
      case .precipitationMm: observed.precipitationMm = try plain(&json)
      case .snowDepthCm: observed.snowDepthCm = try plain(&json)
      case .visibilityKm: observed.visibilityKm = try plain(&json)
      case .sunshineMinutes: observed.sunshineMinutes = try plain(&json)
      }
    }
    return observed
  }

  /// The numbers of a reading.
  private struct Numbers {
    var value: Double?
    var meanKmh: Double?
    var fromDegrees: Double?
    var gustKmh: Double?

    var wind: StationWind? { meanKmh.map { StationWind(meanKmh: $0, fromDegrees: fromDegrees, gustKmh: gustKmh) } }
  }

  /// A number alone was measured at the place at the moment, by a station that is not told.
  private func plain(_ json: inout JSONCursor) throws(JSONError) -> StationReading<Double> {
    guard json.nextKind == .number else {
      return try reading(&json, expected: "a measured quantity with \"value\"") { $0.value }
    }
    return StationReading(
      value: try json.double(), stationID: "", stationName: "", distanceKm: 0, altitudeM: 0, measuredUntil: moment)
  }

  private func reading<Value>(
    _ json: inout JSONCursor, expected: String, _ value: (Numbers) -> Value?
  ) throws(JSONError) -> StationReading<Value> {
    var numbers = Numbers()
    var (id, name) = ("", "")
    var (distanceKm, altitudeM) = (0.0, 0.0)
    var until = moment
    let start = json.startOffset
    var walk = try json.beginObject()
    while let field = try json.nextField(of: tables.value, in: &walk) {
      if try json.passNull() { continue }
      switch field {
      case .value: numbers.value = try json.double()
      case .meanKmh: numbers.meanKmh = try json.double()
      case .fromDegrees: numbers.fromDegrees = try json.double()
      case .gustKmh: numbers.gustKmh = try json.double()
      case .station: id = try json.readString()
      case .name: name = try json.readString()
      case .km: distanceKm = try json.double()
      case .altitudeM: altitudeM = try json.double()
      case .until: until = try json.optionalInstant(in: zone) ?? moment
      }
    }
    guard let value = value(numbers) else { throw json.wrong(start, expected: expected) }
    return StationReading(
      value: value, stationID: id, stationName: name, distanceKm: distanceKm, altitudeM: altitudeM,
      measuredUntil: until)
  }

  /// The air; a component that tells no source has that of the whole.
  func air(_ json: inout JSONCursor) throws(JSONError) -> AirQuality {
    let start = json.startOffset
    var whole = AirDraft()
    var components: [AirDraft] = []
    var walk = try json.beginObject()
    while let field = try json.nextField(of: tables.air, in: &walk) {
      if try json.passNull() { continue }
      guard field == .components else {
        try read(field, &json, into: &whole)
        continue
      }
      try json.elements { json, index throws(JSONError) in
        let start = json.startOffset
        var component = AirDraft()
        var walk = try json.beginObject()
        while let field = try json.nextField(of: tables.air, in: &walk) {
          if try !json.passNull() { try read(field, &json, into: &component) }
        }
        guard index < Pollutant.allCases.count, component.pollutant != nil, component.band != nil else {
          throw json.wrong(start, expected: "at most five, each with \"pollutant\" and \"band\"")
        }
        components.append(component)
      }
    }
    let source = whole.source(else: AirSource(stationCode: "", stationName: "", distanceKm: 0, hour: moment))
    let breakdown = components.compactMap { $0.component(else: source) }
    guard let composite = whole.composite ?? breakdown.map(\.band).max() else {
      throw json.wrong(start, expected: "an air quality with \"composite\" or components")
    }
    return AirQuality(
      composite: composite, breakdown: breakdown, isPartial: whole.isPartial, source: source)
  }

  private func read(
    _ field: SnapshotFields.Air, _ json: inout JSONCursor, into draft: inout AirDraft
  ) throws(JSONError) {
    switch field {
    case .composite: draft.composite = try band(&json)
    case .isPartial: draft.isPartial = try json.readBoolean()
    case .pollutant: draft.pollutant = try json.word("NO2, O3, PM10, PM2.5 or SO2")
    case .band: draft.band = try band(&json)
    case .microgramsPerM3: draft.level = try json.double()
    case .station: draft.station = try json.readString()
    case .name: draft.name = try json.readString()
    case .km: draft.distanceKm = try json.double()
    case .hour: draft.hour = try json.optionalInstant(in: zone)
    case .components: try json.skipValue()
    }
  }

  private func band(_ json: inout JSONCursor) throws(JSONError) -> AirQualityBand? {
    try json.optionalInt(in: 1...6).flatMap { AirQualityBand(rawValue: $0) }
  }
}

/// The air or one pollutant while its members are read.
private struct AirDraft {
  var composite: AirQualityBand?
  var isPartial = false
  var pollutant: Pollutant?
  var band: AirQualityBand?
  var level: Double?
  var station: String?
  var name: String?
  var distanceKm: Double?
  var hour: WallInstant?

  /// The source, another's where no member of it is told.
  func source(else other: AirSource) -> AirSource {
    guard station != nil || name != nil || distanceKm != nil || hour != nil else { return other }
    return AirSource(
      stationCode: station ?? "", stationName: name ?? "", distanceKm: distanceKm ?? 0, hour: hour ?? other.hour)
  }

  func component(else source: AirSource) -> AirComponent? {
    guard let pollutant, let band else { return nil }
    return AirComponent(
      pollutant: pollutant, band: band, microgramsPerCubicMetre: level, source: self.source(else: source))
  }
}
