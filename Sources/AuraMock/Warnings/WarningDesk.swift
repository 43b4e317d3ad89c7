// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraPlaces
package import AuraTime

/// The forecasters who warn: which messages there are at an instant, from the mock's own weather.
///
/// Each shift looks at the forecast of its hour. What it finds for a zone and a day that no one had warned of is an
/// `Alert`; what it finds otherwise than before is an `Update` of all before it; what is no longer there is withdrawn.
/// What a scenario states takes the place of what they would find.
package struct WarningDesk: Sendable {
  private let seed: UInt64
  private let quirks: QuirkSwitches
  private let weather: any WeatherSource
  /// The zones that archives tell of, in their order.
  private let zones: [WarningZoneCode]
  private let stated: [StatedWarning]
  /// Of the stated warnings that have one.
  private let issues: [WarningShift]

  package init(
    seed: UInt64, quirks: QuirkSwitches, national: NationalShare? = nil, weather: any WeatherSource,
    stated: [StatedWarning] = []
  ) {
    self.seed = seed
    self.quirks = quirks
    self.weather = weather
    self.stated = stated
    issues = WarningShift.issues(of: stated)
    let own = national.map { share in Set(share.places.flatMap { Gazetteer.warningZones(of: $0).map(\.code) }) }
    zones = Gazetteer.warningZones.map(\.code).filter { own?.contains($0) ?? true }
  }

  /// When the newest archive was made: at the last shift.
  package func edition(at instant: WallInstant) -> WallInstant {
    shifts(until: instant).last!.issued
  }

  /// Those of every day and the issues of stated warnings, oldest first.
  private func shifts(until instant: WallInstant) -> [WarningShift] {
    let regular = WarningShift.shifts(until: instant, seed: seed)
    guard !issues.isEmpty, let first = regular.first else { return regular }
    return (regular + issues.filter { (first.issued...instant).contains($0.issued) }).sorted { $0.issued < $1.issued }
  }

  /// The messages of the archive that a shift made, for an area or for all: warnings by zone, quiet files behind them.
  package func messages(of area: Int?, edition: WallInstant) -> [WarningMessage] {
    let areas = area.map { [$0] } ?? Array(61...79)
    return areas.flatMap { warnings(in: $0, edition: edition) + quietFiles(of: $0, edition: edition) }
  }

  /// Everything that was issued between two instants, whatever became of it.
  package func issued(from start: WallInstant, through end: WallInstant) -> [WarningMessage] {
    let first = CivilZone.peninsula.civil(at: start).date
    let last = CivilZone.peninsula.civil(at: end).date
    guard first <= last else { return [] }
    // A day of all Spain is some megabytes: no more than three are made.
    return (first.dayNumber...min(last.dayNumber, first.dayNumber + 2)).flatMap { number in
      let day = CivilDate(dayNumber: number)
      return WarningShift.shifts(on: day, seed: seed) + issues.filter { $0.day == day }
    }.filter { (start...end).contains($0.issued) }.flatMap { shift in
      messages(of: nil, edition: shift.issued).filter { $0.sent == shift.issued }
    }
  }

  // MARK: Warnings

  private func warnings(in area: Int, edition: WallInstant) -> [WarningMessage] {
    let shifts = shifts(until: edition)
    return zones.filter { $0.area == area }.flatMap { zone -> [WarningMessage] in
      guard let place = ZoneTowns.town(of: zone).map({ WeatherPlace($0) }) else { return [] }
      let today = place.zone.civil(at: edition).date
      return (0...3).flatMap { ahead in
        messages(in: zone, at: place, on: today.advanced(byDays: ahead), shifts: shifts, edition: edition)
      }
    }
  }

  /// What the shifts said of one zone and one day, as far as it is still there at the edition.
  private func messages(
    in zone: WarningZoneCode, at place: WeatherPlace, on day: CivilDate, shifts: [WarningShift], edition: WallInstant
  ) -> [WarningMessage] {
    var chains: [Chain] = []
    let span = place.zone.startOfDay(day)..<place.zone.startOfDay(day.advanced(byDays: 1))
    for shift in shifts where shift.covers(day, in: zone) {
      let weather = weather.days(at: place, from: day, count: 1, edition: .issued(shift.issued))[0]
      var findings = WarningWatch(
        zone: zone, elevationMetres: place.elevationMetres, quirks: quirks, day: weather
      ).findings()
      StatedWarning.replace(&findings, with: stated, in: zone, during: span, knownAt: shift.issued)
      if !quirks[.severalPerZone], let worst = findings.map(\.level).max() {
        findings = Array(findings.filter { $0.level == worst }.prefix(1))
      }
      findings.removeAll { $0.expires <= shift.issued }
      for index in chains.indices {
        let found = findings.firstIndex {
          $0.kind == chains[index].kind && $0.quantity == chains[index].quantity && $0.slot == chains[index].slot
        }
        chains[index].take(found.map { findings.remove(at: $0) }, in: zone, at: shift, desk: self)
      }
      chains += findings.map { Chain($0, in: zone, at: shift, desk: self) }
    }
    return chains.compactMap { $0.message(at: edition) }
  }

  /// The messages about one phenomenon, one after the other.
  private struct Chain {
    let kind: WarningKind
    let quantity: WarningQuantity
    let slot: Int
    private var finding: WarningFinding?
    private var messages: [WarningMessage] = []

    init(_ finding: WarningFinding, in zone: WarningZoneCode, at shift: WarningShift, desk: WarningDesk) {
      kind = finding.kind
      quantity = finding.quantity
      slot = finding.slot
      self.finding = finding
      messages = [desk.message(finding, in: zone, at: shift)]
    }

    mutating func take(_ new: WarningFinding?, in zone: WarningZoneCode, at shift: WarningShift, desk: WarningDesk) {
      // What is over is not spoken of again, nor is what stays as it was.
      guard new != finding, let last = messages.last, finding == nil || last.expires > shift.issued else { return }
      let references = messages.map {
        WarningMessage.Reference(identifier: $0.identifier(desk.quirks), sent: $0.sent)
      }
      if let new {
        var message = desk.message(new, in: zone, at: shift)
        message.type = "Update"
        message.references = references
        messages.append(message)
      } else if desk.quirks[.withdrawalBornExpired] || desk.quirks[.cancelMessages] {
        messages.append(Self.withdrawal(of: last, references, at: shift, desk.quirks))
      }
      finding = new
    }

    /// A yellow update that is over when it is sent (Q-CAP-09), or a `Cancel` (Q-CAP-10).
    private static func withdrawal(
      of last: WarningMessage, _ references: [WarningMessage.Reference], at shift: WarningShift, _ quirks: QuirkSwitches
    ) -> WarningMessage {
      var message = last
      message.sent = shift.issued
      message.type = quirks[.cancelMessages] ? "Cancel" : "Update"
      message.references = references
      message.level = .amarillo
      message.comment = ""
      message.namedEnd = last.expires
      if !quirks[.cancelMessages] {
        message.onset = shift.issued.advanced(bySeconds: -1)
        message.expires = shift.issued
      }
      return message
    }

    /// The newest message: a warning until it is over, a withdrawal in the archive of its own shift alone.
    func message(at edition: WallInstant) -> WarningMessage? {
      guard let last = messages.last else { return nil }
      guard finding == nil else { return last.expires > edition ? last : nil }
      return last.sent == edition && !last.references.isEmpty ? last : nil
    }
  }

  private func message(_ finding: WarningFinding, in zone: WarningZoneCode, at shift: WarningShift) -> WarningMessage {
    var message = WarningMessage(
      sent: shift.issued, kind: finding.kind, quantity: finding.quantity, level: finding.level, value: finding.value,
      onset: finding.onset, expires: finding.expires, zones: [zone])
    message.comment = finding.comment
    // The farther ahead, the less sure; what is seen on the same day is.
    let hours = shift.issued.seconds(until: finding.onset) / 3600
    message.probability = hours > 48 ? .low : hours > 3 ? .middle : .high
    return message
  }

  // MARK: Quiet files

  /// A file for every phenomenon of the area, about the last day looked at, by the last shift of the night (Q-CAP-02).
  private func quietFiles(of area: Int, edition: WallInstant) -> [WarningMessage] {
    guard quirks[.greenFiles] else { return [] }
    let night = WarningShift.shifts(until: edition, seed: seed).last { $0.daysAhead == 3...3 }
    guard let night else { return [] }
    let zones = zones.filter { $0.area == area }
    let clock: CivilZone = area == 65 ? .canaries : .peninsula
    let start = clock.startOfDay(night.day.advanced(byDays: 3))
    let end = clock.startOfDay(night.day.advanced(byDays: 4)).advanced(bySeconds: -1)
    return WarningKind.allCases.filter { $0.areas.contains(area) }.compactMap { kind in
      let own = zones.filter { kind.isAboutSea == $0.isCoastal }
      // A share of Spain may lie far from the sea.
      guard !own.isEmpty else { return nil }
      return WarningMessage(
        sent: night.issued, kind: kind, level: .verde, onset: start, expires: end, zones: own)
    }
  }
}

extension WarningKind {
  /// Whether its zones are those of the sea.
  fileprivate var isAboutSea: Bool { self == .coast || self == .galerna || self == .rissaga }
}
