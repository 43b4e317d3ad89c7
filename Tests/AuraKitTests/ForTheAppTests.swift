// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock
import AuraSim
import AuraTestSupport
import Testing

/// docs/FOR-THE-APP.md does what it says.
struct ForTheAppTests {
  @Test("the page's example is this module's, letter for letter")
  func exampleIsCompiled() throws {
    let page = try Tree.text("docs/FOR-THE-APP.md")
    let file = try Tree.text("Tests/AuraKitTests/ForTheAppExample.swift")
    let compiled = file.components(between: "// example\n")
    #expect(page.components(between: "```swift\n", and: "```\n") == compiled && compiled.count > 500)
  }

  @Test("the example reads a place from the mock and shows what the mock's AEMET says of it")
  func exampleRuns() async throws {
    // 2026-08-25T09:50:00Z.
    let time = VirtualTime(wall: WallInstant(secondsSinceEpoch: 1_787_651_400))
    let place = try #require(MunicipalityCode("28079"))
    var scenario = Scenario.quiet
    // What lies near is the same, and the rest of Spain is most of the work.
    scenario.national = NationalShare(near: [place], km: 40)
    let mock = Mock(scenario, time: time)
    let folder = MemoryFolder(MemoryDisk())
    let set = await time.run(on: StepExecutor()) { () -> SurfaceSet? in
      do {
        return try await surfaces(
          of: place, by: MockTransport(mock, time: time), in: folder, keys: FixedKey(Secret("made.up.key")), time: time)
      } catch { return nil }
    }
    let shown = try #require(set ?? nil)
    #expect(shown.phone.hero.placeLabel == "MADRID · Mañana")
    #expect(shown.phone.hero.temperature.isKnown && shown.phone.hourly.items.count == 24)
    #expect(shown.phone.outlook.items.first?.label == "Hoy")
  }
}

extension String {
  /// The text between the first two marks; of the same mark unless another is given.
  fileprivate func components(between start: String, and end: String? = nil) -> String {
    guard let first = firstRange(of: start) else { return "" }
    let rest = self[first.upperBound...]
    guard let last = rest.firstRange(of: end ?? start) else { return "" }
    return String(rest[..<last.lowerBound])
  }
}
