// SPDX-License-Identifier: MIT

import AuraChance
import Testing
import aura_sweep

/// The parser against damaged requests; a hundred thousand more run in `aura-sweep http-mutations`.
struct RequestParserMutationTests {
  @Test("300 damaged requests: a second reader agrees, cuts change nothing, no limit is passed")
  func mutations() async throws {
    let report = try await Sweep.httpMutations.run(300, SeedStream(seed: 7).stream("http"))
    #expect(report.failures == [])
    // The mutations reach good requests and the ways to refuse.
    let figures = report.figures.joined()
    #expect([200, 400, 414, 431, 501].allSatisfy { figures.contains("\($0): ") }, "\(figures)")
    #expect(report.tried == 300)
  }
}
