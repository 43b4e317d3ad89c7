// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// What of a snapshot is looked into anew when it changes, as one number that is the same in every process.
struct Fingerprint {
  private(set) var value = 0

  mutating func take(_ snapshot: WeatherSnapshot) {
    take(snapshot.current?.start)
    for field in Provenance.Field.allCases where field != .sun {
      take(snapshot.provenance[field].issuedAt)
      take(snapshot.provenance[field].freshness == .absent ? 1 : 2)
    }
    take(snapshot.today.dayNumber)
    take(snapshot.uvIndex ?? -1)
    take(snapshot.alerts?.count ?? -1)
    for alert in snapshot.alerts ?? [] { take(alert.phase(at: snapshot.moment) == .inForce ? 1 : 0) }
  }

  private mutating func take(_ instant: WallInstant?) { take(Int(instant?.millisecondsSinceEpoch ?? -1)) }

  private mutating func take(_ number: Int) {
    // FNV-1a, a word at a time.
    value = (value ^ number) &* 0x0000_0100_0000_01B3
  }
}
