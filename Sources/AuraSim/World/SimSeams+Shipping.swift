// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse
import AuraTime

extension SimSeams {
  /// What the shipping engine says.
  @Sendable
  static func shippingPhrase(_ snapshot: WeatherSnapshot, _ moment: WallInstant) -> (headline: String, dataline: String)
  {
    let phrase = ForecastPhrase.compose(snapshot, at: moment)
    return (phrase.headline, phrase.dataline)
  }
}
