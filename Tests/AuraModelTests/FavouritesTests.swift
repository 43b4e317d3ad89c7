// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1)))
struct FavouritesTests {
  static let pool = [28_079, 8_019, 41_091, 15_030, 35_016, 51_001, 1_059].map { MunicipalityCode(number: $0)! }

  /// The same edits on a list kept by the plainest means.
  struct Plain {
    var places: [MunicipalityCode]
    var active: MunicipalityCode

    mutating func remove(_ place: MunicipalityCode) {
      guard places.count > 1, let index = places.firstIndex(of: place) else { return }
      let next = index + 1 < places.count ? places[index + 1] : places[index - 1]
      places = places.filter { $0 != place }
      if active == place { active = next }
    }
  }

  @Test("After any edits: never empty, nothing twice, the active one is kept, stored and read back the same")
  func laws() throws {
    var draw = SeedStream(seed: 23)
    for _ in 0..<60 {
      var favourites = Favourites(first: Self.pool[Int(draw.below(7))])
      var plain = Plain(places: favourites.places, active: favourites.active)
      for _ in 0..<40 {
        let place = Self.pool[Int(draw.below(7))]
        switch draw.below(5) {
        case 0:
          let isNew = !plain.places.contains(place)
          if isNew { plain.places.append(place) }
          try #require(favourites.add(place) == isNew)
        case 1:
          plain.remove(place)
          favourites.remove(place)
        case 2:
          if plain.places.contains(place) { plain.active = place }
          favourites.activate(place)
        case 3:
          if !plain.places.contains(place) { plain.places.append(place) }
          plain.active = place
          favourites.choose(place)
        default:
          let position = Int(draw.below(9)) - 1
          if plain.places.contains(place) {
            var others = plain.places.filter { $0 != place }
            others.insert(place, at: max(0, min(position, others.count)))
            plain.places = others
          }
          favourites.move(place, to: position)
        }
        try #require(favourites.places == plain.places && favourites.active == plain.active)
        let isSound =
          Set(favourites.places).count == favourites.places.count && favourites.places.contains(favourites.active)
        try #require(isSound)
      }
      let stored = try JSONEncoder().encode(favourites)
      try #require(try JSONDecoder().decode(Favourites.self, from: stored) == favourites)
    }
  }

  @Test(
    "A stored state that breaks a law is refused",
    arguments: [
      #"{"places":[],"active":"28079"}"#, #"{"places":["08019"],"active":"28079"}"#,
      #"{"places":["08019","08019"],"active":"08019"}"#, #"{"places":["99999"],"active":"99999"}"#,
    ])
  func refused(_ json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Favourites.self, from: Data(json.utf8)) }
  }

  @Test("A widget lists exactly the places that are kept, and falls back to the active one when its own is gone")
  func widgets() {
    var favourites = Favourites(first: Self.pool[0])
    favourites.add(Self.pool[1])
    favourites.add(Self.pool[2])
    #expect(
      WidgetChoice.targets(in: favourites) == [
        .active, .place(Self.pool[0]), .place(Self.pool[1]), .place(Self.pool[2]),
      ])
    let own = WidgetChoice(target: .place(Self.pool[1]), family: .landscape)
    #expect(own.resolve(in: favourites) == .init(place: Self.pool[1], isFallback: false))
    favourites.remove(Self.pool[1])
    #expect(own.resolve(in: favourites) == .init(place: Self.pool[0], isFallback: true))
    #expect(WidgetChoice(target: .active).resolve(in: favourites) == .init(place: Self.pool[0], isFallback: false))
  }
}
