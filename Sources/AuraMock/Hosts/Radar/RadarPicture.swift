// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTime

/// The picture of a regional radar, drawn from the mock's rain in a palette of the project's own.
///
/// A square around the antenna: rings at quarters of the range, a cross at the middle, and the rain of the moment in
/// eight steps. Rain is asked for on a grid and drawn between its points; the picture is of the mock's weather and of
/// nothing else.
struct RadarPicture {
  /// Pixels on each side.
  static let side = 400
  /// Points of the grid on each side, the outermost on the edge.
  private static let gridSide = 13

  /// Ground, ring, cross, beyond the range; then rain from drizzle to downpour.
  static let palette: [UInt32] = [
    0x10202C, 0x35505F, 0xE8F1F5, 0x1B1F24, 0x2C6E8F, 0x2FA4B5, 0x3DC78A, 0xA8D84E, 0xF4D738, 0xF59A2E, 0xE8503A,
    0xB02A7D,
  ]

  /// mm in an hour from which each step of rain is drawn. The first is AEMET's least measurable tenth.
  private static let steps = [0.1, 0.5, 1, 2, 5, 10, 20, 40]

  let site: RadarSite
  /// The middle of the picture: the antenna, or what takes its place (Q-RAD-04).
  let centre: Coordinate
  let weather: any WeatherSource

  /// The picture of a moment.
  func write(at instant: WallInstant) -> [UInt8] {
    let rain = grid(at: instant)
    let cells = Self.gridSide - 1
    // Between four points it rains no more than at the rainiest of them; a hair's breadth for rounding.
    let least = Self.steps[0] * 0.999
    let isWet = (0..<cells * cells).map { cell in
      let corner = cell / cells * Self.gridSide + cell % cells
      return max(rain[corner], rain[corner + 1], rain[corner + Self.gridSide], rain[corner + Self.gridSide + 1])
        >= least
    }
    // Where each row and column of pixels lies on the grid.
    let places = (0..<Self.side).map { (Double($0) + 0.5) / Double(Self.side) * Double(cells) }
    guard isWet.contains(true) else { return Self.dryPicture }
    var pixels = Self.ground
    for (row, down) in places.enumerated() {
      let wet = Array(isWet[Int(down) * cells..<(Int(down) + 1) * cells])
      guard wet.contains(true) else { continue }
      // Plain loops: a debug build draws pictures too.
      var column = 0
      while column < Self.side {
        let (right, index) = (places[column], row * Self.side + column)
        column += 1
        guard wet[Int(right)], pixels[index] <= 1 else { continue }
        let millimetres = Self.between(rain, right, down)
        var step = 0
        while step < Self.steps.count, millimetres >= Self.steps[step] { step += 1 }
        if step > 0 { pixels[index] = UInt8(3 + step) }
      }
    }
    return GIFEncoder.write(width: Self.side, height: Self.side, pixels: pixels, palette: Self.palette)
  }

  /// The picture under a dry sky, the same for all radars.
  private static let ground: [UInt8] = {
    let half = Double(side) / 2
    let middles = (0..<side).map { (Double($0) + 0.5 - half) / half }
    return middles.flatMap { south in
      middles.map { east -> UInt8 in
        let distance = (east * east + south * south).squareRoot()
        if distance > 1 { return 3 }
        let isCross = (abs(east) < 0.004 && abs(south) < 0.02) || (abs(south) < 0.004 && abs(east) < 0.02)
        if isCross { return 2 }
        let quarters = (distance + 0.002) * 4
        return abs(quarters - quarters.rounded()) < 0.0088 && quarters > 0.5 ? 1 : 0
      }
    }
  }()

  private static let dryPicture = GIFEncoder.write(width: side, height: side, pixels: ground, palette: palette)

  /// Millimetres an hour at the grid's points, row by row from the north-west.
  private func grid(at instant: WallInstant) -> [Double] {
    let span = site.rangeKm
    let last = Double(Self.gridSide - 1)
    // A degree of latitude in kilometres on the mean sphere, and of longitude at the centre.
    let northKm = Coordinate.earthRadiusKm * .pi / 180
    let eastKm = northKm * Elementary.cosSin(turns: centre.latitude / 360).cos
    var values: [Double] = []
    values.reserveCapacity(Self.gridSide * Self.gridSide)
    for row in 0..<Self.gridSide {
      for column in 0..<Self.gridSide {
        let east = (2 * Double(column) / last - 1) * span
        let south = (2 * Double(row) / last - 1) * span
        values.append(
          rain(latitude: centre.latitude - south / northKm, longitude: centre.longitude + east / eastKm, at: instant))
      }
    }
    return values
  }

  /// The rain at a place and a moment, between the hours before and after it.
  private func rain(latitude: Double, longitude: Double, at instant: WallInstant) -> Double {
    let place = WeatherPlace(
      ine: site.code, latitude: latitude, longitude: longitude, elevationMetres: 200, zone: .utc)
    let day = weather.days(at: place, from: CivilZone.utc.civil(at: instant).date, count: 1, edition: .observed)[0]
    let hours = day.hours + day.hoursAfter
    guard let first = hours.first else { return 0 }
    // An hour's amount stands for its middle.
    let position = Double(first.start.seconds(until: instant)) / 3600 - 0.5
    let index = max(0, min(Int(position.rounded(.down)), hours.count - 2))
    let share = min(max(position - Double(index), 0), 1)
    func amount(_ hour: WeatherHour) -> Double {
      hour.precipitation == .trace ? 0.05 : Double(hour.precipitation.tenthsMm) / 10
    }
    return amount(hours[index]) * (1 - share) + amount(hours[index + 1]) * share
  }

  /// The value between four points of the grid.
  private static func between(_ values: [Double], _ column: Double, _ row: Double) -> Double {
    let (left, top) = (min(Int(column), gridSide - 2), min(Int(row), gridSide - 2))
    let (right, down) = (column - Double(left), row - Double(top))
    let upper = values[top * gridSide + left] * (1 - right) + values[top * gridSide + left + 1] * right
    let lower = values[(top + 1) * gridSide + left] * (1 - right) + values[(top + 1) * gridSide + left + 1] * right
    return upper * (1 - down) + lower * down
  }
}
