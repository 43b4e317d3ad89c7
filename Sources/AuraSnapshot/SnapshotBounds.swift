// SPDX-License-Identifier: MIT

package import AuraModel

/// How much a snapshot holds, so that its JSON has always less than 16 KB. Texts are measured as JSON writes them.
package enum SnapshotBounds {
  /// The hourly forecast spans 48 hours.
  static let hours = 48
  /// The daily forecast has 7 days.
  static let days = 7
  static let alerts = 12
  static let omittedAlerts = 9_999
  /// Bytes of JSON, at most.
  package static let jsonBytes = 16_000

  static let placeName = 64
  static let skyCode = 6
  static let skyWording = 48
  /// Different states of the sky among the hours whose words are not AEMET's table.
  static let oddSkies = 6
  static let windLetters = 6
  static let stationID = 24
  static let stationName = 40
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

  /// Bytes of JSON that a bounded snapshot takes without warnings and bulletin, at most, told from what it has. A
  /// sixth more than is usual: where this leaves room enough nothing has to be measured.
  package static func restLength(of snapshot: WeatherSnapshot) -> Int {
    let lines = Provenance.Field.allCases.count { snapshot.provenance[$0] != Provenance.Line(.absent) }
    let head = 430 + (snapshot.current == nil ? 0 : 400)
    let hours = snapshot.hours.isEmpty ? 0 : 800 + snapshot.hours.count * 80
    let observed = (snapshot.observed?.quantityCount).map { 100 + $0 * 262 } ?? 0
    let air = snapshot.airQuality.map { 240 + $0.breakdown.count * 230 } ?? 0
    return head + hours + snapshot.days.count * 420 + observed + air + lines * 320
  }
}

extension LocalObservation {
  fileprivate var quantityCount: Int {
    let plain: [StationReading<Double>?] = [
      temperatureC, dewPointC, relativeHumidityPercent, seaLevelPressureHpa, precipitationMm, snowDepthCm,
      visibilityKm, sunshineMinutes,
    ]
    return plain.count { $0 != nil } + (wind == nil ? 0 : 1)
  }
}

extension Int? {
  /// The number if it lies in a range, else unknown.
  func within(_ range: ClosedRange<Int>) -> Int? { flatMap { range.contains($0) ? $0 : nil } }
}
