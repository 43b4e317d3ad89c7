// SPDX-License-Identifier: MIT

import AuraModel
import AuraSun
import AuraTime

extension SurfaceScene {
  /// Sunrise and sunset of the civil date at the place, to the minute: the snapshot's, else worked out from where the
  /// place is. The sun needs no feed: a place of which nothing was read still has its day.
  static func sunTimes(_ snapshot: WeatherSnapshot, on date: CivilDate) -> (rise: WallInstant?, set: WallInstant?) {
    let zone = snapshot.place.zone
    func ofToday(_ instant: WallInstant?) -> WallInstant? {
      instant.flatMap { zone.civil(at: $0).date == date ? $0.roundedToMinute : nil }
    }
    let (rise, set) = (ofToday(snapshot.sunrise), ofToday(snapshot.sunset))
    guard rise == nil || set == nil, let coordinate = snapshot.place.coordinate else { return (rise, set) }
    do {
      let times = try SolarTimes(on: date, at: coordinate, in: zone)
      return (times.sunrise.minute, times.sunset.minute)
    } catch {
      // A year that the ephemeris does not reach.
      return (rise, set)
    }
  }
}
