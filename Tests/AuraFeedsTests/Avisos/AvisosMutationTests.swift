// SPDX-License-Identifier: MIT

import AuraChance
import AuraFeeds
import AuraFixtures
import AuraModel
import Testing

struct AvisosMutationTests {
  @Test("250 damaged answers are a record or a typed error, and a failure changes nothing that was known")
  func damaged() throws {
    let moment = CAPParserTests.instant("2026-07-03T12:00:00Z")
    let answer = CAPFile.tar([CAPFile(), .green(), CAPFile().named("B")])
    let before = AvisosState.unknown.replaced(by: try AvisosRecord.decode(answer).record, receivedAt: moment)
    var mutator = ByteMutator(chance: SeedStream(seed: 8).stream("avisos"))
    var counts = (good: 0, failed: 0)
    // The sweep `avisos-mutations` takes 100,000.
    for _ in 0..<250 {
      do throws(AvisosError) {
        let record = try AvisosRecord.decode(mutator.mutate(answer)).record
        let after = before.replaced(by: record, receivedAt: moment)
        counts.good += 1
        // A file that is there and unreadable takes no warning away.
        let unread = Set(record.unreadFiles.map(\.fileName))
        let kept = before.set!.alerts.filter { unread.contains($0.fileName) }.map(\.identifier)
        #expect(Set(kept).isSubset(of: Set(after.set!.alerts.map(\.identifier))))
        #expect(after.set!.alerts.allSatisfy { $0.level > .verde && $0.areas.allSatisfy { $0.rings.count < 3 } })
      } catch {
        counts.failed += 1
        #expect(before.failed(at: moment).set == before.set)
      }
    }
    #expect(counts.good > 25 && counts.failed > 25)
  }
}
