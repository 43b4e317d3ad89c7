// SPDX-License-Identifier: MIT

/// An amount of precipitation as AEMET writes one: none, a trace ("Ip"), or tenths of a millimetre.
package enum WaterAmount: Sendable, Hashable, Comparable {
  /// Nothing fell: `0`.
  case none
  /// Something fell, less than 0.1 mm: `Ip`.
  case trace
  /// Tenths of a millimetre of water, 1 or more.
  case tenths(Int)

  /// Tenths of a millimetre; a trace counts 0.
  package var tenthsMm: Int {
    switch self {
    case .none, .trace: 0
    case .tenths(let tenths): tenths
    }
  }

  /// Whether anything fell, a trace included.
  package var isWet: Bool { self != .none }
}
