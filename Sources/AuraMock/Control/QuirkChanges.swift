// SPDX-License-Identifier: MIT

import AuraFormats

/// Switches to set, or to give back to their default, by quirk id.
package struct QuirkChanges: Hashable, Sendable {
  /// nil gives a quirk back to its default and era.
  package var settings: [Quirk: Bool?] = [:]

  /// Reads `{"Q-DAY-08": false, "Q-ENV-11": null}`.
  package init(body: [UInt8]) throws(ScenarioError) {
    let root = try ScenarioDocument.read(body: body)
    try root.allow(Quirk.allCases.map(\.rawValue))
    for quirk in Quirk.allCases {
      guard let part = root[quirk.rawValue] else { continue }
      if case .null = part.value { settings[quirk] = .some(nil) } else { settings[quirk] = try part.boolean() }
    }
  }
}

extension MockState {
  /// Sets switches; the products, quotas and faults that hang on them follow.
  package mutating func change(_ changes: QuirkChanges) {
    var quirks = QuirkSwitches()
    for quirk in Quirk.allCases {
      let setting = changes.settings[quirk] ?? scenario.quirks.setting(of: quirk)
      if let setting { quirks[quirk] = setting }
    }
    scenario.quirks = quirks
  }
}
