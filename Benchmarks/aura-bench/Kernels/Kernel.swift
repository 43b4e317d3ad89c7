// SPDX-License-Identifier: MIT

import AuraCommand

/// A piece of work whose instructions and allocations are held to thresholds: the same on every machine of a kind,
/// without threads, clocks or hashes of its own. `Benchmarks/gates` runs all of them.
struct Kernel {
  let name: String
  /// How often the work is done for a figure.
  let rounds: Int
  let work: () throws -> Int

  init(_ name: String, rounds: Int, work: @escaping () throws -> Int) {
    self.name = name
    self.rounds = rounds
    self.work = work
  }

  /// Runs kernels one after the other and prints `name,rounds,allocations`, a line each; allocations of all rounds
  /// together, `-` where nothing counts them.
  ///
  /// - Parameter planted: The kernel that does a fiftieth more than it says, to see the gate close.
  static func run(_ kernels: [Kernel], planted: String?, console: Console) throws {
    let counter = AllocationCounter()
    for kernel in kernels {
      // Once before: what is made on first use is no cost of the work.
      var sink = try kernel.work()
      let rounds = kernel.name == planted ? kernel.rounds + max(1, kernel.rounds / 50) : kernel.rounds
      let spent = try counter?.count { sink &+= try measuredKernel(rounds, kernel.work) }.spent
      if counter == nil { sink &+= try measuredKernel(rounds, kernel.work) }
      guard sink != Int.min else { throw ResultsDiffer("a sum that cannot be") }
      console.output("\(kernel.name),\(kernel.rounds),\(spent.map { "\($0.count)" } ?? "-")")
    }
  }
}

/// What callgrind counts: it looks for this name among the symbols. Not optimised, so that there is one such symbol; a
/// plain loop, for an iterator would be looked up at run time then.
@inline(never)
@_optimize(none)
func measuredKernel(_ rounds: Int, _ work: () throws -> Int) throws -> Int {
  var (sum, round) = (0, 0)
  while round < rounds {
    sum &+= try work()
    round &+= 1
  }
  return sum
}
