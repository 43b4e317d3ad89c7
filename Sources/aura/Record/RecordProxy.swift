// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock
import AuraMockServer

/// `aura record proxy`: stands between a client and AEMET, or answers from the recording alone (`--mode none`).
struct RecordProxy {
  static let defaultPort = 8788

  private let source: RecordSource
  private let folder: RecordingFolder
  private let transport: RecordingTransport
  private let settings: ServerSettings
  private let console: Console

  init(_ arguments: Arguments, console: Console) throws {
    source = try RecordSource(arguments)
    (folder, transport) = try RecordCommand.transport(arguments, source: source)
    var settings = ServerSettings(port: try arguments.number("port", in: 0...65_535) ?? Self.defaultPort)
    // A loop waits while its request is out: as many clients at once as there are loops.
    settings.loopCount = 8
    self.settings = settings
    self.console = console
  }

  func run() async throws -> ExitStatus {
    StopSignals.hold()
    let (jobs, feed) = AsyncStream.makeStream(of: ProxyJob.self)
    do throws(ServerError) {
      let server = try MockServer.start(settings, responder: ProxyResponder(jobs: feed), time: SystemTime())
      console.output("aura record listening on \(server.origin)")
      // On a thread of its own: neither the wait for a signal nor that for the last answers may hold up a task.
      try ServerThread.start {
        StopSignals.wait()
        server.stop()
        feed.finish()
      }
    } catch {
      console.message("\(RecordCommand.name): \(error)")
      return .unreachable
    }
    let keys = SeenKeys(source.key)
    let transport = self.transport
    await withDiscardingTaskGroup { answers in
      for await job in jobs {
        for field in job.request.fields.all where field.isSecret { keys.note(field.value) }
        answers.addTask { job.handover.give(await Self.answer(job, transport)) }
      }
    }
    try transport.recording.write(to: folder, refusing: keys.all)
    let report = transport.report()
    for miss in report.misses { console.message("\(miss)") }
    console.message("\(transport.recording.exchanges.count) exchanges in \(folder.path)")
    return report.misses.isEmpty ? .ok : .judgedFalse
  }

  /// The service's answer with links that lead through the proxy; a failure as the nearest thing a server can do.
  private static func answer(_ job: ProxyJob, _ transport: RecordingTransport) async -> MockAnswer {
    do throws(TransportError) {
      let response = try await transport.send(job.request)
      var body = response.body
      if Recording.links(in: body) != nil {
        let text = String(decoding: body, as: UTF8.self)
        body = Array(text.replacing("https://opendata.aemet.es/", with: job.origin + "/").utf8)
      }
      return MockAnswer(status: response.status, fields: response.fields, body: body)
    } catch {
      switch error {
      case .reset(let bytes): return MockAnswer(status: 200, delivery: Delivery(ending: .reset(afterBytes: bytes)))
      case .cutShort, .tooLarge: return MockAnswer(status: 200, delivery: Delivery(ending: .emptyReply))
      case .timedOut: return MockAnswer(status: 504)
      case .hostNotFound, .refused, .offline, .tls, .cancelled: return MockAnswer(status: 502)
      case .protocolViolation(let detail):
        return MockAnswer(
          status: 502, fields: HTTPFields([HTTPField(name: "Content-Type", value: "text/plain; charset=UTF-8")]),
          body: Array(detail.utf8))
      }
    }
  }
}
