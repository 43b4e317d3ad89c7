// SPDX-License-Identifier: MIT

import AuraChance
import AuraPacing
import AuraSim
import AuraTestSupport
import AuraTime
import Synchronization
import Testing

/// The real pacer under virtual time, judged by a server that stamps arrivals on its own.
struct PacerTests {
  /// A server's view: when each call arrived, and the most in any minute.
  final class Server: Sendable {
    private let arrivals = Mutex<[Duration]>([])

    func arrive(_ moment: Moment) { arrivals.withLock { $0.append(moment.sinceOrigin) } }

    var count: Int { arrivals.withLock { $0.count } }

    func worstMinute() -> Int {
      let sorted = arrivals.withLock { $0.sorted() }
      var start = 0
      return sorted.indices.reduce(0) { worst, end in
        while sorted[end] - sorted[start] >= .seconds(60) { start += 1 }
        return max(worst, end - start + 1)
      }
    }
  }

  static func time() -> VirtualTime { VirtualTime(wall: WallInstant(secondsSinceEpoch: 1_787_684_400)) }

  /// One reading: waits, sends its hops with seeded latencies up and down, and closes.
  static func read(
    _ call: PacedCall, pacer: Pacer, server: Server, time: VirtualTime, chance: SeedStream
  ) async -> Bool {
    var chance = chance
    do {
      let admission = try await pacer.admit(call)
      defer { admission.close() }
      for _ in 0..<call.hops {
        try await admission.willSend()
        try await time.sleep(for: .milliseconds(5 + Int(chance.below(4000))))
        server.arrive(time.now)
        try await time.sleep(for: .milliseconds(5 + Int(chance.below(4000))))
        admission.didFinish(.answered(remaining: nil))
      }
      return true
    } catch {
      return false
    }
  }

  @Test(
    "300 readings at once: all are made, the server never sees more than 50 in a minute, and the minutes are used",
    arguments: [1, 2, 3])
  func saturation(seed: Int) async {
    let time = Self.time()
    let pacer = Pacer(profile: .seed50, jitter: SeedStream(seed: 1), time: time)
    let server = Server()
    let made = await time.run(on: StepExecutor()) {
      await withTaskGroup(of: Bool.self) { group in
        for number in 0..<300 {
          group.addTask {
            let chance = SeedStream(seed: UInt64(seed)).stream(number)
            let call = PacedCall(template: "t\(number % 3)", priority: .visible)
            return await Self.read(call, pacer: pacer, server: server, time: time, chance: chance)
          }
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
    }
    #expect(made == 300 && server.count == 600)
    #expect(server.worstMinute() == 50)
    // 600 calls need 11 windows to begin; latencies of up to 16 s a reading stretch each.
    #expect(time.now.sinceOrigin < .seconds(12 * (60 + 17)))
    #expect(pacer.waiting == 0 && time.sleeping == 0)
  }

  @Test("A waiter that is cancelled lets exactly the one behind it go that fits, at once")
  func cancelledInFront() async {
    let time = Self.time()
    let profile = PacingProfile(name: "two", key: PacingProfile.Limit(count: 2))
    let pacer = Pacer(profile: profile, jitter: SeedStream(seed: 1), time: time)
    let log = Log<String>()
    let waiting = await time.run(on: StepExecutor()) { () -> Int in
      @Sendable func wait(_ name: String, hops: Int) async {
        do throws(PacingError) {
          let admission = try await pacer.admit(PacedCall(template: "t", hops: hops))
          log.append("\(name) at \(time.now.sinceOrigin)")
          try await admission.willSend()
          // Under way for good: its slot stays taken.
          do { try await time.sleep(for: .seconds(9000)) } catch { return }
        } catch { log.append("\(name): \(error)") }
      }
      return await withTaskGroup(of: Void.self, returning: Int.self) { group in
        group.addTask { await wait("first", hops: 1) }
        for (seconds, name) in [(2, "second"), (3, "third")] {
          group.addTask {
            do { try await time.sleep(for: .seconds(seconds)) } catch { return }
            await wait(name, hops: 1)
          }
        }
        await Task.yield()
        await withTaskGroup(of: Void.self) { front in
          // One slot is free, and it needs both.
          front.addTask { await wait("pair", hops: 2) }
          do { try await time.sleep(for: .seconds(5)) } catch { return }
          front.cancelAll()
        }
        do { try await time.sleep(for: .seconds(300)) } catch { return -1 }
        defer { group.cancelAll() }
        return pacer.waiting
      }
    }
    #expect(
      log.all.sorted() == ["first at 0.0 seconds", "pair: cancelled", "second at 5.0 seconds", "third: cancelled"])
    // The third still waits five minutes later.
    #expect(waiting == 1)
  }

  @Test("A slot that comes back unsent lets exactly the next one go, one after the other")
  func givenBack() async {
    let time = Self.time()
    let profile = PacingProfile(name: "two", key: PacingProfile.Limit(count: 2))
    let pacer = Pacer(profile: profile, jitter: SeedStream(seed: 1), time: time)
    let call = PacedCall(template: "t")
    let order = await time.run(on: StepExecutor()) { () -> [String] in
      let log = Log<String>()
      do {
        let held = try await pacer.admit(call)
        await withTaskGroup(of: Void.self) { group in
          for name in ["a", "b", "c"] {
            group.addTask {
              let entry: String
              do {
                try await pacer.admit(call).close()
                entry = name
              } catch {
                entry = "\(name): \(error)"
              }
              log.append(entry)
            }
          }
          await Task.yield()
          group.addTask {
            // Nothing was sent: closing gives both slots back, and one waiter after the other goes.
            held.close()
          }
        }
      } catch {
        return ["\(error)"]
      }
      return log.all
    }
    #expect(order == ["a", "b", "c"])
    #expect(time.now.sinceOrigin == .zero)
  }

  @Test(
    "A second call waits for the slot it was promised; cancelled in that wait it holds nothing",
    arguments: [false, true])
  func promisedSlot(isCancelled: Bool) async {
    let time = Self.time()
    let profile = PacingProfile(name: "three", key: PacingProfile.Limit(count: 3))
    let pacer = Pacer(profile: profile, jitter: SeedStream(seed: 1), time: time)
    let log = Log<Duration>()
    let end = await time.run(on: StepExecutor()) { () -> PacingError? in
      do {
        for _ in 0...1 {
          let single = try await pacer.admit(PacedCall(template: "t", hops: 1))
          try await single.willSend()
          single.didFinish(.answered(remaining: nil))
          try await time.sleep(for: .seconds(1))
        }
      } catch { return .lapsed }
      return await withTaskGroup(of: PacingError?.self) { group in
        group.addTask {
          do throws(PacingError) {
            let pair = try await pacer.admit(PacedCall(template: "t"))
            for _ in 0...1 {
              try await pair.willSend()
              log.append(time.now.sinceOrigin)
              pair.didFinish(.answered(remaining: nil))
            }
            return nil
          } catch { return error }
        }
        do { try await time.sleep(for: .seconds(57)) } catch { return .lapsed }
        if isCancelled { group.cancelAll() }
        return await group.next() ?? nil
      }
    }
    #expect(end == .some(isCancelled ? .cancelled : nil))
    #expect(log.all == (isCancelled ? [.seconds(58)] : [.seconds(58), .seconds(60)]))
    // Slots come back at 60, 61 and 118 s, or where the second was sent at 61, 118 and 120: a pair goes at the first of
    // them, or two seconds before the second.
    let start = WallInstant(secondsSinceEpoch: 1_787_684_400)
    #expect(
      pacer.explain(PacedCall(template: "t"))?.earliest == start.advanced(bySeconds: isCancelled ? 60 : 116))
  }

  @Test("A call that cannot go in the time it allows is refused at once, with the earliest time")
  func refusal() async {
    let time = Self.time()
    let pacer = Pacer(profile: .seed50, jitter: SeedStream(seed: 1), time: time)
    let start = time.wall
    let found = await time.run(on: StepExecutor()) { () -> PacingError? in
      // 25 readings answered at once spend the minute.
      for _ in 0..<25 {
        do {
          let admission = try await pacer.admit(PacedCall(template: "t"))
          for _ in 0..<2 {
            try await admission.willSend()
            admission.didFinish(.answered(remaining: nil))
          }
          admission.close()
        } catch {
          return nil
        }
      }
      do throws(PacingError) {
        _ = try await pacer.admit(PacedCall(template: "t", maximumWaitMilliseconds: 100))
        return nil
      } catch {
        return error
      }
    }
    guard case .wouldWaitTooLong(let explanation) = found else {
      Issue.record("found \(String(describing: found))")
      return
    }
    #expect(explanation.reason == .keyWindow(limit: 50))
    #expect(explanation.earliest == start.advanced(bySeconds: 60))
  }

  @Test("After a 429 five refreshes in ten seconds send nothing for that template, others go on (Q-LIM-04, Q-LIM-16)")
  func freeze() async {
    let time = Self.time()
    let profile = PacingProfile(name: "buckets", template: PacingProfile.Limit(count: 40))
    let pacer = Pacer(profile: profile, jitter: SeedStream(seed: 1), time: time)
    let seen = await time.run(on: StepExecutor()) { () -> [String] in
      var log: [String] = []
      do {
        let first = try await pacer.admit(PacedCall(template: "limited"))
        try await first.willSend()
        first.didFinish(.limited(retryAfterSeconds: nil))
        first.close()
        for _ in 0..<5 {
          do {
            try await pacer.admit(PacedCall(template: "limited", maximumWaitMilliseconds: 0)).close()
            log.append("went")
          } catch { log.append("refused") }
          try await time.sleep(for: .seconds(2))
        }
        try await pacer.admit(PacedCall(template: "other", maximumWaitMilliseconds: 0)).close()
        log.append("other went")
        try await pacer.admit(PacedCall(template: "limited")).close()
      } catch { log.append("\(error)") }
      return log
    }
    #expect(seen == ["refused", "refused", "refused", "refused", "refused", "other went"])
    // The first freeze lasts 60 s and up to a fifth more.
    #expect(time.now.sinceOrigin >= .seconds(60) && time.now.sinceOrigin <= .seconds(72))
  }
}
