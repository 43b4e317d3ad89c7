// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// A warning.
struct AlertDocument: Codable {
  struct Area: Codable {
    var code: String?
    var name: String?
  }

  var level: String
  var isLevelAssumed: Bool?
  var phenomenon: String?
  var event: String?
  var onset: String?
  var expires: String?
  var parameter: String?
  var probability: String?
  var areas: [Area]?
  var sent: String?
  var effective: String?
  var id: String?
  var index: Int?
  var urgency: String?
  var certainty: String?
  var headline: String?
  var details: String?
  var instruction: String?
  var web: String?

  init(_ alert: WeatherAlert) {
    func told(_ text: String) -> String? { text.isEmpty ? nil : text }
    level = alert.level.name
    isLevelAssumed = alert.isLevelAssumed ? true : nil
    phenomenon = told(alert.phenomenonSent)
    event = told(alert.event)
    onset = DocumentReader.text(alert.onset)
    expires = DocumentReader.text(alert.expires)
    parameter = alert.parameter?.sent
    probability = alert.probability?.text
    areas = alert.areas.isEmpty ? nil : alert.areas.map { Area(code: told($0.code), name: told($0.name)) }
    sent = DocumentReader.text(alert.sent)
    effective = DocumentReader.text(alert.effective)
    id = told(alert.identifier)
    index = alert.indexInMessage == 0 ? nil : alert.indexInMessage
    urgency = told(alert.urgency)
    certainty = told(alert.certainty)
    headline = alert.hasUsualHeadline ? nil : alert.headline
    details = told(alert.details)
    instruction = told(alert.instruction)
    web = told(alert.web)
  }

  func alert(_ reader: DocumentReader) throws -> WeatherAlert {
    guard let level = AvisoLevel(name: level) else { throw reader.wrong(level, expected: "a level") }
    let onset = try reader.instant(onset) ?? reader.moment
    let sent = try reader.instant(sent) ?? onset
    let areas = (areas ?? []).map { AvisoArea(name: $0.name ?? "", code: $0.code ?? "", polygons: []) }
    return WeatherAlert(
      identifier: id ?? "", indexInMessage: index ?? 0, fileName: "", sent: sent, level: level,
      isLevelAssumed: isLevelAssumed ?? false, phenomenonSent: phenomenon ?? "",
      parameter: parameter.map { AvisoParameter($0) }, probability: probability.map { AvisoProbability($0) },
      effective: try reader.instant(effective) ?? sent, onset: onset, expires: try reader.instant(expires),
      event: event ?? "", headline: headline ?? WeatherAlert.headline(event: event ?? "", areas: areas),
      details: details ?? "", instruction: instruction ?? "", web: web ?? "", urgency: urgency ?? "",
      certainty: certainty ?? "", areas: areas)
  }
}

/// The text of the community.
struct BulletinDocument: Codable {
  struct Town: Codable {
    var town: String?
    var minimumC: Int
    var maximumC: Int
  }

  var scope: ForecastBulletin.Scope.Kind?
  var name: String?
  var issued: String?
  var days: [String]
  var phenomena: [String]?
  var paragraphs: [String]?
  var towns: [Town]?

  init(_ bulletin: ForecastBulletin) {
    scope = bulletin.scope.kind
    name = bulletin.scope.name.isEmpty ? nil : bulletin.scope.name
    issued = DocumentReader.text(bulletin.issuedAt)
    days = bulletin.validDays.map(\.description)
    phenomena =
      switch bulletin.significantPhenomena {
      case .noneExpected: []
      case .expected(let texts): texts
      case .notStated: nil
      }
    paragraphs = bulletin.paragraphs.isEmpty ? nil : bulletin.paragraphs
    towns =
      bulletin.temperatures.isEmpty
      ? nil : bulletin.temperatures.map { Town(town: $0.town, minimumC: $0.minimumC, maximumC: $0.maximumC) }
  }

  func bulletin(_ reader: DocumentReader) throws -> ForecastBulletin {
    guard !days.isEmpty else { throw reader.wrong("no days", expected: "the days that the bulletin speaks of") }
    return ForecastBulletin(
      scope: ForecastBulletin.Scope(scope ?? .comunidad, name: name ?? ""),
      issuedAt: try reader.instant(issued) ?? reader.moment, validDays: try days.map { try reader.date($0) },
      significantPhenomena: phenomena.map { $0.isEmpty ? .noneExpected : .expected($0) } ?? .notStated,
      paragraphs: paragraphs ?? [], parts: [],
      temperatures: (towns ?? []).map {
        ForecastBulletin.TownTemperatures(town: $0.town ?? "", minimumC: $0.minimumC, maximumC: $0.maximumC)
      })
  }
}
