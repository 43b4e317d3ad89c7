// SPDX-License-Identifier: MIT

import AuraMock
import Foundation
import Testing

/// Against the C library, a second implementation, over the ranges the weather uses.
@Suite struct ElementaryTests {
  @Test func cosineAndSineAgreeWithTheLibrary() {
    var worst = 0.0
    for step in -4000...4000 {
      let turns = Double(step) * 0.001_37
      let (cosine, sine) = Elementary.cosSin(turns: turns)
      worst = max(worst, abs(cosine - cos(2 * .pi * turns)), abs(sine - sin(2 * .pi * turns)))
    }
    #expect(worst < 1e-14)
  }

  @Test func quartersOfATurnAreExact() {
    let found = (-4...4).map { Elementary.cosSin(turns: Double($0) / 4) }
    #expect(found.map(\.cos) == [1, 0, -1, 0, 1, 0, -1, 0, 1])
    #expect(found.map(\.sin) == [0, 1, 0, -1, 0, 1, 0, -1, 0])
  }

  @Test func exponentialAndLogarithmAgreeWithTheLibrary() {
    var worst = 0.0
    for step in -3000...3000 {
      let x = Double(step) * 0.0231
      worst = max(worst, abs(Elementary.exp(x) / exp(x) - 1))
      let positive = exp(Double(step) * 0.01)
      worst = max(worst, abs(Elementary.log(positive) - log(positive)) / max(1, abs(log(positive))))
      worst = max(worst, abs(Elementary.pow(positive, 0.16) / pow(positive, 0.16) - 1))
    }
    #expect(worst < 1e-14)
  }

  @Test func anglesAgreeWithTheLibrary() {
    var worst = 0.0
    for east in -20...20 {
      for north in -20...20 where (east, north) != (0, 0) {
        let found = Elementary.turns(y: Double(east), x: Double(north))
        worst = max(worst, abs(found - atan2(Double(east), Double(north)) / (2 * .pi)))
      }
    }
    #expect(worst < 1e-14)
  }

  @Test func tailsOfTheNormalAgreeWithTheErrorFunction() {
    var worst = (tail: 0.0, threshold: 0.0)
    for step in -400...400 {
      let z = Double(step) / 100
      let tail = erfc(z / 2.0.squareRoot()) / 2
      worst.tail = max(worst.tail, abs(Elementary.normalUpperTail(z) - tail))
      worst.threshold = max(worst.threshold, abs(Elementary.normalThreshold(share: tail) - z))
    }
    // The bounds Abramowitz and Stegun state.
    #expect(worst.tail < 7.5e-8 && worst.threshold < 4.5e-4)
  }
}
