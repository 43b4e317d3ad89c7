// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

extension DecodeKind {
  /// A picture of a radar, and which radar a place would be shown.
  static let radar = DecodeKind(name: "radar") { input, writer in
    let moment = try input.arguments.instant("at", in: input.place?.province.zone ?? .peninsula)
    var nearest: Nearby<RadarSite>?
    var isInRange = false
    if let code = input.place {
      guard let place = Gazetteer.municipality(code)?.coordinate else { throw UsageError("no municipality \(code)") }
      let found = Gazetteer.nearestRadar(to: place)
      (nearest, isInRange) = (found, found.value.covers(place))
    }
    // A picture says neither whose it is nor when it was made.
    let decoded = try RadarFrame.decode(
      input.bytes, siteCode: nearest?.value.code ?? "", fetchedAt: moment ?? WallInstant(secondsSinceEpoch: 0))
    let frame = decoded.record
    writer.object("record") { writer in
      writer.field("bytes", frame.bytes.count)
      writer.field("width", frame.width)
      writer.field("height", frame.height)
      writer.field("sha256", SHA256.hexadecimal(frame.bytes))
    }
    writer.object("resolved") { writer in
      writer.field("fetchedAt", moment?.description)
      guard let nearest else { return }
      writer.field("place", input.place?.description)
      writer.field("radar", nearest.value.code)
      writer.field("name", nearest.value.name)
      writer.field("site", nearest.value.site)
      writer.field("distanceKm", (nearest.distanceKm * 10).rounded() / 10)
      writer.field("isInRange", isInRange)
    }
    return decoded.notes
  }
}
