// SPDX-License-Identifier: MIT

import AuraTime

extension HostPress {
  /// The feed of warnings at an instant (Q-RSS-10): when it was built and, in the complete one, the link to the archive.
  /// The warnings themselves are in the archive; the feed is a marker, and lists none of them here.
  func warningsFeed(area: Int?, at instant: WallInstant) -> WarningsFeed {
    let built = WallInstant(secondsSinceEpoch: floorDivide(instant.secondsSinceEpoch, by: 600) * 600)
    let stamp = String("\(built)".filter(\.isNumber))
    return WarningsFeed(
      place: area.map { "área \($0)" } ?? "España", built: built,
      archive: area == nil ? "Z_CAP_C_LEMM_\(stamp)_AFAE" : nil, items: [])
  }
}
