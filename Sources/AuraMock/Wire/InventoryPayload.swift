// SPDX-License-Identifier: MIT

import AuraTime

/// The facts of the inventory of stations and their way to AEMET's bytes.
package struct InventoryPayload: Hashable, Sendable {
  /// One half of a coordinate: whole seconds of arc, negative south and west.
  package struct Angle: Hashable, Sendable {
    package var seconds: Int
    /// Whether the last minute is written as sixty seconds of the one before (Q-INV-03).
    package var hasSixtySeconds: Bool

    package init(seconds: Int, hasSixtySeconds: Bool = false) {
      self.seconds = seconds
      self.hasSixtySeconds = hasSixtySeconds
    }

    /// The nearest second to decimal degrees.
    package init(degrees: Double) {
      self.init(seconds: Int((degrees * 3600).rounded()))
    }

    /// `034041W` (Q-INV-02), or decimal degrees with the switch off.
    func text(positive: String, negative: String, quirks: QuirkSwitches) -> String {
      guard quirks[.inventorySexagesimal] else {
        let millionths = (abs(seconds) * 1_000_000 + 1800) / 3600
        return (seconds < 0 ? "-" : "") + "\(millionths / 1_000_000)." + digits(millionths % 1_000_000, width: 6)
      }
      let carries = hasSixtySeconds && quirks[.inventorySixtySeconds] && seconds % 60 == 0 && seconds != 0
      let whole = abs(seconds) - (carries ? 60 : 0)
      let minutes = digits(whole / 60 % 60, width: 2) + digits(carries ? 60 : whole % 60, width: 2)
      return digits(whole / 3600, width: 2) + minutes + (seconds < 0 ? negative : positive)
    }
  }

  package struct Row: Hashable, Sendable {
    package var latitude: Angle
    package var longitude: Angle
    package var province: String
    package var altitudeM: Int
    package var indicativo: String
    package var name: String
    /// Empty for most.
    package var synop: String

    package init(
      latitude: Angle, longitude: Angle, province: String, altitudeM: Int, indicativo: String, name: String,
      synop: String
    ) {
      self.latitude = latitude
      self.longitude = longitude
      self.province = province
      self.altitudeM = altitudeM
      self.indicativo = indicativo
      self.name = name
      self.synop = synop
    }
  }

  package var rows: [Row]

  package init(rows: [Row]) {
    self.rows = rows
  }

  /// Writes the list that call 2 serves.
  package func write(in style: WireStyle = WireStyle()) -> [UInt8] {
    style.write(.array(rows.map { .object($0.members(style.quirks)) }))
  }
}

extension InventoryPayload.Row {
  fileprivate func members(_ quirks: QuirkSwitches) -> [WireMember] {
    [
      WireMember("latitud", .string(latitude.text(positive: "N", negative: "S", quirks: quirks))),
      WireMember("provincia", .string(province)),
      WireMember("altitud", quirks[.inventoryStrings] ? .string("\(altitudeM)") : .number(altitudeM)),
      WireMember("indicativo", .string(indicativo)),
      WireMember("nombre", .string(name)),
      WireMember("indsinop", .string(synop)),
      WireMember("longitud", .string(longitude.text(positive: "E", negative: "W", quirks: quirks))),
    ]
  }
}
