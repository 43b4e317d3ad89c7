// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraMock
import AuraModel
import AuraTime
import Testing
import aura_sweep

/// The engine reads the mock's warnings rightly with each quirk shown, and is seen to notice when it is not.
struct CAPQuirkTests {
  static let melilla = WarningBench()
  static let zone = WarningZoneCode("795201")!

  /// Quirks that change the wire and not what a person is told.
  @Test(
    "Q-CAP-01, 03, 04, 05, 07, 09, 10, 11, 12, 13, 18: the same warnings are told, shown or not",
    arguments: [
      Quirk.bothLanguages, .greenIsBare, .greenNameSynthetic, .sentInUTC, .testMessages, .withdrawalBornExpired,
      .cancelMessages, .longIdentifier, .nameTellsEnd, .ordinalSign, .nivelMissing,
    ])
  func unseen(_ quirk: Quirk) throws {
    let (on, off) = (try Self.melilla.read(quirk, true), try Self.melilla.read(quirk, false))
    #expect(on.told == off.told && on.told.count > 8)
    // What was called off in the evening for that day and the next is not told, whichever way it went.
    let heat = on.told.filter { $0.contains("temperaturas máximas") }
    #expect(!heat.isEmpty && !heat.contains { $0.contains(" 2026-08-26T") || $0.contains(" 2026-08-27T") })
    let notes: [Quirk: String] = [
      .testMessages: "Q-CAP-07", .withdrawalBornExpired: "Q-CAP-09", .cancelMessages: "Q-CAP-10",
      .nivelMissing: "Q-CAP-20",
    ]
    if let note = notes[quirk] { #expect(on.notes.contains(note) && !off.notes.contains(note)) }
  }

  @Test("Q-CAP-02: green files are no warnings; an archive of nothing else says so, one of nothing does not")
  func green() throws {
    let (on, off) = (try Self.melilla.read(.greenFiles, true), try Self.melilla.read(.greenFiles, false))
    #expect(on.told == off.told && on.record.messages.count - off.record.messages.count == 9)
    let calm = WarningBench(stage: StagedWeather.calm)
    let quiet = try calm.read(.greenFiles, true)
    #expect(quiet.set.alerts.isEmpty && quiet.set.unreadFileCount == 0 && quiet.record.messages.count == 9)
    #expect(throws: AvisosError.self) { try calm.read(.greenFiles, false) }
  }

  @Test("Q-CAP-06: in force from an onset before it was sent, upcoming and over asked when shown")
  func phases() throws {
    let early: (WeatherAlert) -> Bool = { $0.onset < $0.sent && $0.phase(at: utc(2026, 8, 26, 18)) == .inForce }
    let alerts = try Self.melilla.read(.onsetBeforeSent, true).set.alerts
    #expect(alerts.contains { early($0) })
    #expect(try !Self.melilla.read(.onsetBeforeSent, false).set.alerts.contains { early($0) })
    let phases = Set(alerts.map { $0.phase(at: utc(2026, 8, 26, 18)) })
    #expect(phases == [.over, .inForce, .upcoming])
    #expect(alerts.allSatisfy { $0.phase(at: utc(2026, 8, 31)) == .over })
  }

  @Test("Q-CAP-08: what any of several references names stays hidden when it turns up again")
  func references() throws {
    // Three archives: of the night of the 24th, of the 25th, and of the evening of the 26th.
    func state(_ isOn: Bool) throws -> (hidden: Int, shown: Int) {
      let old = try [utc(2026, 8, 24, 12), utc(2026, 8, 25, 12)].flatMap { moment in
        try AvisosRecord.decode(Self.melilla.fetch(.severalReferences, isOn, at: moment)?.body ?? []).record.messages
      }.filter { $0.alerts.contains { $0.phenomenon == .wind && "\($0.onset)".hasPrefix("2026-08-26") } }
      let new = try Self.melilla.read(.severalReferences, isOn).record
      let named = Set(new.messages.flatMap(\.references).map(\.identifier))
      return (old.count { named.contains($0.identifier) }, old.count { !named.contains($0.identifier) })
    }
    let (on, off) = (try state(true), try state(false))
    #expect(on.hidden >= 2 && on.shown == 0 && off.hidden < on.hidden)
  }

  @Test("Q-CAP-13, Q-CAP-14: the sea is the geocode's; only zones with a coast hear of it")
  func coasts() throws {
    for isOn in [true, false] {
      let alerts = try Self.melilla.read(.coastNameWithoutLetter, isOn).set.alerts
      #expect(alerts.filter(\.isCoastal).map(\.phenomenon) == alerts.filter(\.isCoastal).map { _ in .coast })
      #expect(alerts.contains { $0.isCoastal })
    }
    let at = Self.melilla.at
    let set = try Self.melilla.read(.coastalWarnings, true).set
    #expect(set.alerts(in: [Self.zone, Self.zone.coast], at: at).contains { $0.isCoastal })
    #expect(!set.alerts(in: [Self.zone], at: at).contains { $0.isCoastal })
    #expect(try !Self.melilla.read(.coastalWarnings, false).set.alerts.contains { $0.isCoastal })
  }

  @Test("Q-CAP-15: an island's zone is matched by its own digits, and by none of its province's")
  func islands() throws {
    let balearics = WarningBench(path: "/avisos_cap/ultimoelaborado/area/64")
    let palma = WarningZoneCode("645401")!
    let counts = try [true, false].map { isOn in
      try balearics.read(.islandCodes, isOn).set.alerts(in: [palma], at: balearics.at).count
    }
    #expect(counts[0] > 3 && counts[1] == 0)
  }

  @Test("Q-CAP-16: the engine's table has the area of every community, Valencia's 77 among them")
  func areas() {
    for comunidad in Comunidad.allCases {
      let bench = WarningBench(
        path: "/avisos_cap/ultimoelaborado/area/\(comunidad.warningArea)", stage: StagedWeather.calm)
      #expect(bench.offers(.twentyAreas, true) && bench.offers(.twentyAreas, false))
    }
    let byNumber = WarningBench(path: "/avisos_cap/ultimoelaborado/area/10", stage: StagedWeather.calm)
    #expect(!byNumber.offers(.twentyAreas, true) && byNumber.offers(.twentyAreas, false))
  }

  @Test("Q-CAP-17: letters of phenomena and of quantities are read by two tables")
  func vocabularies() throws {
    for (isOn, quantity) in [(true, AvisoQuantity.maximumGust), (false, .visibility)] {
      let winds = try Self.melilla.read(.twoVocabularies, isOn).set.alerts.filter { $0.phenomenon == .wind }
      #expect(!winds.isEmpty && winds.allSatisfy { $0.parameter?.quantity == quantity && $0.parameter?.unit == "km/h" })
    }
  }

  @Test("Q-CAP-18: a storm has no value, and none is needed")
  func values() throws {
    let storms = try Self.melilla.read(.ordinalSign, true).set.alerts.filter { $0.phenomenon == .storm }
    #expect(!storms.isEmpty && storms.allSatisfy { $0.parameter?.value == nil && $0.parameter?.quantity == .storm })
  }

  @Test("Q-CAP-19, Q-CAP-20: the level is nivel's, in English too, else severity's")
  func levels() throws {
    let parser = CAPParser(language: "en")
    let expected = try Self.melilla.read(.nivelMissing, false).set.alerts.map(\.level)
    #expect(Set(expected).count > 1)
    for (quirk, isOn) in [(Quirk.spanishInsideEnglish, true), (.spanishInsideEnglish, false), (.nivelMissing, true)] {
      let alerts = try Self.melilla.read(quirk, isOn, parser: parser).set.alerts
      #expect(alerts.map(\.level) == expected && alerts.allSatisfy { $0.headline.contains(" warning. ") })
      #expect(alerts.allSatisfy { !$0.isLevelAssumed })
    }
  }

  @Test("Q-CAP-21: all warnings of a zone, by level then onset; without the quirk one for each day")
  func several() throws {
    let at = Self.melilla.at
    let on = try Self.melilla.read(.severalPerZone, true).set.alerts(in: [Self.zone], at: at)
    let keys = on.map { (-$0.level.rawValue, $0.onset.secondsSinceEpoch) }
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 })
    func most(_ alerts: [WeatherAlert]) -> Int {
      Dictionary(grouping: alerts) { CivilZone.peninsula.civil(at: $0.onset).date }.values.map(\.count).max() ?? 0
    }
    let off = try Self.melilla.read(.severalPerZone, false).set.alerts(in: [Self.zone], at: at)
    #expect(most(on) >= 3 && most(off) == 1)
  }

  @Test("Q-CAP-22: latitude comes first: a place of the zone lies in its rings, and not when they are turned round")
  func rings() throws {
    let melilla = try Coordinate(latitude: 35.29, longitude: -2.95)
    let found = try [true, false].map { isOn in
      try Self.melilla.read(.latitudeFirst, isOn).set.alerts(at: melilla, at: Self.melilla.at).count
    }
    #expect(found[0] > 0 && found[1] == 0)
  }

  @Test("Q-CAP-23: the level is the message's: 35 °C is a warning where AEMET says so, and none where it does not")
  func thresholds() throws {
    let canaries = WarningBench(path: "/avisos_cap/ultimoelaborado/area/65") { day, edition in
      StagedWeather.calm(&day, edition)
      for index in day.hours.indices { day.hours[index].temperatureTenthsC = 350 }
    }
    let on = try canaries.read(.thresholdsByZone, true).set.alerts
    #expect(!on.isEmpty && on.allSatisfy { $0.level == .amarillo && $0.parameter?.valueText == "35 °C" })
    #expect(try canaries.read(.thresholdsByZone, false).set.alerts.isEmpty)
  }
}
