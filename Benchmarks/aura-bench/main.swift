// SPDX-License-Identifier: MIT

import AuraCommand

/// Every group of benchmarks, in the order they run; each has a file of its own.
let groups: [BenchmarkGroup] = [
  .formats,
  .decode,
  .observations,
  .time,
  .sun,
  .moon,
  .places,
  .mock,
  .server,
  .http,
  .weather,
  .avisos,
  .news,
  .snapshot,
  .pacer,
  .waiters,
  .prose,
  .surfaces,
  .preview,
  .corpus,
  .cache,
  .planner,
  .cold,
  .simulation,
  .sim,
]

exitProcess(await BenchCommand.main(commandWords()))
