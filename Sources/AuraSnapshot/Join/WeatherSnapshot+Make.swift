// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

extension WeatherSnapshot {
  /// Joins what is at hand into what is believed of a place at a moment.
  ///
  /// A pure function: the same arguments give the same snapshot. All fields of the current hour come from the one hour
  /// of the hourly forecast that holds the moment; where there is none, the snapshot is thin and nothing is taken from
  /// the day instead. A product that is missing leaves its own fields unknown and touches no others. A forecast that
  /// names another municipality is not used.
  public static func make(
    for location: Location, at moment: WallInstant, from sources: SnapshotSources
  ) -> WeatherSnapshot {
    make(for: Place(location), at: moment, from: sources)
  }

  /// The same for a place that is known by its code, name and coordinate alone.
  public static func make(
    for place: Place, at moment: WallInstant, from sources: SnapshotSources
  ) -> WeatherSnapshot {
    var join = SnapshotJoin(place: place, moment: moment)
    join.takeHours(sources.hourly)
    join.takeDays(sources.daily)
    join.takeSun(hourly: sources.hourly)
    join.takeObservations(sources.observed)
    join.takeAlerts(sources.avisos, failure: sources.avisosFailure)
    join.takeAir(sources.air)
    join.takeUVIndex(sources.uvi, daily: sources.daily)
    join.takeBulletin(sources.bulletin)
    return join.snapshot.bounded()
  }
}
