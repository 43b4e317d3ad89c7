// SPDX-License-Identifier: MIT

import AuraKit

/// A row of observations as a `Codable` structure with the members that the record needs: the peer of our decoder.
struct ObservationTwin: Decodable {
  let idema: String
  let ubi: String
  let lon: Double
  let lat: Double
  let alt: Double
  let fint: String?
  let ta: Double?
  let tamin: Double?
  let tamax: Double?
  let tpr: Double?
  let ts: Double?
  let hr: Double?
  let prec: Double?
  let vv: Double?
  let vmax: Double?
  let dv: Double?
  let dmax: Double?
  let stdvv: Double?
  let stddv: Double?
  let pres: Double?
  let presNmar: Double?
  let inso: Double?
  let vis: Double?

  enum CodingKeys: String, CodingKey {
    case idema, ubi, lon, lat, alt, fint, ta, tamin, tamax, tpr, ts, hr, prec, vv, vmax, dv, dmax, stdvv, stddv, pres
    case presNmar = "pres_nmar"
    case inso, vis
  }

  /// The observation; nil for a station that is no place on Earth.
  func observation() -> StationObservation? {
    guard (-90.0...90.0).contains(lat), (-180.0...180.0).contains(lon) else { return nil }
    var row = StationObservation(
      stationID: idema, sentName: ubi, coordinate: Coordinate(uncheckedLatitude: lat, longitude: lon), altitudeM: alt,
      measuredUntil: fint.flatMap { Twin.instant($0) })
    (row.airTemperatureC, row.minimumTemperatureC, row.maximumTemperatureC) = (ta, tamin, tamax)
    (row.dewPointC, row.groundTemperatureC, row.relativeHumidityPercent) = (tpr, ts, hr)
    row.gaugePrecipitationMm = prec
    row.cupAnemometer.meanMps = vv
    row.cupAnemometer.gustMps = vmax
    row.cupAnemometer.meanFromDegrees = dv
    row.cupAnemometer.gustFromDegrees = dmax
    row.cupAnemometer.meanDeviationMps = stdvv
    row.cupAnemometer.meanFromDeviationDegrees = stddv
    (row.stationPressureHpa, row.sentSeaLevelPressureHpa) = (pres, presNmar)
    (row.sunshineMinutes, row.visibilityKm) = (inso, vis)
    return row
  }
}
