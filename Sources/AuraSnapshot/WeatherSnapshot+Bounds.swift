// SPDX-License-Identifier: MIT

public import AuraModel
import AuraTime

extension WeatherSnapshot {
  /// The snapshot as its JSON can hold it: lists of bounded length, numbers within their ranges, texts of bounded
  /// length, rings left out. What `make` returns is so already; to bound it again changes nothing.
  ///
  /// A number outside its range is unknown. Of too many warnings those in force are kept before those to come and the
  /// worst before the others, and the rest is counted. A text that is too long loses whole words at its end.
  public func bounded() -> WeatherSnapshot {
    var result = self
    result.place.name = place.name.shortened(to: SnapshotBounds.placeName)
    result.uvIndex = uvIndex.within(SnapshotBounds.uvIndex)
    var none: [SkyState] = []
    result.current = current.map { $0.bounded(odd: &none, limit: 1) }
    var odd: [SkyState] = []
    result.hours = Self.aligned(hours).map { $0.bounded(odd: &odd, limit: SnapshotBounds.oddSkies) }
    result.days = Self.increasing(days, by: \.date).prefix(SnapshotBounds.days).map { $0.bounded() }
    result.observed = observed?.bounded()
    result.airQuality = airQuality?.bounded()
    for field in Provenance.Field.allCases {
      let line = provenance[field]
      if let station = line.station {
        result.provenance[field].station = station.shortenedKey(to: SnapshotBounds.stationID)
      }
      if let distance = line.distanceKm { result.provenance[field].distanceKm = distance.isFinite ? distance : nil }
    }
    result.boundTexts()
    return result
  }

  /// The hours that begin a whole number of hours, less than a thousand, after the first of them.
  private static func aligned(_ hours: [HourSlot]) -> ArraySlice<HourSlot> {
    guard let first = hours.first else { return [] }
    let isAligned = { (slot: HourSlot) in
      let distance = slot.start.millisecondsSinceEpoch.subtractingReportingOverflow(first.start.millisecondsSinceEpoch)
      return !distance.overflow && (0..<3_600_000_000).contains(distance.partialValue)
        && distance.partialValue % 3_600_000 == 0
    }
    let whole = hours.allSatisfy(isAligned) ? hours : hours.filter(isAligned)
    return increasing(whole, by: \.start).prefix(SnapshotBounds.hours)
  }

  /// The elements that are greater than every one before them.
  static func increasing<Element, Key: Comparable>(_ elements: [Element], by key: (Element) -> Key) -> [Element] {
    guard zip(elements, elements.dropFirst()).contains(where: { key($0) >= key($1) }) else { return elements }
    var kept: [Element] = []
    for element in elements where kept.last.map({ key($0) < key(element) }) ?? true { kept.append(element) }
    return kept
  }

  /// Fits warnings and bulletin into what is left of the JSON, the most urgent first.
  private mutating func boundTexts() {
    alerts = alerts.map { $0.map { $0.bounded() }.worstFirst() }
    omittedAlertCount = alerts == nil ? 0 : min(max(omittedAlertCount, 0), SnapshotBounds.omittedAlerts)
    bulletin = bulletin?.bounded()
    let alertBytes = (alerts ?? []).reduce(0) { $0 + $1.jsonLength }
    let hasRoom = (alerts?.count ?? 0) <= SnapshotBounds.alerts
    let textBytes = alertBytes + (bulletin?.jsonLength ?? 0) + 40
    guard !hasRoom || SnapshotBounds.restLength(of: self) + textBytes > SnapshotBounds.jsonBytes else { return }
    var rest = self
    (rest.alerts, rest.bulletin, rest.omittedAlertCount) = (nil, nil, 0)
    // The longest of the words: the room is the same whether or not the bulletin has to go.
    rest.provenance[.bulletin].freshness = .carried
    var room = SnapshotBounds.jsonBytes - SnapshotWriter.bytes(of: rest).count - 40
    keepMostUrgent(in: &room)
    if let head = bulletin?.headLength {
      if head > room {
        bulletin = nil
        provenance[.bulletin].freshness = .absent
      } else {
        room -= head
      }
    }
    for index in (alerts ?? []).indices { alerts?[index].keepDetails(in: &room) }
    bulletin?.keepTexts(in: &room)
    for index in (alerts ?? []).indices { alerts?[index].keepRest(in: &room) }
  }

  private mutating func keepMostUrgent(in room: inout Int) {
    guard let all = alerts else { return }
    let moment = moment
    let order =
      all.indices.filter { all[$0].phase(at: moment) == .inForce }
      + all.indices.filter { all[$0].phase(at: moment) != .inForce }
    var kept: [Int] = []
    for index in order.prefix(SnapshotBounds.alerts) {
      guard all[index].headLength <= room else { break }
      room -= all[index].headLength
      kept.append(index)
    }
    alerts = kept.sorted().map { all[$0] }
    omittedAlertCount = min(omittedAlertCount + all.count - kept.count, SnapshotBounds.omittedAlerts)
  }
}

extension HourSlot {
  func bounded(odd: inout [SkyState], limit: Int) -> HourSlot {
    var slot = self
    slot.sky = sky?.bounded(odd: &odd, limit: limit)
    if let sky = slot.sky { slot.isNight = sky.isNight }
    slot.precipitation = precipitation?.bounded()
    slot.snow = snow?.bounded()
    slot.temperatureC = temperatureC.within(SnapshotBounds.celsius)
    slot.feelsLikeC = feelsLikeC.within(SnapshotBounds.celsius)
    slot.relativeHumidity = relativeHumidity.within(SnapshotBounds.percent)
    slot.wind = wind?.bounded()
    slot.gustKmh = gustKmh.within(SnapshotBounds.kilometresPerHour)
    slot.precipitationProbability = precipitationProbability.within(SnapshotBounds.percent)
    slot.stormProbability = stormProbability.within(SnapshotBounds.percent)
    slot.snowProbability = snowProbability.within(SnapshotBounds.percent)
    return slot
  }
}

extension DaySnapshot {
  fileprivate func bounded() -> DaySnapshot {
    var day = self
    var odd: [SkyState] = []
    day.sky = sky?.bounded(odd: &odd, limit: 1)
    day.minimumC = minimumC.within(SnapshotBounds.celsius)
    day.maximumC = maximumC.within(SnapshotBounds.celsius)
    day.feelsLikeMinimumC = feelsLikeMinimumC.within(SnapshotBounds.celsius)
    day.feelsLikeMaximumC = feelsLikeMaximumC.within(SnapshotBounds.celsius)
    day.minimumHumidity = minimumHumidity.within(SnapshotBounds.percent)
    day.maximumHumidity = maximumHumidity.within(SnapshotBounds.percent)
    day.precipitationProbability = precipitationProbability.within(SnapshotBounds.percent)
    day.wind = wind?.bounded()
    day.gustKmh = gustKmh.within(SnapshotBounds.kilometresPerHour)
    day.snowLevelM = snowLevelM.within(SnapshotBounds.snowLevelM)
    day.uvMax = uvMax.within(SnapshotBounds.uvIndex)
    return day
  }
}
