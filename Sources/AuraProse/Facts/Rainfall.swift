// SPDX-License-Identifier: MIT

import AuraModel

/// The rain of an hour: how much is known to fall, and whether the sky's code says that it falls.
struct Rainfall: Hashable, Sendable {
  /// What the hour's code says: nothing of rain, rain, or AEMET's *lluvia escasa*.
  enum Code: Hashable, Sendable {
    case none, rain, showers, scarce
  }

  let code: Code
  /// mm in the hour; nil when nothing measurable is known to fall.
  let mm: Double?
  /// More than nothing and less than 0.1 mm.
  let isTrace: Bool

  init(_ depth: WaterDepth?, snow: WaterDepth?, sky: SkyCondition?) {
    code =
      switch sky {
      case .showers?: .showers
      case let sky? where sky.family == .lightRain || sky.family == .stormLightRain: .scarce
      case let sky? where sky.isWet: .rain
      default: .none
      }
    switch depth {
    case .millimetres(let depth)? where depth >= Self.leastPrintedMm && depth > (Self.mm(snow) ?? 0):
      (mm, isTrace) = (depth, false)
    case .millimetres(let depth)? where depth > 0 && depth < Self.leastPrintedMm:
      (mm, isTrace) = (nil, snow?.isWet != true)
    case .trace?: (mm, isTrace) = (nil, snow?.isWet != true)
    default: (mm, isTrace) = (nil, false)
    }
  }

  /// What is less prints as 0 mm: a trace.
  static let leastPrintedMm = 0.05

  /// mm that can be printed; nil for nothing, a trace and the unknown.
  static func mm(_ depth: WaterDepth?) -> Double? {
    guard case .millimetres(let depth)? = depth, depth >= leastPrintedMm else { return nil }
    return depth
  }

  /// Whether rain falls in the hour.
  var isFalling: Bool { code != .none || mm != nil || isTrace }

  var intensity: RainIntensity? {
    if isTrace { return .inapreciable }
    return mm.flatMap(RainIntensity.init(mmPerHour:))
  }

  /// Whether the code says that little falls and no amount speaks against it.
  var isScarce: Bool { code == .scarce && (intensity ?? .debil) <= .debil }

  /// Whether what falls may be called *llovizna*: next to nothing, and no shower.
  var isDrizzle: Bool {
    (code == .scarce || code == .none)
      && (isTrace || mm.map { $0 * 10 <= Double(ProseRegister.drizzleTenths) } ?? false)
  }
}
