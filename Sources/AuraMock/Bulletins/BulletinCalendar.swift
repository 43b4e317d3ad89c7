// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
package import AuraTime

/// When texts are issued, and which of them a request gets.
///
/// Source: guide, bulletins 4: `hoy` is an amendment (Q-BOL-08), `manana` comes at 12:38 to 14:12, `medioplazo` at
/// 14:21; provinces at 14:00, Cádiz before; `tendencia` ended on 29 January 2025 and the texts of four Galician
/// provinces on 3 November 2022 (Q-BOL-12). How far the archive reaches is not known; a year here.
package struct BulletinCalendar {
  private let seed: UInt64
  private let quirks: QuirkSwitches
  private let hoyOldDays: Int

  /// - Parameter hoyOldDays: how old the texts for today are, days; 0 for their own rhythm (Q-BOL-08).
  package init(seed: UInt64, quirks: QuirkSwitches, hoyOldDays: Int = 0) {
    self.seed = seed
    self.quirks = quirks
    self.hoyOldDays = hoyOldDays
  }

  /// The text behind a path at an instant; nil when AEMET has none.
  package func issue(
    of subject: BulletinSubject, _ horizon: BulletinIssue.Horizon, elaborated: CivilDate?, at instant: WallInstant
  ) -> BulletinIssue? {
    let today = CivilZone.peninsula.civil(at: instant).date
    if let day = elaborated {
      guard today.dayNumber - 365 <= day.dayNumber, isArchived(horizon) else { return nil }
      return issue(of: subject, horizon, on: day).flatMap { $0.issued <= instant ? $0 : nil }
    }
    // A text given up for good stays as old as it is.
    if horizon == .hoy, hoyOldDays > 0, fixedDay(subject, horizon) == nil {
      return text(of: subject, horizon, on: today.advanced(byDays: -hoyOldDays))
    }
    let fixed = fixedDay(subject, horizon)
    for back in 0...800 {
      let day = fixed ?? today.advanced(byDays: -back)
      if let found = issue(of: subject, horizon, on: day), found.issued <= instant { return found }
      if fixed != nil { return nil }
    }
    return nil
  }

  private func isArchived(_ horizon: BulletinIssue.Horizon) -> Bool {
    switch horizon {
    case .hoy, .tendencia: !quirks[.hoyNotArchived]
    case .manana: quirks[.mananaArchived]
    case .pasadomanana, .medioplazo: true
    }
  }

  /// The only day of issue of an abandoned text.
  private func fixedDay(_ subject: BulletinSubject, _ horizon: BulletinIssue.Horizon) -> CivilDate? {
    guard quirks[.stalenessVaries] else { return nil }
    if horizon == .tendencia { return CivilDate(year: 2025, month: 1, day: 29) }
    guard case .province(let code) = subject, ["15", "27", "32", "36"].contains(code) else { return nil }
    return CivilDate(year: 2022, month: 11, day: 3)
  }

  /// The text issued on a day; nil on a day without one.
  private func issue(
    of subject: BulletinSubject, _ horizon: BulletinIssue.Horizon, on day: CivilDate
  ) -> BulletinIssue? {
    if let fixed = fixedDay(subject, horizon), fixed != day { return nil }
    let own = SeedStream(seed: seed).stream("bulletins").stream(name(subject))
    if horizon == .hoy, quirks[.hoyIsAmendment], let period = amendmentDays(subject) {
      var chance = own.stream("hoy")
      let phase = Int(chance.below(UInt64(period)))
      guard (day.dayNumber + phase) % period == 0 else { return nil }
    }
    return text(of: subject, horizon, on: day)
  }

  /// The text of a day, whether or not it is a day on which one is due.
  private func text(of subject: BulletinSubject, _ horizon: BulletinIssue.Horizon, on day: CivilDate) -> BulletinIssue {
    let own = SeedStream(seed: seed).stream("bulletins").stream(name(subject))
    var chance = own.stream(horizon.rawValue).stream(day.dayNumber)
    let span = minutes(subject, horizon)
    let minute = span.lowerBound + Int(chance.below(UInt64(span.count)))
    let civil = CivilDateTime(date: day, time: CivilTime(secondOfDay: minute * 60))
    let ahead =
      switch horizon {
      case .hoy: [0]
      case .manana: [1]
      case .pasadomanana: [2]
      case .medioplazo: [3, 4]
      case .tendencia: [4, 5, 6]
      }
    return BulletinIssue(
      subject: subject, horizon: horizon, issued: CivilZone.peninsula.instants(showing: civil).first,
      validDays: ahead.map { day.advanced(byDays: $0) })
  }

  /// Minutes of official time in which a text is issued.
  private func minutes(_ subject: BulletinSubject, _ horizon: BulletinIssue.Horizon) -> ClosedRange<Int> {
    if case .province(let code) = subject {
      return code == "11" && horizon == .hoy ? 420...450 : 840...841
    }
    switch horizon {
    case .hoy: return 534...689
    case .manana: return quirks[.mananaAtNoon] ? 758...852 : 5...5
    case .pasadomanana: return 820...900
    case .medioplazo: return 855...870
    case .tendencia: return 1110...1110
    }
  }

  /// One amendment in so many days; nil for texts that are issued daily.
  private func amendmentDays(_ subject: BulletinSubject) -> Int? {
    switch subject {
    case .province: return nil
    case .spain: return 3
    // Two months old, a week and some days on 26 August 2026.
    case .comunidad(.galicia): return 64
    case .comunidad(.madrid): return 9
    case .comunidad(let comunidad): return [3, 5, 8, 13, 21][comunidad.rawValue % 5]
    }
  }

  private func name(_ subject: BulletinSubject) -> String {
    switch subject {
    case .spain: "esp"
    case .comunidad(let comunidad): "ccaa \(comunidad.rawValue)"
    case .province(let code): "provincia \(code)"
    }
  }
}
