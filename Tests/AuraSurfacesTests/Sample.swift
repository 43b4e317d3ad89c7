// SPDX-License-Identifier: MIT

import AuraModel
import AuraSnapshot
import AuraSurfaces
import AuraTestSupport
import AuraTime

/// Snapshots that tests read surfaces from, each written in the JSON of docs/SNAPSHOT.md.
enum Sample {
  static func snapshot(_ json: String) throws -> WeatherSnapshot { try WeatherSnapshot(json: Array(json.utf8)) }

  static let emptyJSON = SnapshotText.unknown

  static let fullJSON = SnapshotText.madridNoon

  static func scene(_ json: String, laterHours: Int64 = 0) throws -> SurfaceScene {
    let snapshot = try snapshot(json)
    return SurfaceScene(snapshot, at: snapshot.moment.advanced(bySeconds: laterHours * 3600))
  }
}
