// SPDX-License-Identifier: MIT

import AuraKit
import Foundation

extension BenchmarkGroup {
  /// Bodies to a snapshot, beside `JSONDecoder` with equal structures and the same builder; a stored snapshot read and
  /// written, beside the standard library's coders.
  static let snapshot = BenchmarkGroup(name: "snapshot") { _ in
    let input = try SnapshotInput()
    try input.requireEqual()
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    let forecasts = "\(input.forecastBytes / 1000) KB of both forecasts"
    let all = "\(input.allBytes / 1000) KB: both forecasts, \(SnapshotInput.stationRows) rows of observations"
    let stored = "\(input.stored.count) bytes"
    return [
      Benchmark(
        "snapshot/make", unit: "snapshot", input: all, bytes: input.allBytes, baseline: "snapshot/make-jsondecoder"
      ) {
        try input.ours(0, withObservations: true).hours.count
      },
      Benchmark("snapshot/make-jsondecoder", unit: "snapshot", input: "the same, JSONDecoder", bytes: input.allBytes) {
        try input.peers(0, withObservations: true, decoder).hours.count
      },
      Benchmark(
        "snapshot/forecasts", unit: "snapshot", input: forecasts, bytes: input.forecastBytes,
        baseline: "snapshot/forecasts-jsondecoder"
      ) {
        try input.ours(0, withObservations: false).hours.count
      },
      Benchmark(
        "snapshot/forecasts-jsondecoder", unit: "snapshot", input: "the same, JSONDecoder", bytes: input.forecastBytes
      ) {
        try input.peers(0, withObservations: false, decoder).hours.count
      },
      Benchmark(
        "snapshot/join", unit: "snapshot", input: "records and stations to a snapshot, nothing read, the sun known",
        operations: 20
      ) {
        (0..<20).reduce(0) { $0 + input.joined(0).hours.count + $1 }
      },
      Benchmark(
        "snapshot/54-places", unit: "place", input: "the observations once, 108 forecasts", operations: 54
      ) {
        try input.ofAllPlaces().reduce(0) { $0 + $1.hours.count }
      },
      Benchmark(
        "snapshot/write", unit: "snapshot", input: stored, operations: 20, bytes: input.stored.count,
        baseline: "snapshot/write-jsonencoder"
      ) {
        (0..<20).reduce(0) { $0 + input.snapshot.json().count + $1 }
      },
      Benchmark(
        "snapshot/write-jsonencoder", unit: "snapshot", input: "the same members, JSONEncoder",
        bytes: input.stored.count
      ) {
        try encoder.encode(input.snapshot).count
      },
      Benchmark(
        "snapshot/read", unit: "snapshot", input: stored, operations: 20, bytes: input.stored.count,
        baseline: "snapshot/read-jsondecoder"
      ) {
        try (0..<20).reduce(0) { try $0 + WeatherSnapshot(json: input.stored).hours.count + $1 }
      },
      Benchmark(
        "snapshot/read-jsondecoder", unit: "snapshot", input: "the same bytes, JSONDecoder", bytes: input.stored.count
      ) {
        try decoder.decode(WeatherSnapshot.self, from: input.storedData).hours.count
      },
    ]
  }
}
