// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import AuraTransport
import Synchronization

/// Judges every request, as it is put on the wire and as it arrives at the server.
///
/// It counts by itself and knows nothing of the pacer: the limits are those of every profile at once (Q-LIM-01 to 15).
final class WireJudge: Sendable {
  /// At most so many arrivals in so many milliseconds.
  private struct Limit {
    let name: String
    let count: Int
    let milliseconds: Int64
  }

  private struct State {
    /// Arrivals within the longest window, by what counts them; milliseconds.
    var windows: [String: [Int64]] = [:]
    /// Call numbers in flight by product.
    var inFlight: [String: Int] = [:]
    /// When call 1 of a link arrived, and its template.
    var firstHops: [Int: (arrival: WallInstant, template: String?)] = [:]
    /// Until when nobody can count what others spent, on the run's clock.
    var excusedUntil = Moment(sinceOrigin: .zero)
  }

  /// How long a call counts whose line a disk lost without a word: the exchange, a window, and the second between.
  private static let excuse = Duration.seconds(122)

  private let record: SimRecord
  private let keys: SimKeys
  private let time: VirtualTime
  private let state = Mutex(State())

  init(keys: SimKeys, record: SimRecord, time: VirtualTime) {
    (self.keys, self.record, self.time) = (keys, record, time)
  }

  // MARK: On the wire

  func sends(_ request: HTTPRequest, _ call: Int, of process: SimProcess.Identity) {
    let target = request.address.pathAndQuery
    if let since = process.quietSince, time.now > since {
      record.breach(.cancelled, "\(process) sends \(target) after its last caller left")
    }
    if keys.isIn(Array("\(request.address)".utf8)) { record.breach(.key, "the key stands in an address") }
    if !target.hasPrefix("/opendata/api/") {
      let values = request.fields.all.map(\.value).joined() + String(decoding: request.body, as: UTF8.self)
      if keys.isIn(Array(values.utf8)) { record.breach(.key, "the key goes with \(target)") }
    }
    let product = Self.product(request, process)
    let count = state.withLock { state in
      state.inFlight[product, default: 0] += 1
      return state.inFlight[product] ?? 0
    }
    if count > 1 { record.breach(.duplicate, "\(process) sends \(target) while it is on its way") }
  }

  func ends(_ request: HTTPRequest, _ call: Int, of process: SimProcess.Identity) {
    let product = Self.product(request, process)
    state.withLock { state in
      guard let count = state.inFlight[product] else { return }
      state.inFlight[product] = count > 1 ? count - 1 : nil
    }
  }

  /// AEMET's products are asked for once at a time by all processes, which share a ledger; of other hosts each process
  /// knows its own calls alone. What a dead process had on its way counts for nobody.
  private static func product(_ request: HTTPRequest, _ process: SimProcess.Identity) -> String {
    let isAEMET = request.address.pathAndQuery.hasPrefix("/opendata/")
    return (isAEMET ? "" : "\(process.number) ") + "\(request.address)"
  }

  // MARK: At the server

  /// A line of the ledger was lost and its writer told of success: nobody else can know of that call.
  func excuse() {
    state.withLock { $0.excusedUntil = time.now.advanced(by: Self.excuse) }
  }

  func arrived(_ entry: JournalEntry, _ request: MockRequest) {
    guard let hop = entry.hop else { return }
    look(at: entry)
    let now = entry.arrival.millisecondsSinceEpoch
    for limit in Self.limits(of: entry, hop) {
      let count = state.withLock { state in
        var window = state.windows[limit.name] ?? []
        if let first = window.first, first <= now - limit.milliseconds {
          window.removeAll { $0 <= now - limit.milliseconds }
        }
        window.append(now)
        state.windows[limit.name] = window
        return window.count
      }
      let isExcused = state.withLock { time.now < $0.excusedUntil }
      if count > limit.count, !isExcused {
        record.breach(
          .limit, "\(count) calls of \(limit.name) in \(limit.milliseconds / 1000) s, \(limit.count) allowed")
      }
    }
  }

  private static func limits(of entry: JournalEntry, _ hop: FaultRule.Hop) -> [Limit] {
    var limits = [
      Limit(name: "the key", count: 50, milliseconds: 60_000),
      Limit(name: "the address", count: 40, milliseconds: 60_000),
    ]
    guard hop == .first, let template = entry.template else { return limits }
    limits.append(Limit(name: "all templates", count: 9, milliseconds: 10_000))
    limits.append(
      Limit(name: template, count: template.contains("/horaria/") ? 15 : 40, milliseconds: 60_000))
    return limits
  }

  /// Notes rare states that show in the journal.
  private func look(at entry: JournalEntry) {
    switch entry.outcome {
    case .limited: record.saw(entry.hop == .first ? .limitedOnFirstHop : .limitedOnSecondHop)
    case .expiredLink: record.saw(.linkExpired)
    case .expiredKey: record.saw(.keyExpired)
    case .envelope where entry.template?.hasSuffix("/elaboracion/{fecha}") == true: record.saw(.archiveBulletin)
    default: break
    }
    if entry.hop == .first {
      state.withLock { state in
        state.firstHops[entry.number] = (entry.arrival, entry.template)
        if state.firstHops.count > 200 { state.firstHops = state.firstHops.filter { $0.key > entry.number - 100 } }
      }
      return
    }
    guard let from = entry.linkFrom, let first = state.withLock({ $0.firstHops[from] }) else { return }
    let zone = CivilZone.peninsula
    if zone.civil(at: first.arrival).date != zone.civil(at: entry.arrival).date { record.saw(.midnightBetweenHops) }
    // Daily files turn the page between 06:40 and 07:20 UTC.
    let (one, other) = (first.arrival.secondsSinceEpoch % 86_400, entry.arrival.secondsSinceEpoch % 86_400)
    if entry.template?.contains("/diaria/") == true, one < 26_400, other >= 24_000, one / 60 != other / 60 {
      record.saw(.rollOverBetweenHops)
    }
  }
}
