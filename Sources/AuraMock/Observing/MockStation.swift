// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraPlaces
import AuraTime

/// A station of the mock: one of AEMET's, with instruments and habits drawn for it once and for all.
struct MockStation: Sendable {
  /// What it measures, beside rain.
  struct Instruments: OptionSet, Sendable {
    let rawValue: Int

    static let thermometer = Instruments(rawValue: 1 << 0)
    static let dewPoint = Instruments(rawValue: 1 << 1)
    static let wind = Instruments(rawValue: 1 << 2)
    static let windDeviation = Instruments(rawValue: 1 << 3)
    static let windRun = Instruments(rawValue: 1 << 4)
    static let barometer = Instruments(rawValue: 1 << 5)
    static let soil = Instruments(rawValue: 1 << 6)
    static let sunshine = Instruments(rawValue: 1 << 7)
    static let visibility = Instruments(rawValue: 1 << 8)
    static let disdrometer = Instruments(rawValue: 1 << 9)
    static let snow = Instruments(rawValue: 1 << 10)
    static let ultrasonic = Instruments(rawValue: 1 << 11)
  }

  let id: String
  let place: WeatherPlace
  /// In capitals without accents; blanks single.
  let name: String
  let instruments: Instruments
  /// Of its own, for every draw that is not made here.
  let chance: SeedStream
  /// Whether it is one of the few that run three hours behind (Q-OBS-08), or fell silent 26 hours ago (Q-OBS-13).
  let isBehind: Bool
  let isDead: Bool
  /// When its rows come in, hour by hour.
  let delay: SeedStream
  /// 1 for a station whose files have an hour more.
  let additionalHours: Int

  init(_ station: WeatherStation) {
    id = station.id
    // A few are known from their observations alone; the nearest town lends height and province.
    let town = station.altitudeM == nil ? Gazetteer.nearestMunicipality(to: station.coordinate).value : nil
    let isCanary = station.coordinate.longitude < -12
    place = WeatherPlace(
      ine: station.id, latitude: station.coordinate.latitude, longitude: station.coordinate.longitude,
      elevationMetres: station.altitudeM ?? Int((town?.elevationM ?? 0).rounded()),
      zone: isCanary ? .canaries : .peninsula)
    name = Self.plainCapitals(station.name)
    let chance = SeedStream(seed: 0).stream("stations").stream(station.id)
    self.chance = chance
    delay = chance.stream("delay")
    var rows = chance.stream("rows")
    additionalHours = Int(rows.below(2))
    instruments = Self.drawn(chance.stream("instruments"), isSynoptic: station.synop != nil, place: place)
    var habit = chance.stream("habits")
    let draw = habit.below(1000)
    isDead = draw < 8
    isBehind = (8..<38).contains(draw)
  }

  /// Shares by the six rows of August 2026 and the sizes of the whole file; synoptic stations have most of it.
  private static func drawn(_ stream: SeedStream, isSynoptic: Bool, place: WeatherPlace) -> Instruments {
    var chance = stream
    var set: Instruments = []
    func add(_ instrument: Instruments, percent: UInt64) {
      if chance.below(100) < percent { set.insert(instrument) }
    }
    add(.thermometer, percent: 98)
    add(.dewPoint, percent: isSynoptic ? 95 : 70)
    add(.wind, percent: 88)
    add(.windDeviation, percent: isSynoptic ? 80 : 40)
    add(.windRun, percent: 45)
    add(.barometer, percent: isSynoptic ? 70 : 12)
    add(.soil, percent: isSynoptic ? 25 : 6)
    add(.sunshine, percent: isSynoptic ? 25 : 4)
    add(.visibility, percent: isSynoptic ? 25 : 2)
    add(.disdrometer, percent: isSynoptic ? 20 : 3)
    add(.snow, percent: place.elevationMetres > 1200 ? 50 : 1)
    add(.ultrasonic, percent: 3)
    return set
  }

  /// AEMET's order of identifiers: letters before digits, the shorter first. Source: the inventory of 31 May 2026.
  static func precedes(_ one: String, _ other: String) -> Bool {
    func rank(_ byte: UInt8) -> UInt8 { byte >= UInt8(ascii: "A") ? byte - UInt8(ascii: "A") : byte }
    return one.utf8.lexicographicallyPrecedes(other.utf8) { rank($0) < rank($1) }
  }

  static func plainCapitals(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      if let letter = plainLetter(scalar) {
        text += String(letter).uppercased()
      } else if scalar.isASCII {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
