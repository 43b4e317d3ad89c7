// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An observation as `JSONDecoder` reads it, and the plainest choice of the nearest station: a second implementation,
/// sharing nothing with the engine, that tests and sweeps compare with and benches run beside it.
public struct PeerObservation: Decodable, Sendable {
  public let idema: String
  public let lon: Double
  public let lat: Double
  public let alt: Double
  public let ubi: String
  public let fint: String?
  public let prec, pacutp, pliqtp, psolt: Double?
  public let vmax, vv, dv, dmax, stdvv, stddv: Double?
  public let vmaxu, vvu, dvu, dmaxu, stdvvu, stddvu: Double?
  public let hr, inso, pres, pres_nmar: Double?
  public let ts, tss20cm, tss5cm, ta, tpr, tamin, tamax: Double?
  public let vis, geo700, geo850, geo925, rviento, nieve: Double?

  /// A value that was picked: of which station, how far away, and when its hour ended.
  public struct Pick: Hashable, Sendable {
    public let value: Double
    public let idema: String
    public let distanceKm: Double
    /// Seconds since 1970.
    public let end: Int

    public init(value: Double, idema: String, distanceKm: Double, end: Int) {
      self.value = value
      self.idema = idema
      self.distanceKm = distanceKm
      self.end = end
    }
  }

  /// The end of the hour, seconds since 1970; nil when it was not sent or is no date.
  public var endSeconds: Int? {
    guard let fint, fint.count >= 19 else { return nil }
    let numbers = fint.prefix(19).split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 6 else { return nil }
    // Days from the civil calendar by Fliegel and Van Flandern (1968), 2,440,588 being the Julian day of the epoch.
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    let shift = (month - 14) / 12
    let julian =
      day - 32_075 + 1461 * (year + 4800 + shift) / 4 + 367 * (month - 2 - shift * 12) / 12
      - 3 * ((year + 4900 + shift) / 100) / 4
    return (julian - 2_440_588) * 86_400 + numbers[3] * 3600 + numbers[4] * 60 + numbers[5]
  }

  /// What is compared, by name: each quantity with the value a row has of it.
  public static let quantities: [(name: String, value: @Sendable (PeerObservation) -> Double?)] = [
    ("temperature", { $0.ta }), ("dew point", { $0.tpr }), ("humidity", { $0.hr }),
    ("wind", { ($0.vv ?? $0.vvu).map { $0 * 3.6 } }),
    ("sea-level pressure", { $0.alt > 750 ? nil : $0.pres_nmar }), ("rain", { $0.prec ?? $0.pacutp }),
    ("snow depth", { $0.nieve }), ("visibility", { $0.vis }), ("sunshine", { $0.inso }),
  ]

  /// For each quantity the nearest station that has it, within 3 h and 35 km; nil where there is none.
  public static func nearest(
    in rows: [PeerObservation], latitude: Double, longitude: Double, at seconds: Int
  ) -> [Pick?] {
    let near: [(row: PeerObservation, distance: Double, end: Int)] = rows.compactMap { row in
      guard let end = row.endSeconds, end <= seconds, seconds - end <= 10_800 else { return nil }
      let distance = row.distanceKm(latitude: latitude, longitude: longitude)
      return distance <= 35 ? (row, distance, end) : nil
    }
    return quantities.map { quantity in
      var best: Pick?
      for (row, distance, end) in near {
        guard let value = quantity.value(row) else { continue }
        if let held = best {
          guard (distance, row.idema, -end) <= (held.distanceKm, held.idema, -held.end) else { continue }
        }
        best = Pick(value: value, idema: row.idema, distanceKm: distance, end: end)
      }
      return best
    }
  }

  /// By the chord between two unit vectors, unlike the engine, which uses haversines.
  private func distanceKm(latitude: Double, longitude: Double) -> Double {
    func vector(_ latitude: Double, _ longitude: Double) -> (Double, Double, Double) {
      let (phi, lambda) = (latitude * .pi / 180, longitude * .pi / 180)
      return (cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi))
    }
    let (here, there) = (vector(lat, lon), vector(latitude, longitude))
    let (x, y, z) = (here.0 - there.0, here.1 - there.1, here.2 - there.2)
    return 2 * 6371.0088 * asin(min(1, (x * x + y * y + z * z).squareRoot() / 2))
  }
}
