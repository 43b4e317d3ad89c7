// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import Synchronization

/// The rings of warning zones as CAP files write them, worked out once each: every edition of a warning has them.
enum WrittenRings {
  private static let known = Mutex<[WarningZoneCode: [String]]>([:])

  static func texts(of zone: WarningZoneCode) -> [String] {
    if let texts = known.withLock({ $0[zone] }) { return texts }
    let texts = Gazetteer.ringTexts(of: zone)
    known.withLock { $0[zone] = texts }
    return texts
  }
}
