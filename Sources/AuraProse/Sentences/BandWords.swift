// SPDX-License-Identifier: MIT

import AuraModel

/// The words that stand for bands, made once: they have one form for a band and never vary.
enum BandWords {
  // What falls.
  static let rain: [RainIntensity: NounPhrase] = [
    .inapreciable: NounPhrase(lemmas: "lluvia.s inapreciable"), .debil: NounPhrase(lemmas: "lluvia.s débil"),
    .moderada: NounPhrase(lemmas: "lluvia.s"), .fuerte: NounPhrase(lemmas: "lluvia.s fuerte"),
    .muyFuerte: NounPhrase(lemmas: "lluvia.s muy fuerte"), .torrencial: NounPhrase(lemmas: "lluvia.s torrencial"),
  ]
  /// Showers are never *débiles* (aemetblog.es, 31 March 2016).
  static let showers: [RainIntensity: NounPhrase] = [
    .fuerte: NounPhrase(lemmas: "chubasco.p fuerte"), .muyFuerte: NounPhrase(lemmas: "chubasco.p muy fuerte"),
    .torrencial: NounPhrase(lemmas: "chubasco.p torrencial"),
  ]
  static let plainRain = NounPhrase(lemmas: "lluvia.s")
  static let plainShowers = NounPhrase(lemmas: "chubasco.p")
  static let scarceRain = NounPhrase(lemmas: "lluvia.s escaso")
  static let drizzle = NounPhrase(lemmas: "llovizna.s")
  /// What may be rain or snow.
  static let precipitation = NounPhrase(lemmas: "precipitación.p")
  static let snow = NounPhrase(lemmas: "nieve.s")
  static let scarceSnow = NounPhrase(lemmas: "nieve.s escaso")
  static let storm = NounPhrase(lemmas: "tormenta.s")
  static let fog = NounPhrase(lemmas: "niebla.s")
  static let mist = NounPhrase(lemmas: "bruma.s")
  static let dust = NounPhrase(lemmas: "calima.s")

  /// `un cielo muy nuboso`, of a sky that something falls from.
  static func cover(_ cover: SkyCondition.Cover) -> String {
    switch cover {
    case .clear, .few, .high, .intervals: "un cielo de intervalos nubosos"
    case .cloudy: "un cielo nuboso"
    case .veryCloudy: "un cielo muy nuboso"
    case .overcast: "un cielo cubierto"
    }
  }

  /// The adjective of the hour's temperature, masculine singular.
  static func air(_ temperatureC: Int) -> String {
    switch temperatureC {
    case ...ProseRegister.freezingC: "gélido"
    case ...ProseRegister.coldC: "frío"
    case ...ProseRegister.coolC: "fresco"
    case ...ProseRegister.mildC: "templado"
    case ...ProseRegister.warmC: "cálido"
    default: "caluroso"
    }
  }

  /// `rachas`, `rachas muy fuertes`, `rachas huracanadas`
  static func gusts(_ gustKmh: Int) -> String {
    switch GustStrength(gustKmh: Double(gustKmh)) {
    case .muyFuertes?: "rachas muy fuertes"
    case .huracanadas?: "rachas huracanadas"
    case .sinAdjetivo?, nil: "rachas"
    }
  }

  /// `viento`, `viento flojo`, `viento fuerte`…
  static func wind(_ strength: WindStrength?) -> String {
    switch strength {
    case .flojo?: "viento flojo"
    case .fuerte?: "viento fuerte"
    case .muyFuerte?: "viento muy fuerte"
    case .huracanado?: "viento huracanado"
    case .calma?, .sinAdjetivo?, nil: "viento"
    }
  }

  /// `cierzo`, `tramontana muy fuerte`: from 21 km/h on.
  static func wind(_ strength: WindStrength, named name: LocalWind) -> String {
    switch strength {
    case .calma, .flojo, .sinAdjetivo: NounPhrase(lemmas: "\(name.rawValue).s").bare
    case .fuerte: NounPhrase(lemmas: "\(name.rawValue).s fuerte").bare
    case .muyFuerte: NounPhrase(lemmas: "\(name.rawValue).s muy fuerte").bare
    case .huracanado: NounPhrase(lemmas: "\(name.rawValue).s huracanado").bare
    }
  }

  /// The class of the air as MITECO names it, as it follows *calidad del aire*.
  static func air(_ band: AirQualityBand) -> String { band.name.lowercased() }

  /// `del noreste`: the eight points that bulletins name; nil for the eight between, which no forecast sends.
  static func direction(_ direction: WindDirection) -> String? {
    switch direction {
    case .north: "del norte"
    case .northEast: "del noreste"
    case .east: "del este"
    case .southEast: "del sureste"
    case .south: "del sur"
    case .southWest: "del suroeste"
    case .west: "del oeste"
    case .northWest: "del noroeste"
    default: nil
    }
  }

  /// The class of an ultraviolet index.
  static func uv(_ band: UVBand) -> String {
    switch band {
    case .bajo: "bajo"
    case .moderado: "moderado"
    case .alto: "alto"
    case .muyAlto: "muy alto"
    case .extremo: "extremo"
    }
  }

  /// What an aviso is for, as it follows *por*; nil for letters unknown here.
  static func alert(_ phenomenon: AvisoPhenomenon) -> String {
    switch phenomenon {
    case .maximumTemperature: "calor"
    case .minimumTemperature: "frío"
    case .rain: "lluvia"
    case .snow: "nieve"
    case .wind: "viento"
    case .storm: "tormenta"
    case .coast: "fenómenos costeros"
    case .dust: "polvo en suspensión"
    case .fog: "niebla"
    case .avalanche: "aludes"
    case .galerna: "galerna"
    case .rissaga: "rissaga"
    case .thaw: "deshielo"
    }
  }
}
