// SPDX-License-Identifier: MIT

import AuraModel
import AuraSim
import AuraTestSupport
import AuraTime
import Testing
import aura_sweep

@testable import AuraHub
@testable import AuraStore

/// Whatever the way from phone to watch does to the pushes, the watch comes to believe the same.
struct WatchSyncTests {
  private static let start = HubWorld.start
  private static let madrid = HubWorld.madrid
  private static let vigo = HubWorld.vigo

  /// A snapshot of a place some hours after the start, with the groups that are told.
  private static func snapshot(
    _ place: MunicipalityCode, _ number: Int, hours: Bool, index: Bool
  ) -> WeatherSnapshot {
    let moment = start.advanced(bySeconds: Int64(number) * 600)
    var snapshot = WeatherSnapshot(
      place: WeatherSnapshot.Place(code: place, name: "A place", coordinate: nil), moment: moment)
    func line(_ product: Provenance.Product) -> Provenance.Line {
      var line = Provenance.Line(.fresh, product: product)
      (line.issuedAt, line.receivedAt) = (moment, moment)
      line.expiresAt = start.advanced(bySeconds: 86_400)
      return line
    }
    if hours {
      var slot = HourSlot(start: start.advanced(bySeconds: -3000))
      slot.temperatureC = number
      // The hour after has a hole, so that later on the older forecast may be the better one.
      var next = HourSlot(start: slot.end)
      if number % 2 == 0 { next.temperatureC = number }
      snapshot.hours = [slot, next]
      snapshot.current = snapshot.hours.first { $0.start <= moment && moment < $0.end }
      snapshot.provenance[.hours] = line(.hourlyForecast)
    }
    if index {
      snapshot.uvIndex = number
      snapshot.provenance[.uvIndex] = line(.uvForecast)
    }
    return snapshot
  }

  /// Five pushes: full, thin, of another active place, thin again, full with a hole.
  private static let pushes: [WatchPush] = {
    func push(_ number: UInt64, _ places: [MunicipalityCode], _ snapshots: [WeatherSnapshot]) -> WatchPush {
      WatchPush(
        stamp: WatchPush.Stamp(epoch: 1, sequence: number), favourites: Favourites(places: places, active: places[0])!,
        snapshots: snapshots)
    }
    let both = [madrid, vigo]
    return [
      push(1, both, [snapshot(madrid, 0, hours: true, index: true)]),
      push(2, both, [snapshot(madrid, 1, hours: false, index: true), snapshot(vigo, 1, hours: true, index: false)]),
      push(3, [vigo, madrid], [snapshot(vigo, 2, hours: false, index: true)]),
      push(4, [vigo, madrid], [snapshot(madrid, 3, hours: false, index: false)]),
      push(5, [vigo, madrid], [snapshot(madrid, 5, hours: true, index: false)]),
    ]
  }()

  private static func permutations<Element>(_ elements: [Element]) -> [[Element]] {
    guard let first = elements.first else { return [[]] }
    return permutations(Array(elements.dropFirst())).flatMap { rest in
      (0...rest.count).map { place in rest[..<place] + [first] + rest[place...] }
    }
  }

  private static func belief(_ pushes: [WatchPush]) -> [WeatherSnapshot?] {
    var belief = WatchBelief()
    for push in pushes { belief.receive(push) }
    return [madrid, vigo].map { belief.snapshot(of: $0) }
  }

  @Test("Every order of every subset of five pushes, each also repeated, comes to one belief")
  func permutations() {
    var wrong: [String] = []
    for subset in 1..<32 {
      let delivered = Self.pushes.enumerated().filter { subset >> $0.offset & 1 == 1 }.map(\.element)
      let expected = Self.belief(delivered)
      for order in Self.permutations(delivered) {
        if Self.belief(order) != expected { wrong.append("\(order.map(\.stamp.sequence))") }
        if Self.belief(order + order.reversed()) != expected { wrong.append("\(order.map(\.stamp.sequence)) twice") }
      }
    }
    #expect(wrong.prefix(5) == [])
  }

  @Test("Newest wins and thin merges: lost pushes leave what the newest tells, and what it does not tell stays")
  func newest() throws {
    let all = Self.belief(Self.pushes)
    #expect(all[0]?.uvIndex == 1 && all[0]?.provenance[.uvIndex].freshness == .carried)
    #expect(all[1]?.hours.first?.temperatureC == nil || all[1]?.isThin == false)
    var belief = WatchBelief()
    for push in [Self.pushes[4], Self.pushes[0]] { belief.receive(push) }
    #expect(belief.favourites?.active == Self.vigo)
    #expect(belief.snapshot(of: Self.madrid)?.moment == Self.pushes[4].snapshots[0].moment)
    #expect(belief.snapshot(of: Self.madrid)?.uvIndex == 0)
    // A place that is a favourite no longer is forgotten.
    let alone = WatchPush(
      stamp: WatchPush.Stamp(epoch: 1, sequence: 9), favourites: Favourites(first: Self.vigo), snapshots: [])
    belief.receive(alone)
    #expect(belief.snapshot(of: Self.madrid) == nil)
  }

  @Test("From one end to the other: bytes, count and cache; half a push is refused and changes nothing")
  func ends() throws {
    final class Wire: WatchTransport {
      let sent = Log<[UInt8]>()
      func send(_ bytes: [UInt8]) throws(WatchError) { sent.append(bytes) }
    }
    let time = VirtualTime(wall: Self.start)
    let phone = MemoryFolder(MemoryDisk())
    let watch = MemoryFolder(MemoryDisk())
    let wire = Wire()
    let favourites = Favourites(places: [Self.madrid, Self.vigo], active: Self.vigo)!
    for number in 0...1 {
      for place in favourites.places {
        try SharedCache(folder: phone).upsert(Self.snapshot(place, number, hours: number == 0, index: true))
      }
      // The process ends between the two, and the count goes on.
      try WatchSync(folder: phone, time: time).send(favourites, by: wire)
    }
    let receiver = WatchSync(folder: watch, time: time)
    for bytes in [wire.sent.all[1], wire.sent.all[0], wire.sent.all[1]] { try receiver.receive(bytes) }
    let last = wire.sent.all[1]
    for cut in stride(from: 0, to: last.count, by: 97) {
      #expect(throws: WatchError.self) { try receiver.receive(Array(last.prefix(cut))) }
    }
    #expect(try SharedLocations(folder: watch).favourites() == favourites)
    for place in favourites.places {
      let kept = try SharedCache(folder: watch).snapshot(of: place)
      #expect(kept?.uvIndex == 1 && kept?.isThin == false)
      #expect(receiver.snapshot(of: place)?.uvIndex == 1)
    }
  }

  // Found by the simulator, seed 46: the watch had started anew, and the clock of the phone was set back by a day.
  @Test("A phone whose clock is behind takes the text of its own day from no watch, started anew or not")
  func phoneBehind() throws {
    for isAnew in [true, false] {
      let time = VirtualTime(wall: Self.start)
      let folder = MemoryFolder(MemoryDisk())
      func push(_ number: UInt64, daysBehind days: Int64) -> WatchPush {
        let moment = time.wall.advanced(bySeconds: -86_400 * days)
        var snapshot = WeatherSnapshot(
          place: WeatherSnapshot.Place(code: Self.madrid, name: "A place", coordinate: nil), moment: moment)
        snapshot.bulletin = ForecastBulletin(
          scope: .comunidad("MADRID"), issuedAt: moment, validDays: [CivilZone.peninsula.civil(at: moment).date],
          significantPhenomena: .noneExpected, paragraphs: ["Cielo despejado."], parts: [], temperatures: [])
        var line = Provenance.Line(.fresh, product: .bulletin)
        (line.issuedAt, line.receivedAt) = (moment, moment)
        snapshot.provenance[.bulletin] = line
        return WatchPush(
          stamp: WatchPush.Stamp(epoch: 1, sequence: number), favourites: Favourites(first: Self.madrid),
          snapshots: [snapshot])
      }
      var watch = WatchSync(folder: folder, time: time)
      try watch.receive(push(1, daysBehind: 0).bytes)
      if isAnew { watch = WatchSync(folder: folder, time: time) }
      try watch.receive(push(2, daysBehind: 1).bytes)
      #expect(watch.snapshot(of: Self.madrid)?.bulletin?.issuedAt == Self.start)
      #expect(
        try SharedCache(folder: folder).snapshot(of: Self.madrid, at: time.wall)?.bulletin?.issuedAt == Self.start)
    }
  }

  @Test("A watch that starts anew between any two pushes, in any order, believes the places of the newest push")
  func restarts() throws {
    var wrong: [String] = []
    let time = VirtualTime(wall: Self.start.advanced(bySeconds: 3000))
    // The fourth takes a place away, so that a push that comes late would bring it back.
    let alone = WatchPush(
      stamp: WatchPush.Stamp(epoch: 1, sequence: 6), favourites: Favourites(first: Self.vigo), snapshots: [])
    for order in Self.permutations(Array(Self.pushes.prefix(3)) + [alone]) {
      for restart in 1...4 {
        let watch = MemoryFolder(MemoryDisk())
        var sync = WatchSync(folder: watch, time: time)
        for (index, push) in order.enumerated() {
          if index == restart { sync = WatchSync(folder: watch, time: time) }
          try sync.receive(push.bytes)
        }
        let places = try SharedLocations(folder: watch).favourites()?.places
        let kept = try SharedCache(folder: watch).places()
        if places != [Self.vigo] || kept != [Self.vigo] {
          wrong.append("\(order.map(\.stamp.sequence)), anew at \(restart): \(places ?? []), kept \(kept)")
        }
      }
    }
    #expect(wrong.prefix(5) == [])
  }

  @Test("A push never exceeds what the system takes, and has the active place whatever else it has")
  func size() throws {
    let full = (0..<12).map { number in
      var snapshot = Self.snapshot(MunicipalityCode(number: 28_001 + number)!, 1, hours: true, index: true)
      snapshot.place.name = String(repeating: "x", count: 200)
      return snapshot
    }
    let places = (0..<400).map { MunicipalityCode(number: 28_001 + $0)! }
    let push = WatchPush(
      stamp: WatchPush.Stamp(epoch: 1_787_651_400_000, sequence: .max),
      favourites: Favourites(places: places, active: places[0])!, snapshots: full)
    let bytes = push.bytes
    #expect(bytes.count <= WatchPush.limitBytes && push.snapshots.first?.place.code == places[0])
    #expect(try WatchPush(bytes).favourites == push.favourites)
  }
}
