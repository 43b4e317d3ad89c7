// SPDX-License-Identifier: MIT

import AuraMock
import AuraTestSupport
import Testing

struct QuirkListTests {
  /// The files of switches, one an area.
  static let areas = [
    "Envelope", "Limits", "Charset", "Daily", "Hourly", "Observations", "Inventory", "UVI", "Municipalities",
    "Warnings", "Archive", "Bulletins", "Air",
    "Feeds",
    "Radar", "XML",
  ]

  @Test("Every switch that is declared is in the list of all, once, under an id of its own")
  func complete() throws {
    let declared = try Self.areas.flatMap { area in
      try Tree.text("Sources/AuraMock/Settings/Quirks/Quirk+\(area).swift")
        .matches(of: /static let [A-Za-z0-9]+ = Quirk\("(Q-[A-Z]{3}-[0-9]{2})"/).map { String($0.1) }
    }
    #expect(Quirk.allCases.map(\.rawValue) == declared)
    #expect(Set(declared).count == declared.count && declared.count >= 200)
  }
}
