// SPDX-License-Identifier: MIT

import AuraChance
import AuraTime

/// When each station's hours become known: 20 to 50 minutes after their end, each hour and station its own minute
/// (Q-OBS-07).
///
/// Source: the keyless marker ticks at hh:31 to hh:32, clients have seen 20 to 50 minutes (field guide, observations
/// 1.2).
struct ObservationSchedule: Hashable, Sendable {
  private static let delayMinutes = 20...50

  let quirks: QuirkSwitches
  let eras: Eras
  let publish: PublishTimes

  /// Minutes after the hour between which stations come in.
  private var delays: ClosedRange<Int> {
    if let minutes = publish.stationsLateMinutes { return minutes...minutes }
    return quirks[.observationsLate] ? Self.delayMinutes : 0...0
  }

  /// The minute, since 1970, in which the file that is served at an instant came to be: until the next station comes
  /// in, it is the same file.
  func edition(at instant: WallInstant) -> Int {
    let minute = Int(floorDivide(instant.secondsSinceEpoch, by: 60))
    // Minutes since the first station of an hour can have come in; after the last one nothing changes for a while.
    let since = floorDivide(minute - delays.lowerBound, by: 60) * 60 + delays.lowerBound
    return min(minute, since + delays.count - 1)
  }

  /// The hours of a station in an edition, by their ends in hours since 1970, oldest first.
  func ends(of station: MockStation, inEdition minute: Int) -> ClosedRange<Int> {
    var newest = floorDivide(minute - delays.lowerBound, by: 60)
    var chance = station.delay.stream(newest)
    if minute - newest * 60 < delays.lowerBound + Int(chance.below(UInt64(delays.count))) { newest -= 1 }
    if station.isDead, quirks[.deadStations] {
      newest -= 26
    } else if station.isBehind, quirks[.stationsBehind] {
      newest -= 3
    }
    let count = (eras.halfDayOfHours ? 12 : 23) + station.additionalHours
    return newest - count + 1...newest
  }
}
