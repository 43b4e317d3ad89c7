// SPDX-License-Identifier: MIT

import AuraCommand
import AuraMock
import AuraMockServer
import AuraTime
import AuraTransport

/// Runs the mock AEMET on this machine until SIGINT or SIGTERM.
struct MockCommand: Command {
  static let name = "aura-mock"
  static let summary = "an AEMET OpenData on this machine"
  static let defaultPort = 8787
  static let grammar = Arguments.Grammar(
    options: ["port", "scenario", "speed", "public-url", "journal", "bind", "token", "recording"],
    switches: ["strict-keys", "check", "today"])
  static let help = """
    Usage: aura-mock [--port N] [--scenario NAME|FILE] [--speed X] [--strict-keys] [--check] [--public-url URL]
                     [--journal FILE] [--bind ADDRESS --token T]

    An AEMET OpenData that answers on this machine, made to be told apart from the real one by nothing but its data.
    Not affiliated with AEMET or MITECO. Prints its address once it answers; ends in order on SIGINT or SIGTERM.

      --port N          \(defaultPort) unless given; 0 takes any free port
      --scenario S      a name, or a file: \(Scenario.bundledNames.joined(separator: ", "))
      --speed X         its clock runs X times as fast (0.001 to 1000000), else as the scenario says
      --strict-keys     keys must be real JSON web tokens; else any three parts x.y.z do
      --check           at the end, says what the client did that AEMET forbids; exit 1 if anything
      --public-url URL  what links begin with, when clients reach it under another address
      --recording DIR   serves the payloads of a recording of aura record; --today moves them to the present day
      --journal FILE    every exchange as a line of JSON, written as it happens
      --bind ADDRESS    listens there instead of on loopback; needs --token, which guards the routes under /_aura/

    Keys: none of yours is needed; any text like a.b.c will do, as header api_key.
    Console: /_aura/   Steering, journal, assertions: docs/MOCK.md, docs/SERVER.md, /_aura/openapi.json

    Examples:
      aura-mock
      aura-mock --port 0 --scenario quiet --journal calls.jsonl
      curl -H 'api_key: a.b.c' http://127.0.0.1:\(defaultPort)/opendata/api/prediccion/especifica/municipio/diaria/28065
    """

  static func run(_ arguments: Arguments, console: Console) async throws -> ExitStatus {
    StopSignals.hold()
    guard arguments.operands.isEmpty else { throw UsageError("no operand is expected, found \(arguments.operands[0])") }
    let options = try MockOptions(arguments)
    var scenario: Scenario
    do throws(ScenarioChoiceError) {
      scenario = try options.scenario.load()
    } catch {
      console.message("\(name): \(error)")
      return error.exitStatus
    }
    if options.strictKeys { scenario.keys = .strict }
    if let folder = options.recording {
      do throws(RecordingError) {
        let recording = try Recording(from: RecordingFolder(path: folder))
        let now = CivilZone.peninsula.civil(at: scenario.start ?? scenario.clock.instant(at: SystemTime().wall)).date
        scenario = scenario.replaying(recording, movedTo: options.movesToToday ? now : nil)
      } catch {
        console.message("\(name): recording \(folder): \(error)")
        return error.exitStatus
      }
    }
    let journalFile = try options.journal.map { try OutputFile(emptying: $0) }
    let time = SteerableTime(SystemTime(), factor: options.speed ?? scenario.speed, wall: scenario.servingStart)
    let mock = Mock(scenario, time: time)
    let around = journalFile.map { JournaledMock(mock: mock, file: $0, time: time) }
    let server: MockServer
    do throws(ServerError) {
      server = try MockServer.start(options.settings, mock: mock, through: around, time: time)
    } catch {
      console.message("\(name): \(error)")
      return error.exitStatus
    }
    console.output("\(name) listening on \(server.origin) — not affiliated with AEMET or MITECO")
    console.message("scenario \(scenario.name): \(scenario.purpose) Ctrl-C stops.")
    StopSignals.wait()
    server.stop()
    guard options.check else { return .ok }
    let verdict = ClientVerdict(mock.journal)
    for line in verdict.lines { console.message(line) }
    return verdict.exitStatus
  }
}

extension ServerError {
  /// The status of a start that failed: a wrong call, or an address that is not to be had.
  var exitStatus: ExitStatus {
    switch self {
    case .addressMalformed, .tokenMissing: .usage
    case .portTaken, .portForbidden, .addressUnavailable: .unreachable
    case .system: .software
    }
  }
}
