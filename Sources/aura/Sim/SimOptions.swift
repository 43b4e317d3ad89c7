// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraSim

/// The options of `aura sim`, checked before anything runs.
struct SimOptions: Sendable {
  let seed: UInt64
  let hours: Int
  /// How many seeds, from `seed` on; nil for one run.
  let sweep: Int?
  let start: WallInstant?
  let placeCount: Int?
  let hasFaults: Bool
  /// A file of a plan, to be carried out in the place of a seed's.
  let planPath: String?
  let shrinks: Bool
  let json: Bool
  let comparesHTTP: Bool
  let plants: Bool
  /// A sweep too short to reach every rare state: what it misses is told and no failure.
  let isPartial: Bool
  /// Carries every run out twice.
  let twice: Bool
  let workers: Int
  let planOut: String?
  let logOut: String?
  let against: String?
  let timelineOut: String?
  let htmlOut: String?
  let svgOut: String?
  let swiftOut: String?
  let scenarioOut: String?

  init(_ arguments: Arguments) throws(UsageError) {
    seed = UInt64(try arguments.number("seed", in: 0...Int.max) ?? 1)
    hours = (try arguments.number("days", in: 1...1000) ?? 7) * 24
    sweep = try arguments.number("sweep", in: 1...1_000_000)
    start = try arguments.value("start").map { (text) throws(UsageError) -> WallInstant in
      guard let stamp = WireTimestamp(text) else {
        throw UsageError("--start expects an instant as 2026-10-24T00:00:00Z, found \"\(text)\"")
      }
      return stamp.instant(withoutOffsetIn: .utc)
    }
    placeCount = try arguments.number("places", in: 1...54)
    hasFaults = !arguments.has("calm")
    planPath = arguments.value("scenario")
    if planPath != nil, sweep != nil { throw UsageError("--scenario and --sweep exclude each other") }
    shrinks = arguments.has("shrink")
    json = arguments.has("json")
    comparesHTTP = arguments.has("http")
    plants = arguments.has("plants")
    twice = arguments.has("twice")
    isPartial = arguments.has("partial")
    if isPartial, sweep == nil { throw UsageError("--partial is for a sweep") }
    workers = try arguments.number("workers", in: 1...64) ?? 2
    (planOut, logOut, against) = (arguments.value("plan"), arguments.value("log"), arguments.value("against"))
    (timelineOut, htmlOut, svgOut) = (arguments.value("timeline"), arguments.value("html"), arguments.value("svg"))
    (swiftOut, scenarioOut) = (arguments.value("swift"), arguments.value("mock"))
    if sweep != nil,
      let single = ["log", "against", "timeline", "html", "svg"].first(where: { arguments.value($0) != nil })
    {
      throw UsageError("--\(single) is for one run, not for a sweep")
    }
  }

  static let grammar = Arguments.Grammar(
    options: [
      "seed", "days", "sweep", "start", "places", "scenario", "workers", "plan", "log", "against", "timeline", "html",
      "svg", "swift", "mock",
    ], switches: ["calm", "shrink", "json", "twice", "http", "plants", "partial"])

  var wish: SwarmPlan.Wish {
    var wish = SwarmPlan.Wish(hours: hours, start: start, placeCount: placeCount)
    wish.hasFaults = hasFaults
    return wish
  }
}
