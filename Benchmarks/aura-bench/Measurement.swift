// SPDX-License-Identifier: MIT

/// What the rounds of one benchmark gave, in nanoseconds an operation.
struct Measurement: Sendable {
  let benchmark: Benchmark
  /// One figure a round, in the order they ran.
  let rounds: [Double]
  /// Over rounds: the baseline's time divided by this one's, in the same round; nil without baseline.
  var speedups: [Double]?
  /// The baseline's best time divided by this one's: what a busy machine disturbs least; nil without baseline.
  var speedupOfBest: Double?
  /// Of one call of the body after the warm-up; nil where nothing counts them.
  var spent: Allocations?

  var best: Double { rounds.min() ?? 0 }
  var median: Double { middle(rounds) }
  /// Half the distance between the quartiles over the median, in per cent; between the extremes where rounds are too few
  /// for quartiles.
  var spreadPercent: Double {
    let sorted = rounds.sorted()
    guard let least = sorted.first, let most = sorted.last, median > 0 else { return 0 }
    guard sorted.count >= 4 else { return (most - least) / 2 / median * 100 }
    return (sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]) / 2 / median * 100
  }
  var megabytesPerSecond: Double? { benchmark.bytes > 0 ? Double(benchmark.bytes) * 1000 / best : nil }
  var speedup: Double? { speedups.map(middle) }
  /// Blocks allocated for one operation.
  var allocations: Double? { spent.map { Double($0.count) / Double(benchmark.operations) } }

  /// Runs the benchmarks of a group in turn, A B C … A B C …, after a warm-up.
  static func run(_ benchmarks: [Benchmark], rounds: Int, progress: (String) -> Void) async throws -> [Measurement] {
    var calls: [Int] = []
    var sink = 0
    var spent: [Allocations?] = []
    let counter = AllocationCounter()
    for benchmark in benchmarks {
      progress("warming up \(benchmark.name)")
      let single = try await time(benchmark, calls: 1, sink: &sink)
      calls.append(max(1, Int(60e6 / max(1, single * Double(benchmark.operations)))))
      _ = try await time(benchmark, calls: max(1, calls[calls.count - 1] / 3), sink: &sink)
      let counted = try await counter?.count { try await benchmark.body() }
      sink &+= counted?.result ?? 0
      spent.append(counted?.spent)
    }
    var figures = benchmarks.map { _ in [Double]() }
    for round in 1...rounds {
      progress("round \(round) of \(rounds)")
      for (index, benchmark) in benchmarks.enumerated() {
        figures[index].append(try await time(benchmark, calls: calls[index], sink: &sink))
      }
    }
    precondition(sink != Int.min, "the sink keeps the work alive")
    return benchmarks.enumerated().map { index, benchmark in
      let peer = benchmark.baseline.flatMap { name in benchmarks.firstIndex { $0.name == name } }
      let speedups = peer.map { peer in zip(figures[peer], figures[index]).map { $0 / $1 } }
      var measured = Measurement(benchmark: benchmark, rounds: figures[index], speedups: speedups, spent: spent[index])
      if let peer, let theirs = figures[peer].min(), measured.best > 0 {
        measured.speedupOfBest = theirs / measured.best
      }
      return measured
    }
  }

  private static func time(_ benchmark: Benchmark, calls: Int, sink: inout Int) async throws -> Double {
    let start = ContinuousClock().now
    for _ in 0..<calls { sink &+= try await benchmark.body() }
    let elapsed = start.duration(to: ContinuousClock().now).components
    let nanoseconds = Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9
    return nanoseconds / Double(calls * benchmark.operations)
  }
}

func middle(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return 0 }
  let half = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[half - 1] + sorted[half]) / 2 : sorted[half]
}
