// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

extension WeatherFacts {
  /// Every trait that is known to hold.
  func traits(topic: Topic) -> Traits {
    // What the air of the hour does is of the hour, though only the sky of the day be known; that sky is not spoken of.
    let isAirAlone = slot != nil && sky != nil && !isSkyOfHour && topic.isOfHour
    return (isAirAlone ? .hour : skyTraits).union(momentTraits(isAirAlone: isAirAlone))
      .union(airTraits).union(windTraits).union(topicTraits(topic))
  }

  private var skyTraits: Traits {
    var traits: Traits = slot == nil && today != nil ? .wholeDay : .hour
    if sky != nil { traits.insert(.fromSky) }
    if !isSkyOfHour && sky != nil { traits = [.wholeDay, .fromSky] }
    switch sky {
    case .clear?: traits.insert(.clear)
    case .fewClouds?: traits.insert(.fewClouds)
    case .highClouds?: traits.insert(.highClouds)
    case .fog?, .mist?, .dust?: break
    case nil: traits.insert(.noSky)
    default: break
    }
    switch sky?.cover {
    case .intervals?: traits.formUnion([.intervals, .cover])
    case .cloudy?: traits.formUnion([.cloudy, .cover])
    case .veryCloudy?: traits.formUnion([.veryCloudy, .cover])
    case .overcast?: traits.formUnion([.overcast, .cover])
    default: break
    }
    return traits
  }

  private func momentTraits(isAirAlone: Bool) -> Traits {
    // The sky of a whole day is no picture of a moment of it.
    guard isSkyOfHour || sky == nil || isAirAlone else { return [] }
    var traits: Traits = []
    if let isNight { traits.insert(isNight ? .night : .day) }
    guard let moment else { return traits }
    traits.insert(.moment)
    let minute = civil.time.hour * 60 + civil.time.minute
    switch moment {
    case .dawn: traits.insert(.dawn)
    case .morning:
      traits.insert(.morning)
      if (600..<720).contains(minute) { traits.insert(.midMorning) }
    case .midday: traits.insert(.midday)
    case .afternoon:
      traits.insert(.afternoon)
      if (990..<1110).contains(minute) { traits.insert(.midAfternoon) }
    case .dusk: traits.insert(.dusk)
    case .night: traits.insert(minute < 720 ? .smallHours : .lateNight)
    }
    if isNightfall { traits.insert(.nightfall) }
    return traits
  }

  private var airTraits: Traits {
    var traits: Traits = []
    if let now = temperatureC {
      traits.insert(.temperature)
      switch now {
      case ...ProseRegister.freezingC: traits.formUnion([.gelid, .cold])
      case ...ProseRegister.coldC: traits.insert(.cold)
      case ...ProseRegister.coolC: traits.insert(.cool)
      case ...ProseRegister.mildC: traits.insert(.mild)
      case ...ProseRegister.warmC: traits.insert(.warm)
      default: traits.insert(.hot)
      }
    }
    if let humidity = relativeHumidity {
      if humidity >= ProseRegister.humidAir { traits.insert(.humid) }
      if humidity <= ProseRegister.dryAir { traits.insert(.dryAir) }
    }
    if frost != nil { traits.insert(.frost) }
    if isTropicalNight {
      traits.insert(.tropical)
      if let low = range.minimum, low >= ProseRegister.torridC { traits.insert(.torrid) }
    }
    return traits
  }

  private var windTraits: Traits {
    guard slot != nil, let strength = windStrength else { return [] }
    var traits: Traits = []
    switch strength {
    case .calma: if gustKmh == nil { traits.insert(.calm) }
    case .flojo: traits.insert(.lightWind)
    case .sinAdjetivo: traits.formUnion([.breezy, .wind])
    case .fuerte, .muyFuerte, .huracanado: traits.formUnion([.strongWind, .wind])
    }
    if wind?.direction?.isMain == true { traits.insert(.direction) }
    return traits
  }

  private func topicTraits(_ topic: Topic) -> Traits {
    var traits: Traits = []
    if topic == .alert, alertPhenomenon != nil { traits.insert(.phenomenon) }
    if (topic == .rainExpected || topic == .rainProbable) && mayBeSnow { traits.insert(.plural) }
    if rain.isFalling || sky?.isWet == true { traits.insert(.wet) }
    if isSkyOfHour, sky != nil, slot?.precipitation == WaterDepth.none, !rain.isFalling, !isSnowing, !isStormy {
      traits.insert(.dry)
    }
    if topic == .rain, rain.code == .showers || (!isSkyOfHour && sky == .showers) {
      traits.insert(.showers)
    } else if rain.isDrizzle {
      traits.insert(.drizzle)
    }
    if rain.isScarce || (!isSkyOfHour && sky?.family == .lightRain) || sky?.family == .lightSnow {
      traits.insert(.scarce)
    }
    if let difference = feelsDifferenceC {
      traits.insert(difference < 0 ? .feelsColder : .feelsWarmer)
      if difference < 0, let now = temperatureC, now <= ProseRegister.windChillC,
        let speed = wind?.speedKmh, speed >= ProseRegister.windToldKmh
      {
        traits.insert(.windChill)
      }
      if difference > 0, let now = temperatureC, now >= ProseRegister.sultryC,
        let humidity = relativeHumidity, humidity >= ProseRegister.sultryHumidity
      {
        traits.insert(.sultry)
      }
    }
    return traits
  }
}
