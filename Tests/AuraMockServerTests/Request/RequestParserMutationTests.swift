// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraMockServer
import AuraTransport
import Testing

/// The parser against damaged requests; a hundred thousand more run in `aura-sweep http-mutations`.
struct RequestParserMutationTests {
  @Test("Damaged requests never pass a limit, depend on cuts, or let through what could split a request")
  func mutations() {
    var limits = RequestLimits()
    (limits.requestLineBytes, limits.fieldLineBytes, limits.fieldBytes, limits.bodyBytes) = (60, 60, 120, 12)
    limits.chunkLineBytes = 60
    let seeds = RequestParserTests.accepted.map { Array($0.text.utf8) }
    var chance = SeedStream(seed: 7).stream("http-mutations")
    var mutator = ByteMutator(chance: chance.stream("bytes"))
    var broken: [String] = []
    var refusals: Set<Int> = []
    for round in 0..<1000 {
      let bytes = mutator.mutate(seeds[round % seeds.count] + seeds[Int(chance.below(UInt64(seeds.count)))])
      let whole = ParserEvents(of: [bytes], limits: limits)
      if let refusal = whole.refusal { refusals.insert(refusal.status) }
      let piece = Int(chance.below(9)) + 1
      let pieces = stride(from: 0, to: bytes.count, by: piece).map { Array(bytes[$0..<min($0 + piece, bytes.count)]) }
      let cut = ParserEvents(of: pieces, limits: limits)
      if cut.essence != whole.essence { broken.append("\(round): depends on cuts") }
      if cut.mostHeld > 60 + 2 + 12 + piece { broken.append("\(round): holds \(cut.mostHeld)") }
      for request in whole.requests {
        let values = request.fields.all.flatMap { Array($0.name.utf8) + Array($0.value.utf8) }
        let isClean =
          !values.contains { $0 == 0 || $0 == 10 || $0 == 13 }
          && request.target.utf8.allSatisfy { (0x21...0x7E).contains($0) }
          && (request.target.hasPrefix("/") || request.target == "*")
        if !isClean { broken.append("\(round): lets through \(request)") }
      }
    }
    #expect(broken == [])
    // The mutations reach the ways to refuse, not only one.
    #expect(refusals == [400, 413, 414, 431, 501, 505])
  }
}
