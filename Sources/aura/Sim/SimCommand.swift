// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock
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
    its trace. Exit 1 with violations.

      --seed N        of everything (default 1)
      --days D        how long, 1 to 1000 (default 7); a calm of six hours follows
      --sweep N       so many seeds, from N on; fails also when a rare state was never reached
      --partial       of a sweep too short to reach every rare state: tells those it missed and does not fail
      --scenario F    a plan from a file, as --plan or --shrink writes it, in the place of a seed's
      --shrink        cuts a failing run down to the events that break the same invariant
      --start T       when it begins, UTC; else the seed's own date
      --places N      how many favourites, 1 to 54; else the seed's own number
      --calm          ordinary use, no faults
      --twice         every run twice: another trace the second time is a violation
      --workers N     how many runs at once (default 2)
      --http          three hours twice, in process and over HTTP: the journals must be the same
      --plants        every planted bug of every seam: each must be noticed
      --json          the report as one object

    Files, for one run (with --shrink, of the shrunk one):
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
    guard arguments.operands.isEmpty else { throw UsageError("no operand is expected, found \(arguments.operands[0])") }
    let options = try SimOptions(arguments)
    if options.comparesHTTP { return try await SimDifferential(console: console).run() }
    if options.plants { return try await SimPlanting(console: console).run() }
    if let count = options.sweep { return try await SimSweepRun(options, count: count, console: console).run() }
    do {
      return try await SimSingleRun(options, console: console).run()
    } catch let error as SimTextError {
      console.message("\(name): \(options.planPath ?? "the plan"): \(error)")
      return .unreadableInput
    }
  }
}
