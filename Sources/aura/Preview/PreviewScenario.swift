// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock

/// The scenario that a page's weather comes from.
enum PreviewScenario {
  /// The one that was named, a name in the binary or a file; else weather without limits.
  static func load(_ text: String?) throws -> Scenario {
    guard let text else {
      return Scenario(name: "preview", purpose: "Weather to be drawn, without limits.", quota: .unlimited)
    }
    if Scenario.bundledNames.contains(text) { return try Scenario.named(text) }
    let bytes: [UInt8]
    do throws(InputFileError) {
      bytes = try InputFile.read(text, limitBytes: 16 << 20)
    } catch {
      if case .notFound = error, !text.contains("/") {
        throw ScenarioError.unknownName(name: text, known: Scenario.bundledNames)
      }
      throw error
    }
    return try Scenario(file: String(decoding: bytes, as: UTF8.self))
  }

  /// The moment that a page is of: as told, else the scenario's own present.
  static func moment(_ told: WallInstant?, _ scenario: Scenario, now: WallInstant) -> WallInstant {
    told ?? scenario.start ?? scenario.clock.instant(at: now)
  }
}
