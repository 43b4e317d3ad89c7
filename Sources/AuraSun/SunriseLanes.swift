// SPDX-License-Identifier: MIT

internal import AuraTime

/// Up to eight places in the lanes of vectors.
struct SunriseLanes: Sendable {
  private let count: Int
  private let meanNoon: SIMD8<Double>
  private let latitudeTangent: SIMD8<Double>
  /// sin h₀ · sec φ of the horizon.
  private let scaledAltitude: SIMD8<Double>
  /// The zone of each lane, or -1 where all share the first lane's.
  private let zoneIndices: [Int]

  init(_ places: ArraySlice<SunriseTable.Place>, zones: [CivilZone]) {
    count = places.count
    var meanNoon = SIMD8<Double>(repeating: 0)
    var latitudeTangent = meanNoon
    var scaledAltitude = meanNoon
    for (lane, place) in places.enumerated() {
      let site = SunSite(place.coordinate)
      meanNoon[lane] = site.meanNoonSecond
      latitudeTangent[lane] = site.latitudeTangent
      scaledAltitude[lane] = SunAltitude.horizon.sineOfAltitude * site.latitudeSecant
    }
    self.meanNoon = meanNoon
    self.latitudeTangent = latitudeTangent
    self.scaledAltitude = scaledAltitude
    zoneIndices = places.map { place in zones.firstIndex(of: place.zone) ?? 0 }
  }

  /// Solves one date for the lanes and writes their rows.
  func solve(
    _ sun: SolarDay, date: CivilDate, places: [SunriseTable.Place], firstPlace: Int, zones: [CivilZone],
    into rows: inout [SunriseTable.Row], at rowBase: Int
  ) {
    let rises = passages(sun, side: -1)
    let sets = passages(sun, side: 1)
    for lane in 0..<count {
      var row = SunriseTable.Row(sunrise: rises[lane], sunset: sets[lane])
      // Well within the civil date of any zone of these longitudes, or left to the careful way.
      let zone = zones[zoneIndices[lane]]
      if !(Self.isPlain(row.sunrise, zone) && Self.isPlain(row.sunset, zone)) {
        row = Self.careful(places[firstPlace + lane], date)
      }
      rows[rowBase + firstPlace + lane] = row
    }
  }

  /// Whether an event lies in the civil date for certain: two hours after its start, one before its end, so that no other of its kind, 23 hours away, does.
  @inline(__always)
  static func isPlain(_ second: Double, _ zone: CivilZone) -> Bool {
    let offset =
      switch zone {
      case .peninsula: 7200.0
      case .canaries: 3600.0
      case .fixed(let seconds): Double(seconds)
      }
    let local = second + offset
    return local >= 10_800 && local <= 82_800
  }

  static func careful(_ place: SunriseTable.Place, _ date: CivilDate) -> SunriseTable.Row {
    let times: SolarTimes
    do {
      times = try SolarTimes(on: date, at: place.coordinate, in: place.zone)
    } catch {
      preconditionFailure("the table has checked its dates: \(error)")
    }
    let midnight = Double(date.dayNumber) * 86_400
    func second(_ crossing: HorizonCrossing) -> Double {
      crossing.instant.map { Double($0.millisecondsSinceEpoch) / 1000 - midnight } ?? .nan
    }
    return SunriseTable.Row(sunrise: second(times.sunrise), sunset: second(times.sunset))
  }

  /// `SolarDay.passage` in every lane; NaN where that way is not safe.
  @inline(__always)
  private func passages(_ sun: SolarDay, side: Double) -> SIMD8<Double> {
    let start = meanNoon + side * 21_600
    let first = step(sun, from: start, side: side)
    let second = step(sun, from: first, side: side)
    let change = second - first
    let curvature = first - start - change
    // A NaN lane stays NaN; a curvature near zero means that nothing is left to correct.
    let correction = (change * change / curvature).replacing(with: 0, where: curvature .== 0)
    let found = second + correction
    return found.replacing(with: .nan, where: change .> SolarDay.longStep .| change .< -SolarDay.longStep)
  }

  @inline(__always)
  private func step(_ sun: SolarDay, from second: SIMD8<Double>, side: Double) -> SIMD8<Double> {
    let days = (second - 43_200) * (1 / 86_400)
    let cosineOfHourAngle =
      scaledAltitude * sun.declinationSecant.values(at: days)
      - latitudeTangent * sun.declinationTangent.values(at: days)
    let hourAngle = Self.arccosine(cosineOfHourAngle)
    return meanNoon - sun.equationOfTime.values(at: days) + (side * SolarDay.secondsPerRadian) * hourAngle
  }

  /// Arc cosine to 2e-8 rad (0.0003 s of hour angle); NaN beyond the safe limit.
  ///
  /// Source: Abramowitz and Stegun, *Handbook of Mathematical Functions*, 4.4.46.
  @inline(__always)
  private static func arccosine(_ value: SIMD8<Double>) -> SIMD8<Double> {
    let isNegative = value .< 0
    let x = value.replacing(with: -value, where: isNegative)
    var sum = -0.0012624911 * x + 0.0066700901
    sum = sum * x - 0.0170881256
    sum = sum * x + 0.0308918810
    sum = sum * x - 0.0501743046
    sum = sum * x + 0.0889789874
    sum = sum * x - 0.2145988016
    sum = sum * x + 1.5707963050
    let angle = (1 - x).squareRoot() * sum
    let whole = angle.replacing(with: .pi - angle, where: isNegative)
    return whole.replacing(with: .nan, where: x .>= SolarDay.quickLimit)
  }
}
