// SPDX-License-Identifier: MIT

import AuraCorpus
import AuraModel
import AuraTime
import Testing

/// A text that was written by hand for the snapshot of some facts.
struct TruthCase: Sendable, CustomTestStringConvertible {
  let id: String
  /// As `CaseFacts` reads them: `sky=26 t=12 range=10..14 feels=12 rh=92 wind=SO/25`.
  let facts: String
  /// Whether it is known that there are no avisos but the case's own.
  var avisosKnown = true
  /// INE code of the municipality.
  var place = 28_079
  var at = "2026-03-10T11:30"
  var aviso: (level: AvisoLevel, phenomenon: String, value: String)?
  let headline: String
  let dataline: String

  var testDescription: String { id }

  func snapshot() throws -> WeatherSnapshot {
    var snapshot = try CaseFacts(avisosKnown ? facts + " avisos=none" : facts).snapshot(inMunicipality: place, at: at)
    if let aviso {
      let moment = snapshot.moment
      snapshot.alerts = [
        WeatherAlert(
          identifier: id, fileName: "", sent: moment.advanced(bySeconds: -7200), level: aviso.level,
          isLevelAssumed: false, phenomenonSent: aviso.phenomenon, parameter: AvisoParameter(aviso.value),
          probability: nil, effective: moment, onset: moment.advanced(bySeconds: -3600),
          expires: moment.advanced(bySeconds: 3600), event: "", headline: "", details: "", instruction: "", web: "",
          urgency: "", certainty: "", areas: [])
      ]
    }
    return snapshot
  }
}
