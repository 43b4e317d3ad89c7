// SPDX-License-Identifier: MIT

package import AuraModel

/// The group of skies that a text was written for: a dry sky by itself, a wet one by its family.
package enum SkyGroup {
  package static func name(of snapshot: WeatherSnapshot) -> String {
    let condition = snapshot.currentSky?.code?.condition ?? snapshot.todaySummary?.sky?.code?.condition
    guard let condition else { return "unknown" }
    return condition.family == .dry ? "\(condition)" : "\(condition.family)"
  }
}
