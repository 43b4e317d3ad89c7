// SPDX-License-Identifier: MIT

public import AuraTime

extension AirQuality {
  /// Joins what stations say into the air of a place at a moment; nil when none near enough has anything fresh.
  ///
  /// For each pollutant the nearest station counts that measured it, or that is the nearest with an index and names
  /// the pollutant as its cause. At one station the newer hour counts, the measured level when they are the same. Of
  /// stations equally far, the lower code.
  public init?(
    at place: Coordinate, now: WallInstant, stations: [AirStation], reach: AirReach = .standard
  ) {
    let near = stations.compactMap { station -> NearStation? in
      let distance = place.distanceKm(to: station.coordinate)
      return distance <= reach.maximumKm ? NearStation(station: station, distanceKm: distance) : nil
    }.sorted { ($0.distanceKm, $0.station.id) < ($1.distanceKm, $1.station.id) }

    let home = near.first { candidate in candidate.station.index.map { reach.isFresh($0.hour, at: now) } ?? false }
    let components = Pollutant.allCases.compactMap { pollutant -> AirComponent? in
      for candidate in near {
        let level = candidate.level(of: pollutant, at: now, reach: reach)
        let cause = candidate.station.id == home?.station.id ? candidate.cause(pollutant) : nil
        if let level, let cause { return cause.source.hour > level.source.hour ? cause : level }
        if let found = level ?? cause { return found }
      }
      return nil
    }

    // An index that names no cause counts by itself, unless its station told its levels.
    var bare: (band: AirQualityBand, source: AirSource)?
    if let home, let index = home.station.index, index.dueTo.isEmpty, !home.hasLevels(at: now, reach: reach) {
      bare = (index.band, home.source(index.hour))
    }
    let worst = components.max { $0.band < $1.band }?.band
    guard let composite = [worst, bare?.band].compactMap(\.self).max() else { return nil }
    guard let source = components.first(where: { $0.band == composite })?.source ?? bare?.source else { return nil }
    self.init(
      composite: composite, breakdown: components, isPartial: home?.station.index?.isPartial ?? false, source: source)
  }
}

/// A station within reach, and how far it is.
private struct NearStation {
  let station: AirStation
  let distanceKm: Double

  func source(_ hour: WallInstant) -> AirSource {
    AirSource(stationCode: station.id, stationName: station.name, distanceKm: distanceKm, hour: hour)
  }

  /// The pollutant as it was measured here, when that is fresh; of two hours the newer.
  func level(of pollutant: Pollutant, at now: WallInstant, reach: AirReach) -> AirComponent? {
    let fresh = station.levels.filter {
      $0.pollutant == pollutant && $0.microgramsPerCubicMetre >= 0 && reach.isFresh($0.hour, at: now)
    }
    guard let newest = fresh.max(by: { $0.hour < $1.hour }),
      let band = AirQualityBand(pollutant, microgramsPerCubicMetre: newest.microgramsPerCubicMetre)
    else { return nil }
    return AirComponent(
      pollutant: pollutant, band: band, microgramsPerCubicMetre: newest.microgramsPerCubicMetre,
      source: source(newest.hour))
  }

  /// The pollutant as a cause of the station's index.
  func cause(_ pollutant: Pollutant) -> AirComponent? {
    guard let index = station.index, index.dueTo.contains(pollutant) else { return nil }
    return AirComponent(pollutant: pollutant, band: index.band, source: source(index.hour))
  }

  func hasLevels(at now: WallInstant, reach: AirReach) -> Bool {
    Pollutant.allCases.contains { level(of: $0, at: now, reach: reach) != nil }
  }
}
