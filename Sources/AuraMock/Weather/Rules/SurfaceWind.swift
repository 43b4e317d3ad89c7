// SPDX-License-Identifier: MIT

/// Wind near the ground from the slope of pressure: turned and braked by the land, led by relief, stirred by the sun.
struct SurfaceWind: Sendable {
  /// One hour's wind.
  struct Sample {
    /// Degrees clockwise from north, where it comes from.
    let bearingDegrees: Double
    let meanKmh: Double
    let gustKmh: Double
  }

  /// Channelled axis and what is taken across it, the constant part, and the breeze: sums over the regimes near.
  private let axes: [(from: (east: Double, north: Double), channelling: Double)]
  private let bias: (east: Double, north: Double)
  private let breeze: (east: Double, north: Double)
  private let unit: Double
  private let normal: Double
  private let power: Double
  private let gustFactor: Double
  private let meanKmh: Double

  init(row: ClimateRow, point: MapPoint, winterness: Double) {
    var axes: [(from: (east: Double, north: Double), channelling: Double)] = []
    // The commonest octant of the strongest gusts leans everywhere.
    var bias = (east: 0.35 * row[.gustEast], north: 0.35 * row[.gustNorth])
    var breeze = (east: 0.0, north: 0.0)
    for regime in WindRegime.all {
      let ratio = regime.centre.distanceKm(to: point) / regime.reachKm
      guard ratio < 2.2 else { continue }
      let near = Elementary.exp(-ratio * ratio)
      axes.append((regime.from, regime.channelling * near))
      let lean = near * (regime.bias.summer + (regime.bias.winter - regime.bias.summer) * winterness)
      bias.east += lean * regime.from.east
      bias.north += lean * regime.from.north
      breeze.east += near * (1 - winterness) * regime.breeze.east
      breeze.north += near * (1 - winterness) * regime.breeze.north
    }
    self.axes = axes
    self.bias = bias
    self.breeze = breeze
    meanKmh = max(row[.wind], 2)
    // Speeds of winds all round at the two radii that stand for a normal vector (mean of the inner and outer half),
    // and far out, where a month's strongest hour is.
    var usual: [Double] = []
    var far = (sum: 0.0, most: 0.0)
    for way in Self.allRound {
      for radius in [0.71, 1.80, 2.6] {
        let wind = Self.led((radius * way.cos, radius * way.sin), axes: axes, bias: bias)
        let speed = (wind.east * wind.east + wind.north * wind.north).squareRoot()
        if radius < 2 { usual.append(speed) } else { far = (far.sum + speed, max(far.most, speed)) }
      }
    }
    let middle = usual.reduce(0, +) / 16
    // Gusts are 1.75 times the hour's mean and 1.45 more in the gustiest hour of a windy afternoon; a power of the
    // speed stretches a month's strongest to what AEMET's series have.
    let wanted = max(row[.gust], 1.3 * meanKmh) / (2.55 * meanKmh)
    let stretch = Elementary.log((far.sum / 8 + far.most) / 2 / middle)
    power = min(max(Elementary.log(wanted) / stretch, 0.35), 1.9)
    gustFactor = min(max(1.75 * wanted / Elementary.exp(stretch * power), 1.2), 1.9)
    var powered = 0.0
    for speed in usual { powered += Elementary.pow(speed / middle, power) / 16 }
    unit = 1 / middle
    normal = 1 / powered
  }

  /// Eight unit vectors.
  private static let allRound = (0..<8).map { Elementary.cosSin(turns: Double($0) / 8) }

  /// A wind as relief leads it, with the constant part; `wind` and the answer point where it blows to.
  private static func led(
    _ wind: (east: Double, north: Double), axes: [(from: (east: Double, north: Double), channelling: Double)],
    bias: (east: Double, north: Double)
  ) -> (east: Double, north: Double) {
    var wind = wind
    for axis in axes {
      let along = wind.east * axis.from.east + wind.north * axis.from.north
      let across = (east: wind.east - along * axis.from.east, north: wind.north - along * axis.from.north)
      let stretched = along * (1 + 0.3 * axis.channelling)
      wind.east = stretched * axis.from.east + (1 - axis.channelling) * across.east
      wind.north = stretched * axis.from.north + (1 - axis.channelling) * across.north
    }
    return (wind.east - bias.east, wind.north - bias.north)
  }

  /// - Parameters:
  ///   - slope: of pressure, eastward and northward, in standard deviations.
  ///   - solarHour: hours since solar midnight.
  ///   - sunshine: share of clear sky, 0…1.
  ///   - roughness: of the hour, a standard normal number.
  ///   - isStormy: whether it thunders.
  func sample(
    slope: (east: Double, north: Double), solarHour: Double, sunshine: Double, roughness: Double, isStormy: Bool
  ) -> Sample {
    // Toward: the free wind keeps low pressure on its left; friction turns it 25° toward the low.
    let free = (east: -slope.north, north: slope.east)
    var wind = Self.led(
      (0.906 * free.east - 0.423 * free.north, 0.423 * free.east + 0.906 * free.north), axes: axes, bias: bias)
    let afternoon = Elementary.cosSin(turns: (solarHour - 15) / 24).cos
    let heating = max(afternoon, 0) * sunshine
    wind.east -= heating * breeze.east
    wind.north -= heating * breeze.north
    let speed = (wind.east * wind.east + wind.north * wind.north).squareRoot() * unit
    // Calmer by night, brisker in the afternoon, the more the sun shines.
    let diurnal = 1 + (0.15 + 0.2 * sunshine) * afternoon
    let mean = meanKmh * normal * Elementary.pow(speed, power) * diurnal
    let factor = gustFactor * (1 + 0.08 * min(max(roughness, -2), 2)) * (1 + 0.1 * heating)
    let storm = isStormy ? 12 + 8 * max(roughness, 0) : 0
    return Sample(
      bearingDegrees: 360 * Elementary.turns(y: -wind.east, x: -wind.north), meanKmh: mean,
      gustKmh: max(mean * factor + storm, mean))
  }
}
