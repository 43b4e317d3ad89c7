// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock
import AuraMockServer
import AuraSim

/// The same plan twice: with the mock in this process, and with every request carried by the shipping HTTP transport
/// over sockets to a mock that was read from the scenario file of `--mock`. Trace and journals must be the same.
struct SimDifferential {
  let options: SimOptions
  let console: Console

  init(_ options: SimOptions, console: Console) {
    (self.options, self.console) = (options, console)
  }

  func run() async throws -> ExitStatus {
    let plan = try options.plan()
    var wanted = SimRun.Options(keepsTrace: true)
    wanted.progress = SimSingleRun.progress(of: plan, SimProgress(), console)
    let inside = try await SimRun.carryOut(plan, options: wanted)
    wanted.recorded = inside.lines
    wanted.progress = SimSingleRun.progress(of: plan, SimProgress(), console)
    let clock = SimProgress()
    let outside = try await overHTTP(plan, wanted)
    let seconds = clock.seconds
    let report = Report(inside: inside, outside: outside, seconds: seconds)
    if options.json {
      console.output(report.json)
    } else {
      for line in report.lines { console.output(line) }
    }
    return report.isSame ? .ok : .judgedFalse
  }

  private func overHTTP(_ plan: SimPlan, _ options: SimRun.Options) async throws -> SimResult {
    let outlet = SimOutlet()
    let server = try MockServer.start(responder: outlet, time: SystemTime())
    defer { server.stop() }
    guard let base = WebAddress(server.origin) else { preconditionFailure("a server has an address") }
    var options = options
    options.carrier = SimCarrier(
      outlet: outlet, transport: URLSessionTransport(override: BaseOverride(base: base), time: SystemTime()))
    return try await SimRun.carryOut(plan, options: options)
  }

  /// What both runs came to.
  struct Report {
    let inside: SimResult
    let outside: SimResult
    /// Seconds of real time over HTTP.
    let seconds: Double

    private var products: (inside: [String: [String]], outside: [String: [String]]) {
      (inside.journal.products, outside.journal.products)
    }

    /// Products whose journals differ.
    private var different: [String] {
      let (one, other) = products
      return Set(one.keys).union(other.keys).sorted().filter { one[$0] != other[$0] }
    }

    var isSame: Bool {
      outside.divergence == nil && inside.traceHash == outside.traceHash && different.isEmpty && inside.requests > 0
    }

    var lines: [String] {
      let (one, other) = products
      var lines = different.flatMap { name -> [String] in
        let (here, there) = (one[name] ?? [], other[name] ?? [])
        let index = zip(here, there).prefix { $0 == $1 }.count
        func entry(_ list: [String]) -> String { index < list.count ? list[index] : "nothing more" }
        return [
          "\(name), exchange \(index + 1):", "  in process \(entry(here))", "  over HTTP  \(entry(there))",
        ]
      }
      if let divergence = outside.divergence {
        lines += [
          "the trace differs at line \(divergence.line)", "  in process \(divergence.recorded ?? "nothing more")",
          "  over HTTP  \(divergence.found)",
        ]
      }
      let rate = Double(outside.requests) / max(seconds, 1e-9)
      lines.append(
        "\(one.count) products, \(outside.requests) exchanges over HTTP in \(SimReport.rounded(seconds)) s "
          + "(\(Int(rate)) a second), \(outside.traceLines) lines of trace: \(isSame ? "the same" : "not the same")")
      lines.append("trace: SHA-256 \(inside.traceHash)" + (isSame ? "" : ", over HTTP \(outside.traceHash)"))
      return lines
    }

    var json: String {
      var json = JSONWriter()
      json.beginObject()
      json.field("isSame", isSame)
      json.field("products", products.inside.count)
      json.field("requests", outside.requests)
      json.field("traceLines", outside.traceLines)
      json.field("traceHash", inside.traceHash)
      json.field("traceHashOverHTTP", outside.traceHash)
      json.array("different", different) { $0.string($1) }
      json.endObject()
      return json.text
    }
  }
}
