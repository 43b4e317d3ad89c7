// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock
import Foundation

extension BenchmarkGroup {
  /// Both forecasts of a municipality from bytes to resolved views, beside `JSONDecoder` with equal structures.
  static let decode = BenchmarkGroup(name: "decode") { _ in
    let pair = try ForecastPair.madrid()
    try pair.checkEquality()
    let decoder = JSONDecoder()
    let input = "\(pair.utf8Count / 1000) KB, the mock's Madrid 2026-08-25, UTF-8"
    return [
      Benchmark("decode/daily+hourly", unit: "pair", input: input, bytes: pair.utf8Count, baseline: jsonDecoder) {
        try pair.ours(pair.utf8).count
      },
      Benchmark(jsonDecoder, unit: "pair", input: "the same bytes, JSONDecoder", bytes: pair.utf8Count) {
        try pair.peers(decoder).count
      },
      Benchmark(
        "decode/daily+hourly-wire", unit: "pair", input: "as sent, ISO-8859-15", bytes: pair.wireCount,
        baseline: jsonDecoder
      ) {
        try pair.ours(pair.wire).count
      },
      Benchmark(
        "decode/records-only", unit: "pair", input: "the same bytes, without views", bytes: pair.utf8Count,
        baseline: "decode/structs-only-jsondecoder"
      ) {
        try pair.records(pair.utf8)
      },
      Benchmark(
        "decode/structs-only-jsondecoder", unit: "pair", input: "JSONDecoder, without conversion and views",
        bytes: pair.utf8Count
      ) {
        try pair.structures(decoder)
      },
    ]
  }
}

private let jsonDecoder = "decode/daily+hourly-jsondecoder"

/// The two bodies of one edition, in both charsets, and what to make of them.
struct ForecastPair: Sendable {
  struct Bodies: Sendable {
    let daily: [UInt8]
    let hourly: [UInt8]
  }

  struct Views: Equatable {
    let daily: DailyForecastView
    let hourly: HourlyForecastView

    /// Something of the result, for the sink.
    var count: Int { daily.days.count + hourly.hours.count + (hourly.current?.temperature ?? 0) }
  }

  let wire: Bodies
  let utf8: Bodies
  private let utf8Daily: Data
  private let utf8Hourly: Data
  /// 12:30 in Madrid.
  private let moment = WallInstant(secondsSinceEpoch: 1_787_653_800)

  var utf8Count: Int { utf8.daily.count + utf8.hourly.count }
  var wireCount: Int { wire.daily.count + wire.hourly.count }

  static func madrid() throws -> ForecastPair {
    guard let forecast = try Scenario.named("madrid-august-2026").forecasts.first else {
      throw ResultsDiffer("the mock has no Madrid of August 2026")
    }
    let inUTF8 = WireStyle(charset: .utf8)
    return ForecastPair(
      wire: Bodies(daily: forecast.daily.write(), hourly: forecast.hourly.write()),
      utf8: Bodies(daily: forecast.daily.write(in: inUTF8), hourly: forecast.hourly.write(in: inUTF8)))
  }

  private init(wire: Bodies, utf8: Bodies) {
    self.wire = wire
    self.utf8 = utf8
    utf8Daily = Data(utf8.daily)
    utf8Hourly = Data(utf8.hourly)
  }

  func ours(_ bodies: Bodies) throws -> Views {
    let daily = try DailyForecastRecord.decode(bodies.daily, contentType: header)
    let hourly = try HourlyForecastRecord.decode(bodies.hourly, contentType: header)
    return views(daily.record, hourly.record)
  }

  func peers(_ decoder: JSONDecoder) throws -> Views {
    let daily = try decoder.decode([DailyTwin].self, from: utf8Daily)[0].record()
    let hourly = try decoder.decode([HourlyTwin].self, from: utf8Hourly)[0].record()
    return views(daily, hourly)
  }

  func records(_ bodies: Bodies) throws -> Int {
    let daily = try DailyForecastRecord.decode(bodies.daily, contentType: header)
    let hourly = try HourlyForecastRecord.decode(bodies.hourly, contentType: header)
    return daily.record.days.count + hourly.record.days.count
  }

  func structures(_ decoder: JSONDecoder) throws -> Int {
    let daily = try decoder.decode([DailyTwin].self, from: utf8Daily)
    let hourly = try decoder.decode([HourlyTwin].self, from: utf8Hourly)
    return daily.count + hourly.count
  }

  /// The three ways must give the same records and views before any is timed.
  func checkEquality() throws {
    let peers = try peers(JSONDecoder())
    for bodies in [wire, utf8] where try ours(bodies) != peers { throw ResultsDiffer("views of Madrid") }
    let daily = try JSONDecoder().decode([DailyTwin].self, from: utf8Daily)[0].record()
    let hourly = try JSONDecoder().decode([HourlyTwin].self, from: utf8Hourly)[0].record()
    guard try DailyForecastRecord.decode(utf8.daily, contentType: header).record == daily,
      try HourlyForecastRecord.decode(utf8.hourly, contentType: header).record == hourly
    else { throw ResultsDiffer("records of Madrid") }
  }

  private func views(_ daily: DailyForecastRecord, _ hourly: HourlyForecastRecord) -> Views {
    Views(
      daily: DailyForecastView(daily, zone: .peninsula, at: moment),
      hourly: HourlyForecastView(hourly, zone: .peninsula, at: moment))
  }
}

private let header = "text/plain;charset=ISO-8859-15"
