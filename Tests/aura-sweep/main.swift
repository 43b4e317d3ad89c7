// SPDX-License-Identifier: MIT

import AuraChance
import AuraCommand

/// Every sweep, in the order CI runs them; each has a file of its own.
let sweeps: [Sweep] = [
  .civilTime,
  .httpConnections,
  .httpMutations,
  .jsonMutations,
  .tarMutations,
  .gzipMutations,
  .xmlMutations,
  .csvMutations,
  .avisosMutations,
  .pacer,
  .sun,
  .weather,
  .moon,
  .sky,
  .noaa,
  .places,
  .sunCenturies,
]

exitProcess(await SweepCommand.main(commandWords()))
