// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// What a payload of the mock is: enough to write it, and the same for two payloads with the same bytes.
struct PayloadName: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case daily(MunicipalityCode, Forecaster.Source)
    case hourly(MunicipalityCode, Forecaster.Source)
    case masterList
    case masterSingle(MunicipalityCode)
    /// Of the scenario's shelf, by its place there.
    case shelved(Int)
  }

  let content: Content
  /// The day whose eras it is written in.
  let day: CivilDate
}
