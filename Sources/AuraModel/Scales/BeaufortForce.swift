// SPDX-License-Identifier: MIT

/// A force of the Beaufort scale, 0…12: it speaks of the mean wind, never of gusts.
public enum BeaufortForce: Int, CaseIterable, Codable, Hashable, Sendable {
  case calma
  case ventolina
  case flojito
  case flojo
  case bonancible
  case fresquito
  case fresco
  case frescachon
  case temporal
  case temporalFuerte
  case temporalDuro
  case temporalMuyDuro
  case temporalHuracanado

  /// The force of a mean wind in km/h; nil for less than nothing and for what is not a number.
  ///
  /// The scale is in whole km/h; others are rounded, halves up. AEMET's plan of warnings counts by the mean of each
  /// force's own table instead (force 7 from 50, 8 from 60, 10 from 90 km/h): its levels come with its messages.
  public init?(meanWindKmh: Double) {
    guard meanWindKmh >= 0, meanWindKmh.isFinite else { return nil }
    let whole = (meanWindKmh + 0.5).rounded(.down)
    self = Self.allCases[ScaleRegister.classIndex(of: whole, in: ScaleRegister.beaufortKmh)]
  }

  /// Least and greatest whole km/h; the last force has no greatest.
  public var kmh: (least: Int, greatest: Int?) { bounds(ScaleRegister.beaufortKmh) }

  /// Least and greatest whole knots; the last force has no greatest.
  public var knots: (least: Int, greatest: Int?) { bounds(ScaleRegister.beaufortKnots) }

  /// The nautical name.
  public var name: String {
    switch self {
    case .calma: "Calma"
    case .ventolina: "Ventolina"
    case .flojito: "Flojito"
    case .flojo: "Flojo"
    case .bonancible: "Bonancible"
    case .fresquito: "Fresquito"
    case .fresco: "Fresco"
    case .frescachon: "Frescachón"
    case .temporal: "Temporal"
    case .temporalFuerte: "Temporal fuerte"
    case .temporalDuro: "Temporal duro"
    case .temporalMuyDuro: "Temporal muy duro"
    case .temporalHuracanado: "Temporal huracanado"
    }
  }

  private func bounds(_ greatest: [Int]) -> (least: Int, greatest: Int?) {
    (rawValue == 0 ? 0 : greatest[rawValue - 1] + 1, rawValue < greatest.count ? greatest[rawValue] : nil)
  }
}
