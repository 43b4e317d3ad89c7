// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTime

extension StatedWarning {
  /// Reads one warning of the list `warnings`.
  init(_ document: ScenarioDocument) throws(ScenarioError) {
    try document.allow([
      "zones", "phenomenon", "quantity", "level", "value", "from", "until", "issued", "comment",
    ])
    let list = try document.required("zones")
    var zones: [WarningZoneCode] = []
    for element in try list.elements() {
      guard let code = WarningZoneCode(try element.text()), Gazetteer.warningZone(code) != nil else {
        throw element.unexpected("the code of a warning zone, 722802 or 774604C")
      }
      zones.append(code)
    }
    guard let first = zones.first else { throw list.unexpected("at least one zone") }
    let clock: CivilZone = first.area == 65 ? .canaries : .peninsula
    let kind: WarningKind = try document.required("phenomenon").choice()
    let levels: [WarningMessage.Level] = [.amarillo, .naranja, .rojo]
    let part = try document.required("level")
    let word = try part.text()
    guard let level = levels.first(where: { $0.word == word }) else {
      throw part.unexpected("one of amarillo, naranja, rojo")
    }
    let (from, until) = (try document.required("from"), try document.required("until"))
    let (onset, end) = (try from.moment(in: clock), try until.moment(in: clock))
    guard onset < end else { throw until.unexpected("later than from") }
    self.init(
      zones: zones, kind: kind, quantity: try document["quantity"]?.choice(), level: level,
      value: try document["value"]?.number(in: -100...2000), onset: onset, end: end,
      issued: try document["issued"].map { (part) throws(ScenarioError) in try part.moment(in: clock) },
      comment: try document["comment"]?.text() ?? "")
    if let issued, issued > onset {
      guard issued < end else { throw try document.required("issued").unexpected("earlier than until") }
    }
  }
}

extension ScenarioDocument {
  /// Civil time, `2024-10-29T07:36`; with `Z` or an offset it is an instant.
  fileprivate func moment(in zone: CivilZone) throws(ScenarioError) -> WallInstant {
    guard let stamp = WireTimestamp(try text()) else { throw unexpected("a time, 2024-10-29T07:36") }
    return stamp.instant(withoutOffsetIn: zone)
  }
}
