// SPDX-License-Identifier: MIT

// From files to a printed snapshot in a process that links no Foundation: what a widget's extension holds, measured
// from outside. Usage: aura-cold INE T DAILY HOURLY [OBSERVATIONS]

import AuraCommand
import AuraFeeds
import AuraModel
import AuraPlaces
import AuraSnapshot
import AuraTime

let console = Console()
let words = Array(commandWords())
guard (4...5).contains(words.count), let code = MunicipalityCode(words[0]),
  let place = Gazetteer.municipality(code), let coordinate = place.coordinate, let at = WireTimestamp(words[1])
else {
  console.message("Usage: aura-cold INE T DAILY HOURLY [OBSERVATIONS]")
  exitProcess(.usage)
}
let moment = at.instant(withoutOffsetIn: place.zone)

do {
  var sources = SnapshotSources()
  let daily = try DailyForecastRecord.decode(try InputFile.read(words[2]), contentType: nil).record
  let hourly = try HourlyForecastRecord.decode(try InputFile.read(words[3]), contentType: nil).record
  sources.daily = SourceReading(daily, receivedAt: moment)
  sources.hourly = SourceReading(hourly, receivedAt: moment)
  if words.count == 5 {
    let local = try LocalObservation.decode(try InputFile.read(words[4]), near: [coordinate], at: moment).record[0]
    sources.observed = SourceReading(local, receivedAt: moment)
  }
  console.output(String(decoding: WeatherSnapshot.make(for: place, at: moment, from: sources).json(), as: UTF8.self))
  try report()
} catch {
  console.message("aura-cold: \(error)")
  exitProcess(.unreadableInput)
}

/// The most memory resident at once since the process began, where Linux tells it.
func report() throws {
  let status = String(decoding: try InputFile.read("/proc/self/status"), as: UTF8.self)
  if let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }) {
    console.message("peak \(line.dropFirst(6).filter { $0 != " " && $0 != "\t" })")
  }
}
