// SPDX-License-Identifier: MIT

import AuraChance
import Testing

struct SeedStreamTests {
  @Test("Draws equal those of the authors' algorithm, written again in Python from the paper")
  func referenceDraws() {
    var seven = SeedStream(seed: 7)
    #expect(
      (0..<4).map { _ in seven.next() } == [
        12_923_355_070_828_475_994, 5_142_052_590_334_782_674, 15_488_392_906_492_639_638, 18_098_058_644_649_177_664,
      ])
    var zero = SeedStream(seed: 0)
    #expect((0..<2).map { _ in zero.next() } == [11_091_344_671_253_066_420, 13_793_997_310_169_335_082])
  }

  @Test("A named stream depends on the seed and the name, not on what was drawn or who else exists")
  func namedStreams() {
    var root = SeedStream(seed: 7)
    let before = root.stream("jitter")
    _ = root.next()
    #expect(root.stream("jitter") == before)
    let names = ["jitter", "weather", "links", "jitters", ""]
    let firsts = names.map { name in
      var stream = root.stream(name)
      return stream.next()
    }
    #expect(Set(firsts).count == names.count)
    #expect(root.stream(0).seed != root.stream(1).seed && root.stream(-1).seed != root.stream(1).seed)
  }

  @Test("Whole draws are within bounds and even: chi-square of 60,000 throws of a die below the 99.9 % quantile")
  func evenDraws() {
    var stream = SeedStream(seed: 8)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<60_000 { counts[Int(stream.below(6))] += 1 }
    let chiSquare = counts.reduce(0.0) { $0 + (Double($1) - 10_000) * (Double($1) - 10_000) / 10_000 }
    #expect(chiSquare < 20.52)
  }

  @Test("Probability 0 never happens, 1 always, 1 of 4 about a quarter of the time")
  func probabilities() {
    var stream = SeedStream(seed: 9)
    let happened = { (ratio: Ratio, stream: inout SeedStream) in (0..<4000).filter { _ in stream.happens(ratio) }.count
    }
    #expect(happened(.never, &stream) == 0)
    #expect(happened(.always, &stream) == 4000)
    // Five standard deviations of the binomial: 5 × √(4000 × 1/4 × 3/4) = 137.
    #expect(abs(happened(Ratio(1, of: 4), &stream) - 1000) < 137)
    #expect((0..<1000).allSatisfy { _ in (0..<1).contains(stream.unit()) })
  }
}
