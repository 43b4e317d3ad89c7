// SPDX-License-Identifier: MIT

import AuraHub
import AuraModel
import AuraPacing
import AuraStore
import AuraTime
import AuraTransport

/// Where conformers of the engine's seams are put in: as they are in an honest run, broken on purpose in a planted one.
struct SimSeams: Sendable {
  var folder: @Sendable (any Folder) -> any Folder = { $0 }
  var watchFolder: @Sendable (any Folder) -> any Folder = { $0 }
  var ledger: @Sendable (any SpendLedger) -> any SpendLedger = { $0 }
  var profile = PacingProfile.live
  var transport: @Sendable (SimTransport) -> any Transport = { $0 }
  var link: @Sendable (any WatchTransport) -> any WatchTransport = { $0 }
  var time: @Sendable (any TimeSource) -> any TimeSource = { $0 }
  /// The two lines of a snapshot at a moment.
  var phrase: @Sendable (WeatherSnapshot, WallInstant) -> (headline: String, dataline: String) = SimSeams.shippingPhrase
  /// What hides outside the world.
  var escape: (@Sendable () async -> Void)?
}
