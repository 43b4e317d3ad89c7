// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock

/// The switches of the quirks.
extension AdminDesk {
  func quirks() -> MockAnswer {
    let switches = mock.scenario.quirks
    return AdminAnswer.json { json in
      json.array("quirks", Quirk.allCases) { json, quirk in
        json.beginObject()
        json.field("id", quirk.rawValue)
        json.field("about", quirk.words)
        json.field("isOn", switches[quirk])
        json.field("isSet", switches.setting(of: quirk) != nil)
        json.endObject()
      }
    }
  }

  func setQuirks(_ body: [UInt8]) throws(AdminError) -> MockAnswer {
    let changes = try reading { () throws(ScenarioError) in try QuirkChanges(body: body) }
    mock.withState { $0.change(changes) }
    return quirks()
  }
}
