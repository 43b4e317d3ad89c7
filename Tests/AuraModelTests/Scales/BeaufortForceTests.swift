// SPDX-License-Identifier: MIT

import AuraModel
import Testing

@Suite(.timeLimit(.minutes(1)))
struct BeaufortForceTests {
  /// Force, name, least and greatest km/h, least and greatest knots. Source: table of the Beaufort scale as several
  /// public pages print it.
  static let table: [(force: Int, name: String, kmh: (Int, Int?), knots: (Int, Int?))] = [
    (0, "Calma", (0, 0), (0, 0)), (1, "Ventolina", (1, 5), (1, 3)), (2, "Flojito", (6, 11), (4, 6)),
    (3, "Flojo", (12, 19), (7, 10)), (4, "Bonancible", (20, 28), (11, 16)), (5, "Fresquito", (29, 38), (17, 21)),
    (6, "Fresco", (39, 49), (22, 27)), (7, "Frescachón", (50, 61), (28, 33)), (8, "Temporal", (62, 74), (34, 40)),
    (9, "Temporal fuerte", (75, 88), (41, 47)), (10, "Temporal duro", (89, 102), (48, 55)),
    (11, "Temporal muy duro", (103, 117), (56, 63)), (12, "Temporal huracanado", (118, nil), (64, nil)),
  ]

  @Test func equalsTheTable() {
    #expect(BeaufortForce.allCases.map(\.rawValue) == Self.table.map(\.force))
    let wrong = zip(BeaufortForce.allCases, Self.table).filter { force, row in
      force.name != row.name || force.kmh != row.kmh || force.knots != row.knots
        || BeaufortForce(meanWindKmh: Double(row.kmh.0)) != force
        || BeaufortForce(meanWindKmh: Double(row.kmh.1 ?? 400)) != force
    }
    #expect(wrong.map(\.0) == [])
  }

  /// Half way between two forces the wind is 0.836 m/s times the force to 3/2. Source: Simpson, *The Beaufort Scale of
  /// Wind-Force*, 1906, the law that WMO's table in m/s comes from.
  @Test func boundsFollowSimpsonsLaw() {
    let wrong = BeaufortForce.allCases.dropLast().filter { force in
      let edge = Double(force.rawValue) + 0.5
      let metresPerSecond = 0.836 * edge * edge.squareRoot()
      let kmh = Double(force.kmh.greatest ?? 0) + 0.5
      let knots = Double(force.knots.greatest ?? 0) + 0.5
      return abs(metresPerSecond * 3.6 - kmh) > 0.7 || abs(metresPerSecond * 3600 / 1852 - knots) > 1.1
    }
    #expect(wrong == [])
  }

  @Test func betweenWholeNumbersHalvesGoUp() {
    for (kmh, force) in [(0.49, 0), (0.5, 1), (5.49, 1), (5.5, 2), (49.49, 6), (49.5, 7), (117.5, 12)] {
      #expect(BeaufortForce(meanWindKmh: kmh)?.rawValue == force)
    }
    #expect(BeaufortForce(meanWindKmh: -1) == nil && BeaufortForce(meanWindKmh: .nan) == nil)
  }
}
