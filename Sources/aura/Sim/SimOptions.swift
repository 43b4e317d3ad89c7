// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraSim

/// The options of `aura sim`, checked before anything runs.
struct SimOptions: Sendable {
  /// What is to be done.
  enum Mode: Sendable, Hashable {
    case oneRun
    /// So many seeds, from the given one on.
    case sweep(Int)
    /// In process and over HTTP.
    case http
    case plants
  }

  /// A file that a run leaves: its option, and where it goes.
  struct Output: Sendable, Hashable {
    let option: String
    let path: String
  }

  let mode: Mode
  /// Whether anything says which plan is meant.
  let namesPlan: Bool
  let seed: UInt64
  let hours: Int
  let start: WallInstant?
  let placeCount: Int?
  let hasFaults: Bool
  /// A file of a plan, to be carried out in the place of a seed's.
  let planPath: String?
  /// A planted bug whose own plan is carried out.
  let plant: SimPlant?
  let shrinks: Bool
  let json: Bool
  /// A sweep too short to reach every rare state: what it misses is told and no failure.
  let isPartial: Bool
  /// Carries every run out twice.
  let twice: Bool
  let workers: Int
  let against: String?
  /// In the order of `outputNames`.
  let outputs: [Output]

  static let outputNames = ["plan", "log", "timeline", "html", "svg", "swift", "mock"]

  static let grammar = Arguments.Grammar(
    options: Set(
      ["seed", "days", "sweep", "start", "places", "scenario", "plant", "workers", "against"] + outputNames),
    switches: ["calm", "shrink", "json", "twice", "http", "plants", "partial"])

  init(_ arguments: Arguments) throws(UsageError) {
    try Self.check(arguments)
    namesPlan = ["seed", "days", "start", "places", "scenario", "plant"].contains { arguments.value($0) != nil }
    seed = UInt64(try arguments.number("seed", in: 0...Int.max) ?? 1)
    hours = (try arguments.number("days", in: 1...1000) ?? 7) * 24
    let count = try arguments.number("sweep", in: 1...1_000_000)
    mode = count.map { .sweep($0) } ?? (arguments.has("http") ? .http : arguments.has("plants") ? .plants : .oneRun)
    start = try arguments.value("start").map { (text) throws(UsageError) -> WallInstant in
      let years = SimPlan.Bounds.years
      guard let instant = WireTimestamp(text)?.instant(withoutOffsetIn: .utc),
        years.contains(CivilZone.utc.civil(at: instant).date.components.year)
      else {
        throw UsageError(
          "--start expects an instant of \(years.lowerBound) to \(years.upperBound) as 2026-10-24T00:00:00Z, "
            + "found \"\(text)\"")
      }
      return instant
    }
    placeCount = try arguments.number("places", in: SimPlan.Bounds.places)
    hasFaults = !arguments.has("calm")
    planPath = arguments.value("scenario")
    plant = try arguments.value("plant").map { (text) throws(UsageError) -> SimPlant in
      guard let plant = SimPlant(rawValue: text) else {
        let known = SimPlant.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--plant expects one of \(known), found \"\(text)\"")
      }
      return plant
    }
    shrinks = arguments.has("shrink")
    json = arguments.has("json")
    twice = arguments.has("twice")
    isPartial = arguments.has("partial")
    if isPartial, count == nil { throw UsageError("--partial is for a sweep") }
    workers = try arguments.number("workers", in: 1...64) ?? 2
    against = arguments.value("against")
    outputs = Self.outputNames.compactMap { name in arguments.value(name).map { Output(option: name, path: $0) } }
  }

  /// Refuses what does not go together.
  private static func check(_ arguments: Arguments) throws(UsageError) {
    if let operand = arguments.operands.first { throw UsageError("no operand is expected, found \(operand)") }
    func isGiven(_ name: String) -> Bool { arguments.value(name) != nil || arguments.has(name) }
    let ofSeed = ["seed", "days", "start", "places", "calm"]
    let ofOneRun = ["shrink", "against"] + outputNames
    let pairs: [(String, [String])] = [
      ("scenario", ["plant", "sweep", "plants"] + ofSeed), ("plant", ["sweep", "plants"] + ofSeed),
      ("sweep", ["http", "plants"] + ofOneRun), ("http", ["plants", "twice"] + ofOneRun),
      ("plants", ["twice"] + ofSeed + ofOneRun), ("shrink", ["against"]),
    ]
    for (one, others) in pairs where isGiven(one) {
      if let other = others.first(where: isGiven) { throw UsageError("--\(one) and --\(other) exclude each other") }
    }
    let paths = outputNames.compactMap { name in arguments.value(name).map { (name, $0) } }
    for (index, (name, path)) in paths.enumerated() {
      if let (other, _) = paths[..<index].first(where: { $0.1 == path }) {
        throw UsageError("--\(other) and --\(name) cannot both go to \(path == "-" ? "standard output" : path)")
      }
      if path == "-", arguments.has("json") {
        throw UsageError("--json has standard output, --\(name) cannot go there")
      }
    }
  }

  /// Where a file goes; nil where it is not wanted.
  func output(_ option: String) -> String? { outputs.first { $0.option == option }?.path }

  var wish: SwarmPlan.Wish {
    var wish = SwarmPlan.Wish(hours: hours, start: start, placeCount: placeCount)
    wish.hasFaults = hasFaults
    return wish
  }

  /// The plan to be carried out: of a file, of a plant, or of the seed.
  func plan() throws -> SimPlan {
    if let plant { return plant.planted }
    if mode == .http, !namesPlan { return .differential }
    guard let path = planPath else { return SwarmPlan.make(seed: seed, wish) }
    return try SimPlan(text: String(decoding: try InputFile.read(path, limitBytes: 64 << 20), as: UTF8.self))
  }

  /// The words that bring a run of a seed back.
  func replay(seed: UInt64? = nil) -> String {
    if let plant { return "aura sim --plant \(plant.rawValue)" }
    if let path = planPath { return "aura sim --scenario \(path)" }
    var words = "aura sim --seed \(seed ?? self.seed) --days \(hours / 24)"
    if let start { words += " --start \(start)" }
    if let placeCount { words += " --places \(placeCount)" }
    if !hasFaults { words += " --calm" }
    return words
  }
}
