// SPDX-License-Identifier: MIT

package import AuraTime

/// How AEMET's answers looked on a day: what changed for good, or for some weeks, at a date.
package struct Eras: Hashable, Sendable {
  /// Content type of JSON in call 2; nil for none (Q-CHR-02, Q-CHR-03).
  package var payloadType: String?
  /// Encoding of municipal forecasts, whatever the header says (Q-CHR-04).
  package var forecastCharset: WireCharset
  /// Names encoded twice (Q-CHR-05).
  package var namesDoubleEncoded: Bool
  /// Temperature, feel, humidity and wind start an hour after the sky (Q-HOR-02).
  package var thermalStartsLater: Bool
  /// Past spans of the hourly file are removed, not blank (Q-HOR-09).
  package var pastSpansRemoved: Bool
  /// Both files of an edition are made at the same moment; before, the hourly one some minutes earlier.
  package var filesMadeTogether: Bool
  /// Addresses inside payloads are https.
  package var isSecure: Bool
  /// The municipal master takes two calls (Q-MUN-01).
  package var masterInTwoCalls: Bool
  /// `fint` of observations has an offset (Q-OBS-04).
  package var hourEndHasOffset: Bool
  /// Observations of half a day, not of a whole one (Q-OBS-06).
  package var halfDayOfHours: Bool
  /// The UV forecast is inside `ROOT` (Q-UVI-02).
  package var uviWrapped: Bool
  /// `elaborado` has a time of day.
  package var elaboratedHasTime: Bool
  /// A malformed key is told with the number of its periods (Q-ENV-06).
  package var countsPeriods: Bool
  /// Keys must have an `exp` (Q-ENV-22).
  package var keysNeedExpiry: Bool
  /// Text of a 429 (Q-LIM-10).
  package var limitText: String

  /// The eras of a civil date, with the switches that were set by hand on top.
  package init(on date: CivilDate, quirks: QuirkSwitches) {
    func era(_ aspect: String) -> String { EraTable.value(of: aspect, on: date) }
    func setting(_ quirk: Quirk, _ aspect: String) -> Bool { quirks.setting(of: quirk) ?? (era(aspect) == "yes") }

    let typeByDate = era("payloadType")
    if quirks[.payloadHasNoType] {
      payloadType = nil
    } else if let isText = quirks.setting(of: .payloadIsTextPlain) {
      payloadType = isText ? EraTable.textPlain : EraTable.jsonType
    } else {
      payloadType = typeByDate
    }
    forecastCharset = setting(.utf8Under8859, "utf8Under8859") ? .utf8 : .iso885915
    namesDoubleEncoded = setting(.namesDoubleEncoded, "namesDoubleEncoded")
    thermalStartsLater = setting(.thermalStartsLater, "thermalStartsLater")
    pastSpansRemoved = setting(.pastSpansRemoved, "pastSpansRemoved")
    filesMadeTogether = era("filesMadeTogether") == "yes"
    isSecure = era("secure") == "yes"
    masterInTwoCalls = setting(.masterInTwoCalls, "masterInTwoCalls")
    hourEndHasOffset = setting(.hourEndHasOffset, "hourEndHasOffset")
    halfDayOfHours = setting(.halfDayOfHours, "halfDayOfHours")
    uviWrapped = setting(.uviWrapped, "uviWrapped")
    elaboratedHasTime = era("elaboratedHasTime") == "yes"
    countsPeriods = quirks[.badKeyTextByDate] && era("countsPeriods") == "yes"
    keysNeedExpiry = quirks[.keysNeedExpiry] && era("keysNeedExpiry") == "yes"
    limitText = quirks[.limitTextByDate] ? era("limitText") : EraTable.value(of: "limitText", on: .distantPast)
  }
}

extension CivilDate {
  /// Before anything AEMET ever served.
  fileprivate static let distantPast = CivilDate(dayNumber: 0)
}
