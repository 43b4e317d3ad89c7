// SPDX-License-Identifier: MIT

import AuraKit

/// The year of a place as a picture: dates across, hours up, night, twilights and day as bands.
struct SunGraph {
  private let year: SunYear

  init(_ year: SunYear) {
    self.year = year
  }

  /// A whole SVG document: no script, no outside parts, every number with one decimal.
  var svg: String {
    let place = MarkupEscape.escaped(year.place.name)
    let clock = year.inUTC ? "UTC" : "local clock"
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 640" role="img" font-family="sans-serif" font-size="13">
      <title>Sun graph of \(place), \(year.year)</title>
      <desc>Night, twilights and day for every date of \(year.year) in \(place) (INE \(year.place.code)), \(clock).</desc>
      <defs><clipPath id="plot"><rect x="\(Self.n(left))" y="\(Self.n(top))" width="\(Self.n(width))" \
      height="\(Self.n(height))"/></clipPath></defs>
      <rect width="1000" height="640" fill="#ffffff"/>
      <text x="\(Self.n(left))" y="30" font-size="20" font-weight="bold" fill="#111827">\(place) \(year.year)</text>
      <text x="\(Self.n(left))" y="50" fill="#374151">Sunrise, sunset and twilights, \(clock), \
      latitude \(Self.n(year.coordinate.latitude, 4)), longitude \(Self.n(year.coordinate.longitude, 4))</text>
      <rect x="\(Self.n(left))" y="\(Self.n(top))" width="\(Self.n(width))" height="\(Self.n(height))" fill="\(Band.night)"/>
      """
    ]
    parts.append("<g clip-path=\"url(#plot)\">")
    for band in Band.all { parts.append(path(band)) }
    parts.append(grid)
    parts.append(line({ $0.sun.solarNoon.roundedToMinute }, "#7c2d12", dashed: true))
    parts.append(line({ $0.sun.sunrise.minute }, "#9a3412", dashed: false))
    parts.append(line({ $0.sun.sunset.minute }, "#9a3412", dashed: false))
    parts.append("</g>")
    parts += [axes, changes, legend, summary, "</svg>"]
    return parts.joined(separator: "\n")
  }

  // MARK: bands

  /// Between a dawn and a dusk.
  private struct Band: Sendable {
    let label: String
    let fill: String
    let dawn: @Sendable (SunYear.Day) -> WallInstant?
    let dusk: @Sendable (SunYear.Day) -> WallInstant?

    static let night = "#0b1437"
    /// From the outermost in: each is painted over the one before.
    static let all = [
      Band(label: "astronomical twilight", fill: "#1e3269") {
        $0.sun.astronomicalDawn.minute
      } dusk: {
        $0.sun.astronomicalDusk.minute
      },
      Band(label: "nautical twilight", fill: "#3b5998") {
        $0.sun.nauticalDawn.minute
      } dusk: {
        $0.sun.nauticalDusk.minute
      },
      Band(label: "civil twilight", fill: "#8fb0de") {
        $0.sun.civilDawn.minute
      } dusk: {
        $0.sun.civilDusk.minute
      },
      Band(label: "day", fill: "#fde68a") {
        $0.sun.sunrise.minute
      } dusk: {
        $0.sun.sunset.minute
      },
    ]

    init(
      label: String, fill: String, dawn: @escaping @Sendable (SunYear.Day) -> WallInstant?,
      dusk: @escaping @Sendable (SunYear.Day) -> WallInstant?
    ) {
      self.label = label
      self.fill = fill
      self.dawn = dawn
      self.dusk = dusk
    }
  }

  private func path(_ band: Band) -> String {
    var outline = ""
    for run in runs {
      let days = run.filter { band.dawn(year.days[$0]) != nil && band.dusk(year.days[$0]) != nil }
      guard !days.isEmpty else { continue }
      let there = points(days, band.dawn)
      let back = points(days, band.dusk).reversed()
      outline += "M" + (there + back).map { "\(Self.n($0.x)) \(Self.n($0.y))" }.joined(separator: "L") + "Z"
    }
    // A dusk after midnight comes again at the bottom of the next date's column.
    let shift = "transform=\"translate(\(Self.n(width / Double(year.days.count))) \(Self.n(height)))\""
    return "<path d=\"\(outline)\" fill=\"\(band.fill)\"/><path d=\"\(outline)\" \(shift) fill=\"\(band.fill)\"/>"
  }

  private func line(_ minute: (SunYear.Day) -> WallInstant?, _ colour: String, dashed: Bool) -> String {
    let outline = runs.map { run in
      "M"
        + points(run.filter { minute(year.days[$0]) != nil }, minute).map { "\(Self.n($0.x)) \(Self.n($0.y))" }
        .joined(separator: "L")
    }.joined()
    let dash = dashed ? " stroke-dasharray=\"4 4\"" : ""
    return "<path d=\"\(outline)\" fill=\"none\" stroke=\"\(colour)\" stroke-width=\"1.5\"\(dash)/>"
  }

  /// The days between two changes of the shown clock: curves are not drawn across a jump.
  private var runs: [Range<Int>] {
    let jumps =
      year.inUTC
      ? []
      : year.clockChanges.compactMap { change in
        year.days.firstIndex { $0.date == change.date }
      }
    let ends = [0] + jumps + [year.days.count]
    return zip(ends, ends.dropFirst()).map { $0..<$1 }
  }

  /// A point in the middle of each day's column, and one at either edge of the run.
  private func points(_ days: [Int], _ minute: (SunYear.Day) -> WallInstant?) -> [(x: Double, y: Double)] {
    var points = days.compactMap { day in
      minute(year.days[day]).map { (x: x(Double(day) + 0.5), y: y(minutes(of: $0, on: year.days[day].date))) }
    }
    if let first = points.first { points.insert((x(Double(days[0])), first.y), at: 0) }
    if let last = points.last { points.append((x(Double(days[days.count - 1] + 1)), last.y)) }
    return points
  }

  /// Minutes of the shown clock after the midnight of a date; more than 1,440 after the next one.
  private func minutes(of instant: WallInstant, on date: CivilDate) -> Double {
    let civil = year.shownZone.civil(at: instant)
    return Double((civil.date.dayNumber - date.dayNumber) * 1440) + Double(civil.time.secondOfDay) / 60
      + Double(instant.millisecondsSinceEpoch - instant.secondsSinceEpoch * 1000) / 60_000
  }

  // MARK: frame

  private let left = 60.0
  private let top = 84.0
  private let width = 900.0
  private let height = 424.0

  private func x(_ day: Double) -> Double { left + day / Double(year.days.count) * width }
  private func y(_ minutes: Double) -> Double { top + height - minutes / 1440 * height }

  private var monthStarts: [(index: Int, name: String)] {
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return year.days.enumerated().filter { $0.element.date.day == 1 }.map {
      ($0.offset, names[$0.element.date.month - 1])
    }
  }

  private var grid: String {
    let hours = stride(from: 3, to: 24, by: 3).map { hour in
      "M\(Self.n(left)) \(Self.n(y(Double(hour) * 60)))H\(Self.n(left + width))"
    }
    let months = monthStarts.dropFirst().map {
      "M\(Self.n(x(Double($0.index)))) \(Self.n(top))V\(Self.n(top + height))"
    }
    return "<path d=\"\((hours + months).joined())\" fill=\"none\" stroke=\"#64748b\" stroke-opacity=\"0.45\"/>"
  }

  private var axes: String {
    var parts: [String] = []
    for hour in stride(from: 0, through: 24, by: 3) {
      let label = (hour < 10 ? "0" : "") + "\(hour):00"
      let height = Self.n(y(Double(hour) * 60) + 4)
      parts.append("<text x=\"\(Self.n(left - 8))\" y=\"\(height)\" text-anchor=\"end\">\(label)</text>")
    }
    for (index, start) in monthStarts.enumerated() {
      let end = index + 1 < monthStarts.count ? monthStarts[index + 1].index : year.days.count
      let middle = x(Double(start.index + end) / 2)
      parts.append(
        "<text x=\"\(Self.n(middle))\" y=\"\(Self.n(top + height + 18))\" text-anchor=\"middle\">\(start.name)</text>")
    }
    return "<g fill=\"#374151\">" + parts.joined() + "</g>"
  }

  private var changes: String {
    guard !year.inUTC else { return "<g/>" }
    return year.clockChanges.compactMap { change -> String? in
      guard let day = year.days.firstIndex(where: { $0.date == change.date }) else { return nil }
      let place = Self.n(x(Double(day)))
      let sign = change.seconds > 0 ? "+" : "−"
      let label = "\(Self.dayAndMonth(change.date)): clocks \(sign)\(abs(change.seconds) / 3600) h"
      return "<path d=\"M\(place) \(Self.n(top))V\(Self.n(top + height))\" stroke=\"#dc2626\" stroke-width=\"1.5\"/>"
        + "<text x=\"\(place)\" y=\"\(Self.n(top - 5))\" text-anchor=\"middle\" font-size=\"12\" fill=\"#b91c1c\">\(label)</text>"
    }.joined(separator: "\n")
  }

  private var legend: String {
    let entries = [("night", Band.night)] + Band.all.map { ($0.label, $0.fill) }
    var parts: [String] = []
    var place = left
    for (label, fill) in entries {
      parts.append(
        "<rect x=\"\(Self.n(place))\" y=\"540\" width=\"16\" height=\"14\" fill=\"\(fill)\" stroke=\"#374151\"/>"
          + "<text x=\"\(Self.n(place + 22))\" y=\"552\">\(label)</text>")
      place += 46 + Double(label.count) * 7
    }
    parts.append(
      "<path d=\"M\(Self.n(place)) 547h24\" stroke=\"#7c2d12\" stroke-width=\"1.5\" stroke-dasharray=\"4 4\"/>"
        + "<text x=\"\(Self.n(place + 30))\" y=\"552\">solar noon</text>")
    return "<g fill=\"#111827\">" + parts.joined() + "</g>"
  }

  /// The dates people ask for.
  private var summary: String {
    func extreme(_ name: String, _ crossing: (SunYear.Day) -> HorizonCrossing, latest: Bool) -> String? {
      // By the second, so that dates that share a minute are told apart.
      let candidates = year.days.compactMap { day in
        crossing(day).instant.map { (day: day, clock: minutes(of: $0, on: day.date)) }
      }
      let found =
        latest ? candidates.max { $0.clock < $1.clock } : candidates.min { $0.clock < $1.clock }
      guard let day = found?.day, let shown = year.time(crossing(day).minute) else { return nil }
      return "\(name) \(shown) on \(Self.dayAndMonth(day.date))"
    }
    let rises = [
      extreme("Earliest sunrise", { $0.sun.sunrise }, latest: false),
      extreme("latest sunrise", { $0.sun.sunrise }, latest: true),
      extreme("earliest sunset", { $0.sun.sunset }, latest: false),
      extreme("latest sunset", { $0.sun.sunset }, latest: true),
    ].compactMap { $0 }
    let lengths = [
      year.days.min { $0.sun.dayLengthSeconds < $1.sun.dayLengthSeconds }.map { ("Shortest day", $0) },
      year.days.max { $0.sun.dayLengthSeconds < $1.sun.dayLengthSeconds }.map { ("longest day", $0) },
    ].compactMap { $0 }.map { name, day in
      let minutes = Int((day.sun.dayLengthSeconds / 60).rounded())
      return "\(name) \(minutes / 60) h \(minutes % 60) min on \(Self.dayAndMonth(day.date))"
    }
    return "<g fill=\"#111827\"><text x=\"\(Self.n(left))\" y=\"586\">\(rises.joined(separator: ", "))</text>"
      + "<text x=\"\(Self.n(left))\" y=\"608\">\(lengths.joined(separator: ", "))</text></g>"
  }

  // MARK: text

  private static func dayAndMonth(_ date: CivilDate) -> String {
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return "\(date.day) \(names[date.month - 1])"
  }

  /// A number with a fixed count of decimals.
  private static func n(_ value: Double, _ decimals: Int = 1) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((abs(value) * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return "\(sign)\(scaled / scale)." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }
}
