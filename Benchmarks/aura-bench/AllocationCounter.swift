// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#endif

/// What the process allocates, told by `Benchmarks/counter/allocations.c` where that is preloaded.
struct AllocationCounter: Sendable {
  private typealias Reading = @Sendable @convention(c) () -> Int
  private typealias Restart = @Sendable @convention(c) () -> Void

  private let readCount: @Sendable () -> Int
  private let readPeak: @Sendable () -> Int
  private let readLive: @Sendable () -> Int
  private let restart: @Sendable () -> Void

  /// nil where nothing counts: without the preload, and on other systems.
  init?() {
    #if canImport(Glibc)
      guard let count = Self.symbol("aura_allocation_count"), let peak = Self.symbol("aura_peak_bytes"),
        let live = Self.symbol("aura_live_bytes"), let restart = Self.symbol("aura_restart_peak")
      else { return nil }
      let readings = [count, peak, live].map { unsafeBitCast($0, to: Reading.self) }
      let again = unsafeBitCast(restart, to: Restart.self)
      readCount = { readings[0]() }
      readPeak = { readings[1]() }
      readLive = { readings[2]() }
      self.restart = { again() }
    #else
      return nil
    #endif
  }

  /// What a piece of work allocated, the most bytes of it that were live at once, and its result.
  func count<Result>(_ work: () throws -> Result) rethrows -> (result: Result, spent: Allocations) {
    restart()
    let (count, live) = (readCount(), readLive())
    let result = try work()
    return (result, Allocations(count: readCount() - count, peakBytes: readPeak() - live))
  }

  /// The same of work that may wait.
  func count<Result>(_ work: () async throws -> Result) async rethrows -> (result: Result, spent: Allocations) {
    restart()
    let (count, live) = (readCount(), readLive())
    let result = try await work()
    return (result, Allocations(count: readCount() - count, peakBytes: readPeak() - live))
  }

  #if canImport(Glibc)
    private static func symbol(_ name: String) -> UnsafeMutableRawPointer? { dlsym(nil, name) }
  #endif
}

/// What a piece of work took from the allocator.
struct Allocations: Hashable, Sendable {
  /// Blocks handed out.
  let count: Int
  /// The most bytes live at once, beyond those before.
  let peakBytes: Int
}
