// SPDX-License-Identifier: MIT

public import AuraClient
public import AuraModel
import AuraPlaces
public import AuraStore
public import AuraTime
import Synchronization

/// Fetches what the favourites need, keeps it, and answers with what is known: the part that runs for months.
///
/// The hub owns its work: `run()` is one long-lived task group that whoever composes the app holds. Callers submit and
/// await; those who come while a refresh is under way that answers them too join it. Cancelling a caller cancels its
/// waiting only; when the last one leaves, the work ends, and what it had brought is kept. Every failure is data beside
/// what is known. Deciding is `RefreshPlan`'s and the pacer's, merging the snapshot's: this class carries them out.
public final class FetchHub: Sendable {
  /// What the hub works with.
  public struct Parts: Sendable {
    public var client: AEMETClient
    public var cache: SharedCache
    public var fetches: SharedFetches
    public var time: any TimeSource
    /// The person's places at the moment of asking.
    public var favourites: @Sendable () -> Favourites
    /// Name and coordinate of a place; nil for a code that is none.
    public var place: @Sendable (MunicipalityCode) -> WeatherSnapshot.Place?

    public init(
      client: AEMETClient, cache: SharedCache, fetches: SharedFetches, time: any TimeSource,
      favourites: @escaping @Sendable () -> Favourites,
      place: @escaping @Sendable (MunicipalityCode) -> WeatherSnapshot.Place? = Parts.bundled
    ) {
      (self.client, self.cache, self.fetches, self.time) = (client, cache, fetches, time)
      (self.favourites, self.place) = (favourites, place)
    }

    /// As the bundled table has it.
    public static func bundled(_ code: MunicipalityCode) -> WeatherSnapshot.Place? {
      Gazetteer.municipality(code).map { WeatherSnapshot.Place($0) }
    }
  }

  let parts: Parts
  /// The longest an errand waits for the pacer's leave, ms; nil for as long as it takes.
  let maximumWaitMilliseconds: Int?
  private let board = Mutex(JobBoard())
  let pantry = Mutex(Pantry())

  public init(_ parts: Parts, maximumWaitMilliseconds: Int? = nil) {
    self.parts = parts
    self.maximumWaitMilliseconds = maximumWaitMilliseconds
  }

  // MARK: The long-lived group

  /// Does the work of all callers until its task is cancelled. To be held once by whoever composes the app; callers who
  /// come before it wait for it, those who come after it are told that it has stopped.
  public func run() async {
    let (jobs, starts) = AsyncStream.makeStream(of: Int.self)
    board.withLock { $0.start = { starts.yield($0) } }
    begin()
    await withTaskGroup(of: Void.self) { group in
      for await job in jobs { group.addTask { await self.carryOut(job) } }
      group.cancelAll()
    }
    for waiter in board.withLock({ $0.end() }) { waiter.resume(returning: .failure(.stopped)) }
  }

  private func begin() {
    board.withLock { board in
      if let job = board.beginNext() { board.start?(job) }
    }
  }

  private func carryOut(_ job: Int) async {
    let request = board.withLock { $0.underWay?.request } ?? RefreshRequest()
    let report = await withTaskGroup(of: RefreshReport?.self) { group in
      group.addTask { await RefreshRun(hub: self, request: request).report() }
      group.addTask {
        await self.untilAbandoned(job)
        return nil
      }
      var report: RefreshReport?
      while let next = await group.next() {
        report = report ?? next
        group.cancelAll()
      }
      return report
    }
    let answer: JobBoard.Answer =
      Task.isCancelled ? .failure(.stopped) : report.map { .success($0) } ?? .failure(.stopped)
    for waiter in board.withLock({ $0.finish(answer) }) { waiter.resume(returning: answer) }
    begin()
  }

  /// Returns when the last caller of a job has left, or when the task is cancelled.
  private func untilAbandoned(_ job: Int) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waits = board.withLock { !Task.isCancelled && $0.watch(job, continuation) }
        if !waits { continuation.resume() }
      }
    } onCancel: {
      board.withLock { $0.unwatch(job) }?.resume()
    }
  }

  // MARK: Callers

  /// Refreshes what is due, or joins a refresh that does.
  ///
  /// - Throws: `HubError` when the caller was cancelled or the hub has stopped; failures of products are in the report.
  public func refresh(_ request: RefreshRequest = RefreshRequest()) async throws(HubError) -> RefreshReport {
    let caller = board.withLock { $0.enter(request) }
    begin()
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: JobBoard.Waiter) in
        if let answer = board.withLock({ $0.park(caller, continuation) }) { continuation.resume(returning: answer) }
      }
    } onCancel: {
      let (waiter, watch) = board.withLock { $0.leave(caller) }
      waiter?.resume(returning: .failure(.cancelled))
      watch?.resume()
    }
    return try answer.get()
  }

  /// What a refresh would fetch now, without fetching it.
  public func plan(_ request: RefreshRequest = RefreshRequest(), callBudget: Int? = nil) -> RefreshPlan {
    let moment = parts.time.wall
    let favourites = parts.favourites()
    var places: [MunicipalityCode: PlanInput.KeptPlace] = [:]
    // Of the other places nothing is asked, and nothing read, where the active one alone is wanted.
    for code in request.scope == .all ? favourites.places : [favourites.active] {
      places[code] = PlanInput.KeptPlace(kept(of: code, at: moment))
    }
    return RefreshPlan(
      PlanInput(
        favourites: favourites, places: places, fetches: knownFetches(), request: request, callBudget: callBudget),
      at: moment)
  }

  /// What is known of a place now: from the disk, or from memory where the disk fails. Never an error: with no network
  /// at all it is what was kept, as it stands at the moment, and its provenance tells its age.
  public func snapshot(of place: MunicipalityCode) -> WeatherSnapshot? { kept(of: place, at: parts.time.wall) }

  /// Whether the network was there when something was asked for last.
  public var connection: RefreshReport.Connection { pantry.withLock { $0.connection } }

  // MARK: What is known

  func kept(of place: MunicipalityCode, at moment: WallInstant) -> WeatherSnapshot? {
    let remembered = pantry.withLock { $0.snapshots[place] }
    var stored: WeatherSnapshot?
    do throws(CacheError) {
      stored = try parts.cache.snapshot(of: place)
    } catch {
      pantry.withLock { $0.fault = error }
    }
    guard let stored else { return remembered?.at(moment) }
    return remembered.map { stored.at(moment).merged(with: $0.at(moment)) } ?? stored.at(moment)
  }

  func knownFetches() -> [String: FetchRecord] {
    let remembered = pantry.withLock { $0.fetches }
    do throws(CacheError) {
      let stored = try parts.fetches.records()
      return stored.merging(remembered) { old, new in
        guard let oldTry = old.triedAt, let newTry = new.triedAt else { return new }
        return oldTry > newTry ? old : new
      }
    } catch {
      return remembered
    }
  }
}

/// What the hub has in memory.
struct Pantry: Sendable {
  var larder = Larder()
  /// What the disk would not keep.
  var snapshots: [MunicipalityCode: WeatherSnapshot] = [:]
  var fetches: [String: FetchRecord] = [:]
  var frames: [String: RadarFrame] = [:]
  var news: [NewsSource: KeptNews] = [:]
  var connection = RefreshReport.Connection.untried
  /// Why something could not be read from the disk since this was last told.
  var fault: CacheError?

  mutating func takeFault() -> CacheError? {
    defer { fault = nil }
    return fault
  }
}
