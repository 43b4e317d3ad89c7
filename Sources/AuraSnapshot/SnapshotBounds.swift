// SPDX-License-Identifier: MIT

import AuraModel

/// How much a snapshot holds, so that its JSON has always less than 16 KB. Texts are measured as JSON writes them.
enum SnapshotBounds {
  /// The hourly forecast spans 48 hours.
  static let hours = 48
  /// The daily forecast has 7 days.
  static let days = 7
  static let alerts = 12
  static let omittedAlerts = 9_999
  /// Bytes of JSON, at most.
  static let jsonBytes = 16_000
  /// What the alerts and the bulletin may take in any case, bytes: `jsonBytes` less what everything else can take at
  /// most. A test holds that it cannot take more.
  static let textBytes = 3_700

  static let placeName = 80
  static let skyCode = 6
  static let skyWording = 48
  /// Different states of the sky among the hours whose words are not AEMET's table.
  static let oddSkies = 6
  static let windLetters = 6
  static let stationID = 10
  static let stationName = 64
  static let alertIdentifier = 72
  static let alertPhenomenon = 48
  static let alertParameter = 72
  static let alertProbability = 20
  static let alertEvent = 88
  static let alertWord = 18
  static let alertAreas = 2
  static let areaName = 64
  static let areaCode = 10
  static let alertDetails = 480
  static let alertInstruction = 480
  static let alertHeadline = 160
  static let alertWeb = 120
  static let bulletinScope = 64
  static let bulletinDays = 8
  static let bulletinTowns = 8
  static let townName = 40

  static let celsius = -99...99
  static let percent = 0...100
  static let kilometresPerHour = 0...999
  static let snowLevelM = 0...9_999
  static let uvIndex = 0...99
  /// mm; more than any hour has had.
  static let depthMm = 0.0...2_000.0
}

extension Int? {
  /// The number if it lies in a range, else unknown.
  func within(_ range: ClosedRange<Int>) -> Int? { flatMap { range.contains($0) ? $0 : nil } }
}
