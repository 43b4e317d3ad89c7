// SPDX-License-Identifier: MIT

extension SkyCondition {
  /// AEMET's own words for the state, as its forecasts send them in `descripcion`.
  public var wording: String {
    switch self {
    case .clear: "Despejado"
    case .fewClouds: "Poco nuboso"
    case .cloudIntervals: "Intervalos nubosos"
    case .cloudy: "Nuboso"
    case .veryCloudy: "Muy nuboso"
    case .overcast: "Cubierto"
    case .highClouds: "Nubes altas"
    case .cloudIntervalsRain: "Intervalos nubosos con lluvia"
    case .cloudyRain: "Nuboso con lluvia"
    case .veryCloudyRain: "Muy nuboso con lluvia"
    case .overcastRain: "Cubierto con lluvia"
    case .showers: "Chubascos"
    case .cloudIntervalsSnow: "Intervalos nubosos con nieve"
    case .cloudySnow: "Nuboso con nieve"
    case .veryCloudySnow: "Muy nuboso con nieve"
    case .overcastSnow: "Cubierto con nieve"
    case .cloudIntervalsLightRain: "Intervalos nubosos con lluvia escasa"
    case .cloudyLightRain: "Nuboso con lluvia escasa"
    case .veryCloudyLightRain: "Muy nuboso con lluvia escasa"
    case .overcastLightRain: "Cubierto con lluvia escasa"
    case .cloudIntervalsStorm: "Intervalos nubosos con tormenta"
    case .cloudyStorm: "Nuboso con tormenta"
    case .veryCloudyStorm: "Muy nuboso con tormenta"
    case .overcastStorm: "Cubierto con tormenta"
    case .cloudIntervalsStormLightRain: "Intervalos nubosos con tormenta y lluvia escasa"
    case .cloudyStormLightRain: "Nuboso con tormenta y lluvia escasa"
    case .veryCloudyStormLightRain: "Muy nuboso con tormenta y lluvia escasa"
    case .overcastStormLightRain: "Cubierto con tormenta y lluvia escasa"
    case .cloudIntervalsLightSnow: "Intervalos nubosos con nieve escasa"
    case .cloudyLightSnow: "Nuboso con nieve escasa"
    case .veryCloudyLightSnow: "Muy nuboso con nieve escasa"
    case .overcastLightSnow: "Cubierto con nieve escasa"
    case .fog: "Niebla"
    case .mist: "Bruma"
    case .dust: "Calima"
    }
  }
}
