// SPDX-License-Identifier: MIT

/// One of the five pollutants of Spain's air quality index.
public enum Pollutant: String, CaseIterable, Codable, Hashable, Sendable {
  case no2 = "NO2"
  case o3 = "O3"
  case pm10 = "PM10"
  case pm25 = "PM2.5"
  case so2 = "SO2"

  /// As people read it, with the subscripts of Unicode: `NO₂`.
  public var name: String {
    switch self {
    case .no2: "NO₂"
    case .o3: "O₃"
    case .pm10: "PM₁₀"
    case .pm25: "PM₂,₅"
    case .so2: "SO₂"
    }
  }

  /// Over how many hours the index takes its mean: the last hour, 8 hours of ozone, 24 of particles.
  ///
  /// Source: Orden TEC/351/2019.
  public var meanHours: Int {
    switch self {
    case .no2, .so2: 1
    case .o3: 8
    case .pm10, .pm25: 24
    }
  }

  /// The greatest concentration of classes 1…5, µg/m³.
  public var bounds: [Int] {
    switch self {
    case .no2: ScaleRegister.no2
    case .o3: ScaleRegister.o3
    case .pm10: ScaleRegister.pm10
    case .pm25: ScaleRegister.pm25
    case .so2: ScaleRegister.so2
    }
  }
}
