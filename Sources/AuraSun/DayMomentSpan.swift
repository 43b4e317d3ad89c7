// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// A part of a civil date that is one moment of the day.
public struct DayMomentSpan: Hashable, Sendable {
  public let moment: DayMoment
  /// Whole minutes; the first span of a date begins at its midnight, the last one ends at the next.
  public let range: Range<WallInstant>
}

extension SolarTimes {
  /// The moments of this date in order, without gaps: together they are the whole civil date of 23, 24 or 25 hours.
  ///
  /// A moment may come twice (noche, always in Spain) or not at all (amanecer where the Sun never sets).
  public var moments: [DayMomentSpan] {
    let start = zone.startOfDay(date)
    let end = zone.startOfDay(date.advanced(byDays: 1))
    let stays = passages.stays.map(SunStay.init)
    var cuts = stays.flatMap(\.cuts)
    for hour in [12, 15] {
      cuts.append(zone.instants(showing: CivilDateTime(date: date, time: CivilTime(secondOfDay: hour * 3600))).first)
    }
    cuts = [start] + cuts.filter { $0 > start && $0 < end }.sorted()
    var spans: [DayMomentSpan] = []
    for (index, cut) in cuts.enumerated() {
      let next = index + 1 < cuts.count ? cuts[index + 1] : end
      guard cut < next else { continue }
      let moment = Self.moment(at: cut, zone: zone, stays: stays)
      if let last = spans.last, last.moment == moment {
        spans[spans.count - 1] = DayMomentSpan(moment: moment, range: last.range.lowerBound..<next)
      } else {
        spans.append(DayMomentSpan(moment: moment, range: cut..<next))
      }
    }
    return spans
  }

  /// The moment of the day at an instant of this civil date; nil at an instant of another one.
  public func moment(at instant: WallInstant) -> DayMoment? {
    moments.first { $0.range.contains(instant) }?.moment
  }

  fileprivate static func moment(at instant: WallInstant, zone: CivilZone, stays: [SunStay]) -> DayMoment {
    let stay = stays.first { $0.contains(instant) }
    let hour = zone.civil(at: instant).time.hour
    for rule in DayMomentRule.register {
      let fits =
        switch rule.condition {
        case .sunIsDown: stay == nil
        case .afterSunrise: stay?.isDawn(at: instant) ?? false
        case .beforeSunset: stay?.isDusk(at: instant) ?? false
        case .clock(let hours): hours.contains(hour)
        }
      if fits { return rule.moment }
    }
    preconditionFailure("the register's clock rows cover the day")
  }
}

extension DayMomentRule {
  /// The moment of the day at an instant of a date whose only sunrise and sunset are at hand, as a snapshot has them.
  public static func moment(
    at instant: WallInstant, in zone: CivilZone, sunrise: WallInstant, sunset: WallInstant
  ) -> DayMoment {
    SolarTimes.moment(at: instant, zone: zone, stays: [SunStay(sunrise: sunrise, sunset: sunset)])
  }
}

/// A stay of the Sun above the horizon, with its first and last hour.
private struct SunStay {
  /// Nil where the Sun was or will be up for more than the hour that matters.
  let sunrise: WallInstant?
  let sunset: WallInstant?

  init(sunrise: WallInstant, sunset: WallInstant) {
    self.sunrise = sunrise.roundedToMinute
    self.sunset = sunset.roundedToMinute
  }

  init(_ stay: (rise: Double?, set: Double?)) {
    sunrise = stay.rise.map { WallInstant(clockSecond: $0).roundedToMinute }
    sunset = stay.set.map { WallInstant(clockSecond: $0).roundedToMinute }
  }

  var cuts: [WallInstant] { [sunrise, dawnEnd, duskStart, sunset].compactMap { $0 } }

  func contains(_ instant: WallInstant) -> Bool {
    (sunrise.map { $0 <= instant } ?? true) && (sunset.map { instant < $0 } ?? true)
  }

  func isDawn(at instant: WallInstant) -> Bool { dawnEnd.map { instant < $0 } ?? false }

  func isDusk(at instant: WallInstant) -> Bool { duskStart.map { instant >= $0 } ?? false }

  private var dawnEnd: WallInstant? {
    guard let sunrise else { return nil }
    let full = sunrise.advanced(bySeconds: Self.dawnMinutes * 60)
    return middle.map { min(full, $0) } ?? full
  }

  private var duskStart: WallInstant? {
    guard let sunset else { return nil }
    let full = sunset.advanced(bySeconds: -Self.duskMinutes * 60)
    return middle.map { max(full, $0) } ?? full
  }

  /// The whole minute in the middle of a stay.
  private var middle: WallInstant? {
    guard let sunrise, let sunset else { return nil }
    return sunrise.advanced(bySeconds: sunrise.seconds(until: sunset) / 120 * 60)
  }

  private static let dawnMinutes = minutes { if case .afterSunrise(let minutes) = $0 { minutes } else { nil } }
  private static let duskMinutes = minutes { if case .beforeSunset(let minutes) = $0 { minutes } else { nil } }

  private static func minutes(_ pick: (DayMomentRule.Condition) -> Int?) -> Int64 {
    Int64(DayMomentRule.register.compactMap { pick($0.condition) }.first ?? 0)
  }
}
