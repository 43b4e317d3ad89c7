// SPDX-License-Identifier: MIT

import AuraModel
import AuraSnapshot
import AuraTime

@testable import AuraStore

/// Snapshots of one place that differ by when their groups were issued, and a simulated disk to keep them on.
struct CacheWorld {
  static let madrid = MunicipalityCode("28079")!
  static let vigo = MunicipalityCode("36057")!
  /// 2026-11-30T08:00:00Z.
  static let start = WallInstant(secondsSinceEpoch: 1_796_025_600)

  let disk = MemoryDisk()

  func cache(process: Int = 1) -> SharedCache { SharedCache(folder: MemoryFolder(disk, process: process)) }

  /// A snapshot with one hour of the forecast, of a degree for each number, issued that many seconds after the start.
  static func hours(_ number: Int, place: MunicipalityCode = madrid) -> WeatherSnapshot {
    var snapshot = WeatherSnapshot(
      place: WeatherSnapshot.Place(code: place, name: "A place", coordinate: nil), moment: start)
    var slot = HourSlot(start: start)
    slot.temperatureC = number % 40
    (snapshot.current, snapshot.hours) = (slot, [slot])
    snapshot.provenance[.hours] = line(.hourlyForecast, number)
    return snapshot
  }

  /// A snapshot with the greatest UV index alone: thin.
  static func index(_ number: Int, place: MunicipalityCode = madrid) -> WeatherSnapshot {
    var snapshot = WeatherSnapshot(
      place: WeatherSnapshot.Place(code: place, name: "A place", coordinate: nil), moment: start)
    snapshot.uvIndex = number % 12
    snapshot.provenance[.uvIndex] = line(.uvForecast, number)
    return snapshot
  }

  private static func line(_ product: Provenance.Product, _ number: Int) -> Provenance.Line {
    var line = Provenance.Line(.fresh, product: product)
    line.issuedAt = start.advanced(bySeconds: Int64(number))
    line.receivedAt = line.issuedAt
    line.expiresAt = start.advanced(bySeconds: 7200)
    return line
  }
}

extension WeatherSnapshot {
  /// Which numbers its two groups carry; 0 for a group that is not there.
  var numbers: [Int] {
    [Provenance.Field.hours, .uvIndex].map { field in
      provenance[field].issuedAt.map { Int(CacheWorld.start.seconds(until: $0)) } ?? 0
    }
  }
}
