// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

extension AvisosState {
  /// The state after a good answer. An answer is complete: it replaces what was known (Q-TAR-04), but for two things.
  ///
  /// What any message ever replaced stays hidden, even when the older message turns up again (Q-CAP-08). And a warning
  /// whose file is there but cannot be read is kept as it was, for it was not withdrawn (Q-TAR-10).
  public func replaced(by record: AvisosRecord, receivedAt: WallInstant) -> AvisosState {
    let real = record.messages.filter(\.status.isReal)
    var replaced = set?.replaced ?? [:]
    for message in real {
      for reference in message.references where reference.identifier != message.identifier {
        replaced[reference.identifier] = max(replaced[reference.identifier] ?? message.sent, message.sent)
      }
    }
    let unreadNames = Set(record.unreadFiles.map(\.fileName))
    let kept = (set?.alerts ?? []).filter { unreadNames.contains($0.fileName) }
    var seen: Set<String> = []
    let alerts = (real.filter(\.type.mayAnnounce).flatMap(\.alerts) + kept).filter { alert in
      let isReplaced = replaced[alert.identifier].map { $0 >= alert.sent } ?? false
      return !alert.isBornExpired && !isReplaced && seen.insert(alert.id).inserted
    }
    let set = AvisosSet(
      alerts: alerts, receivedAt: receivedAt, unreadFileCount: record.unreadFiles.count,
      replaced: Self.recent(replaced))
    return .known(set, staleSince: nil)
  }

  /// What still has to be remembered: a warning is issued 72 h ahead at most, so in eight days the last one that could
  /// come back is over. Never more than 20,000.
  private static func recent(_ replaced: [String: WallInstant]) -> [String: WallInstant] {
    guard let newest = replaced.values.max() else { return [:] }
    let young = replaced.filter { $0.value.seconds(until: newest) <= 8 * 86_400 }
    guard young.count > 20_000 else { return young }
    let newestFirst = young.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return Dictionary(uniqueKeysWithValues: newestFirst.prefix(20_000).map { ($0.key, $0.value) })
  }
}
