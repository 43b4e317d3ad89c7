// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// What programs that are compared with ours are given: the very bytes that ours is timed on, and what ours made of
/// them, to be held against their own.
enum PeerInput {
  struct File: Sendable {
    let name: String
    let bytes: [UInt8]
  }

  static func files() throws -> [File] {
    let snapshot = try SnapshotInput(placeCount: 1)
    var files = snapshot.exported
    files.append(File(name: "todas.json", bytes: NationalFile().bytes))
    files.append(File(name: "snapshot.json", bytes: try snapshot.ours(0, withObservations: true).json()))
    files.append(File(name: "snapshot-forecasts.json", bytes: try snapshot.ours(0, withObservations: false).json()))
    let messages = AvisosInput.messages()
    let tar = AvisosInput.tar(messages)
    files.append(File(name: "avisos.tar", bytes: tar))
    files.append(File(name: "avisos.tsv", bytes: Array(try alerts(tar).utf8)))
    let feeds = try NewsInput.feeds()
    for feed in feeds { files.append(File(name: "news-\(feed.source.rawValue).xml", bytes: feed.bytes)) }
    files.append(File(name: "news.tsv", bytes: Array(try headlines(feeds).utf8)))
    return files
  }

  /// A line for each alert: identifier, onset and expiry in seconds of 1970, level, zone, corners, and the sums of
  /// their latitudes and longitudes in whole thousandths.
  private static func alerts(_ tar: [UInt8]) throws -> String {
    try AvisosRecord.decode(tar).record.alerts.map { alert in
      let corners = alert.areas.flatMap(\.rings).flatMap(\.vertices)
      let sums = corners.reduce((0.0, 0.0)) { ($0.0 + $1.latitude, $0.1 + $1.longitude) }
      return [
        alert.identifier, "\(alert.onset.secondsSinceEpoch)", "\(alert.expires?.secondsSinceEpoch ?? 0)",
        "\(alert.level)", alert.areas.map(\.code).joined(separator: " "), "\(corners.count)",
        "\(Int((sums.0 * 1000).rounded()))", "\(Int((sums.1 * 1000).rounded()))",
      ].joined(separator: "\t") + "\n"
    }.joined()
  }

  /// A line for each headline of the merged list: source and title.
  private static func headlines(_ feeds: [NewsInput.Feed]) throws -> String {
    try NewsInput.ours(feeds).map { "\($0.source.rawValue)\t\($0.title)\n" }.joined()
  }
}
