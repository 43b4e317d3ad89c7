// SPDX-License-Identifier: MIT

import AuraModel
import Synchronization

/// The stations of a scenario's table of air quality, looked for when they are first asked for: most mocks never are.
final class AirSites: Sendable {
  private let national: NationalShare?
  private let found = Mutex<[AirStationSite]?>(nil)

  init(of national: NationalShare?) {
    self.national = national
  }

  var all: [AirStationSite] {
    found.withLock { found in
      if let found { return found }
      let part = national.part(of: AirNetwork.sites) { site in
        Coordinate(
          uncheckedLatitude: Double(site.latitude) / 100_000, longitude: Double(site.longitude) / 100_000)
      }
      found = part
      return part
    }
  }
}
