// SPDX-License-Identifier: MIT

/// The limits a pacer keeps, as data: AEMET has changed them, and documents disagree about them.
///
/// Sources: AEMET FAQ 4.5 (40 a minute in all, more on some resources); measurements of 2026-08-26 (a bucket of 40 per
/// endpoint template, 15 for hourly forecasts, a hidden shorter limit, recovery of up to an hour); the brief of this
/// project (50 a minute per key). Quirks Q-LIM-01 to Q-LIM-15.
public struct PacingProfile: Hashable, Sendable {
  /// At most `count` calls in any span of `seconds`.
  public struct Limit: Hashable, Sendable {
    public let count: Int
    public let seconds: Int

    public init(count: Int, seconds: Int = 60) {
      precondition(count > 0 && seconds > 0, "a limit admits at least one call in at least one second")
      self.count = count
      self.seconds = seconds
    }
  }

  public let name: String
  /// Every call of the key, both hops.
  public let key: Limit?
  /// Every call from this address, both hops.
  public let address: Limit?
  /// First hops from this address over a short time, of all templates together: the hidden limit (Q-LIM-08).
  public let burst: Limit?
  /// First hops of one endpoint template; nil for no such limit.
  public let template: Limit?
  /// Templates with a limit of their own.
  public let templates: [String: Limit]
  /// Least time from the answer of a template's first hop to its next one, seconds; above 0 also keeps a template to
  /// one first hop at a time (Q-LIM-16). 0 for neither.
  public let spacingSeconds: Int
  /// How long a template rests after its first, second… 429 in a row; the last value repeats.
  public let freezeSeconds: [Int]

  public init(
    name: String, key: Limit? = nil, address: Limit? = nil, burst: Limit? = nil, template: Limit? = nil,
    templates: [String: Limit] = [:], spacingSeconds: Int = 0, freezeSeconds: [Int] = [60, 300, 900, 3600]
  ) {
    precondition(!freezeSeconds.isEmpty, "a 429 must freeze something for some time")
    self.name = name
    self.key = key
    self.address = address
    self.burst = burst
    self.template = template
    self.templates = templates
    self.spacingSeconds = spacingSeconds
    self.freezeSeconds = freezeSeconds
  }

  /// The template of hourly municipal forecasts, the tightest bucket known (Q-LIM-03).
  public static let hourlyTemplate = "prediccion/especifica/municipio/horaria/{ine}"

  /// What the app uses: satisfies every profile known at once.
  public static let live = PacingProfile(
    name: "live", key: Limit(count: 50), address: Limit(count: 40),
    burst: Limit(count: 9, seconds: 10), template: Limit(count: 40), templates: [hourlyTemplate: Limit(count: 15)],
    spacingSeconds: 5)

  /// The brief's model: one budget for everything (Q-LIM-15).
  public static let seed50 = PacingProfile(name: "seed-50-per-minute", key: Limit(count: 50))

  /// As measured in August 2026: buckets per template, counted per address (Q-LIM-01 to 08, 12, 13).
  public static let observed2026 = PacingProfile(
    name: "observed-2026-08", burst: Limit(count: 9, seconds: 10), template: Limit(count: 40),
    templates: [hourlyTemplate: Limit(count: 15)],
    spacingSeconds: 5)

  /// As AEMET writes it: 40 a minute for the whole API (Q-LIM-14).
  public static let faq2026 = PacingProfile(
    name: "faq-2026", key: Limit(count: 40), templates: [hourlyTemplate: Limit(count: 15)])

  /// The longest of its windows, seconds; a minute where it has none.
  public var longestSeconds: Int {
    ([key, address, burst, template].compactMap { $0?.seconds } + templates.values.map(\.seconds)).max() ?? 60
  }

  public static let all = [live, seed50, observed2026, faq2026]
}
