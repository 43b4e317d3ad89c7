// SPDX-License-Identifier: MIT

import AuraModel
import Testing

@testable import AuraStore

/// What a watch remembers of the pushes it was given.
struct SharedPushesTests {
  private static func said(_ epoch: Int64, _ sequence: UInt64, _ codes: [String]) -> SharedPushes.Said {
    let places = codes.compactMap { MunicipalityCode($0) }
    return SharedPushes.Said(
      epoch: epoch, sequence: sequence, favourites: Favourites(places: places, active: places[0])!)
  }

  @Test("Pushes come back in their order, each once, the newest alone beyond 64; epochs go before numbers")
  func order() throws {
    let folder = MemoryFolder(MemoryDisk())
    let pushes = SharedPushes(folder: folder)
    #expect(try pushes.said() == [])
    let three = [
      Self.said(1, 9, ["28079"]), Self.said(2, 1, ["36057", "28079"]), Self.said(2, 2, ["36057", "28079"]),
    ]
    for push in [three[2], three[0], three[1], three[2]] { try pushes.remember([push]) }
    // As a process that was started anew reads them.
    #expect(try SharedPushes(folder: folder).said() == three)
    try pushes.remember((3...200).map { Self.said(2, $0, ["36057"]) })
    #expect(try pushes.said().map(\.sequence) == Array(137...200))
  }

  @Test("A file that cannot be read is as none, and is written anew; one of five hundred places and 64 pushes fits")
  func damage() throws {
    let disk = MemoryDisk()
    let pushes = SharedPushes(folder: MemoryFolder(disk))
    let many = (1...500).map { "\(10_000 + $0)" }.filter { MunicipalityCode($0) != nil }
    // No two alike, so that none is told as the one before.
    let full = (1...64).map { Self.said(1, $0, Array(many.dropFirst(Int($0) % 2))) }
    try pushes.remember(full)
    #expect(try pushes.said() == full)
    for name in ["pushes-a", "pushes-b"] { disk.setBytes([1, 2, 3], of: name) }
    #expect(try pushes.said() == [])
    try pushes.remember([full[5]])
    #expect(try pushes.said() == [full[5]])
  }
}
