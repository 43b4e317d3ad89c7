// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// The folder that app, widgets and watch share: whether all that is kept can be read, and what the ledger says.
enum FolderExamination {
  static func findings(of path: String, at moment: WallInstant, time: any TimeSource) -> [Finding] {
    guard !InputFolder.names(in: path, endingWith: "").isEmpty else {
      return [
        Finding(
          "folder", .bad(.notFound), "nothing lies in \(path)", remedy: "name the App Group's folder, or run the app")
      ]
    }
    do throws(StoreError) {
      let folder = try SystemFolder(path: path)
      let names = try folder.names()
      var findings = [Finding("folder", .good, "\(names.count) files in \(path)")]
      findings.append(favourites(folder))
      findings += places(folder, at: moment)
      findings.append(fetches(folder))
      if names.contains(LedgerFile.defaultName) { findings.append(ledger(folder, at: moment, time: time)) }
      return findings
    } catch {
      return [Finding("folder", .bad(.unreadableInput), "\(error)", remedy: "see who owns it; its mode should be 0700")]
    }
  }

  private static func favourites(_ folder: SystemFolder) -> Finding {
    do throws(CacheError) {
      guard let kept = try SharedLocations(folder: folder).favourites() else {
        return Finding("favourites", .note, "none are kept")
      }
      return Finding("favourites", .good, "\(kept.places.count) places, \(kept.active) active")
    } catch {
      return Finding("favourites", .bad(.unreadableInput), "\(error)", remedy: remedy(error))
    }
  }

  private static func places(_ folder: SystemFolder, at moment: WallInstant) -> [Finding] {
    let cache = SharedCache(folder: folder)
    do throws(CacheError) {
      return try cache.places().map { code in
        let subject = "place \(code)"
        do throws(CacheError) {
          guard let kept = try cache.snapshot(of: code) else { return Finding(subject, .note, "nothing is kept") }
          let age = kept.moment.seconds(until: moment)
          if age < -120 {
            return Finding(subject, .note, "kept \(-age) s ahead of the clock", remedy: "set the machine's clock")
          }
          let minutes = age / 60
          let isHourKnown = kept.at(moment).current != nil
          return Finding(
            subject, isHourKnown ? .good : .note,
            "of \(kept.moment), \(minutes) min ago" + (isHourKnown ? "" : "; this hour is not in it"))
        } catch {
          return Finding(subject, .bad(.unreadableInput), "\(error)", remedy: remedy(error))
        }
      }
    } catch {
      return [Finding("places", .bad(.unreadableInput), "\(error)", remedy: remedy(error))]
    }
  }

  private static func fetches(_ folder: SystemFolder) -> Finding {
    do throws(CacheError) {
      let records = try SharedFetches(folder: folder).records()
      let failing = records.filter { $0.value.failures > 0 }.sorted { $0.key < $1.key }
      guard let first = failing.first else {
        return Finding("fetches", .good, "\(records.count) products, none failing")
      }
      let reason = first.value.reason.map { ", \($0.rawValue)" } ?? ""
      return Finding(
        "fetches", .note, "\(failing.count) of \(records.count) products failed last time: \(first.key)\(reason)")
    } catch {
      return Finding("fetches", .bad(.unreadableInput), "\(error)", remedy: remedy(error))
    }
  }

  private static func ledger(_ folder: SystemFolder, at moment: WallInstant, time: any TimeSource) -> Finding {
    let ledger = LedgerFile(folder: folder, time: time)
    do throws(LedgerError) {
      let reading = try ledger.begin()
      try ledger.commit(isDurable: false)
      guard !reading.wasLost else {
        return Finding("ledger", .note, "was destroyed: for a minute all counts as spent")
      }
      var (recent, damaged) = (0, 0)
      for slot in reading.slots {
        switch slot {
        case .empty: break
        case .damaged: damaged += 1
        case .line(let line):
          let age = moment.millisecondsSinceEpoch - line.stamp.wall
          if (0..<60_000).contains(age), line.stage != .resting, line.stage != .lost { recent += 1 }
        }
      }
      let found = "\(recent) calls of the last minute"
      return damaged == 0
        ? Finding("ledger", .good, found)
        : Finding("ledger", .note, found + "; \(damaged) damaged lines count as calls")
    } catch {
      return Finding("ledger", .bad(.unreadableInput), "\(error)", remedy: "another process may hold it; try again")
    }
  }

  private static func remedy(_ error: CacheError) -> String {
    switch error {
    case .store: "see who owns the folder and whether its disk works"
    case .damaged: "nothing has to be done: the next good value takes its place"
    case .later: "use the Aura that wrote it, or a later one"
    }
  }
}
