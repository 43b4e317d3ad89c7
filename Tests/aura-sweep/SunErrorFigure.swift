// SPDX-License-Identifier: MIT

import AuraKit

/// Error of sunrise against date, over all places: ours and NOAA's, for `docs/SUN.md`.
struct SunErrorFigure {
  private struct Day {
    var least = Double.infinity
    var greatest = -Double.infinity
    var sum = 0.0
    var count = 0.0

    mutating func add(_ error: Double) {
      least = min(least, error)
      greatest = max(greatest, error)
      sum += error
      count += 1
    }
  }

  private var ours: [Int: Day] = [:]
  private var noaa: [Int: Day] = [:]

  /// Counts the errors of one place on one day, seconds.
  mutating func add(day: Int, ours oursError: Double, noaa noaaError: Double) {
    ours[day, default: Day()].add(oursError)
    noaa[day, default: Day()].add(noaaError)
  }

  /// Two panels: the band holds all places, the line is their mean.
  var svg: String {
    let days = ours.keys.sorted()
    guard let first = days.first, let last = days.last, last > first else { return "<svg/>" }
    let title = "Sunrise: computed minus JPL DE421, 54 places of Spain, every date"
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 560" role="img" font-family="sans-serif" font-size="13">
      <title>\(title)</title>
      <rect width="900" height="560" fill="#ffffff"/>
      <text x="70" y="26" font-size="16" font-weight="bold" fill="#111827">\(title)</text>
      """
    ]
    parts.append(
      panel(
        ours, days, top: 60, limit: 0.4, step: 0.2, colour: "#1d4ed8",
        label: "SolarTimes (VSOP87D, 68 terms), seconds: what is left is mostly UT1 − UTC"))
    parts.append(
      panel(
        noaa, days, top: 310, limit: 4, step: 2, colour: "#b45309",
        label: "NOAA's equations, two passes, seconds: ten times the scale"))
    parts.append("</svg>\n")
    return parts.joined(separator: "\n")
  }

  private func panel(
    _ values: [Int: Day], _ days: [Int], top: Double, limit: Double, step: Double, colour: String, label: String
  ) -> String {
    let (left, width, height) = (70.0, 800.0, 190.0)
    let first = days[0]
    let span = Double(days[days.count - 1] - first)
    let x = { (day: Int) in left + Double(day - first) / span * width }
    let y = { (error: Double) in top + height / 2 - error / limit * height / 2 }
    let point = { (day: Int, error: Double) in "\(tenths(x(day))) \(tenths(y(error)))" }
    var grid = ""
    var texts = "<text x=\"\(tenths(left))\" y=\"\(tenths(top - 8))\" fill=\"#374151\">\(label)</text>"
    for index in -2...2 {
      let error = Double(index) * step
      grid += "M\(tenths(left)) \(tenths(y(error)))H\(tenths(left + width))"
      texts +=
        "<text x=\"\(tenths(left - 8))\" y=\"\(tenths(y(error) + 4))\" text-anchor=\"end\">\(tenths(error))</text>"
    }
    for day in days where CivilDate(dayNumber: day).day == 1 {
      let date = CivilDate(dayNumber: day)
      guard date.month == 1 || date.month == 7 else { continue }
      grid += "M\(tenths(x(day))) \(tenths(top))V\(tenths(top + height))"
      let month = date.month < 10 ? "0\(date.month)" : "\(date.month)"
      texts += "<text x=\"\(tenths(x(day)))\" y=\"\(tenths(top + height + 16))\">\(date.year)-\(month)</text>"
    }
    let upper = days.map { point($0, values[$0]!.greatest) }
    let lower = days.reversed().map { point($0, values[$0]!.least) }
    let mean = days.map { point($0, values[$0]!.sum / values[$0]!.count) }
    return """
      <path d="\(grid)" fill="none" stroke="#cbd5e1"/>
      <path d="M\((upper + lower).joined(separator: "L"))Z" fill="\(colour)" fill-opacity="0.3"/>
      <path d="M\(mean.joined(separator: "L"))" fill="none" stroke="\(colour)" stroke-width="1.5"/>
      <g fill="#111827">\(texts)</g>
      """
  }

  private func tenths(_ value: Double) -> String {
    let scaled = Int((abs(value) * 10).rounded())
    return (value < 0 && scaled > 0 ? "-" : "") + "\(scaled / 10).\(scaled % 10)"
  }
}
