// SPDX-License-Identifier: MIT

package import AuraModel
import AuraPlaces
package import AuraTime

/// A warning that is known to have been given: a scenario states it, and the mock's forecasters give no other.
package struct StatedWarning: Hashable, Sendable {
  package var zones: [WarningZoneCode]
  package var kind: WarningKind
  package var quantity: WarningQuantity
  package var level: WarningMessage.Level
  /// In the quantity's unit; nil for the threshold of the level.
  package var value: Int?
  package var onset: WallInstant
  /// The first instant that is no longer warned of.
  package var end: WallInstant
  /// From when on it is known, at an issue of its own; nil for as soon as a shift looks at the day.
  package var issued: WallInstant?
  /// The forecaster's remark.
  package var comment: String

  package init(
    zones: [WarningZoneCode], kind: WarningKind, quantity: WarningQuantity? = nil, level: WarningMessage.Level,
    value: Int? = nil, onset: WallInstant, end: WallInstant, issued: WallInstant? = nil, comment: String = ""
  ) {
    self.zones = zones
    self.kind = kind
    self.quantity = quantity ?? kind.quantity
    self.level = level
    self.value = value
    self.onset = onset
    self.end = end
    self.issued = issued
    self.comment = comment
  }

  /// Puts what is stated of a zone and a day, and known at an instant, in the place of what the weather gave for the
  /// same phenomena. Of two that overlap the one issued later counts.
  static func replace(
    _ findings: inout [WarningFinding], with stated: [StatedWarning], in zone: WarningZoneCode,
    during day: Range<WallInstant>, knownAt instant: WallInstant
  ) {
    let known = stated.filter {
      $0.zones.contains(zone) && $0.onset < day.upperBound && $0.end > day.lowerBound
        && $0.issued.map { $0 <= instant } ?? true
    }
    guard !known.isEmpty else { return }
    findings.removeAll { finding in known.contains { $0.kind == finding.kind } }
    let current = known.indices.filter { index in
      !known.indices.contains { known[$0].takesThePlace(of: known[index], isLater: $0 > index) }
    }
    for index in current.sorted(by: { known[$0].onset < known[$1].onset }) {
      let one = known[index]
      let slot = findings.count { $0.kind == one.kind && $0.quantity == one.quantity }
      findings.append(
        WarningFinding(
          kind: one.kind, quantity: one.quantity, level: one.level, value: one.value ?? one.threshold(in: zone),
          onset: max(one.onset, day.lowerBound), expires: min(one.end, day.upperBound).advanced(bySeconds: -1),
          comment: one.comment, slot: slot))
    }
  }

  private func takesThePlace(of other: StatedWarning, isLater: Bool) -> Bool {
    guard kind == other.kind, quantity == other.quantity, onset < other.end, other.onset < end else { return false }
    switch (issued, other.issued) {
    case (let own?, let others?): return own > others || (own == others && isLater)
    case (.some, nil): return true
    case (nil, .some): return false
    case (nil, nil): return isLater
    }
  }

  /// The least value that the level is given for; nil where Meteoalerta has words instead of numbers.
  private func threshold(in zone: WarningZoneCode) -> Int? {
    let limits = Gazetteer.thresholds(of: zone.land)
    let levels: WarningThresholds.Levels?
    switch quantity {
    case .maximum: levels = limits?.maximumC
    case .minimum: levels = limits?.minimumC
    case .rainOneHour: levels = limits?.rain1hMm
    case .rainTwelveHours: levels = limits?.rain12hMm
    case .snow: levels = limits?.snow24hCm
    case .gust: levels = limits?.gustKmh
    case .fogVisibility: return 200
    case .visibility: return 3000
    case .storm, .coast, .avalanche, .galerna, .seaLevel, .thaw: return nil
    }
    return levels.map { level == .rojo ? $0.red : level == .naranja ? $0.orange : $0.yellow }
  }
}
