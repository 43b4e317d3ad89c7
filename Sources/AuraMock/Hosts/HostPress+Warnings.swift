// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTime

extension HostPress {
  /// The feed of warnings that a shift made (Q-RSS-10): what its archive holds, quiet files left out.
  ///
  /// Newest first, and of one issue the worst first, as recorded.
  func warningsFeed(area: Int?, edition: WallInstant) -> WarningsFeed {
    let quirks = scenario.quirks
    let all = WarningArchive(quirks: quirks).listed(warnings.messages(of: area, edition: edition), edition: edition)
    let messages = all.filter { $0.level > .verde }.sorted { left, right in
      if left.sent != right.sent { return left.sent > right.sent }
      if left.level != right.level { return left.level > right.level }
      return left.tail(quirks) < right.tail(quirks)
    }
    return WarningsFeed(
      place: area.flatMap { Comunidad(warningArea: $0)?.name } ?? "España", built: edition,
      archive: area == nil ? "Z_CAP_C_LEMM_\(edition.stamp)_AFAE" : nil,
      items: messages.compactMap { WarningsFeed.Item($0, quirks: quirks) })
  }
}

extension WarningsFeed.Item {
  /// What the feed tells of a message; nil for one about no zone.
  fileprivate init?(_ message: WarningMessage, quirks: QuirkSwitches) {
    guard let code = message.zones.first else { return nil }
    self.init(
      level: message.level.word, heading: message.kind.name, phenomenon: message.quantity.name.lowercased(),
      zone: Gazetteer.warningZone(code)?.name ?? code.description, isCoast: code.isCoastal, onset: message.onset,
      end: message.expires, clock: message.clock, file: String(message.fileName(quirks).dropLast(4)),
      sent: message.sent)
  }
}
