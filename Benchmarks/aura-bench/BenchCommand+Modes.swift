// SPDX-License-Identifier: MIT

import AuraCommand
import AuraFixtures
import AuraKit
import Foundation

extension BenchCommand {
  /// `--kernels`: all of them, or those named.
  static func kernels(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let all = try Kernel.all()
    let planted = arguments.value("plant")
    let unknown = (arguments.operands + (planted.map { [$0] } ?? [])).filter { name in
      !all.contains { $0.name == name }
    }
    guard unknown.isEmpty else { throw UsageError("no kernel \(unknown.joined(separator: ", "))") }
    let wanted = all.filter { arguments.operands.isEmpty || arguments.operands.contains($0.name) }
    try Kernel.run(wanted, planted: planted, console: console)
    return .ok
  }

  /// `--growth`: all series, or those named.
  static func growth(_ arguments: Arguments, rounds: Int, _ console: Console) async throws -> ExitStatus {
    let unknown = arguments.operands.filter { name in !GrowthSeries.all.contains { $0.name == name } }
    guard unknown.isEmpty else { throw UsageError("no series \(unknown.joined(separator: ", "))") }
    var measured: [GrowthSeries.Result] = []
    for series in GrowthSeries.all where arguments.operands.isEmpty || arguments.operands.contains(series.name) {
      measured.append(try await series.measure(rounds: rounds) { console.message("\(series.name): \($0)") })
    }
    console.output(arguments.has("json") ? GrowthReport.json(measured) : GrowthReport.markdown(measured))
    return .ok
  }

  /// `--export`: the bytes that ours is timed on, and ours.
  static func export(to folder: String, _ console: Console) async throws -> ExitStatus {
    for file in try PeerInput.files() {
      try InputFile.write(file.bytes, to: "\(folder)/\(file.name)")
      console.output("\(file.name) \(file.bytes.count) bytes")
    }
    return .ok
  }

  /// `--cold`: from the files of an export to a printed snapshot as an app without Aura would, once.
  static func cold(from folder: String, _ console: Console) throws -> ExitStatus {
    func data(_ name: String) throws -> Data { Data(try InputFile.read("\(folder)/\(name).json")) }
    let (decoder, moment, place) = (JSONDecoder(), SnapshotInput.moment, Gazetteer.municipality("28079")!)
    var sources = SnapshotSources()
    sources.daily = SourceReading(
      try decoder.decode([DailyTwin].self, from: data("daily"))[0].record(), receivedAt: moment)
    sources.hourly = SourceReading(
      try decoder.decode([HourlyTwin].self, from: data("hourly"))[0].record(), receivedAt: moment)
    let rows = try decoder.decode([ObservationTwin].self, from: data("observations")).compactMap { $0.observation() }
    sources.observed = SourceReading(
      LocalObservation(of: rows, near: place.coordinate!, at: moment), receivedAt: moment)
    let made = WeatherSnapshot.make(for: place, at: moment, from: sources)
    console.output(String(decoding: try JSONEncoder().encode(made), as: UTF8.self))
    return .ok
  }
}
