// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// What a refresh would ask for at a moment, when and why, without asking.
struct PlanCommand: Command {
  static let name = "aura plan"
  static let summary = "what a refresh would ask for, and why"
  static let grammar = Arguments.Grammar(
    options: ["cache", "at", "calls"], switches: ["active", "forced", "json"])
  static let help = """
    Usage: aura plan [INE…] [--cache DIR] [--at T] [--active] [--forced] [--calls N] [--json]

    What a refresh of some places would ask AEMET and the other hosts for, in which order and why, and until when the
    rest can wait. Nothing is asked and nothing is written (docs/HUB.md).

      INE…         the places, five digits each, the active one first; without any, those kept in the folder
      --cache DIR  the folder that app and widgets share; without it nothing is known of any place
      --at T       the moment, now unless told
      --active     for the active place alone, as a widget does
      --forced     as when a person pulls to refresh
      --calls N    what AEMET's quota leaves, calls
      --json       one object

    Examples:
      aura plan 28079 36057
      aura plan --cache group.com.mab.Aura --at 2026-08-26T09:00Z --json
    """

  static func run(_ arguments: Arguments, console: Console) async throws -> ExitStatus {
    let codes = try arguments.operands.map { try Gazetteer.municipality(argument: $0).code }
    let moment = try arguments.instant("at", in: codes.first?.province.zone ?? .peninsula) ?? SystemTime().wall
    let budget = try arguments.number("calls", in: 0...100_000)
    let request = RefreshRequest(
      scope: arguments.has("active") ? .active : .all, isForced: arguments.has("forced"))
    let path = arguments.value("cache")
    if let path, InputFolder.names(in: path, endingWith: "").isEmpty {
      console.message("aura plan: found nothing kept in \(path)")
      return .notFound
    }
    do {
      let folder = try path.map { try SystemFolder(path: $0) }
      let kept = try folder.flatMap { try SharedLocations(folder: $0).favourites() }
      guard let favourites = codes.isEmpty ? kept : Favourites(places: codes, active: codes[0]) else {
        throw UsageError(codes.isEmpty ? "expected an INE code, or a folder with places" : "a place is named twice")
      }
      let input =
        try folder.map { folder in
          try PlanInput(favourites: favourites, folder: folder, request: request, callBudget: budget, at: moment)
        } ?? PlanInput(favourites: favourites, request: request, callBudget: budget)
      let report = PlanReport(plan: RefreshPlan(input, at: moment), moment: moment)
      console.output(arguments.has("json") ? report.json : report.text)
      return .ok
    } catch let error as CacheError {
      console.message("aura plan: \(error)")
      return .unreadableInput
    }
  }
}
