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

  /// The minute, since 1970, in which the file that is served at an instant came to be: until the next station comes
  /// in, it is the same file.
  func edition(at instant: WallInstant) -> Int {
    let minute = Int(floorDivide(instant.secondsSinceEpoch, by: 60))
    guard quirks[.observationsLate] else { return minute - minute % 60 }
    let ofHour = minute % 60
    if ofHour > Self.delayMinutes.upperBound { return minute - ofHour + Self.delayMinutes.upperBound }
    return ofHour >= Self.delayMinutes.lowerBound ? minute : minute - ofHour - 60 + Self.delayMinutes.upperBound
  }

  /// The hours of a station in an edition, by their ends in hours since 1970, oldest first.
  func ends(of station: MockStation, inEdition minute: Int) -> ClosedRange<Int> {
    var newest = minute / 60
    if quirks[.observationsLate] {
      var chance = station.chance.stream("delay").stream(newest)
      let delay = Self.delayMinutes.lowerBound + Int(chance.below(UInt64(Self.delayMinutes.count)))
      if minute % 60 < delay { newest -= 1 }
    }
    if station.isDead, quirks[.deadStations] {
      newest -= 26
    } else if station.isBehind, quirks[.stationsBehind] {
      newest -= 3
    }
    var chance = station.chance.stream("rows")
    let count = (eras.halfDayOfHours ? 12 : 23) + Int(chance.below(2))
    return newest - count + 1...newest
  }
}
