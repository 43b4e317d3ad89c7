// SPDX-License-Identifier: MIT

public import AuraTime

/// Everything a run of the mock is set to: clock, weather, era, limits, keys and what goes wrong.
///
/// The same value serves in process, over HTTP and in virtual time, so that a run in one replays in the others.
public struct Scenario: Hashable, Sendable {
  public var name: String
  /// One line that says what the scenario is for.
  public var purpose: String
  /// Of weather, links, garbage and the chance of faults.
  public var seed: UInt64
  public var clock: MockClock
  /// Where the products' clock stands at the first exchange; from then on `clock` goes on from there. nil for `clock` as
  /// it is.
  public var start: WallInstant?
  /// What the serving clock shows at first, for whoever owns it; nil for the real time.
  public var servingStart: WallInstant?
  /// How many times as fast the serving clock wants to run, for whoever owns it; nil for as it does.
  public var speed: Double?
  public var quirks: QuirkSwitches
  public var quota: QuotaProfile
  public var keys: KeyRule
  /// What becomes of keys; of those that hold the last one wins, before `keys` is asked.
  public var keyStates: [KeyState] = []
  public var publish = PublishTimes()
  /// Which part of Spain the files of observations and of the air are about; nil for all of it.
  public var national: NationalShare?
  public var faults: [FaultRule]
  /// Life of a `datos` link, seconds; AEMET's FAQ 3.1 says about five minutes (Q-ENV-10).
  public var linkLifeSeconds: Int64
  /// Real forecasts, each for its municipality.
  package var forecasts: [RecordedForecast]
  /// What the weather goes through.
  package var weather: [WeatherAnchor] = []
  /// Warnings that were given, whatever the weather would give.
  package var warnings: [StatedWarning] = []
  /// Bytes that stand in for products.
  public var shelf: [ShelvedProduct]

  public init(
    name: String, purpose: String, seed: UInt64 = 1, clock: MockClock = .real,
    quirks: QuirkSwitches = QuirkSwitches(), quota: QuotaProfile = .observed2026, keys: KeyRule = .anyThreeParts,
    faults: [FaultRule] = [], shelf: [ShelvedProduct] = []
  ) {
    self.name = name
    self.purpose = purpose
    self.seed = seed
    self.clock = clock
    self.quirks = quirks
    self.quota = quota
    self.keys = keys
    self.faults = faults
    self.shelf = shelf
    linkLifeSeconds = 300
    forecasts = []
  }

  /// The real clock and seeded weather: the AEMET of an ordinary day.
  public static let quiet = Scenario(name: "quiet", purpose: "An ordinary day: real clock, seeded weather.")
}
