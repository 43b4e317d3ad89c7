// SPDX-License-Identifier: MIT

import AuraChance
import AuraCommand

/// Every sweep, in the order CI runs them; each has a file of its own.
let sweeps: [Sweep] = [
  .civilTime,
  .httpConnections,
  .httpMutations,
  .httpMemory,
  .jsonMutations,
  .tarMutations,
  .gzipMutations,
  .xmlMutations,
  .csvMutations,
  .avisosMutations,
  .feedMutations,
  .forecastMutations,
  .snapshotHours,
  .snapshotMerge,
  .snapshotJSON,
  .snapshotMutations,
  .pacer,
  .sun,
  .weather,
  .weatherEditions,
  .weatherMunicipalities,
  .mockEditions,
  .mockRequests,
  .moon,
  .sky,
  .noaa,
  .places,
  .sunCenturies,
]

/// What is worth printing now and then and judges nothing: run by name only.
let tables: [Sweep] = [
  .weatherTable,
  .proseLines,
]

exitProcess(await SweepCommand.main(commandWords()))
