// SPDX-License-Identifier: MIT

extension WindDirection {
  /// The letters of the Spanish rose, as AEMET writes them; west is `O`, *oeste*.
  public var abbreviation: String {
    switch self {
    case .north: "N"
    case .northNorthEast: "NNE"
    case .northEast: "NE"
    case .eastNorthEast: "ENE"
    case .east: "E"
    case .eastSouthEast: "ESE"
    case .southEast: "SE"
    case .southSouthEast: "SSE"
    case .south: "S"
    case .southSouthWest: "SSO"
    case .southWest: "SO"
    case .westSouthWest: "OSO"
    case .west: "O"
    case .westNorthWest: "ONO"
    case .northWest: "NO"
    case .northNorthWest: "NNO"
    }
  }

  /// The name on the rose: `Nornordeste`. Bulletins say the main ones otherwise (noreste, sureste, suroeste).
  public var name: String {
    switch self {
    case .north: "Norte"
    case .northNorthEast: "Nornordeste"
    case .northEast: "Nordeste"
    case .eastNorthEast: "Estenordeste"
    case .east: "Este"
    case .eastSouthEast: "Estesudeste"
    case .southEast: "Sudeste"
    case .southSouthEast: "Sursudeste"
    case .south: "Sur"
    case .southSouthWest: "Sursudoeste"
    case .southWest: "Sudoeste"
    case .westSouthWest: "Oessudoeste"
    case .west: "Oeste"
    case .westNorthWest: "Oesnoroeste"
    case .northWest: "Noroeste"
    case .northNorthWest: "Nornoroeste"
    }
  }
}
