// SPDX-License-Identifier: MIT

import AuraModel
import AuraSun
import AuraTime

/// What is known of a place at a moment, read from a snapshot and from nothing else.
///
/// The hour is the slot that holds the moment, the day the outlook of the civil date at the place; what neither has is
/// nil and stays unsaid. Day and night are told apart only where the sun and the forecast's own word agree.
/// A class because every writer of a phrase holds the same facts: a copy of all their texts and slots costs more than
/// the sentence.
final class WeatherFacts: Sendable {
  let placeName: String
  let placeCode: MunicipalityCode
  let civil: CivilDateTime
  let slot: HourSlot?
  let today: DaySnapshot?

  let isNight: Bool?
  let moment: DayMoment?
  let isNightfall: Bool
  /// Whether the hour's word on night and the sun of the very minute differ.
  let isLightDisputed: Bool

  /// The sky of the hour, else the day's.
  let sky: SkyCondition?
  let isSkyOfHour: Bool

  let rain: Rainfall
  /// Melted snow of the hour, mm; nil when none is known to fall.
  let snowMm: Double?
  /// More than no snow and less than 0.1 mm of water.
  let isSnowTrace: Bool
  let alert: WeatherAlert?
  let uvIndex: Int?
  /// The class of the air, while its measurement still speaks of it.
  let air: AirQualityBand?

  init(_ snapshot: WeatherSnapshot, at instant: WallInstant) {
    let zone = snapshot.place.zone
    let civil = zone.civil(at: instant)
    self.civil = civil
    placeName = Self.name(of: snapshot.place)
    placeCode = snapshot.place.code
    let slot = Self.slot(of: snapshot, at: instant)
    self.slot = slot
    today = snapshot.days.first { $0.date == civil.date }

    let sun = Self.sun(of: snapshot, on: civil.date)
    let sunMoment = sun.map { DayMomentRule.moment(at: instant, in: zone, sunrise: $0.rise, sunset: $0.set) }
    let told = slot?.isNight ?? (slot?.sky?.isNight == true ? true : nil)
    isLightDisputed = sunMoment.flatMap { moment in told.map { (moment == .night) != $0 } } ?? false
    switch (sunMoment, told) {
    case (let known?, let told?) where (known == .night) != told:
      // The hour's word and the sun of the very minute differ: neither day nor night is spoken of.
      (isNight, moment) = (nil, nil)
    case (let known?, _): (isNight, moment) = (known == .night, known)
    case (nil, true?): (isNight, moment) = (true, .night)
    case (nil, false?): (isNight, moment) = (false, Self.clockMoment(civil.time.hour))
    case (nil, nil): (isNight, moment) = (nil, nil)
    }
    isNightfall = isNight == true && (sun.map { (0..<5400).contains($0.set.seconds(until: instant)) } ?? false)

    if let hourSky = slot?.sky {
      (sky, isSkyOfHour) = (hourSky.code?.condition, true)
    } else {
      (sky, isSkyOfHour) = (today?.sky?.code?.condition, false)
    }
    snowMm = Rainfall.mm(slot?.snow)
    isSnowTrace = snowMm == nil && slot?.snow?.isWet == true
    rain = Rainfall(slot?.precipitation, snow: slot?.snow, sky: isSkyOfHour ? sky : nil)
    alert = snapshot.alerts?.first { $0.level > .verde && $0.phase(at: instant) == .inForce }
    uvIndex = snapshot.today == civil.date ? snapshot.uvIndex : today?.uvMax
    air = snapshot.airQuality.flatMap { instant < $0.expires() ? $0.composite : nil }
  }

  /// The slot that holds an instant: of the hours, else the current one.
  private static func slot(of snapshot: WeatherSnapshot, at instant: WallInstant) -> HourSlot? {
    if let current = snapshot.current, current.start <= instant, instant < current.end { return current }
    return snapshot.hours.first { $0.start <= instant && instant < $0.end }
  }

  /// Sunrise and sunset on a date: the snapshot's, moved by whole days where it was joined on another one.
  private static func sun(of snapshot: WeatherSnapshot, on date: CivilDate) -> (rise: WallInstant, set: WallInstant)? {
    guard let sunrise = snapshot.sunrise, let sunset = snapshot.sunset else { return nil }
    let days = date.dayNumber - snapshot.place.zone.civil(at: sunrise).date.dayNumber
    let shift = Int64(days) * 86_400
    return (sunrise.advanced(bySeconds: shift), sunset.advanced(bySeconds: shift))
  }

  /// The moment of a day whose sun is not known, by the clock's rows of the register.
  private static func clockMoment(_ hour: Int) -> DayMoment? {
    for rule in DayMomentRule.register {
      if case .clock(let hours) = rule.condition, hours.contains(hour) { return rule.moment }
    }
    return nil
  }

  /// One name in natural order, never with a slash; of the bilingual capitals the Castilian one.
  private static func name(of place: WeatherSnapshot.Place) -> String {
    let isInverted = place.name.utf8.contains(0x2C)
    return Location.shortName(
      of: isInverted ? Location.naturalName(fromInverted: place.name) : place.name, code: place.code)
  }
}
