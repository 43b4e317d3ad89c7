// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What can be looked at without network and without a folder.
enum Examination {
  /// The day of AEMET's last change that the engine was written for: a clock before it is wrong.
  private static let earliest = WallInstant(secondsSinceEpoch: 1_787_702_400)
  /// Ten years on: a clock beyond is more likely wrong than this Aura so old.
  private static let latest = earliest.advanced(bySeconds: 10 * 366 * 86_400)

  static func clock(_ moment: WallInstant) -> Finding {
    let shown = CivilZone.peninsula.civil(at: moment)
    let found = "\(moment), on the clocks of the peninsula \(shown)"
    guard (earliest...latest).contains(moment) else {
      return Finding(
        "clock", .bad(.software), found,
        remedy: "set the machine's clock: hours, warnings and the key's end are judged by it")
    }
    return Finding("clock", .good, found)
  }

  static func key(_ key: Secret?, at moment: WallInstant, isNeeded: Bool) -> Finding {
    let renew = "ask for another one at opendata.aemet.es, it is free"
    switch KeyHealth(of: key, at: moment) {
    case .missing:
      let found = "\(EnvironmentKey.defaultName) is not set"
      return isNeeded
        ? Finding("key", .bad(.key), found, remedy: "set it to a key from opendata.aemet.es")
        : Finding("key", .note, found + "; the mock needs none")
    case .malformed(let what):
      return Finding("key", .bad(.key), "no web token: \(what)", remedy: "copy the whole key, three parts with points")
    case .valid(let end): return Finding("key", .good, "good until \(end)")
    case .expiringSoon(let end, let days):
      return Finding("key", .note, "ends in \(days) days, at \(end)", remedy: renew)
    case .withoutExpiry(let end, let days):
      return Finding(
        "key", .note, "has no end of its own; AEMET takes it for \(days) days, until \(end)", remedy: renew)
    case .expired(let since): return Finding("key", .bad(.key), "ended at \(since)", remedy: renew)
    }
  }

  /// Madrid's forecast from the mock inside this process, joined to a snapshot with its phrase.
  static func engine(at moment: WallInstant) -> Finding {
    var scenario = Scenario.quiet
    scenario.clock = .frozen(moment)
    let place = Gazetteer.municipality("28079")
    let reader = MockReader(mock: Mock(scenario, time: SystemTime()))
    guard let place, case .success(let answer) = reader.read(.hourlyForecast(ine: place.code)) else {
      return Finding("engine", .bad(.software), "the mock in this process does not answer", remedy: "report it")
    }
    do throws(FeedError) {
      let decoded = try HourlyForecastRecord.decode(answer.bytes, contentType: answer.contentType)
      let view = HourlyForecastView(decoded.record, zone: place.zone, at: moment)
      guard let hour = view.current else {
        return Finding(
          "engine", .bad(.software), "a forecast of the mock without the current hour", remedy: "report it")
      }
      return Finding(
        "engine", .good, "\(place.shortName)'s hour of \(hour.start) read through the mock, \(answer.bytes.count) bytes"
      )
    } catch {
      return Finding("engine", .bad(.software), "\(error)", remedy: "report it")
    }
  }

  /// The real payloads that tests can read; a clone is green without them.
  static func recordings() -> Finding {
    let name = "AURA_RECORDINGS"
    guard let value = getenv(name) else {
      return Finding("recordings", .note, "\(name) is not set: tests of real payloads are skipped")
    }
    let path = String(cString: value)
    let files = InputFolder.names(in: path, endingWith: "")
    guard !files.isEmpty else {
      return Finding(
        "recordings", .bad(.notFound), "\(name) names \(path), where nothing lies",
        remedy: "name the folder, or unset it")
    }
    return Finding("recordings", .good, "\(files.count) entries in \(path)")
  }
}
