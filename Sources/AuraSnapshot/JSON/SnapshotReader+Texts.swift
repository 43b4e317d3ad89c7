// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraTime

// Warnings and bulletin.
extension SnapshotReader {
  /// As many warnings and days as are taken from a list.
  private static let listLimit = 200

  func alerts(_ json: inout JSONCursor) throws(JSONError) -> [WeatherAlert] {
    var alerts: [WeatherAlert] = []
    try json.elements { json, _ throws(JSONError) in
      let start = json.startOffset
      let alert = try alert(&json)
      guard alerts.count < Self.listLimit else {
        throw json.wrong(start, expected: "at most \(Self.listLimit) warnings")
      }
      alerts.append(alert)
    }
    return alerts.worstFirst()
  }

  private func alert(_ json: inout JSONCursor) throws(JSONError) -> WeatherAlert {
    var draft = AlertDraft()
    let start = json.startOffset
    var walk = try json.beginObject()
    while let field = try json.nextField(of: tables.alert, in: &walk) {
      if try json.passNull() { continue }
      switch field {
      case .level:
        let start = json.startOffset
        draft.level = AvisoLevel(name: try json.readString())
        if draft.level == nil { throw json.wrong(start, expected: "verde, amarillo, naranja or rojo") }
      case .isLevelAssumed: draft.isLevelAssumed = try json.readBoolean()
      case .phenomenon: draft.phenomenon = try json.readString()
      case .event: draft.event = try json.readString()
      case .onset: draft.onset = try json.optionalInstant(in: zone)
      case .expires: draft.expires = try json.optionalInstant(in: zone)
      case .parameter: draft.parameter = AvisoParameter(try json.readString())
      case .probability: draft.probability = AvisoProbability(try json.readString())
      case .areas: draft.areas = try areas(&json)
      case .sent: draft.sent = try json.optionalInstant(in: zone)
      case .effective: draft.effective = try json.optionalInstant(in: zone)
      case .id: draft.identifier = try json.readString()
      case .index: draft.index = try json.optionalInt(in: 0...999) ?? 0
      case .urgency: draft.urgency = try json.readString()
      case .certainty: draft.certainty = try json.readString()
      case .headline: draft.headline = try json.readString()
      case .details: draft.details = try json.readString()
      case .instruction: draft.instruction = try json.readString()
      case .web: draft.web = try json.readString()
      }
    }
    guard let alert = draft.alert(at: moment) else { throw json.wrong(start, expected: "a warning with \"level\"") }
    return alert
  }

  private func areas(_ json: inout JSONCursor) throws(JSONError) -> [AvisoArea] {
    var areas: [AvisoArea] = []
    try json.elements { json, index throws(JSONError) in
      var (name, code) = ("", "")
      let start = json.startOffset
      var walk = try json.beginObject()
      while let field = try json.nextField(of: tables.area, in: &walk) {
        switch field {
        case .name: name = try json.optionalString() ?? ""
        case .code: code = try json.optionalString() ?? ""
        }
      }
      guard index < Self.listLimit else { throw json.wrong(start, expected: "at most \(Self.listLimit) zones") }
      areas.append(AvisoArea(name: name, code: code, polygons: []))
    }
    return areas
  }

  func bulletin(_ json: inout JSONCursor) throws(JSONError) -> ForecastBulletin {
    var kind = ForecastBulletin.Scope.Kind.comunidad
    var name = ""
    var issuedAt = moment
    var days: [CivilDate] = []
    var phenomena = ForecastBulletin.SignificantPhenomena.notStated
    var paragraphs: [String] = []
    var towns: [ForecastBulletin.TownTemperatures] = []
    let start = json.startOffset
    var walk = try json.beginObject()
    while let field = try json.nextField(of: tables.bulletin, in: &walk) {
      if try json.passNull() { continue }
      switch field {
      case .scope: kind = try json.word("spain, comunidad, province, island or other")
      case .name: name = try json.readString()
      case .issued: issuedAt = try json.optionalInstant(in: zone) ?? moment
      case .days:
        try json.elements { json, index throws(JSONError) in
          let start = json.startOffset
          let date = try json.date()
          guard index < Self.listLimit, days.last.map({ $0 < date }) ?? true else {
            throw json.wrong(start, expected: "dates, each later than the one before")
          }
          days.append(date)
        }
      case .phenomena:
        let texts = try texts(&json)
        phenomena = texts.isEmpty ? .noneExpected : .expected(texts)
      case .paragraphs: paragraphs = try texts(&json)
      case .towns: try json.elements { json, _ throws(JSONError) in towns.append(try town(&json)) }
      }
    }
    guard !days.isEmpty else { throw json.wrong(start, expected: "a bulletin with the \"days\" that it speaks of") }
    return ForecastBulletin(
      scope: ForecastBulletin.Scope(kind, name: name), issuedAt: issuedAt, validDays: days,
      significantPhenomena: phenomena, paragraphs: paragraphs, parts: [], temperatures: towns)
  }

  private func texts(_ json: inout JSONCursor) throws(JSONError) -> [String] {
    var texts: [String] = []
    try json.elements { json, _ throws(JSONError) in texts.append(try json.readString()) }
    return texts
  }

  private func town(_ json: inout JSONCursor) throws(JSONError) -> ForecastBulletin.TownTemperatures {
    var town = ""
    var (minimum, maximum): (Int?, Int?)
    let start = json.startOffset
    var walk = try json.beginObject()
    while let field = try json.nextField(of: tables.town, in: &walk) {
      switch field {
      case .town: town = try json.optionalString() ?? ""
      case .minimumC: minimum = try json.optionalInt(in: SnapshotBounds.celsius)
      case .maximumC: maximum = try json.optionalInt(in: SnapshotBounds.celsius)
      }
    }
    guard let minimum, let maximum else { throw json.wrong(start, expected: "\"minimumC\" and \"maximumC\"") }
    return ForecastBulletin.TownTemperatures(town: town, minimumC: minimum, maximumC: maximum)
  }
}

/// A warning while its members are read.
private struct AlertDraft {
  var level: AvisoLevel?
  var isLevelAssumed = false
  var phenomenon = ""
  var event = ""
  var onset: WallInstant?
  var expires: WallInstant?
  var parameter: AvisoParameter?
  var probability: AvisoProbability?
  var areas: [AvisoArea] = []
  var sent: WallInstant?
  var effective: WallInstant?
  var identifier = ""
  var index = 0
  var urgency = ""
  var certainty = ""
  var headline: String?
  var details = ""
  var instruction = ""
  var web = ""

  /// The warning; nil without a level. Times that are not told are those before them, the first of them the moment.
  func alert(at moment: WallInstant) -> WeatherAlert? {
    guard let level else { return nil }
    let onset = onset ?? moment
    let sent = sent ?? onset
    return WeatherAlert(
      identifier: identifier, indexInMessage: index, fileName: "", sent: sent, level: level,
      isLevelAssumed: isLevelAssumed, phenomenonSent: phenomenon, parameter: parameter, probability: probability,
      effective: effective ?? sent, onset: onset, expires: expires, event: event,
      headline: headline ?? WeatherAlert.headline(event: event, areas: areas), details: details,
      instruction: instruction, web: web, urgency: urgency, certainty: certainty, areas: areas)
  }
}
