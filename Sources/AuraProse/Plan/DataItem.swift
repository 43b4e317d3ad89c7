// SPDX-License-Identifier: MIT

import AuraModel

/// A figure of the data line beside the day's range, the most salient first.
enum DataItem: Int, CaseIterable, Hashable, Sendable {
  case alert, strongGust, feelsFar, rainDepth, snowDepth, stormChance, precipitationChance, heat, strongWind, gust
  case feelsNear, wind, uv, calm, humidity, dayHumidity, air

  /// Whether it speaks of what falls, with a certainty of its own.
  var isOfFalling: Bool {
    switch self {
    case .rainDepth, .snowDepth, .stormChance, .precipitationChance: true
    default: false
    }
  }

  /// The place in the line: what is likely, then what is measured; the wind, then its gusts.
  var order: Int {
    switch self {
    case .heat: 1
    case .feelsFar, .feelsNear: 2
    case .stormChance: 3
    case .precipitationChance: 4
    case .rainDepth, .snowDepth: 5
    case .strongWind, .wind, .calm: 6
    case .strongGust, .gust: 7
    case .humidity, .dayHumidity: 8
    case .uv: 9
    case .air: 10
    // *Por viento y …* would take what follows for a cause.
    case .alert: 11
    }
  }
}

extension WeatherFacts {
  /// What the data line has to tell beside the range, the most salient first, before it is cut to its length.
  func dataItems(topic: Topic, isRangeTold: Bool) -> [DataItem] {
    var items: [DataItem] = []
    if let gust = gustKmh, gust >= ProseRegister.gustMustKmh { items.append(.strongGust) }
    let difference = feelsDifferenceC.map(abs) ?? 0
    if difference >= ProseRegister.feelsMustDifferenceC { items.append(.feelsFar) }
    if let hottest = hottestC, hottest >= ProseRegister.mustSayHeatC, topic != .heat { items.append(.heat) }
    // An aviso that does not lead comes behind what has to be told.
    if let alert, topic != .alert || alert.level == .amarillo, alertPhenomenon != nil { items.append(.alert) }
    if snowMm != nil || isSnowTrace {
      items.append(.snowDepth)
    } else if rain.mm != nil || (rain.isTrace && !isSnowing) {
      items.append(.rainDepth)
    }
    if stormChance != .none, !(isStormy && stormChance != .stated) { items.append(.stormChance) }
    let isFalling = rain.isFalling || isSnowing
    // Of an hour whose water is all snow no probability of rain is told.
    let isAllSnow = isSnowing && rain.mm == nil
    // What falls is no longer possible or probable.
    if precipitationChance != .none, !isAllSnow, !(isFalling && precipitationChance != .stated) {
      // Rain that is probable and falls nowhere yet has to be told, whatever else is cut.
      let isOwed = precipitationChance != .posible && !isFalling
      items.insert(.precipitationChance, at: isOwed ? 0 : items.count)
    }
    if let strength = windStrength, strength > .sinAdjetivo { items.append(.strongWind) }
    if let gust = gustKmh, gust < ProseRegister.gustMustKmh { items.append(.gust) }
    if difference > 0, difference < ProseRegister.feelsMustDifferenceC { items.append(.feelsNear) }
    if badAir != nil { items.append(.air) }
    if let strength = windStrength, strength == .flojo || strength == .sinAdjetivo,
      (wind?.speedKmh ?? 0) >= ProseRegister.windToldKmh
    {
      items.append(.wind)
    }
    if let uv = uvIndex, uv >= ProseRegister.uvTold, isSunny { items.append(.uv) }
    let told = items.count + (isRangeTold ? 1 : 0)
    // Two chances and a humidity would be three words in -dad.
    let isFullOfChances = items.contains(.stormChance) && items.contains(.precipitationChance)
    if let humidity = relativeHumidity, !isFullOfChances,
      humidity >= ProseRegister.humidAir || humidity <= ProseRegister.dryAir || told < 3
    {
      items.append(.humidity)
    } else if slot == nil, let day = today, day.maximumHumidity != nil, told < 3 {
      items.append(.dayHumidity)
    }
    if items.isEmpty || (items == [.humidity] && !isRangeTold) {
      if let strength = windStrength, gustKmh == nil, strength <= .flojo {
        items.append(strength == .calma ? .calm : .wind)
      }
    }
    return items
  }

  /// Whether the sun is up and no thick cloud or rain is before it: the index is that of a clear sky.
  private var isSunny: Bool {
    guard isNight == false, moment != .dusk, !rain.isFalling, !isSnowing, isSkyOfHour else { return false }
    switch sky {
    case .clear?, .fewClouds?, .cloudIntervals?, .cloudy?, .highClouds?: return true
    default: return false
    }
  }
}
