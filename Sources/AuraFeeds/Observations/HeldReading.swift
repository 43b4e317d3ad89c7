// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraTime

/// The best reading of one quantity for one place so far, its station's name not yet made a text.
struct HeldReading {
  enum Quantity: Int, CaseIterable {
    case airTemperature, dewPoint, humidity, wind, seaLevelPressure, precipitation, snowDepth, visibility, sunshine
  }

  static let quantityCount = Quantity.allCases.count

  private(set) var value = Double.nan
  private var gust = Double.nan
  private var from = Double.nan
  private var distanceKm = Double.infinity
  private var altitude = 0.0
  private var id: UInt64 = 0
  private var endMilliseconds: Int64 = 0
  private var name = JSONStringToken(start: 0, end: 0, head: 0, hasEscapes: false)

  /// Nothing held.
  init() {}

  /// What a whole row says.
  init(_ row: ObservationRow, _ value: Double, at distanceKm: Double) {
    self.value = value
    gust = row.chosenWind.gust
    from = row.chosenWind.from
    self.distanceKm = distanceKm
    altitude = row.altitude
    id = row.id
    endMilliseconds = row.endMilliseconds ?? 0
    if let name = row.name { self.name = name }
  }

  /// Whether a row's value is to be held instead: nearer, else first by station, else not older.
  func yields(to row: ObservationRow, at distanceKm: Double) -> Bool {
    if distanceKm != self.distanceKm { return distanceKm < self.distanceKm }
    if row.id != id { return row.id < id }
    return (row.endMilliseconds ?? 0) >= endMilliseconds
  }

  /// The reading; nil where nothing is held.
  func reading<Value>(_ text: UndecodedText, _ value: (HeldReading) -> Value) -> StationReading<Value>? {
    guard distanceKm.isFinite else { return nil }
    return StationReading(
      value: value(self), stationID: ObservationID.text(id),
      stationName: StationObservation.name(fromSent: text.string(name)), distanceKm: distanceKm, altitudeM: altitude,
      measuredUntil: WallInstant(millisecondsSinceEpoch: endMilliseconds))
  }

  /// The value as a mean wind in m/s, with what belongs to it.
  var wind: StationWind {
    StationWind(
      meanKmh: value * StationWind.kmhPerMps, fromDegrees: from.isNaN ? nil : from,
      gustKmh: gust.isNaN ? nil : gust * StationWind.kmhPerMps)
  }
}

extension ObservationRow {
  /// A quantity of the row, not a number where it has none.
  func value(of quantity: HeldReading.Quantity) -> Double {
    switch quantity {
    case .airTemperature: airTemperature
    case .dewPoint: dewPoint
    case .humidity: humidity
    case .wind: chosenWind.mean
    case .seaLevelPressure: altitude <= StationObservation.seaLevelPressureLimitM ? seaLevelPressure : .nan
    case .precipitation: gauge.isNaN ? disdrometer : gauge
    case .snowDepth: snowDepth
    case .visibility: visibility
    case .sunshine: sunshine
    }
  }
}
