// SPDX-License-Identifier: MIT

import AuraTime

extension HostPress {
  /// The feed of active warnings at an instant (Q-RSS-10). The first item of the complete one links the archive.
  func warningsFeed(area: Int?, at instant: WallInstant) -> WarningsFeed {
    let built = WallInstant(secondsSinceEpoch: floorDivide(instant.secondsSinceEpoch, by: 600) * 600)
    let stamp = String("\(built)".filter(\.isNumber))
    return WarningsFeed(
      place: area.map { "área \($0)" } ?? "España", built: built,
      archive: area == nil ? "Z_CAP_C_LEMM_\(stamp)_AFAE" : nil, items: [])
  }
}
