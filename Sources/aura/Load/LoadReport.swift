// SPDX-License-Identifier: MIT

import AuraKit

/// What a load shows: the worst windows of every limit on both clocks, how much was used, and how long who waited.
struct LoadReport: Sendable {
  /// A limit of the profile and the most that was seen of it.
  struct Layer: Hashable, Sendable {
    /// `key`, `address`, `burst`, or a template.
    let name: String
    let limit: Int
    let seconds: Int
    let client: Int
    let server: Int

    var isBroken: Bool { client > limit || server > limit }
  }

  struct Waits: Hashable, Sendable {
    let priority: PacedCall.Priority
    let count: Int
    let unsent: Int
    /// Milliseconds from asking to the first call, by nearest rank; nil when none was sent.
    let p50: Int?
    let p90: Int?
    let p99: Int?
    let most: Int?
  }

  let options: LoadOptions
  let run: LoadRun
  let layers: [Layer]
  let waits: [Waits]
  /// Calls on the wire, as the client counts them.
  let requests: Int
  /// Readings that the pacer let go.
  let admitted: Int
  let status429: Int
  /// Calls that arrived of those that the tightest common limit allows in the time, 0 to 1.
  let utilisation: Double
  /// Jain's index of calls by process; nil for one process.
  let fairnessOfApps: Double?
  /// Jain's index of readings by caller, the least of all priorities; nil where callers do not ask for ever.
  let fairnessOfCallers: Double?

  init(_ run: LoadRun, options: LoadOptions) {
    self.run = run
    self.options = options
    layers = Self.layers(run, options.profile)
    waits = PacedCall.Priority.allCases.map { Self.waits(run, $0) }.filter { $0.count + $0.unsent > 0 }
    requests = run.calls.count
    admitted = run.readings.count { $0.sent != nil }
    status429 = run.arrivals.count { $0.status == 429 }
    utilisation = Self.utilisation(run, options, layer: layers[0])
    fairnessOfApps =
      options.apps < 2
      ? nil
      : Self.jain(
        (0..<options.apps).map { app in
          run.calls.count { run.readings[$0.reading].app == app }
        })
    fairnessOfCallers = Self.callers(run, options)
  }

  /// The limit that binds first, by its rate: what `worstWindow` and the picture are about.
  var headline: Layer { layers[0] }

  /// One line for each limit that was broken.
  var excesses: [String] {
    layers.filter(\.isBroken).map {
      "\($0.name): \($0.client) calls sent and \($0.server) arrived within \($0.seconds) s, the limit is \($0.limit)"
    }
  }

  // MARK: Limits

  /// Arrivals that count for a layer, milliseconds of the server's clock.
  func arrivals(of layer: Layer) -> [Int64] { Self.arrivals(run, layer.name) }

  /// Calls that count for a layer, nanoseconds since the load began.
  func calls(of layer: Layer) -> [Int64] { Self.calls(run, layer.name) }

  private static func layers(_ run: LoadRun, _ profile: PacingProfile) -> [Layer] {
    func layer(_ name: String, _ limit: PacingProfile.Limit) -> Layer {
      Layer(
        name: name, limit: limit.count, seconds: limit.seconds,
        client: SlidingCount(calls(run, name), width: Int64(limit.seconds) * 1_000_000_000).worst,
        server: SlidingCount(arrivals(run, name), width: Int64(limit.seconds) * 1000).worst)
    }
    let common = [("key", profile.key), ("address", profile.address)].compactMap { name, limit in
      limit.map { layer(name, $0) }
    }.sorted { $0.limit * $1.seconds < $1.limit * $0.seconds }
    let burst = profile.burst.map { [layer("burst", $0)] } ?? []
    let templates = Set(run.readings.map(\.template)).sorted().compactMap { template in
      (profile.templates[template] ?? profile.template).map { layer(template, $0) }
    }
    return common + burst + templates
  }

  private static func arrivals(_ run: LoadRun, _ name: String) -> [Int64] {
    let counted =
      switch name {
      case "key", "address": run.arrivals.filter { $0.hop > 0 }
      case "burst": run.arrivals.filter { $0.hop == 1 }
      default: run.arrivals.filter { $0.hop == 1 && plain($0.template) == plain(name) }
      }
    return counted.map(\.milliseconds)
  }

  private static func calls(_ run: LoadRun, _ name: String) -> [Int64] {
    let counted =
      switch name {
      case "key", "address": run.calls
      case "burst": run.calls.filter { $0.hop == 1 }
      default: run.calls.filter { $0.hop == 1 && run.readings[$0.reading].template == name }
      }
    return counted.map { nanoseconds(run.started.duration(to: $0.sent)) }
  }

  /// A template without the names of its parameters, which client and server give as they like.
  private static func plain(_ template: String) -> String {
    template.split(separator: "/").map { $0.first == "{" ? "{}" : String($0) }.joined(separator: "/")
  }

  private static func utilisation(_ run: LoadRun, _ options: LoadOptions, layer: Layer) -> Double {
    let stamps = arrivals(run, layer.name)
    guard let first = stamps.min() else { return 0 }
    let span = Int64(options.minutes) * 60_000
    let allowed = Double(layer.limit) * Double(span) / Double(layer.seconds * 1000)
    return Double(stamps.count { $0 < first + span }) / allowed
  }

  // MARK: Waits and fairness

  private static func waits(_ run: LoadRun, _ priority: PacedCall.Priority) -> Waits {
    let own = run.readings.filter { $0.priority == priority }
    let waits = own.compactMap { reading in
      reading.sent.map { Int(nanoseconds(reading.asked.duration(to: $0)) / 1_000_000) }
    }.sorted()
    func rank(_ percent: Int) -> Int? {
      waits.isEmpty ? nil : waits[max(0, (waits.count * percent + 99) / 100 - 1)]
    }
    return Waits(
      priority: priority, count: waits.count, unsent: own.count - waits.count, p50: rank(50), p90: rank(90),
      p99: rank(99), most: waits.last)
  }

  private static func callers(_ run: LoadRun, _ options: LoadOptions) -> Double? {
    let asking = options.shape.callers.filter { $0.rhythm == .always }
    let indices = Dictionary(grouping: asking, by: \.priority).values.filter { $0.count > 1 }.map { callers in
      jain(
        callers.map { caller in run.readings.count { $0.caller == caller.number && $0.sent != nil } })
    }
    return indices.min()
  }

  /// Jain, Chiu and Hawe 1984: 1 when all have the same, 1 ÷ n when one has all.
  private static func jain(_ shares: [Int]) -> Double {
    let sum = shares.reduce(0.0) { $0 + Double($1) }
    let squares = shares.reduce(0.0) { $0 + Double($1) * Double($1) }
    return squares == 0 ? 1 : sum * sum / (Double(shares.count) * squares)
  }
}

/// Whole nanoseconds of a duration.
func nanoseconds(_ duration: Duration) -> Int64 {
  let (seconds, attoseconds) = duration.components
  return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
}
