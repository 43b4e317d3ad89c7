// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// What a seed's run is about, beside its faults: dates and places where rare states live.
///
/// Seeds take them in turn, so that any sweep as long as the list meets all of them.
enum SimTheme: CaseIterable {
  case ordinary, autumnChange, keyExpiry, islands, springChange, manyPlaces, yearEnd, storm, leapDay, midnight
  case wallJumps, disks

  static func of(seed: UInt64) -> SimTheme { allCases[Int(seed % UInt64(allCases.count))] }

  /// The moment it turns around, UTC, to lie in the middle of the run; nil where any will do.
  var moment: (year: Int, month: Int, day: Int, hour: Int)? {
    switch self {
    case .autumnChange: (2026, 10, 25, 1)
    case .springChange: (2027, 3, 28, 1)
    case .yearEnd: (2026, 12, 31, 23)
    case .leapDay: (2028, 2, 29, 12)
    case .storm: (2024, 10, 29, 12)
    case .ordinary, .keyExpiry, .islands, .manyPlaces, .midnight, .wallJumps, .disks: nil
    }
  }

  /// A scenario of the mock.
  var scenario: String { self == .storm ? "dana-valencia-2024" : "quiet" }

  /// The active place; nil where any will do.
  var place: MunicipalityCode? {
    switch self {
    case .islands: MunicipalityCode("38038")
    case .storm: MunicipalityCode("46250")
    case .autumnChange, .springChange: nil
    case .ordinary, .keyExpiry, .manyPlaces, .yearEnd, .leapDay, .midnight, .wallJumps, .disks: nil
    }
  }
}
