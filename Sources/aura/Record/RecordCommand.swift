// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock

/// Records exchanges with AEMET, the feeds or the mock, and looks after what was recorded.
struct RecordCommand: Command {
  static let name = "aura record"
  static let summary = "exchanges as they were on the wire, kept and checked"
  static let grammar = Arguments.Grammar(
    options: ["out", "mode", "base", "scenario", "at", "pause", "about", "age-days", "port"],
    switches: ["mock", "metadata"])
  static let help = """
    Usage: aura record fetch --out DIR [--mode M] [--base URL | --mock [--scenario S] [--at T]] [--metadata] PATH…
           aura record proxy --out DIR [--mode M] [--base URL | --mock [--scenario S]] [--port N]
           aura record check DIR [--age-days N]
           aura record har DIR

    fetch asks for paths of AEMET (/prediccion/…: both calls, the link followed) or whole addresses (https://…: one
    call) and stores what came: exact bytes, header lines, times, envelope and payload linked. proxy does so for
    whatever a client asks of it, until Ctrl-C. check reads a recording back, hash by hash. har prints it as an HTTP
    archive. The key is read from AEMET_API_KEY and stored nowhere: not one byte is written if it is found in what is
    to be stored, percent-encoded and in base64 too. docs/RECORDINGS.md has the format.

      --out DIR      where the recording lies or will lie
      --mode M       none, once, new, all, spy: what is answered by the recording, what is asked; new unless given
      --base URL     asks there instead of the live services: an aura-mock, a proxy
      --mock         asks the mock in this process; --scenario S names one, --at T stops its clock
      --metadata     follows the link metadatos too
      --pause N      seconds between calls; 5 unless given, none on this machine
      --about TEXT   one line that says what the recording is
      --age-days N   check: exchanges older than this are told, exit 1
      --port N       proxy: 8788 unless given; 0 takes any free port

    Exit status: 0 done, 1 the recording has something against it (a request without an answer, aged exchanges),
    64 usage, 65 not a recording, or the key was found in it, 66 no such recording.

    Examples:
      aura record fetch --out madrid --mock /prediccion/especifica/municipio/diaria/28079
      aura record proxy --out session --base http://127.0.0.1:8787
      aura record check madrid --age-days 30
      aura record har madrid > madrid.har
    """

  static func run(_ arguments: Arguments, console: Console) async throws -> ExitStatus {
    guard let verb = arguments.operands.first else { throw UsageError("expected fetch, proxy, check or har") }
    let operands = Array(arguments.operands.dropFirst())
    do {
      switch verb {
      case "fetch": return try await RecordFetch(arguments, paths: operands, console: console).run()
      case "proxy":
        guard operands.isEmpty else { throw UsageError("proxy takes no operand, found \(operands[0])") }
        return try await RecordProxy(arguments, console: console).run()
      case "check", "har":
        guard operands.count == 1 else { throw UsageError("\(verb) expects a recording") }
        return try verb == "har" ? har(operands[0], console) : check(operands[0], arguments, console)
      default: throw UsageError("expected fetch, proxy, check or har, found \"\(verb)\"")
      }
    } catch let error as RecordingError {
      console.message("\(name): \(error)")
      return error.exitStatus
    } catch let error as ScenarioError {
      console.message("\(name): \(error)")
      return .notFound
    }
  }

  private static func har(_ folder: String, _ console: Console) throws(RecordingError) -> ExitStatus {
    console.output(bytes: Array(try Recording(from: RecordingFolder(path: folder)).har.utf8))
    return .ok
  }

  private static func check(
    _ folder: String, _ arguments: Arguments, _ console: Console
  ) throws -> ExitStatus {
    let recording = try Recording(from: RecordingFolder(path: folder))
    let days = try arguments.number("age-days", in: 0...36_500)
    let aged = days.map { recording.aged(overSeconds: Int64($0) * 86_400, at: SystemTime().wall) } ?? []
    for exchange in aged { console.message("aged: \(exchange.summary)") }
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.field("about", recording.about)
    json.field("exchanges", recording.exchanges.count)
    for role in RecordedExchange.Role.allCases {
      json.field(role.rawValue, recording.exchanges.count { $0.role == role })
    }
    json.field("failures", recording.exchanges.count { $0.response == nil })
    json.field("bytes", recording.exchanges.reduce(0) { $0 + ($1.response?.body.count ?? 0) })
    json.field("aged", aged.count)
    json.endObject()
    console.output(json.text)
    return aged.isEmpty ? .ok : .judgedFalse
  }

  /// What `fetch` and `proxy` share: the recording so far and a transport that adds to it.
  static func transport(
    _ arguments: Arguments, source: RecordSource
  ) throws -> (folder: RecordingFolder, transport: RecordingTransport) {
    guard let out = arguments.value("out") else { throw UsageError("--out is missing") }
    let modeText = arguments.value("mode") ?? RecordingMode.new.rawValue
    guard let mode = RecordingMode(rawValue: modeText) else {
      let known = RecordingMode.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--mode expects one of \(known), found \"\(modeText)\"")
    }
    let folder = RecordingFolder(path: out)
    var existing = try folder.load()
    if let about = arguments.value("about") { existing.about = about }
    return (
      folder, RecordingTransport(source.transport, mode: mode, existing: existing, time: source.time)
    )
  }
}
