// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// Weather warnings and text bulletins: what there is for a path, and its bytes.
extension Press {
  /// Q-CAP-16: `esp` and 61 to 79; anything else is no data.
  func findWarnings(_ argument: String, at instant: WallInstant) -> Finding {
    let edition = warnings.edition(at: instant)
    if argument == "esp" { return .found(.warnings(area: nil, edition: edition)) }
    guard argument.utf8.count == 2, let number = Int(argument) else { return .noData }
    if Comunidad(warningArea: number) != nil { return .found(.warnings(area: number, edition: edition)) }
    guard !scenario.quirks[.twentyAreas], let comunidad = Comunidad(rawValue: number) else { return .noData }
    return .found(.warnings(area: comunidad.warningArea, edition: edition))
  }

  /// From the first day kept to now. Source: guide, avisos 1.
  func findWarningsArchive(_ arguments: [String], at instant: WallInstant) -> Finding {
    guard arguments.count == 2, let start = Self.archiveInstant(arguments[0]),
      let end = Self.archiveInstant(arguments[1]), start <= end, start <= instant,
      let first = CivilDate(year: 2018, month: 6, day: 18), CivilZone.utc.startOfDay(first) <= start
    else { return .noData }
    return .found(.warningsArchive(from: start, through: min(end, instant)))
  }

  /// `2026-08-25T00:00:00UTC`
  private static func archiveInstant(_ text: String) -> WallInstant? {
    guard text.hasSuffix("UTC"), let stamp = WireTimestamp(text.dropLast(3)), stamp.offsetSeconds == nil else {
      return nil
    }
    return stamp.instant(withoutOffsetIn: .utc)
  }

  func writeWarnings(of area: Int?, edition: WallInstant) -> [UInt8] {
    WarningArchive(quirks: scenario.quirks).write(warnings.messages(of: area, edition: edition), edition: edition)
  }

  func writeWarningsArchive(from start: WallInstant, through end: WallInstant) -> [UInt8] {
    let quirks = scenario.quirks.with(.completeState, true)
    return WarningArchive(quirks: quirks).write(warnings.issued(from: start, through: end), edition: end)
  }

  /// `/prediccion/ccaa/manana/{ccaa}/elaboracion/{fecha}` and kin.
  func findBulletin(_ route: Route, at instant: WallInstant) -> Finding {
    let segments = route.template.split(separator: "/")
    guard segments.count >= 3, let horizon = BulletinIssue.Horizon(rawValue: String(segments[2])),
      let subject = subject(String(segments[1]), route.arguments.first ?? "")
    else { return .noData }
    var elaborated: CivilDate?
    if route.template.hasSuffix("/{fecha}") {
      guard let text = route.arguments.last, text.utf8.count == 10, let stamp = WireTimestamp(text) else {
        return .noData
      }
      elaborated = stamp.civil.date
    }
    let calendar = BulletinCalendar(
      seed: scenario.seed, quirks: scenario.quirks, hoyOldDays: scenario.publish.bulletinsOldDays)
    let issue = calendar.issue(of: subject, horizon, elaborated: elaborated, at: instant)
    return issue.map { .found(.bulletin($0)) } ?? .noData
  }

  /// Q-BOL-13, Q-BOL-14: the codes that have a text.
  private func subject(_ scope: String, _ code: String) -> BulletinSubject? {
    switch scope {
    case "nacional": return .spain
    case "ccaa":
      if let comunidad = Comunidad(bulletinCode: code) { return .comunidad(comunidad) }
      guard !scenario.quirks[.comunidadCodes] else { return nil }
      return code == "ceu" ? .comunidad(.ceuta) : code == "mel" ? .comunidad(.melilla) : nil
    default:
      if BulletinProvince.all.contains(where: { $0.code == code }) { return .province(code: code) }
      return scenario.quirks[.islandsHaveCodes] || Province(code: code) == nil ? nil : .province(code: code)
    }
  }
}
