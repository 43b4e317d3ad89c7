// SPDX-License-Identifier: MIT

import AuraChance
import AuraTime

/// When AEMET publishes what its marker feeds tell of, as the mock has it.
enum MarkerTimes {
  /// The last times of a channel up to an instant, newest first.
  static func last(_ count: Int, of channel: HostProduct.MarkerChannel, at instant: WallInstant) -> [WallInstant] {
    let today = CivilZone.utc.startOfDay(CivilZone.utc.civil(at: instant).date)
    var times: [WallInstant] = []
    for day in 0... {
      let start = today.advanced(bySeconds: Int64(day) * -86_400)
      times += seconds(of: channel, start).reversed().map { start.advanced(bySeconds: $0) }.filter { $0 <= instant }
      if times.count >= count { break }
    }
    return Array(times.prefix(count))
  }

  /// Seconds after 00:00 UTC of a day, in order.
  private static func seconds(of channel: HostProduct.MarkerChannel, _ day: WallInstant) -> [Int64] {
    switch channel {
    case .hourlyObservations:
      // 31 to 33 minutes past each hour, as recorded.
      (0..<24).map { hour in
        var chance = SeedStream(seed: UInt64(bitPattern: day.secondsSinceEpoch)).stream("marker").stream(hour)
        return Int64(hour) * 3600 + 31 * 60 + Int64(chance.below(121))
      }
    case .municipalForecasts:
      // The slots of the forecasts' editions, a minute later: 05:14:59, 07:04:59, 09:40:59, 11:45:59, 17:20:59, 20:45:59.
      [18_899, 25_499, 34_859, 42_359, 62_459, 74_759]
    case .uvIndex: [3 * 3600 + 52 * 60 + 1]
    }
  }
}
