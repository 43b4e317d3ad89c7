// SPDX-License-Identifier: MIT

public import AuraTime

/// A station of Spain's air quality network, with what it says of the last hours.
public struct AirStation: Hashable, Sendable, Identifiable {
  /// What stands around a station, which says whose air it breathes.
  public enum Setting: String, Codable, Hashable, Sendable, CaseIterable {
    /// Away from any one source.
    case background = "FONDO"
    case traffic = "TRAFICO"
    case industrial = "INDUSTRIAL"
  }

  /// The station's class in Spain's index, as MITECO computes it.
  public struct Index: Hashable, Sendable {
    public var band: AirQualityBand
    /// Whether it was computed from fewer pollutants than the method asks for (Q-ICA-04).
    public var isPartial: Bool
    /// The pollutants whose class this is; empty when not told.
    public var dueTo: [Pollutant]
    public var hour: WallInstant

    public init(band: AirQualityBand, isPartial: Bool = false, dueTo: [Pollutant] = [], hour: WallInstant) {
      self.band = band
      self.isPartial = isPartial
      self.dueTo = dueTo
      self.hour = hour
    }
  }

  /// The concentration of one pollutant.
  public struct Level: Hashable, Sendable {
    public var pollutant: Pollutant
    /// 0 or more; the running mean where the index asks for one.
    public var microgramsPerCubicMetre: Double
    public var hour: WallInstant

    public init(pollutant: Pollutant, microgramsPerCubicMetre: Double, hour: WallInstant) {
      self.pollutant = pollutant
      self.microgramsPerCubicMetre = microgramsPerCubicMetre
      self.hour = hour
    }
  }

  /// Eight digits: the municipality's five and three of the station (Q-ICA-02).
  public var id: String
  public var name: String
  /// nil for a word not known here.
  public var setting: Setting?
  public var coordinate: Coordinate
  /// nil when the station has none for now, which is not good air (Q-ICA-03).
  public var index: Index?
  /// The newest valid hour of each pollutant; empty when only the index was asked for.
  public var levels: [Level]

  public init(
    id: String, name: String, setting: Setting? = nil, coordinate: Coordinate, index: Index? = nil,
    levels: [Level] = []
  ) {
    self.id = id
    self.name = name
    self.setting = setting
    self.coordinate = coordinate
    self.index = index
    self.levels = levels
  }

  /// The municipality; nil when the code is none.
  public var municipality: MunicipalityCode? { MunicipalityCode(String(id.prefix(5))) }

  /// This station with what was measured there.
  public func measuring(_ levels: [Level]) -> AirStation {
    var copy = self
    copy.levels = levels
    return copy
  }
}
