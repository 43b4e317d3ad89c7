// SPDX-License-Identifier: MIT

/// One thing measured: a body that does the work `operations` times over and returns something of its result.
struct Benchmark: Sendable {
  /// Group and thing: `decode/daily+hourly`.
  let name: String
  /// What one operation is: `payload pair`, `civil time`.
  let unit: String
  /// What it runs on, for the reader: `45 KB, Getafe 2021-01-09`.
  let input: String
  /// Operations of one call of the body.
  let operations: Int
  /// Bytes one operation reads, for throughput; 0 when it has no meaning.
  let bytes: Int
  /// The name of the benchmark this one is compared with in the same run; its time is divided by that one's.
  let baseline: String?
  /// The work. What it returns is consumed, so that the optimiser cannot drop it.
  let body: @Sendable () async throws -> Int

  init(
    _ name: String, unit: String, input: String, operations: Int = 1, bytes: Int = 0, baseline: String? = nil,
    body: @escaping @Sendable () async throws -> Int
  ) {
    self.name = name
    self.unit = unit
    self.input = input
    self.operations = operations
    self.bytes = bytes
    self.baseline = baseline
    self.body = body
  }
}

/// Benchmarks that belong together and run in turn, so that their ratios stand on the same minute of the machine.
struct BenchmarkGroup: Sendable {
  let name: String
  /// Prepares inputs, compares results of ours and the peers for equality (throwing when they differ), and returns
  /// the benchmarks.
  let prepare: @Sendable (BenchContext) async throws -> [Benchmark]
}

/// What a group may need to prepare itself.
struct BenchContext: Sendable {
  /// The folder named by `AURA_RECORDINGS`, when there is one.
  let recordings: String?
}

/// Results of ours and a peer differ: nothing may be timed.
struct ResultsDiffer: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
