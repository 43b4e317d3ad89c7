// SPDX-License-Identifier: MIT

package import AuraTime

/// Both forecasts of one municipality as AEMET published them once: facts read from a scenario.
package struct RecordedForecast: Hashable, Sendable {
  package var ine: String
  package var daily: DailyPayload
  package var hourly: HourlyPayload
  /// The first `fecha` of both files.
  package var firstDay: CivilDate
}

extension RecordedForecast {
  init(_ document: ScenarioDocument) throws(ScenarioError) {
    ine = try document.required("ine").text()
    let firstText = try document.required("firstDay")
    guard let first = civilDate(try firstText.text()) else { throw firstText.unexpected("a date, 2026-08-25") }
    firstDay = first
    let name = try document.required("name").text()
    let province = try document.required("province").text()
    let dailyPart = try document.required("daily")
    let hourlyPart = try document.required("hourly")
    daily = DailyPayload(
      header: try header(dailyPart, ine: ine, name: name, province: province),
      days: try days(dailyPart, from: first, dailyDay))
    hourly = HourlyPayload(
      header: try header(hourlyPart, ine: ine, name: name, province: province),
      days: try days(hourlyPart, from: first, hourlyDay))
  }
}

private func header(
  _ part: ScenarioDocument, ine: String, name: String, province: String
) throws(ScenarioError) -> ForecastHeader {
  return ForecastHeader(
    ine: ine, name: name, province: province, elaborated: try part.required("elaborado").text(),
    isSecure: try part.required("secure").boolean())
}

private func days<Day>(
  _ part: ScenarioDocument, from first: CivilDate,
  _ read: (ScenarioDocument, CivilDate) throws(ScenarioError) -> Day
) throws(ScenarioError) -> [Day] {
  var days: [Day] = []
  for element in try part.required("days").elements() {
    days.append(try read(element, first.advanced(byDays: days.count)))
  }
  return days
}

private func dailyDay(_ facts: ScenarioDocument, _ date: CivilDate) throws(ScenarioError) -> DailyPayload.Day {
  let rain = try whole(facts.required("rain"))
  guard [1, 3, 7].contains(rain.count) else { throw try facts.required("rain").unexpected("1, 3 or 7 values") }
  func column(_ key: String) throws(ScenarioError) -> [String] {
    let part = try facts.required(key)
    let values = try part.column()
    guard values.count == rain.count else { throw part.unexpected("\(rain.count) values, as in rain") }
    return values
  }
  var wind: [DailyPayload.Wind] = []
  for token in try column("wind") {
    let (direction, speed) = windParts(token)
    wind.append(DailyPayload.Wind(direction: direction, speed: Int(speed)))
  }
  return DailyPayload.Day(
    date: date, periods: DailyPayload.periods(count: rain.count), rainProbability: rain,
    snowLevel: try column("snowLevel"), sky: try column("sky"), wind: wind, gust: try column("gust"),
    temperature: try range(facts.required("temperature")), feel: try range(facts.required("feel")),
    humidity: try range(facts.required("humidity")),
    uv: try facts["uv"].map { (part) throws(ScenarioError) in try part.number() })
}

private func range(_ part: ScenarioDocument) throws(ScenarioError) -> DailyPayload.Range {
  let values = try whole(part)
  guard values.count == 2 || values.count == 6 else {
    throw part.unexpected("maximum, minimum, and none or four values for 6, 12, 18 and 24")
  }
  return DailyPayload.Range(
    maximum: values[0], minimum: values[1],
    points: zip(values.dropFirst(2), [6, 12, 18, 24]).map { DailyPayload.Point(value: $0, hour: $1) })
}

private func hourlyDay(_ facts: ScenarioDocument, _ date: CivilDate) throws(ScenarioError) -> HourlyPayload.Day {
  let sun = try facts.required("sun").column()
  guard sun.count == 2 else { throw try facts.required("sun").unexpected("sunrise and sunset") }
  var day = HourlyPayload.Day(date: date, sunrise: sun[0], sunset: sun[1])
  day.sky = try items(facts.required("sky"), every: 1)
  day.rain = try items(facts.required("rain"), every: 1)
  day.snow = try items(facts.required("snow"), every: 1)
  day.temperature = try items(facts.required("temperature"), every: 1)
  day.feel = try items(facts.required("feel"), every: 1)
  day.humidity = try items(facts.required("humidity"), every: 1)
  day.rainProbability = try items(facts.required("rainProbability"), every: 6)
  day.stormProbability = try items(facts.required("stormProbability"), every: 6)
  day.snowProbability = try items(facts.required("snowProbability"), every: 6)
  let gusts = try items(facts.required("gust"), every: 1)
  for (wind, gust) in zip(try items(facts.required("wind"), every: 1), gusts) {
    let (direction, speed) = windParts(wind.value)
    day.motion.append(.wind(direction: direction, speed: speed, label: wind.label))
    day.motion.append(.gust(value: gust.value, label: gust.label))
  }
  return day
}

/// A column whose first value is a label and whose others follow it at a step of hours.
private func items(_ part: ScenarioDocument, every step: Int) throws(ScenarioError) -> [HourlyPayload.Item] {
  let column = try part.column()
  guard let first = column.first, first.count == 2 || first.count == 4 else {
    throw part.unexpected("a label of two or four digits, then values")
  }
  let starts = first.count == 2 ? [Int(first)] : [Int(first.prefix(2)), Int(first.suffix(2))]
  guard let begin = starts[0] else { throw part.unexpected("a label of digits") }
  return column.dropFirst().enumerated().map { index, value in
    let labels = starts.compactMap { $0 ?? begin }.map { digits(($0 + index * step) % 24, width: 2) }
    return HourlyPayload.Item(value, at: labels.joined())
  }
}

private func whole(_ part: ScenarioDocument) throws(ScenarioError) -> [Int] {
  var values: [Int] = []
  for token in try part.column() {
    guard let value = Int(token) else { throw part.unexpected("whole numbers") }
    values.append(value)
  }
  return values
}

/// `NE28` as its letters and its digits.
private func windParts(_ token: String) -> (direction: String, speed: String) {
  let direction = token.prefix { $0.isLetter }
  return (String(direction), String(token.dropFirst(direction.count)))
}

/// A date as `2026-08-25`; nil for anything else.
func civilDate(_ text: some StringProtocol) -> CivilDate? {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  guard text.utf8.count == 10, parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]),
    let day = Int(parts[2])
  else { return nil }
  return CivilDate(year: year, month: month, day: day)
}
