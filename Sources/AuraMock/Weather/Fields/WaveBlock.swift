// SPDX-License-Identifier: MIT

/// Four waves side by side, so that they are turned by one instruction.
struct WaveBlock: Sendable {
  /// Turns per kilometre.
  let east: Quad
  let north: Quad
  private let frequency: Quad
  private let phase: Quad
  /// Rotation by one step of a clock.
  private let day: (cos: Quad, sin: Quad)
  private let hour: (cos: Quad, sin: Quad)
  private let errors: (first: Quad, second: Quad)

  /// Makes a block of exactly four waves.
  init(_ waves: ArraySlice<Wave>) {
    precondition(waves.count == 4, "a block holds four waves")
    func lanes(_ value: (Wave) -> Double) -> Quad {
      let values = waves.map(value)
      return Quad(values[0], values[1], values[2], values[3])
    }
    east = lanes(\.east)
    north = lanes(\.north)
    frequency = lanes(\.frequency)
    phase = lanes(\.phase)
    day = Elementary.cosSin(turns: frequency)
    hour = Elementary.cosSin(turns: frequency * (1.0 / 24))
    errors = (lanes(\.errors.first), lanes(\.errors.second))
  }

  /// Adds `factor` times each wave at each moment of a clock.
  func add(
    _ factor: Double, at point: MapPoint, on clock: SeriesClock, turned: ForecastTurn, into series: inout [Quad]
  ) {
    var angle = start(at: point, on: clock, factor: factor)
    let rotation = clock.step == .day ? day : hour
    let turns = turned.turns
    var index = 0
    if turns.isEmpty {
      while index < clock.count {
        series[index] += angle.cos
        Quad.turn(&angle, by: rotation)
        index += 1
      }
    } else {
      let error = self.error(turned)
      while index < clock.count {
        let turn = turns[index]
        series[index] += angle.cos * turn.kept + angle.sin * error * -turn.lost
        Quad.turn(&angle, by: rotation)
        index += 1
      }
    }
  }

  /// The same with the slopes of the waves over the map, in turns per kilometre times −2π: `series` holds height,
  /// eastward and northward slope of each moment.
  func addSlopes(
    _ factor: Double, at point: MapPoint, on clock: SeriesClock, turned: ForecastTurn,
    into series: inout [(height: Quad, east: Quad, north: Quad)]
  ) {
    var angle = start(at: point, on: clock, factor: factor)
    let rotation = clock.step == .day ? day : hour
    let error = self.error(turned)
    let turns = turned.turns
    var index = 0
    while index < clock.count {
      var (height, slope) = angle
      if !turns.isEmpty {
        let turn = turns[index]
        height = angle.cos * turn.kept + angle.sin * error * -turn.lost
        slope = angle.sin * turn.kept + angle.cos * error * turn.lost
      }
      series[index].height += height
      series[index].east += slope * east
      series[index].north += slope * north
      Quad.turn(&angle, by: rotation)
      index += 1
    }
  }

  /// cos and sin of the waves at the first moment of a clock, times a factor.
  private func start(at point: MapPoint, on clock: SeriesClock, factor: Double) -> (cos: Quad, sin: Quad) {
    let turns = phase + east * point.eastKm + north * point.northKm + frequency * clock.start
    let (cosine, sine) = Elementary.cosSin(turns: turns)
    return (cosine * factor, sine * factor)
  }

  /// The waves' share of a forecast's two error fields.
  private func error(_ turn: ForecastTurn) -> Quad {
    errors.first * turn.blend.cos + errors.second * turn.blend.sin
  }
}
