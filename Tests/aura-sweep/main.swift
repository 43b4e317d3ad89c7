// SPDX-License-Identifier: MIT

import AuraChance
import AuraCommand

/// Every sweep, in the order CI runs them; each has a file of its own.
let sweeps: [Sweep] = [
  .civilTime,
  .httpConnections,
  .httpMutations,
  .httpMemory,
  .loadRuns,
  .jsonMutations,
  .utf8Starts,
  .tarMutations,
  .gzipMutations,
  .xmlMutations,
  .csvMutations,
  .avisosMutations,
  .feedMutations,
  .forecastMutations,
  .stationMutations,
  .mockStations,
  .snapshotHours,
  .snapshotMerge,
  .snapshotJSON,
  .snapshotCoders,
  .snapshotMutations,
  .pacer,
  .pacerPlants,
  .pacerReference,
  .pacerModel,
  .ledgerKills,
  .ledgerProcesses,
  .sharedCache,
  .hubFailures,
  .simPlans,
  .sun,
  .weather,
  .weatherEditions,
  .weatherMunicipalities,
  .mockEditions,
  .mockRequests,
  .mockDelays,
  .mockThresholds,
  .famousSeries,
  .famousWarnings,
  .moon,
  .sky,
  .noaa,
  .places,
  .zoneRings,
  .sunCenturies,
  .surfaces,
  .truth,
  .proseSnapshots,
  .prose,
  .proseDraws,
]

/// What is worth printing now and then and judges nothing, or is started by another sweep: run by name only.
let tables: [Sweep] = [
  .weatherTable,
  .proseLines,
  .ledgerWorker,
  .register,
  .cacheWriter,
]

exitProcess(await SweepCommand.main(commandWords()))
