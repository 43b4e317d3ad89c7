// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime
import Testing

@testable import AuraHub

/// A place that goes and comes again, whatever the way does to the pushes that say so.
struct WatchBeliefTests {
  private static let madrid = MunicipalityCode("28079")!
  private static let vigo = MunicipalityCode("36057")!

  private static func push(_ number: UInt64, _ places: [MunicipalityCode], index: Int? = nil) -> WatchPush {
    let moment = WallInstant(secondsSinceEpoch: 1_787_651_400 + Int64(number) * 600)
    var snapshot = WeatherSnapshot(
      place: WeatherSnapshot.Place(code: madrid, name: "A place", coordinate: nil), moment: moment)
    if let index {
      snapshot.uvIndex = index
      var line = Provenance.Line(.fresh, product: .uvForecast)
      (line.issuedAt, line.receivedAt, line.expiresAt) = (moment, moment, moment.advanced(bySeconds: 86_400))
      snapshot.provenance[.uvIndex] = line
    }
    return WatchPush(
      stamp: WatchPush.Stamp(epoch: 1, sequence: number), favourites: Favourites(places: places, active: places[0])!,
      snapshots: places.contains(madrid) ? [snapshot] : [])
  }

  /// Known; gone; back without what was known; and once more.
  private static let pushes = [
    push(1, [madrid, vigo], index: 5), push(2, [vigo]), push(3, [vigo, madrid]), push(4, [madrid, vigo]),
  ]

  private static func orders(_ pushes: [WatchPush]) -> [[WatchPush]] {
    guard let first = pushes.first else { return [[]] }
    return orders(Array(pushes.dropFirst())).flatMap { rest in
      (0...rest.count).map { place in rest[..<place] + [first] + rest[place...] }
    }
  }

  @Test("A place that was removed and added again begins anew in every order of the pushes")
  func removedAndAdded() {
    var found: Set<WatchBelief> = []
    for order in Self.orders(Self.pushes) {
      var belief = WatchBelief()
      for push in order + order { belief.receive(push) }
      found.insert(belief)
    }
    #expect(found.count == 1)
    #expect(found.first?.snapshot(of: Self.madrid).map { $0.uvIndex } == .some(nil))
    #expect(found.first?.favourites?.active == Self.madrid)
  }

  @Test("Without the push that removed it, the place keeps what was known; a push that comes far too late is nothing")
  func late() {
    var belief = WatchBelief()
    for push in [Self.pushes[0], Self.pushes[2]] { belief.receive(push) }
    #expect(belief.snapshot(of: Self.madrid)?.uvIndex == 5)
    for number in 10..<UInt64(10 + WatchBelief.memory) { belief.receive(Self.push(number, [Self.madrid], index: 7)) }
    let before = belief
    belief.receive(Self.pushes[1])
    #expect(belief == before && belief.snapshot(of: Self.madrid)?.uvIndex == 7)
  }
}
