// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTime

extension WeatherAnchor {
  /// Reads the facts of one place.
  init(_ document: ScenarioDocument) throws(ScenarioError) {
    try document.allow(["places", "reachKm", "from", "maximum", "minimum", "rain", "gust", "hours"])
    let names = try document.required("places").elements()
    guard !names.isEmpty else { throw try document.required("places").unexpected("a municipality or a station") }
    var sites: [Site] = []
    for name in names { sites.append(Site(place: try Self.place(name))) }
    let zone = sites[0].place.zone
    let from = try document.required("from")
    guard let first = civilDate(try from.text()) else { throw from.unexpected("a date, 2026-08-25") }
    self.init(
      sites: sites, reachKm: try document["reachKm"]?.number(in: 0...2000) ?? 15, firstDay: first,
      days: try Self.days(document), spans: [])
    for element in try document["hours"]?.elements() ?? [] {
      let span = try AnchoredSpan(element, in: zone)
      if let last = spans.last, last.hours.upperBound > span.hours.lowerBound {
        throw try element.required("from").unexpected("a time after the hours before")
      }
      spans.append(span)
    }
  }

  private static func place(_ name: ScenarioDocument) throws(ScenarioError) -> WeatherPlace {
    let text = try name.text()
    if let code = MunicipalityCode(text), let town = Gazetteer.municipality(code), let at = town.coordinate {
      return WeatherPlace(
        ine: text, latitude: at.latitude, longitude: at.longitude,
        elevationMetres: Int((town.elevationM ?? 100).rounded()), zone: town.zone)
    }
    if let station = Gazetteer.station(text) {
      let at = station.coordinate
      return WeatherPlace(
        ine: text, latitude: at.latitude, longitude: at.longitude, elevationMetres: station.altitudeM ?? 100,
        zone: station.province?.zone ?? (at.longitude < -12 ? .canaries : .peninsula))
    }
    throw name.unexpected("the code of a municipality or of a station")
  }

  private static func days(_ document: ScenarioDocument) throws(ScenarioError) -> [AnchoredDay] {
    var days: [AnchoredDay] = []
    func take(
      _ key: String, _ set: (inout AnchoredDay, Substring, ScenarioDocument) throws(ScenarioError) -> Void
    ) throws(ScenarioError) {
      guard let part = document[key] else { return }
      let values = try part.column()
      guard values.count <= 62 else { throw part.unexpected("at most 62 days") }
      while days.count < values.count { days.append(AnchoredDay()) }
      for (index, value) in values.enumerated() where !value.isEmpty { try set(&days[index], value[...], part) }
    }
    try take("maximum") { (day, text, part) throws(ScenarioError) in
      day.maximumTenthsC = try part.tenths(text, in: -400...500)
    }
    try take("minimum") { (day, text, part) throws(ScenarioError) in
      day.minimumTenthsC = try part.tenths(text, in: -400...500)
    }
    try take("rain") { (day, text, part) throws(ScenarioError) in
      day.rainTenthsMm = try part.tenths(text, in: 0...20_000)
    }
    try take("gust") { (day, text, part) throws(ScenarioError) in
      // `75/060`: km/h, and degrees where they are known.
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(parts.count), let speed = parts[0], (0...400).contains(speed),
        parts.count == 1 || (0...360).contains(parts[1] ?? -1)
      else { throw part.unexpected("km/h or km/h and degrees, 75 or 75/060") }
      day.gustKmh = speed
      day.gustBearingDegrees = parts.count == 2 ? parts[1].map { $0 % 360 } : nil
    }
    for day in days {
      if let high = day.maximumTenthsC, let low = day.minimumTenthsC, low > high {
        throw try document.required("minimum").unexpected("no minimum above its day's maximum")
      }
    }
    return days
  }
}

extension AnchoredSpan {
  fileprivate init(_ document: ScenarioDocument, in zone: CivilZone) throws(ScenarioError) {
    try document.allow([
      "from", "until", "temperature", "rain", "thunder", "wind", "gust", "windFrom", "humidity", "cloud", "visibility",
      "dust",
    ])
    let start = try document.required("from").hour(in: zone)
    let end = try document["until"]?.hour(in: zone) ?? start.advanced(bySeconds: 3600)
    guard start < end else { throw try document.required("until").unexpected("later than from") }
    self.init(hours: start..<end)
    temperatureTenthsC = try document["temperature"].map { (part) throws(ScenarioError) in
      try part.tenths(in: -400...500)
    }
    rainTenthsMm = try document["rain"].map { (part) throws(ScenarioError) in try part.tenths(in: 0...5000) }
    thunders = try document["thunder"].map { (part) throws(ScenarioError) in try part.boolean() }
    func whole(_ key: String, _ range: ClosedRange<Int>) throws(ScenarioError) -> Int? {
      try document[key].map { (part) throws(ScenarioError) in try part.number(in: range) }
    }
    windKmh = try whole("wind", 0...300)
    gustKmh = try whole("gust", 0...400)
    windBearingDegrees = try whole("windFrom", 0...359)
    humidityPercent = try whole("humidity", 1...100)
    cloudEighths = try whole("cloud", 0...8)
    visibilityMetres = try whole("visibility", 50...60_000)
    dustMicrograms = try whole("dust", 0...20_000)
  }
}

extension ScenarioDocument {
  /// A whole hour of civil time, `2022-06-18T15:00`; with `Z` or an offset it is an instant.
  fileprivate func hour(in zone: CivilZone) throws(ScenarioError) -> WallInstant {
    guard let stamp = WireTimestamp(try text()), stamp.civil.time.secondOfDay % 3600 == 0 else {
      throw unexpected("a whole hour, 2022-06-18T15:00")
    }
    return stamp.instant(withoutOffsetIn: zone)
  }
}
