// SPDX-License-Identifier: MIT

import AuraCommand
import Foundation

/// The best times of an earlier `--json`, by name.
struct EarlierRun: Sendable {
  let best: [String: Double]

  /// Reads an earlier run.
  ///
  /// - Throws: `InputFileError` for a missing file, `UsageError` for one that is not a run's JSON.
  init(path: String) throws {
    let bytes = try InputFile.read(path)
    let root: Any
    do { root = try JSONSerialization.jsonObject(with: Data(bytes)) } catch {
      throw UsageError("--compare expects the JSON of an earlier run, found in \(path): \(error)")
    }
    guard let rows = (root as? [String: Any])?["benchmarks"] as? [[String: Any]] else {
      throw UsageError("--compare expects the JSON of an earlier run, found other JSON in \(path)")
    }
    var best: [String: Double] = [:]
    for row in rows {
      if let name = row["name"] as? String, let time = row["bestNs"] as? Double { best[name] = time }
    }
    self.best = best
  }
}
