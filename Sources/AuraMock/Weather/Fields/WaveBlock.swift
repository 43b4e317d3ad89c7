// SPDX-License-Identifier: MIT

/// Four waves side by side, so that they are turned by one instruction.
struct WaveBlock: Sendable {
  typealias Lanes = SIMD4<Double>

  /// Turns per kilometre.
  let east: Lanes
  let north: Lanes
  private let frequency: Lanes
  private let phase: Lanes
  /// Rotation by one step of a clock.
  private let day: (cos: Lanes, sin: Lanes)
  private let hour: (cos: Lanes, sin: Lanes)
  private let errors: (first: Lanes, second: Lanes)

  /// Makes a block of exactly four waves.
  init(_ waves: ArraySlice<Wave>) {
    precondition(waves.count == 4, "a block holds four waves")
    func lanes(_ value: (Wave) -> Double) -> Lanes { Lanes(waves.map(value)) }
    east = lanes(\.east)
    north = lanes(\.north)
    frequency = lanes(\.frequency)
    phase = lanes(\.phase)
    day = Elementary.cosSin(turns: frequency)
    hour = Elementary.cosSin(turns: frequency / 24)
    errors = (lanes(\.errors.first), lanes(\.errors.second))
  }

  /// Adds `factor` times each wave at each moment of a clock.
  func add(
    _ factor: Double, at point: MapPoint, on clock: SeriesClock, turned: ForecastTurn, into series: inout [Lanes]
  ) {
    var (cosine, sine) = start(at: point, on: clock)
    cosine *= factor
    sine *= factor
    let rotation = clock.step == .day ? day : hour
    if turned.turns.isEmpty {
      for index in 0..<clock.count {
        series[index] += cosine
        (cosine, sine) = (cosine * rotation.cos - sine * rotation.sin, sine * rotation.cos + cosine * rotation.sin)
      }
    } else {
      let error = self.error(turned)
      for index in 0..<clock.count {
        let turn = turned.turns[index]
        series[index] += cosine * turn.kept - sine * error * turn.lost
        (cosine, sine) = (cosine * rotation.cos - sine * rotation.sin, sine * rotation.cos + cosine * rotation.sin)
      }
    }
  }

  /// The same with the slopes of the waves over the map, in turns per kilometre times −2π: `series` holds height,
  /// eastward and northward slope of each moment.
  func addSlopes(
    _ factor: Double, at point: MapPoint, on clock: SeriesClock, turned: ForecastTurn,
    into series: inout [(height: Lanes, east: Lanes, north: Lanes)]
  ) {
    var (cosine, sine) = start(at: point, on: clock)
    cosine *= factor
    sine *= factor
    let rotation = clock.step == .day ? day : hour
    let error = self.error(turned)
    for index in 0..<clock.count {
      var height = cosine
      var slope = sine
      if !turned.turns.isEmpty {
        let turn = turned.turns[index]
        height = cosine * turn.kept - sine * error * turn.lost
        slope = sine * turn.kept + cosine * error * turn.lost
      }
      series[index].height += height
      series[index].east += slope * east
      series[index].north += slope * north
      (cosine, sine) = (cosine * rotation.cos - sine * rotation.sin, sine * rotation.cos + cosine * rotation.sin)
    }
  }

  private func start(at point: MapPoint, on clock: SeriesClock) -> (cos: Lanes, sin: Lanes) {
    Elementary.cosSin(turns: phase + east * point.eastKm + north * point.northKm + frequency * clock.start)
  }

  /// The waves' share of a forecast's two error fields.
  private func error(_ turn: ForecastTurn) -> Lanes {
    errors.first * turn.blend.cos + errors.second * turn.blend.sin
  }
}
