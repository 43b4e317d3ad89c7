// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// What a snapshot says is so at a moment: the side of the comparison that no words have touched.
struct TruthWorld {
  let snapshot: WeatherSnapshot
  let moment: WallInstant
  let now: HourSlot?
  let today: DaySnapshot?
  let tomorrow: DaySnapshot?
  /// The hours of the local day after the current one.
  let later: [HourSlot]
  let alerts: [WeatherAlert]
  /// Minutes after local midnight.
  let minute: Int
  let sunriseMinute: Int?
  let sunsetMinute: Int?

  init(_ snapshot: WeatherSnapshot, at moment: WallInstant) {
    self.snapshot = snapshot
    self.moment = moment
    let zone = snapshot.place.zone
    let civil = zone.civil(at: moment)
    let slots = [snapshot.current].compactMap(\.self) + snapshot.hours
    now = slots.first { $0.start <= moment && moment < $0.end && !$0.isEmpty }
    today = snapshot.days.first { $0.date == civil.date }
    tomorrow = snapshot.days.first { $0.date == civil.date.advanced(byDays: 1) }
    later = snapshot.hours.filter { $0.start > moment && zone.civil(at: $0.start).date == civil.date }
    alerts = (snapshot.alerts ?? []).filter { $0.phase(at: moment) != .over }
    minute = civil.time.secondOfDay / 60
    func minuteOfDay(_ instant: WallInstant?) -> Int? {
      instant.map { zone.civil(at: $0).time.secondOfDay / 60 }
    }
    sunriseMinute = minuteOfDay(snapshot.sunrise)
    sunsetMinute = minuteOfDay(snapshot.sunset)
  }

  var isNight: Bool {
    if let sent = now?.sky?.isNight ?? now?.isNight { return sent }
    guard let rise = sunriseMinute, let set = sunsetMinute else { return false }
    return !(rise..<set).contains(minute)
  }

  /// The sky spoken of: the hour's, else the day's.
  var sky: SkyCondition? { now?.sky.map { $0.code?.condition } ?? today?.sky?.code?.condition }

  var isRainingNow: Bool { now?.sky?.code?.condition.isWet == true || rainTenths.map { $0 != 0 } == true }
  var isSnowingNow: Bool { now?.sky?.code?.condition.isSnowy == true || now?.snow?.isWet == true }
  var isStormingNow: Bool { now?.sky?.code?.condition.isStormy == true }

  /// Water that is not snow, in tenths of a millimetre; a trace is −1: neither nothing nor a number.
  var rainTenths: Int? {
    switch now?.precipitation {
    case nil: nil
    case .trace: -1
    // What rounds to no tenth is a trace too.
    case .millimetres(let depth) where depth > 0 && Self.tenths(depth) == 0: -1
    case .millimetres(let depth):
      Self.tenths(depth) - (Self.tenths(ofSnow: now?.snow) ?? 0)
    }
  }

  var depthTenths: Int? { Self.tenths(ofSnow: now?.precipitation) }
  var snowTenths: Int? { Self.tenths(ofSnow: now?.snow) }

  private static func tenths(ofSnow depth: WaterDepth?) -> Int? {
    switch depth {
    case nil, .trace: nil
    case .millimetres(let depth): tenths(depth)
    }
  }

  static func tenths(_ value: Double) -> Int { Int((value * 10).rounded(.toNearestOrAwayFromZero)) }

  /// Whether it rains now or the sky of the day says so where no hour does.
  var isWet: Bool { isRainingNow || now == nil && today?.sky?.code?.condition.isWet == true }
  var isSnowy: Bool { isSnowingNow || now == nil && today?.sky?.code?.condition.isSnowy == true }
  var isStormy: Bool { isStormingNow || now == nil && today?.sky?.code?.condition.isStormy == true }

  /// The probabilities that may be spoken of: of the hours now, of the day, of the hours to come.
  var rainProbabilities: [Int] {
    [now?.precipitationProbability, today?.precipitationProbability].compactMap(\.self)
      + later.compactMap(\.precipitationProbability)
  }
  var stormProbabilities: [Int] {
    [now?.stormProbability].compactMap(\.self) + later.compactMap(\.stormProbability)
  }
  var snowProbabilities: [Int] { [now?.snowProbability].compactMap(\.self) + later.compactMap(\.snowProbability) }

  /// The probability that has to be spoken of: the hour's; the day's where no hour is known.
  var rainProbability: Int? { now.map(\.precipitationProbability) ?? today?.precipitationProbability }

  var wind: WindReading? { now?.wind ?? today?.wind }
  var gustKmh: Int? { now?.gustKmh ?? today?.gustKmh }
  var observedC: Int? {
    snapshot.observed?.temperatureC.map { Int($0.value.rounded(.toNearestOrAwayFromZero)) }
  }
  /// Every temperature of the day that is no felt one.
  var temperaturesC: [Int] {
    [now?.temperatureC, observedC, today?.minimumC, today?.maximumC].compactMap(\.self)
  }
  var felt: (shownC: Int, feltC: Int)? {
    guard let shown = now?.temperatureC, let felt = now?.feelsLikeC else { return nil }
    return (shown, felt)
  }

  /// The words of the place's name: the official one, and the Castilian one of a bilingual capital. Source: prose rules,
  /// 2.4.
  var ownNames: Set<String> {
    let castilian = [12_040: "Castellón de la Plana", 20_069: "San Sebastián", 31_201: "Pamplona", 3_014: "Alicante"]
    let names = snapshot.place.name + " " + (castilian[snapshot.place.code.number] ?? "")
    return Set(names.split { !$0.isLetter }.map { TruthText.fold($0) })
  }

  func alert(about phenomena: AvisoPhenomenon...) -> WeatherAlert? {
    alerts.first { $0.level > .verde && $0.phenomenon.map(phenomena.contains) == true }
  }

  /// The worst aviso in force, if it is one that leads a text.
  var leadingAlert: WeatherAlert? {
    alerts.first { $0.level >= .naranja && $0.phase(at: moment) == .inForce }
  }
}
