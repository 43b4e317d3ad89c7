// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTime

/// What an errand brought, decoded.
struct Delivery: Sendable {
  enum Goods: Sendable {
    case hourly(HourlyForecastRecord)
    case daily(DailyForecastRecord)
    case avisos(AvisosRecord)
    case marker(PublishMarker)
    /// For each place with a coordinate.
    case observations([MunicipalityCode: LocalObservation])
    case air([AirStation])
    case uvi(UVIForecast)
    case bulletin(ForecastBulletin)
    case radar(RadarFrame)
    case news(NewsFeed)
  }

  let target: ErrandTarget
  let goods: Result<Goods, Refusal>
  let at: WallInstant

  struct Refusal: Error {
    let reason: FailureReason
  }
}
