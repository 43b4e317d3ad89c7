// SPDX-License-Identifier: MIT

import AuraTime

/// The three panels; each begins at `y` and leaves it where the next one begins.
extension SimPicture {
  // MARK: Calls

  /// The most calls in any minute of each part of the time, as they arrive at the server, under the limit.
  func calls(_ y: inout Double, _ titles: inout [String]) -> String {
    titles.append(Self.title("Calls to AEMET in any 60 s, counted at the server", &y))
    let arrivals = result.lines(of: "server").filter { $0.what.contains(" /opendata/") }.map(\.at)
    let steps = Int(Self.width) / 2
    var highest = [Int](repeating: 0, count: steps)
    var first = 0
    for (index, at) in arrivals.enumerated() {
      while arrivals[first] <= at - 60_000 { first += 1 }
      let step = min(steps - 1, Int(Double(at) / Double(result.plan.endAt) * Double(steps)))
      highest[step] = max(highest[step], index - first + 1)
    }
    let most = max(50, ((highest.max() ?? 0) + 9) / 10 * 10)
    let (top, height) = (y, 120.0)
    func level(_ count: Int) -> Double { top + height * (1 - Double(count) / Double(most)) }
    let ticks = stride(from: 0, through: most, by: most / 5).map { count in
      """
      <path d="M\(n(Self.left)) \(n(level(count)))h\(n(Self.width))" class="grid"/>\
      <text x="\(n(Self.left - 8))" y="\(n(level(count) + 4))" text-anchor="end" class="tick">\(count)</text>
      """
    }
    let bars = highest.enumerated().filter { $0.element > 0 }.map { step, count in
      "M\(n(Self.left + Double(step) * 2)) \(n(top + height))V\(n(level(count)))h2V\(n(top + height))z"
    }
    titles.append(
      "<text x=\"\(n(Self.left + 6))\" y=\"\(n(level(40) - 5))\" class=\"limitname\">limit: 40 a minute from one address</text>"
    )
    y = top + height + 6
    return """
      \(ticks.joined())
      <path d="\(bars.joined())" class="call"/>
      <path d="M\(n(Self.left)) \(n(level(40)))h\(n(Self.width))" class="limit"/>
      """
  }

  // MARK: Ages

  /// Ages up to which a forecast counts as fresh, and as ageing, hours: editions come every three to six hours.
  private static let (fresh, ageing, oldest) = (6.0, 12.0, 24.0)

  /// How old the edition of the hours was that each surface showed at each look, a lane a surface.
  func ages(_ y: inout Double, _ titles: inout [String]) -> String {
    titles.append(Self.title("Age of the hourly forecast at each look; a lane is 24 h high", &y))
    titles.append(legend(at: y - 10))
    var lanes: [(surface: String, looks: [(at: Int64, hours: Double)])] = []
    for line in result.lines(of: "surface") {
      let cells = line.what.split(separator: " ")
      guard cells.count > 6, cells[2] == "hour", let issued = Int64(cells[6]) else { continue }
      let now = result.plan.start.advanced(byMilliseconds: line.at)
      let hours = max(0, min(Self.oldest, Double(now.secondsSinceEpoch - issued) / 3600))
      let surface = String(cells[0])
      let lane = lanes.firstIndex { $0.surface == surface } ?? lanes.count
      if lane == lanes.count { lanes.append((surface, [])) }
      // All places of a look have one bar: the oldest.
      if let last = lanes[lane].looks.last, x(line.at) - x(last.at) < 1 {
        lanes[lane].looks[lanes[lane].looks.count - 1].hours = max(last.hours, hours)
      } else {
        lanes[lane].looks.append((line.at, hours))
      }
    }
    lanes.sort { Self.rank($0.surface) < Self.rank($1.surface) }
    let height = 34.0
    let rows = lanes.map { lane in
      defer { y += height + 6 }
      return row(lane, top: y, height: height)
    }
    return rows.joined(separator: "\n")
  }

  private func row(
    _ lane: (surface: String, looks: [(at: Int64, hours: Double)]), top: Double, height: Double
  ) -> String {
    var paths = ["fresh": "", "aging": "", "old": ""]
    for (index, look) in lane.looks.enumerated() {
      let next = index + 1 < lane.looks.count ? x(lane.looks[index + 1].at) : Self.left + Self.width
      let wide = max(1, min(4, next - x(look.at)))
      let shade = look.hours <= Self.fresh ? "fresh" : look.hours <= Self.ageing ? "aging" : "old"
      let tall = max(1, look.hours / Self.oldest * height)
      paths[shade]? += "M\(n(x(look.at))) \(n(top + height))v-\(n(tall))h\(n(wide))v\(n(tall))z"
    }
    let drawn = ["fresh", "aging", "old"].map { "<path d=\"\(paths[$0] ?? "")\" class=\"\($0)\"/>" }
    return """
      <rect x="\(n(Self.left))" y="\(n(top))" width="\(n(Self.width))" height="\(n(height))" class="lane"/>
      <text x="\(n(Self.left - 8))" y="\(n(top + height / 2 + 4))" text-anchor="end" class="tick">\
      \(Self.words(lane.surface))</text>
      \(drawn.joined())
      """
  }

  private func legend(at y: Double) -> String {
    [("fresh", "up to 6 h", 250.0), ("aging", "6 to 12 h", 160), ("old", "older", 70)].map { shade, text, right in
      let at = Self.left + Self.width - right
      return "<rect x=\"\(n(at))\" y=\"\(n(y - 9))\" width=\"10\" height=\"10\" class=\"\(shade)\"/>"
        + "<text x=\"\(n(at + 16))\" y=\"\(n(y))\" class=\"tick\">\(text)</text>"
    }.joined()
  }

  private static func rank(_ surface: String) -> String {
    surface == "app" ? "0" : surface == "watch" ? "2" : "1\(surface)"
  }

  /// `w2` is the first widget of the lock screen.
  private static func words(_ surface: String) -> String {
    guard let number = Int(surface.dropFirst()), surface.hasPrefix("w") else { return surface }
    return number < 2 ? "home widget \(number + 1)" : "lock widget \(number - 1)"
  }

  // MARK: Faults

  private static let troubles = ["network", "server", "disk", "watch"]

  /// What went wrong, a row a kind; what overlaps lies below.
  func faults(_ y: inout Double, _ titles: inout [String]) -> String {
    titles.append(Self.title("Faults", &y))
    var rows: [(kind: String, ends: Double, marks: String)] = []
    let order =
      Self.troubles + ["wall", "key", "kill", "killAt", "power", "rot", "watchWall", "watchRestart", "stop", "restore"]
    for kind in order {
      let first = rows.count
      for event in result.plan.events where event.isFault && event.words.split(separator: " ")[0] == kind {
        let isLong = Self.troubles.contains(kind)
        let last = min(event.at + (isLong ? Int64(event.seconds ?? 0) * 1000 : 0), result.plan.calmAt)
        let (from, wide) = (x(event.at), max(2.5, x(last) - x(event.at)))
        // Four rows a kind at most: what is drawn over another is still told by its title.
        let free = rows[first...].firstIndex { $0.ends + 1 <= from }
        let index = free ?? (rows.count - first < 4 ? rows.count : rows.count - 1)
        if index == rows.count { rows.append((index == first ? kind : "", 0, "")) }
        rows[index].ends = max(rows[index].ends, from + wide)
        rows[index].marks += bar(event, from: from, wide: wide, top: y + Double(index) * 16)
      }
    }
    let drawn = rows.enumerated().map { index, row in
      """
      <text x="\(n(Self.left - 8))" y="\(n(y + Double(index) * 16 + 10))" text-anchor="end" class="tick">\
      \(Self.faultNames[row.kind] ?? row.kind)</text>\(row.marks)
      """
    }
    guard !drawn.isEmpty else {
      defer { y += 20 }
      return "<text x=\"\(n(Self.left))\" y=\"\(n(y + 10))\" class=\"soft\">none in this run</text>"
    }
    y += Double(rows.count) * 16 + 4
    return drawn.joined(separator: "\n")
  }

  private func bar(_ event: SimEvent, from: Double, wide: Double, top: Double) -> String {
    let words = event.words.split(separator: " ")
    let label = words.count > 2 ? words[1...].dropLast().joined(separator: " ") : ""
    // Letters of ten pixels are six wide at most.
    let text =
      !label.isEmpty && Double(label.count) * 6 + 8 <= wide
      ? "<text x=\"\(n(from + 4))\" y=\"\(n(top + 9.5))\" class=\"faultname\">\(label)</text>" : ""
    return "<rect x=\"\(n(from))\" y=\"\(n(top))\" width=\"\(n(wide))\" height=\"12\" rx=\"1.5\" class=\"fault\">"
      + "<title>\(SimMoment.text(event.at)) \(event.words)</title></rect>\(text)"
  }

  private static let faultNames = [
    "wall": "clock moved", "killAt": "dies at a write", "rot": "bit turned", "watchWall": "watch's clock",
    "stop": "way shut", "restore": "way opened", "watchRestart": "watch restarts",
    "watch": "watch link", "key": "key changed", "kill": "app killed", "power": "power cut",
  ]
}

extension SimResult {
  /// The lines of the trace that somebody wrote.
  func lines(of who: String) -> [(at: Int64, what: Substring)] {
    lines.compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, parts[1] == who, let at = Int64(parts[0]) else { return nil }
      return (at, parts[2])
    }
  }
}
