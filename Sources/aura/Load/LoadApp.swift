// SPDX-License-Identifier: MIT

import AuraKit

/// One process of a load: a client, its pacer, and the callers that use them.
struct LoadApp: Sendable {
  let number: Int
  let client: AEMETClient
  let callers: [LoadCaller]
  let chance: SeedStream
  let log: LoadLog
  let time: any TimeSource

  /// Lets every caller ask until the task is cancelled.
  func run() async {
    await withTaskGroup(of: Void.self) { group in
      for caller in callers { group.addTask { await self.ask(as: caller) } }
    }
  }

  private func ask(as caller: LoadCaller) async {
    var chance = chance.stream("caller").stream(caller.number)
    var turn: Int64 = 0
    while !Task.isCancelled {
      if case .every(let seconds, let within) = caller.rhythm {
        // The first round is at once; periods gone by while the last reading was under way are left out.
        let elapsed = time.now.sinceOrigin.components.seconds
        let late = within == 0 ? 0 : Int64(chance.below(UInt64(within * 1000)))
        let due = turn == 0 ? elapsed : (elapsed / seconds + 1) * seconds
        turn += 1
        do {
          try await time.sleep(
            until: Moment(sinceOrigin: .seconds(due) + .milliseconds(late)), tolerance: nil)
        } catch { return }
      }
      let ending = await read(endpoint(&chance), as: caller)
      // Whoever failed at once does not try again at once.
      if ending != .answered, caller.rhythm == .always {
        do { try await time.sleep(for: .seconds(1)) } catch { return }
      }
    }
  }

  private func read(_ endpoint: Endpoint, as caller: LoadCaller) async -> LoadReading.Ending {
    let reading = log.ask(
      LoadReading(
        app: number, caller: caller.number, priority: caller.priority, template: endpoint.template, asked: time.now))
    let ending = await LoadLog.$reading.withValue(reading) { () async -> LoadReading.Ending in
      do throws(ClientError) {
        _ = try await client.payload(of: endpoint, priority: caller.priority)
        return .answered
      } catch {
        switch error {
        case .limited: return .limited
        case .notAdmitted(_, .cancelled), .transport(_, .cancelled): return .abandoned
        case .notAdmitted: return .notAdmitted
        case .transport: return .transport
        case .key, .noData, .productMissing, .linkExpired, .unknownPath, .serverFailed, .unusable: return .failed
        }
      }
    }
    log.end(reading, ending)
    return ending
  }

  /// A product of some place that the mock makes; three templates, so that none alone is the bottleneck.
  private func endpoint(_ chance: inout SeedStream) -> Endpoint {
    let place = Location.seedCities[Int(chance.below(UInt64(Location.seedCities.count)))]
    switch chance.below(8) {
    case 0...2: return .dailyForecast(ine: place.code)
    case 3, 4: return .hourlyForecast(ine: place.code)
    default: return .municipality(ine: place.code)
    }
  }
}
