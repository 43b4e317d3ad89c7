// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraProse
import AuraSun
public import AuraTime

/// What surfaces are composed from: a snapshot as it stands at a moment, its phrase, and what is no field of it.
///
/// Made once for all surfaces of a place and a moment. What the snapshot holds and is over by then is gone: an old
/// snapshot shows no expired warning and no hour of yesterday.
public struct SurfaceScene: Sendable {
  /// The snapshot at the moment.
  public let snapshot: WeatherSnapshot
  public let phrase: Phrase
  public let extras: SurfaceExtras

  /// The snapshot as it was stored: tells what was known and is over.
  let stored: WeatherSnapshot
  let civil: CivilDateTime
  /// The name on cards: one language, natural order, fit for any size.
  let placeName: String
  /// nil where neither the sun's times nor the hour's word on night are known.
  let dayMoment: DayMoment?
  /// Sunrise and sunset of the civil date, to the minute.
  let sunrise: WallInstant?
  let sunset: WallInstant?
  /// nil where the place's coordinate is not known.
  let sun: SunPosition?
  let moonPhase: MoonPhase

  public var moment: WallInstant { snapshot.moment }
  var zone: CivilZone { snapshot.place.zone }
  var today: CivilDate { civil.date }

  /// Makes the scene of a snapshot at a moment and composes its phrase.
  public init(_ snapshot: WeatherSnapshot, at moment: WallInstant, extras: SurfaceExtras = SurfaceExtras()) {
    let shown = snapshot.at(moment).withinRanges()
    self.init(
      stored: snapshot, shown: shown, phrase: ForecastPhrase.compose(shown, at: moment), extras: extras)
  }

  /// Makes the scene of a snapshot and of a phrase that was composed for the same moment.
  public init(
    _ snapshot: WeatherSnapshot, phrase: Phrase, at moment: WallInstant, extras: SurfaceExtras = SurfaceExtras()
  ) {
    self.init(stored: snapshot, shown: snapshot.at(moment).withinRanges(), phrase: phrase, extras: extras)
  }

  private init(stored: WeatherSnapshot, shown: WeatherSnapshot, phrase: Phrase, extras: SurfaceExtras) {
    self.stored = stored
    snapshot = shown
    self.phrase = phrase
    self.extras = extras
    civil = shown.place.zone.civil(at: shown.moment)
    let name = Location.shortName(of: Location.naturalName(fromInverted: shown.place.name), code: shown.place.code)
    let fitted = Fit.text(name, .place)
    placeName = fitted.isEmpty ? shown.place.code.description : fitted
    let (sunrise, sunset) = Self.sunTimes(shown, on: civil.date)
    (self.sunrise, self.sunset) = (sunrise, sunset)
    sun = shown.place.coordinate.map { SunPosition(at: shown.moment, from: $0) }
    moonPhase = MoonPhase(at: shown.moment)
    if let sunrise, let sunset {
      dayMoment = DayMomentRule.moment(
        at: shown.moment, in: shown.place.zone, sunrise: sunrise, sunset: sunset)
    } else {
      dayMoment = shown.current?.isNight == true ? .night : nil
    }
  }
}
