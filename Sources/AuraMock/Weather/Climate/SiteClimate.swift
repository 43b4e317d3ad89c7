// SPDX-License-Identifier: MIT

import AuraTime

/// The climate of any place of Spain, read off between the places where it is known.
///
/// Weights are those of Franke and Little (Franke, R. (1982), Scattered data interpolation, Mathematics of
/// Computation 38, 181–200): smooth, exact at the known places, and zero beyond a radius. Height counts as distance,
/// 100 m as much as 15 km. Temperatures are brought to the place's height before they are averaged.
struct SiteClimate: Sendable {
  private static let radiusKm = 300.0

  /// °C lost per kilometre of height. Maxima: the standard atmosphere (ISO 2533). Minima: the slope of the anchors'
  /// own minima on their height with latitude and nearness to the sea held fixed (5.2 averaged over the months).
  static let lapsePerKm = (maximum: 6.5, minimum: 5.2)
  /// Growth of rain with height, per kilometre, as a logarithm: 35 % a kilometre, a cautious value for Spanish
  /// ranges (windward slopes double it, lee slopes lose it).
  private static let rainPerKm = 0.3

  private let shares: [(anchor: Int, weight: Double)]
  private let elevationKm: Double

  init(place: WeatherPlace, point: MapPoint) {
    let anchors = ClimateTable.anchors
    let region = ClimateRegion(latitude: place.latitude, longitude: place.longitude)
    elevationKm = Double(place.elevationMetres) / 1000
    var found: [(anchor: Int, weight: Double)] = []
    var nearest = (anchor: 0, distance: Double.infinity)
    for (index, anchor) in anchors.enumerated() where anchor.region == region {
      let flat = anchor.point.distanceKm(to: point)
      let climb = 150 * (elevationKm - Double(anchor.place.elevationMetres) / 1000)
      let distance = (flat * flat + climb * climb).squareRoot()
      if distance < nearest.distance { nearest = (index, distance) }
      guard distance > 0.05, distance < Self.radiusKm else { continue }
      let weight = (Self.radiusKm - distance) / (Self.radiusKm * distance)
      found.append((index, weight * weight))
    }
    // The very place has its own climate and no other's.
    if found.isEmpty || nearest.distance <= 0.05 { found = [(nearest.anchor, 1)] }
    let total = found.reduce(0) { $0 + $1.weight }
    shares = found.map { ($0.anchor, $0.weight / total) }
  }

  /// The climate of a month, 1…12.
  func month(_ month: Int) -> ClimateRow {
    var row = ClimateRow()
    var heightKm = 0.0
    for (index, weight) in shares {
      let anchor = ClimateTable.anchors[index]
      row.add(weight, of: anchor.months[month - 1])
      heightKm += weight * Double(anchor.place.elevationMetres) / 1000
    }
    // Bringing each to the place's height and averaging is averaging and bringing the mean height's.
    let climb = elevationKm - heightKm
    row[.maximum] -= Self.lapsePerKm.maximum * climb
    row[.maximumKnot] -= Self.lapsePerKm.maximum * climb
    row[.minimum] -= Self.lapsePerKm.minimum * climb
    row[.minimumKnot] -= Self.lapsePerKm.minimum * climb
    let wetter = Elementary.exp(Self.rainPerKm * min(max(climb, -1.5), 2))
    row[.rain] *= wetter
    row[.wetScale] *= wetter
    return row
  }
}
