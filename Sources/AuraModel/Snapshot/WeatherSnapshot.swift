// SPDX-License-Identifier: MIT

public import AuraTime

/// What is believed of a place's weather at a moment: the one value every card, widget and sentence is made from.
///
/// It is joined from the feeds once and then only read. nil is unknown and never nothing: unknown rain is not a dry
/// hour, unknown alerts are not a quiet day. Radar frames and news have their own store and are no fields here.
/// `docs/SNAPSHOT.md` tells its JSON field by field.
public struct WeatherSnapshot: Hashable, Sendable {
  /// The place that the snapshot speaks of.
  public struct Place: Hashable, Sendable {
    public var code: MunicipalityCode
    /// In natural order: `A Coruña`.
    public var name: String
    /// The chief town; nil where its source has none.
    public var coordinate: Coordinate?

    public init(code: MunicipalityCode, name: String, coordinate: Coordinate?) {
      self.code = code
      self.name = name
      self.coordinate = coordinate
    }

    public init(_ location: Location) {
      self.init(code: location.code, name: location.name, coordinate: location.coordinate)
    }

    public var province: Province { code.province }
    public var zone: CivilZone { code.province.zone }
  }

  public var place: Place
  /// The moment it was joined for: what is current, today and in force is so at this moment.
  public var moment: WallInstant

  /// The hour that holds the moment. All current fields come from this one slot, or none is known.
  public var current: HourSlot?
  /// The hours from the current one on, by instant, each once; 48 at most.
  public var hours: [HourSlot] = []
  /// Today and the days after it, by date, each once; 7 at most.
  public var days: [DaySnapshot] = []

  /// What the stations near the place measured last.
  public var observed: LocalObservation?
  /// The air by Spain's index. Where it is shown, MITECO is credited.
  public var airQuality: AirQuality?
  /// The index of the place itself today, clear sky, 0 or more; never another place's.
  public var uvIndex: Int?
  /// On the civil date of the moment, at the place; nil where the sun does not rise.
  public var sunrise: WallInstant?
  /// On the civil date of the moment, at the place; nil where the sun does not set.
  public var sunset: WallInstant?

  /// The avisos of the place in force or to come, the worst first; nil when it is not known whether there are any.
  public var alerts: [WeatherAlert]?
  /// How many more there are than `alerts` has room for, 0 nearly always. Those in force come before those to come.
  public var omittedAlertCount = 0
  /// The text of the community, or of the province for Ceuta and Melilla. `ForecastBulletin.covers` tells whether it
  /// speaks of today.
  public var bulletin: ForecastBulletin?

  /// Where each group of fields comes from, how old it is and until when it holds.
  public var provenance = Provenance()

  public init(place: Place, moment: WallInstant) {
    self.place = place
    self.moment = moment
  }

  /// The civil date of the place at the moment.
  public var today: CivilDate { place.zone.civil(at: moment).date }

  /// Today's line of the outlook; nil when no forecast has today.
  public var todaySummary: DaySnapshot? { days.first { $0.date == today } }

  /// The worst aviso in force at the moment; nil when there is none and when it is not known.
  public var activeAlert: WeatherAlert? { alerts?.first { $0.phase(at: moment) == .inForce } }
}
