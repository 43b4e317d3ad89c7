// SPDX-License-Identifier: MIT

import AuraKit

/// The report for programs and for people.
extension LoadReport {
  /// One object; `docs/PACER.md` says what each field is.
  var json: String {
    var json = JSONWriter()
    json.beginObject()
    json.field("profile", options.profile.name)
    json.field("shape", options.shape.rawValue)
    json.field("pace", options.pace.name)
    json.field("minutes", options.minutes)
    json.field("apps", options.apps)
    json.field("seed", Int(clamping: options.seed))
    json.field("requests", requests)
    json.field("admitted", admitted)
    json.field("status429", status429)
    json.field("limit", headline.limit)
    json.object("worstWindow") { json in
      json.field("client", headline.client)
      json.field("server", headline.server)
    }
    json.key("utilisation")
    json.number(Self.rounded(utilisation))
    json.field("saturated", options.shape.saturates)
    json.array("limits", layers) { json, layer in
      json.beginObject()
      json.field("name", layer.name)
      json.field("limit", layer.limit)
      json.field("seconds", layer.seconds)
      json.field("client", layer.client)
      json.field("server", layer.server)
      json.endObject()
    }
    json.object("waits") { json in
      for wait in waits {
        json.object("\(wait.priority)") { json in
          json.field("count", wait.count)
          json.field("unsent", wait.unsent)
          json.field("p50Ms", wait.p50)
          json.field("p90Ms", wait.p90)
          json.field("p99Ms", wait.p99)
          json.field("maxMs", wait.most)
        }
      }
    }
    json.object("fairness") { json in
      for (name, value) in [("apps", fairnessOfApps), ("callers", fairnessOfCallers)] {
        json.key(name)
        if let value { json.number(Self.rounded(value)) } else { json.null() }
      }
    }
    json.object("readings") { json in
      for ending in LoadReading.Ending.allCases {
        json.field(ending.rawValue, run.readings.count { $0.ending == ending })
      }
    }
    json.endObject()
    return json.text
  }

  /// The same in words and columns.
  var lines: [String] {
    var lines = [
      "\(options.profile.name), \(options.shape.rawValue), \(options.minutes) min, \(options.pace.name): "
        + "\(requests) calls for \(admitted) readings, \(status429) × 429",
      "worst window: \(headline.server) at the server, \(headline.client) at the client, limit \(headline.limit) in "
        + "\(headline.seconds) s (\(headline.name))",
      "utilisation: \(Self.rounded(utilisation))" + (options.shape.saturates ? "" : ", with idle times"),
    ]
    for layer in layers.dropFirst() {
      lines.append("  \(layer.name): \(layer.server) and \(layer.client) of \(layer.limit) in \(layer.seconds) s")
    }
    for wait in waits {
      let times = [wait.p50, wait.p90, wait.p99, wait.most].map { $0.map { Self.seconds($0) } ?? "–" }
      lines.append(
        "waits, \(wait.priority): \(wait.count) readings, median \(times[0]), 90 % \(times[1]), 99 % \(times[2]), "
          + "most \(times[3])" + (wait.unsent > 0 ? ", \(wait.unsent) never sent" : ""))
    }
    if let fairnessOfApps { lines.append("fairness between processes (Jain): \(Self.rounded(fairnessOfApps))") }
    if let fairnessOfCallers { lines.append("fairness between callers (Jain): \(Self.rounded(fairnessOfCallers))") }
    return lines
  }

  /// Four decimals.
  static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }

  private static func seconds(_ milliseconds: Int) -> String { "\(Double(milliseconds / 100) / 10) s" }
}
