// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime
import Testing

@testable import AuraHub

/// Found by the simulator: a phone whose clock is two hours ahead tells of hours to come alone, and the watch, whose
/// clock is right, showed no hour at all until then.
struct PhoneClockAheadTests {
  @Test("The watch keeps the hours between its own moment and the phone's")
  func ahead() {
    let madrid = MunicipalityCode("28079")!
    let start = WallInstant(secondsSinceEpoch: 1_787_651_400)
    func push(_ number: UInt64, hours: Range<Int64>) -> WatchPush {
      let moment = start.advanced(bySeconds: hours.lowerBound * 3600)
      var snapshot = WeatherSnapshot(
        place: WeatherSnapshot.Place(code: madrid, name: "A place", coordinate: nil), moment: moment)
      snapshot.hours = hours.map { hour in
        var slot = HourSlot(start: start.advanced(bySeconds: hour * 3600))
        slot.temperatureC = Int(hour)
        return slot
      }
      snapshot.current = snapshot.hours.first
      var line = Provenance.Line(.fresh, product: .hourlyForecast)
      (line.issuedAt, line.receivedAt) = (start.advanced(bySeconds: Int64(number)), moment)
      snapshot.provenance[.hours] = line
      return WatchPush(
        stamp: WatchPush.Stamp(epoch: 1, sequence: number), favourites: Favourites(first: madrid),
        snapshots: [snapshot])
    }
    var belief = WatchBelief()
    belief.receive(push(1, hours: 0..<24), at: start)
    let now = start.advanced(bySeconds: 1200)
    belief.receive(push(2, hours: 2..<26), at: now)
    #expect(belief.snapshot(of: madrid)?.at(now).currentTemperature == 0)
    let later = start.advanced(bySeconds: 3 * 3600)
    #expect(belief.snapshot(of: madrid)?.at(later).currentTemperature == 3)
  }
}
