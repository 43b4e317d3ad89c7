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
    /// Of an area, or of all of them, as the last shift left them.
    case warnings(area: Int?, edition: WallInstant)
    case warningsArchive(from: WallInstant, through: WallInstant)
    case bulletin(BulletinIssue)
    /// Of a radar, or of a province's number where those are codes (Q-RAD-01), at the ten minutes that begin then.
    case radar(String, WallInstant)
    /// Of one station or of all, as known in a minute since 1970.
    case observations(station: String?, edition: Int)
    /// Of some stations or of all.
    case inventory([String]?)
    case uvi(daysAhead: Int, edition: CivilDate)
    /// Of the scenario's shelf, by its place there.
    case shelved(Int)
  }

  let content: Content
  /// The day whose eras it is written in.
  let day: CivilDate
}
