// SPDX-License-Identifier: MIT

package import AuraTime

/// How often a product is worth asking for. The table is data: when AEMET changes its hours, a line changes.
public struct Cadence: Hashable, Sendable {
  /// A fetch of the active place that is younger is not repeated, s.
  public let activeSeconds: Int64
  /// The same for the other places, s.
  public let otherSeconds: Int64
  /// The least time from a failure to the next attempt, s; it doubles with each further failure, up to an hour.
  public let restSeconds: Int64
  /// Calls that are counted in AEMET's quota, at most on an ordinary day.
  public let calls: Int
  /// When new editions appear, seconds of the UTC day; nil for at any time.
  public let published: ClosedRange<Int64>?

  /// No rest after failures is longer, s.
  static let longestRestSeconds: Int64 = 3600
  /// A person's wish to refresh is heard once in this time for each product, s.
  public static let forcedSeconds: Int64 = 60

  public static func of(_ product: HubProduct) -> Cadence { rows[product]! }

  // Sources: forecasts: dated pages of climaemet, editions from 05:14 to 21:03 UTC and never between, six on a busy
  // day, so hardly two in an hour (field guide, forecasts). Observations: hourly, read with their marker after 20
  // minutes and without after an hour (Q-OBS-07, Q-RSS-12). The air: a table an hour (MITECO). UV: made once a day at
  // 03:52 UTC (recording of 2026-08-25). Texts: one or two a day (field guide, bulletins 4), four products of two calls.
  // Warnings: issued at any time and worth most; a quarter of an hour is ours. Radar: a picture every ten minutes
  // (Q-RAD-03). News: some headlines a day; an hour is ours.
  private static let table: StaticString = """
    hourlyForecast    |  3600 | 10800 | 300 | 2 | 05:14-21:04
    dailyForecast     |  7200 | 14400 | 300 | 2 | 05:14-21:04
    avisos            |   900 |  3600 | 120 | 2 |
    observationMarker |  1200 |  1200 | 300 | 0 |
    observations      |  3600 |  3600 | 300 | 2 |
    airQuality        |  3600 |  3600 | 600 | 0 |
    uvIndex           | 21600 | 21600 | 900 | 2 | 03:52-09:00
    bulletin          | 10800 | 10800 | 900 | 8 |
    radar             |   600 |   600 | 300 | 2 |
    news              |  3600 |  3600 | 900 | 0 |
    """

  private static let rows: [HubProduct: Cadence] = {
    var rows: [HubProduct: Cadence] = [:]
    for line in "\(table)".split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
        cell.split(separator: " ").joined()
      }
      let span = cells[5].split(separator: "-").map { text in
        text.split(separator: ":").reduce(Int64(0)) { $0 * 60 + Int64($1)! } * 60
      }
      rows[HubProduct(rawValue: cells[0])!] = Cadence(
        activeSeconds: Int64(cells[1])!, otherSeconds: Int64(cells[2])!, restSeconds: Int64(cells[3])!,
        calls: Int(cells[4])!, published: span.isEmpty ? nil : span[0]...span[1])
    }
    return rows
  }()

  /// When a fetch stops being the newest there can be: after its time, and not before editions appear again.
  package func staleAt(fetchedAt: WallInstant, isActive: Bool) -> WallInstant {
    let end = fetchedAt.advanced(bySeconds: isActive ? activeSeconds : otherSeconds)
    guard let published else { return end }
    // The first edition that can have appeared after the fetch: at once inside the hours, else at their next start.
    let second = floorRemainder(fetchedAt.secondsSinceEpoch, 86_400)
    if published.contains(second) { return end }
    let wait = second < published.lowerBound ? published.lowerBound - second : published.lowerBound + 86_400 - second
    return max(end, fetchedAt.advanced(bySeconds: wait))
  }
}

/// The remainder that has the sign of the divisor.
private func floorRemainder(_ value: Int64, _ divisor: Int64) -> Int64 {
  let rest = value % divisor
  return rest < 0 ? rest + divisor : rest
}
