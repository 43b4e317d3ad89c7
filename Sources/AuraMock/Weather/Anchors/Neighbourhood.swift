// SPDX-License-Identifier: MIT

import AuraTime

/// The anchors around a place: whose facts it has, and whose it borrows.
struct Neighbourhood {
  /// Anchors of other places with their distance in kilometres, nearest first.
  let around: [(index: Int, distance: Double)]

  private let anchors: [WeatherAnchor]
  /// The anchor of the place itself.
  private let own: WeatherAnchor?
  /// Anchors that reach the place, nearest first, its own before all.
  private let reaching: [WeatherAnchor]

  init(of place: WeatherPlace, anchors: [WeatherAnchor]) {
    self.anchors = anchors
    let point = MapPoint(latitude: place.latitude, longitude: place.longitude)
    let distances = anchors.indices.map { index in
      (
        index: index,
        distance: anchors[index].sites.map { Self.distanceKm(from: place, point, to: $0) }.min() ?? .infinity
      )
    }.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    own = distances.first.flatMap { $0.distance <= 0 ? anchors[$0.index] : nil }
    around = own == nil ? distances : Array(distances.dropFirst())
    reaching = distances.filter { $0.distance <= Double(anchors[$0.index].reachKm) }.map { anchors[$0.index] }
  }

  /// 0 for the site itself or one as good as it: not 4 km and 120 m of height away.
  private static func distanceKm(from place: WeatherPlace, _ point: MapPoint, to site: WeatherAnchor.Site) -> Double {
    if site.name == place.ine { return -1 }
    let other = MapPoint(latitude: site.place.latitude, longitude: site.place.longitude)
    let distance = point.distanceKm(to: other)
    let rise = Double((place.elevationMetres - site.place.elevationMetres).magnitude)
    return distance < 4 && rise < 120 ? 0 : max(distance, 1)
  }

  /// The facts of a day; temperatures only of the place itself.
  func facts(on date: CivilDate) -> AnchoredDay {
    var facts = AnchoredDay()
    facts.maximumTenthsC = own?[date]?.maximumTenthsC
    facts.minimumTenthsC = own?[date]?.minimumTenthsC
    for day in reaching.compactMap({ $0[date] }) {
      facts.rainTenthsMm = facts.rainTenthsMm ?? day.rainTenthsMm
      if facts.gustKmh == nil {
        facts.gustKmh = day.gustKmh
        facts.gustBearingDegrees = day.gustBearingDegrees
      }
    }
    return facts
  }

  /// The spans of the nearest anchor that has any on the day; of another place without its temperatures, and
  /// without its rain where the place has its own.
  func spans(on day: WeatherDay) -> [AnchoredSpan] {
    guard let first = day.hours.first?.start, let last = day.hours.last?.start else { return [] }
    for anchor in reaching {
      let spans = anchor.spans.filter { $0.hours.lowerBound <= last && $0.hours.upperBound > first }
      if spans.isEmpty { continue }
      guard anchor != own else { return spans }
      return spans.map { span in
        var copy = span
        copy.temperatureTenthsC = nil
        if own?[day.date]?.rainTenthsMm != nil { (copy.rainTenthsMm, copy.thunders) = (nil, nil) }
        return copy
      }
    }
    return []
  }
}
