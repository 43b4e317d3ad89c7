// SPDX-License-Identifier: MIT

import AuraModel
import Testing

@Suite(.timeLimit(.minutes(1)))
struct WindDirectionTests {
  @Test func theSpanishRose() {
    let letters = WindDirection.allCases.map(\.abbreviation).joined(separator: " ")
    #expect(letters == "N NNE NE ENE E ESE SE SSE S SSO SO OSO O ONO NO NNO")
    #expect(WindDirection.allCases.map(\.bearingDegrees) == (0..<16).map { Double($0) * 22.5 })
    #expect(WindDirection.allCases.allSatisfy { WindDirection(abbreviation: $0.abbreviation) == $0 })
    #expect(["C", "W", "", "n", "NOR", "NN"].allSatisfy { WindDirection(abbreviation: $0) == nil })
    let main = WindDirection.allCases.filter(\.isMain).map(\.abbreviation).joined(separator: " ")
    #expect(main == "N NE E SE S SO O NO")
  }

  /// A point between two is named after the main one first: Nor-nordeste, Este-sudeste, Oes-noroeste.
  @Test func namesAreThoseOfTheRose() {
    #expect(
      WindDirection.allCases.map(\.name).joined(separator: " ")
        == """
        Norte Nornordeste Nordeste Estenordeste Este Estesudeste Sudeste Sursudeste Sur Sursudoeste Sudoeste \
        Oessudoeste Oeste Oesnoroeste Noroeste Nornoroeste
        """)
  }

  @Test func bearingsFallIntoTheNearestPoint() {
    let sixteen: [(Double, String)] = [
      (0, "N"), (11.24, "N"), (11.25, "NNE"), (33.74, "NNE"), (33.75, "NE"), (180, "S"), (281.24, "O"), (281.25, "ONO"),
      (348.74, "NNO"), (348.75, "N"), (360, "N"), (-45, "NO"), (719, "N"), (-1e-12, "N"),
    ]
    #expect(sixteen.filter { WindDirection(bearingDegrees: $0.0)?.abbreviation != $0.1 }.map(\.0) == [])
    let eight: [(Double, String)] = [
      (0, "N"), (22.4, "N"), (22.5, "NE"), (67.4, "NE"), (180, "S"), (337.4, "NO"), (337.5, "N"), (360, "N"),
      (-45, "NO"),
      (719, "N"),
    ]
    #expect(eight.filter { WindDirection.main(bearingDegrees: $0.0)?.abbreviation != $0.1 }.map(\.0) == [])
    #expect(WindDirection(bearingDegrees: .nan) == nil && WindDirection.main(bearingDegrees: .infinity) == nil)
  }

  @Test func theOppositeIsHalfATurnAway() {
    let wrong = WindDirection.allCases.filter { direction in
      WindDirection(bearingDegrees: direction.bearingDegrees + 180) != direction.opposite
        || direction.opposite.opposite != direction
    }
    #expect(wrong == [])
  }
}
