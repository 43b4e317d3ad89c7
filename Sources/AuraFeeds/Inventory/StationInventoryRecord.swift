// SPDX-License-Identifier: MIT

public import AuraModel

/// AEMET's inventory of climatological stations as sent.
///
/// It is no list of what reports hourly: some of its stations do not, and some that do are not in it.
public struct StationInventoryRecord: Hashable, Sendable {
  /// A station. Order and number of them change from month to month (Q-INV-05).
  public struct Station: Hashable, Sendable, Identifiable {
    /// `indicativo`, the same as `idema` of the observations.
    public let id: String
    /// `nombre` as sent, in capitals, here and there with blanks behind it (Q-INV-04).
    public let sentName: String
    /// `provincia` as sent, for two provinces in two spellings (Q-INV-04).
    public let sentProvince: String?
    /// From degrees, minutes and seconds, of which there may be sixty (Q-INV-02, Q-INV-03).
    public let coordinate: Coordinate
    /// m.
    public let altitudeM: Int?
    /// `indsinop`, five digits; nil for two stations in three (Q-INV-01).
    public let synop: String?

    public init(
      id: String, sentName: String, sentProvince: String?, coordinate: Coordinate, altitudeM: Int?, synop: String?
    ) {
      self.id = id
      self.sentName = sentName
      self.sentProvince = sentProvince
      self.coordinate = coordinate
      self.altitudeM = altitudeM
      self.synop = synop
    }

    /// The name with single blanks.
    public var name: String { StationObservation.name(fromSent: sentName) }

    /// The province that the text stands for, both spellings alike; nil for a text that is none.
    public var province: Province? { sentProvince.flatMap { Province(inventoryName: $0) } }
  }

  /// In the order of the file.
  public var stations: [Station]

  public init(stations: [Station]) {
    self.stations = stations
  }
}

extension Province {
  /// Reads a province as the inventory writes it: capitals without accents, Castilian or official name, `STA.` for
  /// `SANTA`.
  init?(inventoryName text: String) {
    let name = StationObservation.name(fromSent: text)
    guard let match = Self.inventoryNames.first(where: { $0.name == name }) else { return nil }
    self = match.province
  }

  private static let inventoryNames: [(name: String, province: Province)] =
    [("BALEARES", Province(number: 7)!), ("STA. CRUZ DE TENERIFE", Province(number: 38)!)]
    + allCases.flatMap { province in
      ([province.name, province.castilianName] + province.name.split(separator: "/").map(String.init)).map {
        (unaccented($0), province)
      }
    }

  private static func unaccented(_ name: String) -> String {
    String(
      name.uppercased().map { letter in
        accented.firstIndex(of: letter).map { plain[$0] } ?? letter
      })
  }

  private static let accented = Array("ÁÉÍÓÚÀÈÒÜ")
  private static let plain = Array("AEIOUAEOU")
}
