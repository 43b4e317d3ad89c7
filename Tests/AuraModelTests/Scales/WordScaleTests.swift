// SPDX-License-Identifier: MIT

import AuraModel
import Testing

/// AEMET's words at both sides of each bound, written again from its own pages.
@Suite(.timeLimit(.minutes(1)))
struct WordScaleTests {
  @Test func meanWind() {
    expectRows(
      [
        (0, "calma"), (5, "calma"), (5.01, "flojo"), (20, "flojo"), (20.01, nil), (21, nil), (40, nil),
        (40.01, "fuerte"),
        (70, "fuerte"), (70.01, "muy fuerte"), (120, "muy fuerte"), (120.01, "huracanado"), (300, "huracanado"),
      ]
    ) { WindStrength(meanWindKmh: $0)?.word }
    expectUnknown { WindStrength(meanWindKmh: $0) }
  }

  @Test func gusts() {
    expectRows(
      [
        (0, nil), (70, nil), (70.01, "muy fuertes"), (120, "muy fuertes"), (120.01, "huracanadas"),
      ]
    ) { GustStrength(gustKmh: $0)?.word }
    expectUnknown { GustStrength(gustKmh: $0) }
  }

  @Test("Q-HOR-14: a trace is inapreciable, between nothing and a tenth")
  func rain() {
    expectRows(
      [
        (0, nil), (0.01, "inapreciable"), (0.099, "inapreciable"), (0.1, "débil"), (2, "débil"), (2.1, "moderada"),
        (15, "moderada"), (15.1, "fuerte"), (30, "fuerte"), (30.1, "muy fuerte"), (60, "muy fuerte"),
        (60.1, "torrencial"), (500, "torrencial"),
      ]
    ) { RainIntensity(mmPerHour: $0)?.word }
    expectUnknown { RainIntensity(mmPerHour: $0) }
    #expect(RainIntensity(mmPerHour: 0) == RainIntensity.none)
  }

  @Test func snow() {
    expectRows([(0.1, "débil"), (0.5, "débil"), (0.6, nil), (4, nil), (4.1, "fuerte"), (30, "fuerte")]) {
      SnowIntensity(cmPerHour: $0)?.word
    }
    expectUnknown { SnowIntensity(cmPerHour: $0) }
    #expect(SnowIntensity(cmPerHour: 0) == nil)
  }

  @Test("10 ≤ p < 40 posible, 40 ≤ p ≤ 70 probable, above told as a fact")
  func probability() {
    let expected: [(Int, ProbabilityWord)] = [
      (0, .none), (9, .none), (10, .posible), (39, .posible), (40, .probable), (70, .probable), (71, .stated),
      (100, .stated),
    ]
    #expect(expected.filter { ProbabilityWord(percent: $0.0) != $0.1 }.map(\.0) == [])
    #expect(ProbabilityWord(percent: -1) == nil && ProbabilityWord(percent: 101) == nil)
  }
}

/// Each value has its word.
private func expectRows(_ rows: [(value: Double, word: String?)], _ word: (Double) -> String?) {
  #expect(rows.filter { word($0.value) != $0.word }.map(\.value) == [])
}

/// What is no measurement has no class.
private func expectUnknown<Scale>(_ scale: (Double) -> Scale?) {
  #expect([-0.1, .nan, .infinity, -.infinity].filter { scale($0) != nil } == [])
}
