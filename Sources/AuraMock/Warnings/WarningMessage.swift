// SPDX-License-Identifier: MIT

package import AuraModel
package import AuraTime

/// The facts of one CAP message of Meteoalerta: what its file is written from.
package struct WarningMessage: Hashable, Sendable {
  package enum Level: Int, Comparable, Hashable, Sendable {
    case verde, amarillo, naranja, rojo

    /// AEMET's word, CAP's severity (Q-CAP-19) and the English colour.
    var word: String { ["verde", "amarillo", "naranja", "rojo"][rawValue] }
    var severity: String { ["Minor", "Moderate", "Severe", "Extreme"][rawValue] }
    var colour: String { ["green", "yellow", "orange", "red"][rawValue] }

    package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  package enum Probability: String, Hashable, Sendable {
    case low = "10%-40%"
    case middle = "40%-70%"
    case high = "mayor 70%"
  }

  /// A message that this one replaces.
  package struct Reference: Hashable, Sendable {
    package var identifier: String
    package var sent: WallInstant

    package init(identifier: String, sent: WallInstant) {
      self.identifier = identifier
      self.sent = sent
    }
  }

  package var sent: WallInstant
  package var status = "Actual"
  /// `Alert`, `Update` or `Cancel`.
  package var type = "Alert"
  package var references: [Reference] = []
  package var kind: WarningKind
  package var quantity: WarningQuantity
  package var level: Level
  /// In the quantity's unit; nil where there is none.
  package var value: Int?
  package var probability = Probability.middle
  package var onset: WallInstant
  /// The end; two seconds past a whole hour less one, as AEMET writes ends: `20:59:59`.
  package var expires: WallInstant
  /// The end that the name tells: of a withdrawal that of what it withdraws, so that two of a zone differ.
  package var namedEnd: WallInstant?
  /// The forecaster's remark, Spanish in both languages.
  package var comment = ""
  /// One zone; for a quiet file every zone of the area where the phenomenon exists.
  package var zones: [WarningZoneCode]

  package init(
    sent: WallInstant, kind: WarningKind, quantity: WarningQuantity? = nil, level: Level, value: Int? = nil,
    onset: WallInstant, expires: WallInstant, zones: [WarningZoneCode]
  ) {
    self.sent = sent
    self.kind = kind
    self.quantity = quantity ?? kind.quantity
    self.level = level
    self.value = value
    self.onset = onset
    self.expires = expires
    self.zones = zones
  }

  /// The zone of the messages's times: that of its first area.
  var clock: CivilZone { zones.first?.area == 65 ? .canaries : .peninsula }

  /// Zone, phenomenon, quantity, and day and hour of the end in UTC, rounded up (Q-CAP-04, Q-CAP-12, Q-CAP-13).
  func tail(_ quirks: QuirkSwitches) -> String {
    let zone = zones.first!
    let name: String
    if level == .verde, quirks[.greenNameSynthetic] {
      name = "\(zone.area)VV\(zone.area)"
    } else {
      name = quirks[.coastNameWithoutLetter] ? "\(zone.number)" : zone.description
    }
    let told = quirks[.nameTellsEnd] ? namedEnd ?? expires : onset
    let end = CivilZone.utc.civil(at: told.advanced(bySeconds: 3599))
    return name + kind.rawValue + quantityCode(quirks) + digits(end.date.day, width: 2)
      + digits(end.time.hour, width: 2)
  }

  /// The letters of the quantity; without Q-CAP-17 those of the phenomenon.
  func quantityCode(_ quirks: QuirkSwitches) -> String {
    quirks[.twoVocabularies] ? quantity.rawValue : kind.rawValue
  }

  /// `Z_CAP_C_LEMM_20260907065221_AFAZ701003ATTA0719.xml`
  package func fileName(_ quirks: QuirkSwitches) -> String {
    "Z_CAP_C_LEMM_\(sent.stamp)_AFAZ\(tail(quirks)).xml"
  }

  /// WMO's number of Spain, the time of issue, the name's tail, Unix time; in 2020 shorter (Q-CAP-11).
  package func identifier(_ quirks: QuirkSwitches) -> String {
    let short = "2.49.0.0.724.0.ES.\(sent.stamp).\(tail(quirks))"
    return quirks[.longIdentifier] ? short + "\(sent.secondsSinceEpoch)" : short
  }
}

extension WallInstant {
  /// `20260907065221`, UTC.
  var stamp: String { String("\(self)".filter(\.isNumber)) }
}
