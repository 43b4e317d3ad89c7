// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock
import AuraMockServer
import AuraSim

/// `aura sim`: the shipping engine through seeded time and faults, judged at every step.
struct SimCommand: Command {
  static let name = "aura sim"
  static let summary = "phone, watch and widgets through seeded years of faults, in virtual time"
  static let grammar = SimOptions.grammar
  static let help = """
    Usage: aura sim --seed N [--days D] [--sweep N] [--scenario F] [--shrink] [--json]

    Lets the engine that ships — hub, client, pacer, cache, watch sync — live through D days of use and faults against
    the mock, in virtual time, and judges invariants at every step. The same seed is the same run, to the last line of
    its trace. Exit 1 with violations, 65 for a plan that cannot be read, 66 for a file that cannot be had.

      --seed N        of everything (default 1)
      --days D        how long, 1 to 1000 (default 7); a calm of six hours follows
      --sweep N       so many seeds, from N on; fails also when a rare state was never reached
      --partial       of a sweep too short to reach every rare state: tells those it missed and does not fail
      --scenario F    a plan from a file, as --plan writes it, in the place of a seed's; - for standard input
      --plant P       the plan of a planted bug, with the bug in it: a run that fails
      --shrink        cuts a failing run down to the events that break the same invariant
      --start T       when it begins, UTC; else the seed's own date
      --places N      how many favourites, 1 to 54; else the seed's own number
      --calm          ordinary use, no faults
      --twice         every run twice: another trace the second time is a violation
      --workers N     how many runs at once in a sweep, or while shrinking (default 2)
      --http          the run in process and again over HTTP: trace and journal must be the same; without a seed,
                      a day with every trouble that servers have
      --plants        every planted bug of every seam: each must be noticed
      --json          the report as one object

    Files, for one run (with --shrink, of the shrunk one); - for standard output:
      --plan F        its plan         --swift F   the same as a Swift test
      --mock F        a scenario file for aura-mock
      --log F         its trace, a line each; --against F stops at the first line that differs from it
      --timeline F    what happened, for people;  --svg F, --html F  a picture of it

    Examples:
      aura sim --seed 7 --days 30
      aura sim --sweep 200 --json
      aura sim --seed 7 --shrink --plan small.plan --swift Small.swift
      aura sim --scenario small.plan --timeline -
    """

  static func run(_ arguments: Arguments, console: Console) async throws -> ExitStatus {
    let options = try SimOptions(arguments)
    do {
      switch options.mode {
      case .oneRun: return try await SimSingleRun(options, console: console).run()
      case .sweep(let count): return try await SimSweepRun(options, count: count, console: console).run()
      case .http: return try await SimDifferential(options, console: console).run()
      case .plants: return try await SimPlanting(console: console).run()
      }
    } catch let error as SimTextError {
      console.message("\(name): \(options.planPath ?? "the plan"): \(error)")
      return .unreadableInput
    } catch let error as ServerError {
      console.message("\(name): \(error)")
      return .unreachable
    }
  }
}
