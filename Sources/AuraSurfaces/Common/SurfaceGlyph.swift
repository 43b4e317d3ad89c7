// SPDX-License-Identifier: MIT

/// The pictures of surfaces that are no sky and no moon: one of Apple's SF Symbols each, of version 5 or older.
public enum SurfaceGlyph: String, CaseIterable, Hashable, Sendable {
  case temperature, feelsLike, observed
  case precipitationProbability, precipitation, snow, stormProbability
  case humidity, wind, direction
  case sunrise, sunset
  case airQuality, uvIndex
  case alert, unknown, stale, offline
  case radar, bulletin, news

  public var symbolName: String {
    switch self {
    case .temperature: "thermometer.medium"
    case .feelsLike: "person.fill"
    case .observed: "antenna.radiowaves.left.and.right"
    case .precipitationProbability: "umbrella.fill"
    case .precipitation: "drop.fill"
    case .snow: "snowflake"
    case .stormProbability: "bolt.fill"
    case .humidity: "humidity.fill"
    case .wind: "wind"
    case .direction: "location.north.fill"
    case .sunrise: "sunrise.fill"
    case .sunset: "sunset.fill"
    case .airQuality: "aqi.medium"
    case .uvIndex: "sun.max.trianglebadge.exclamationmark.fill"
    case .alert: "exclamationmark.triangle.fill"
    case .unknown: "questionmark.circle.fill"
    case .stale: "clock.badge.exclamationmark.fill"
    case .offline: "wifi.slash"
    case .radar: "dot.radiowaves.left.and.right"
    case .bulletin: "doc.text.fill"
    case .news: "newspaper.fill"
    }
  }

  /// What it stands for.
  public var label: String {
    switch self {
    case .temperature: "Temperatura prevista"
    case .feelsLike: "Sensación térmica"
    case .observed: "Medido en una estación"
    case .precipitationProbability: "Probabilidad de precipitación"
    case .precipitation: "Precipitación en una hora"
    case .snow: "Nieve"
    case .stormProbability: "Probabilidad de tormenta"
    case .humidity: "Humedad relativa"
    case .wind: "Viento"
    case .direction: "De dónde viene el viento"
    case .sunrise: "Salida del sol"
    case .sunset: "Puesta del sol"
    case .airQuality: "Calidad del aire"
    case .uvIndex: "Índice ultravioleta"
    case .alert: "Aviso meteorológico"
    case .unknown: "Sin datos"
    case .stale: "Datos sin actualizar"
    case .offline: "Sin conexión"
    case .radar: "Radar"
    case .bulletin: "Boletín de AEMET"
    case .news: "Noticias"
    }
  }
}
