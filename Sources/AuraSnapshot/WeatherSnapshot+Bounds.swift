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
    result.current?.bound(odd: &none, limit: 1)
    var odd: [SkyState] = []
    // In place: an hour is two hundred bytes.
    if let aligned = Self.aligned(hours) { result.hours = aligned }
    for index in result.hours.indices { result.hours[index].bound(odd: &odd, limit: SnapshotBounds.oddSkies) }
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

  /// The hours that begin a whole number of hours, less than a thousand, after the first of them; nil where that is so of
  /// all, and they are few enough.
  private static func aligned(_ hours: [HourSlot]) -> [HourSlot]? {
    guard let start = hours.first?.start.millisecondsSinceEpoch else { return nil }
    func isAligned(_ hour: WallInstant) -> Bool {
      let distance = hour.millisecondsSinceEpoch.subtractingReportingOverflow(start)
      return !distance.overflow && (0..<3_600_000_000).contains(distance.partialValue)
        && distance.partialValue % 3_600_000 == 0
    }
    let areFit = hours.indices.allSatisfy { index in
      isAligned(hours[index].start) && (index == 0 || hours[index - 1].start < hours[index].start)
    }
    if areFit, hours.count <= SnapshotBounds.hours { return nil }
    return Array(increasing(hours.filter { isAligned($0.start) }, by: \.start).prefix(SnapshotBounds.hours))
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
    let hasRoom = (alerts?.count ?? 0) <= SnapshotBounds.alerts
    let others = SnapshotBounds.restLength(of: self) + (bulletin?.jsonLength ?? 0) + 40
    // Mostly a look at how long the texts can be spares measuring them.
    func fits(_ length: (WeatherAlert) -> Int) -> Bool {
      (alerts ?? []).reduce(others) { $0 + length($1) } <= SnapshotBounds.jsonBytes
    }
    if hasRoom, fits(\.greatestJSONLength) || fits(\.jsonLength) { return }
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
  mutating func bound(odd: inout [SkyState], limit: Int) {
    sky = sky?.bounded(odd: &odd, limit: limit)
    if let sky { isNight = sky.isNight }
    precipitation = precipitation?.bounded()
    snow = snow?.bounded()
    temperatureC = temperatureC.within(SnapshotBounds.celsius)
    feelsLikeC = feelsLikeC.within(SnapshotBounds.celsius)
    relativeHumidity = relativeHumidity.within(SnapshotBounds.percent)
    wind = wind?.bounded()
    gustKmh = gustKmh.within(SnapshotBounds.kilometresPerHour)
    precipitationProbability = precipitationProbability.within(SnapshotBounds.percent)
    stormProbability = stormProbability.within(SnapshotBounds.percent)
    snowProbability = snowProbability.within(SnapshotBounds.percent)
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
