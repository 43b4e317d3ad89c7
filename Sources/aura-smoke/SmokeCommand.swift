// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// Reads one thing from AEMET, or from the mock, through the whole engine, and prints it.
struct SmokeCommand: Command {
  static let name = "aura-smoke"
  static let summary = "one reading through the whole engine"
  static let grammar = Arguments.Grammar(options: ["base", "at"], switches: ["mock", "json", "line"])
  static let help = """
    Usage: aura-smoke [--mock | --base URL] [--at T] [--json | --line] MODE

    Reads one product through the real client and prints it in Spanish. Not affiliated with AEMET or MITECO.

      INE            daily forecast of a municipality: 28079 is Madrid
      snapshot INE   everything known of a municipality, joined: what a card of current conditions shows
      boletin NN     the text of a province's community that covers today: 28 is Madrid
      avisos NN      warnings in force and to come in a province, or a municipality: 04 is Almería, 04013 its capital
      raw PATH       any product, byte for byte: raw /prediccion/especifica/municipio/horaria/28079

      --mock         from a mock AEMET inside this process: no key, no network, made-up weather
      --base URL     from another address, aura-mock's for example; a key is made up when none is set
      --at T         as of a moment: 2026-08-26T09:00 on the clocks of the place, or with Z or an offset
      --json         one JSON object; of raw, the text in UTF-8; of snapshot, the line that docs/SNAPSHOT.md tells
      --line         one line

    Without --mock and --base it reads AEMET, with the key in AEMET_API_KEY. Exit status: 0 read, 64 usage, 67 no data,
    69 unreachable, 74 the server failed, 75 limit reached, 77 key missing, expired or refused.

    Examples:
      aura-smoke --mock 28065
      aura-smoke --mock --at 2026-08-26T09:00 --json 28065
      aura-smoke --mock snapshot 35016
      aura-smoke --mock boletin 28
      aura-smoke --mock --line avisos 04
      AEMET_API_KEY=… aura-smoke raw /prediccion/especifica/municipio/diaria/28079 > madrid.json
    """

  static func run(_ arguments: Arguments, console: Console) async throws -> ExitStatus {
    let options = try SmokeOptions(arguments)
    do throws(SmokeFailure) {
      switch options.mode {
      case .forecast(let code): try await ForecastMode(options: options, console: console).run(code: code)
      case .snapshot(let code): try await SnapshotMode(options: options, console: console).run(code: code)
      case .bulletin(let code): try await BulletinMode(options: options, console: console).run(code: code)
      case .avisos(let code): try await AvisosMode(options: options, console: console).run(code: code)
      case .raw(let endpoint): try await RawMode(options: options, console: console).run(endpoint)
      }
      return .ok
    } catch {
      console.message(error.sentence)
      return error.status
    }
  }
}
