// SPDX-License-Identifier: MIT

/// The Moon's geocentric place by ELP2000-82B, truncated: ecliptic and mean equinox of date.
///
/// 171 terms of longitude and 103 of latitude (amplitudes of 0.1″ and more), 41 of distance (2 km and more). What is
/// dropped is at most 2.1″ (0.51″ root mean square: 1 s of a phase) in longitude, 1.5″ (0.35″) in latitude and 16 km in
/// distance over 1900–2100, as `Fixtures/sun/make_moon_series.py` measures against the whole series.
///
/// Source: Chapront-Touzé and Chapront, Astronomy and Astrophysics 190, 342 (1988) and the notice of ELP2000-82B.
struct MoonSeries: Sendable {
  /// A sum over one coordinate.
  fileprivate struct Terms: Sendable {
    /// Multiples of D, l′, l, F and the amplitude.
    var main: [(d: Double, sunAnomaly: Double, anomaly: Double, node: Double, amplitude: Double)] = []
    var perturbations: [(power: Int, phase: Double, rate: Double, amplitude: Double)] = []
  }

  static let standard = MoonSeries(MoonSeriesTable.rows)

  private var longitude = Terms()
  private var latitude = Terms()
  private var distance = Terms()

  init(_ table: StaticString) {
    for row in table.description.split(separator: "\n") {
      let columns = row.split(separator: ",")
      let numbers = columns.dropFirst().compactMap { Double($0) }
      precondition(numbers.count == columns.count - 1, "a row of the Moon is a variable and numbers")
      var terms = Terms()
      if numbers.count == 5 {
        terms.main.append((numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]))
      } else {
        terms.perturbations.append((Int(numbers[0]), numbers[1], numbers[2], numbers[3]))
      }
      switch columns[0] {
      case "V": longitude.append(terms)
      case "U": latitude.append(terms)
      default: distance.append(terms)
      }
    }
  }

  /// Longitude from the mean equinox of date and latitude, radians; distance of the centres, km.
  ///
  /// - Parameter centuries: Julian centuries of TT from J2000.0.
  func place(at centuries: Double) -> (longitude: Double, latitude: Double, distance: Double) {
    let t = centuries
    // Notice, section 4: mean longitude from the inertial equinox of date, Delaunay arguments, precession in longitude.
    let mean = 3.8103444305883 + t * (8399.684731773914 + t * (-2.8547283984772807e-5 + t * 3.2017095500473753e-8))
    let d = 5.198466741027443 + t * (7771.377146811758394 + t * (-0.000028449351621 + t * 0.000000031973462))
    let sunAnomaly = -0.043125180208125 + t * (628.301955168488007 + t * (-0.000002680534843 + t * 0.000000000712676))
    let anomaly = 2.355555898265799 + t * (8328.691426955554562 + t * (0.000157027757616 + t * 0.000000250411114))
    let node = 1.627905233371468 + t * (8433.466158130539043 + t * (-0.000059392100004 - t * 0.000000004949948))
    let precession = Angle.arcsecond * t * (5029.0966 + t * (1.1120 + t * 0.000077))
    func sum(_ terms: Terms, phase: Double) -> Double {
      var total = 0.0
      for term in terms.main {
        let argument =
          term.d * d + term.sunAnomaly * sunAnomaly + term.anomaly * anomaly + term.node * node + phase
        total += term.amplitude * sine(argument)
      }
      for term in terms.perturbations {
        let value = term.amplitude * sine(term.phase + term.rate * t)
        total += term.power == 0 ? value : term.power == 1 ? value * t : value * t * t
      }
      return total
    }
    return (
      mean + precession + sum(longitude, phase: 0) * Angle.arcsecond, sum(latitude, phase: 0) * Angle.arcsecond,
      sum(distance, phase: .pi / 2)
    )
  }
}

extension MoonSeries.Terms {
  fileprivate mutating func append(_ other: MoonSeries.Terms) {
    main += other.main
    perturbations += other.perturbations
  }
}
