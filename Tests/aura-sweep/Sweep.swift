// SPDX-License-Identifier: MIT

package import AuraChance

/// A check too long for `swift test`: thousands of mutations, years of weather, whole reference tables.
///
/// Run in release by `.ci/run` (`aura-sweep NAME… --count N --seed S`). Everything a sweep draws comes from its stream.
package struct Sweep: Sendable {
  /// As typed on the command line.
  package let name: String
  /// What one count is: mutations, days, rows.
  package let unit: String
  /// How many CI runs.
  package let defaultCount: Int
  /// Runs the check and returns what was found.
  package let run: @Sendable (_ count: Int, _ chance: SeedStream) async throws -> SweepReport
}

/// What a sweep found. An empty list of failures is a pass.
package struct SweepReport: Sendable {
  /// How many units were really tried; a sweep that tried none has failed.
  package var tried: Int
  /// One line for each broken promise, with what is needed to repeat it.
  package var failures: [String] = []
  /// Figures worth printing: one line each.
  package var figures: [String] = []
}
