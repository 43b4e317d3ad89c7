// SPDX-License-Identifier: MIT

import AuraCommand

/// Every group of benchmarks, in the order they run; each has a file of its own.
let groups: [BenchmarkGroup] = [
  .decode,
  .observations,
  .time,
  .sun,
  .moon,
  .places,
  .mock,
  .server,
  .weather,
  .avisos,
  .news,
  .snapshot,
  .pacer,
  .waiters,
  .prose,
  .cache,
  .planner,
]

exitProcess(await BenchCommand.main(commandWords()))
