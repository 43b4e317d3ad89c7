// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import Testing

@testable import AuraStore

/// The person's places as widgets see them.
struct SharedLocationsTests {
  private static let codes = (1...9).map { MunicipalityCode(number: 28_000 + $0)! }

  @Test("After any edits, in two processes by turns, the mirror is what the edits made, order and active place with it")
  func mirrors() throws {
    let disk = MemoryDisk()
    let mirrors = [1, 2].map { SharedLocations(folder: MemoryFolder(disk, process: $0)) }
    #expect(try mirrors[0].favourites() == nil)
    var chance = SeedStream(seed: 11)
    var expected = Favourites(first: Self.codes[0])
    var wrong: [Int] = []
    for step in 0..<400 {
      let code = Self.codes[Int(chance.below(9))]
      let kind = chance.below(5)
      let position = Int(chance.below(9))
      func edit(_ favourites: inout Favourites) {
        switch kind {
        case 0: favourites.add(code)
        case 1: favourites.remove(code)
        case 2: favourites.activate(code)
        case 3: favourites.choose(code)
        default: favourites.move(code, to: position)
        }
      }
      edit(&expected)
      let mirror = mirrors[Int(chance.below(2))]
      let kept = try mirror.edit(from: Favourites(first: Self.codes[0])) { edit(&$0) }
      if kept != expected { wrong.append(step) }
      if try mirrors[Int(chance.below(2))].favourites() ?? expected != expected { wrong.append(step) }
    }
    #expect(wrong == [])
    #expect(expected.places.count > 1)
  }

  @Test("A mirror that is damaged twice over is told as that, and begins anew from what the app holds")
  func damage() throws {
    let disk = MemoryDisk()
    let mirror = SharedLocations(folder: MemoryFolder(disk))
    let favourites = Favourites(places: Array(Self.codes.prefix(3)), active: Self.codes[2])!
    try mirror.save(favourites)
    disk.setBytes([], of: "locations-a")
    #expect(throws: CacheError.self) { try mirror.favourites() }
    try mirror.save(favourites)
    #expect(try mirror.favourites() == favourites)
  }
}
