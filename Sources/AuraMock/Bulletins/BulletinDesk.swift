// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTime

/// Writes the text of an issue from the mock's own weather, as the forecast of its hour tells it.
package struct BulletinDesk: Sendable {
  private let quirks: QuirkSwitches
  private let weather: any WeatherSource

  package init(quirks: QuirkSwitches, weather: any WeatherSource) {
    self.quirks = quirks
    self.weather = weather
  }

  package func write(_ issue: BulletinIssue) -> [UInt8] {
    var text = BulletinText(quirks: quirks)
    text.addHeading(issue)
    let units = issue.subject.units
    switch (issue.subject, issue.horizon) {
    case (_, .medioplazo), (_, .tendencia):
      for day in issue.validDays {
        let prose = BulletinProse(units: told(units, on: day, issue))
        text.addDay(day, prose.paragraphs.joined(separator: " "))
      }
    case (.province(let code), _): addProvince(code, told(units, on: issue.validDays[0], issue), to: &text)
    case (.spain, _), (.comunidad, _):
      let prose = BulletinProse(units: told(units, on: issue.validDays[0], issue))
      let phenomena = prose.phenomena
      if !phenomena.isEmpty || quirks[.noneExpectedSaid] {
        text.addSection(
          "A.- FENÓMENOS SIGNIFICATIVOS", [phenomena.isEmpty ? "No se esperan." : phenomena.joined(separator: " ")])
      }
      text.addSection("B.- PREDICCIÓN", spaced(prose.paragraphs))
    }
    return text.wire()
  }

  /// The place in capitals, prose, the table; an abandoned text has a lone full stop for its prose (Q-BOL-15).
  private func addProvince(_ code: String, _ units: [BulletinProse.Unit], to text: inout BulletinText) {
    text.addLine(BulletinSubject.name(ofProvince: code).uppercased())
    let isAbandoned = ["15", "27", "32", "36"].contains(code) && quirks[.stalenessVaries]
    guard quirks[.provinceTable] else {
      text.addParagraph(BulletinProse(units: units).paragraphs.joined(separator: " "))
      return
    }
    text.addParagraph(isAbandoned ? "." : spaced(BulletinProse(units: units).paragraphs).joined(separator: " "))
    text.addLine("TEMPERATURAS MÍNIMAS Y MÁXIMAS PREVISTAS (°C):")
    for unit in units { text.addRow(unit.name, minimumC: unit.day.minimumC, maximumC: unit.day.maximumC) }
    text.addLine("")
  }

  /// Q-BOL-07: double blanks between sentences here and there.
  private func spaced(_ paragraphs: [String]) -> [String] {
    guard quirks[.linesFolded], let first = paragraphs.first, let stop = first.firstRange(of: ". ") else {
      return paragraphs
    }
    return [first[..<stop.lowerBound] + ".  " + first[stop.upperBound...]] + paragraphs.dropFirst()
  }

  private func told(
    _ units: [BulletinSubject.Unit], on day: CivilDate, _ issue: BulletinIssue
  ) -> [BulletinProse.Unit] {
    units.map { unit in
      let days = weather.days(
        at: WeatherPlace(unit.town), from: day.advanced(byDays: -1), count: 2, edition: .issued(issue.issued))
      return BulletinProse.Unit(name: unit.name, day: days[1], before: days[0])
    }
  }
}
