// SPDX-License-Identifier: MIT

import AuraFormats
package import AuraKit
import AuraMock

/// Makes snapshots of one place hour by hour from feeds of every shape, and compares each with a second reading.
package struct SnapshotHourLaw {
  package private(set) var tried = 0
  package private(set) var thin = 0
  package private(set) var broken: [String] = []
  private let place: Location
  /// The last few bodies.
  private var shapings: [Shaping] = []
  private var forecasts = MockForecasts { $0.quirks[.sunriseRepeated] = true }

  package init(_ place: Location) {
    self.place = place
  }

  /// Tries every hour of a civil date, or some of them, at a minute of it, in a shape. The mock's clock goes forward
  /// only, so dates have to.
  package mutating func tryDay(_ date: CivilDate, _ shape: FeedShape, minute: Int64, hours: [Int64]? = nil) throws {
    let midnight = place.zone.startOfDay(date)
    for hour in hours ?? Array(0..<Int64(place.zone.dayLengthSeconds(date) / 3600)) {
      try tryMoment(midnight.advanced(bySeconds: hour * 3600 + minute * 60), shape)
    }
  }

  private mutating func tryMoment(_ moment: WallInstant, _ shape: FeedShape) throws {
    let read = moment.advanced(bySeconds: -shape.ageHours * 3600)
    let today = place.zone.civil(at: moment).date
    let shapings = try [forecasts.daily(place.code, at: read), forecasts.hourly(place.code, at: read)].map { body in
      try shaped(body, shape, today: today.description)
    }
    let (bodies, bytes) = (shapings.map(\.tree), shapings.map(\.bytes))
    let sources: SnapshotSources
    do throws(FeedError) {
      sources = try MockForecasts.sources(
        daily: shape.hasDaily ? bytes[0] : nil, hourly: shape.hasHourly ? bytes[1] : nil, receivedAt: read)
    } catch {
      return fail("\(error)", moment, shape)
    }
    let snapshot = WeatherSnapshot.make(for: place, at: moment, from: sources)
    tried += 1
    if snapshot.isThin { thin += 1 }
    let expected = shape.hasHourly ? NaiveSlot(hourly: bodies[1], zone: place.zone, at: moment) : nil
    let found = snapshot.current.map { NaiveSlot($0) }
    if found != expected {
      fail("current \(String(describing: found)), expected \(String(describing: expected))", moment, shape)
    }
    judgeDays(snapshot, daily: shape.hasDaily ? bodies[0] : nil, moment, shape)
    judgeShape(snapshot, moment, shape)
  }

  /// A body in a shape, as tree and as bytes.
  private struct Shaping {
    let body: [UInt8]
    let shape: FeedShape
    let today: String
    let tree: JSONValue
    let bytes: [UInt8]
  }

  /// Shapes a body; an edition serves some hours, and is shaped once for them.
  private mutating func shaped(_ body: [UInt8], _ shape: FeedShape, today: String) throws -> Shaping {
    if let known = shapings.first(where: { $0.shape == shape && $0.today == today && $0.body == body }) { return known }
    let tree = shape.shaped(try JSONValue(body), today: today)
    var writer = JSONWriter()
    writer.write(tree)
    let shaping = Shaping(body: body, shape: shape, today: today, tree: tree, bytes: writer.bytes)
    shapings = shapings.suffix(3) + [shaping]
    return shaping
  }

  private mutating func judgeDays(
    _ snapshot: WeatherSnapshot, daily: JSONValue?, _ moment: WallInstant, _ shape: FeedShape
  ) {
    var dates: [String] = []
    let root = daily?[0] ?? .null
    if case .array(let days)? = root["prediccion"]?["dia"] { dates = days.map { String($0["fecha"].text.prefix(10)) } }
    let today = snapshot.today.description
    let expected = dates.filter { $0 >= today }.sorted()
    if snapshot.days.map(\.date.description) != expected {
      fail("days \(snapshot.days.map(\.date)), expected \(expected)", moment, shape)
    }
    if (snapshot.todaySummary == nil) != !dates.contains(today) { fail("today's summary", moment, shape) }
    let uv = dates.firstIndex(of: today).flatMap { index -> String? in
      guard case .array(let days)? = root["prediccion"]?["dia"] else { return nil }
      return days[index]["uvMax"].text
    }
    if (snapshot.uvIndex.map { "\($0)" } ?? "") != uv ?? "" { fail("uv \(uv ?? "none")", moment, shape) }
  }

  /// What holds of every snapshot, whatever it was made of.
  private mutating func judgeShape(_ snapshot: WeatherSnapshot, _ moment: WallInstant, _ shape: FeedShape) {
    if snapshot.hasCurrentHourData == snapshot.isThin { fail("thin and not", moment, shape) }
    if let current = snapshot.current, !(current.start <= moment && moment < current.end) {
      fail("another hour", moment, shape)
    }
    if snapshot.hours.count > 48 || snapshot.days.count > 7 { fail("too many", moment, shape) }
    for (slot, next) in zip(snapshot.hours, snapshot.hours.dropFirst()) where slot.start >= next.start {
      fail("hours out of order", moment, shape)
    }
    for slot in snapshot.hours {
      if slot.isNight == nil { fail("neither day nor night", moment, shape) }
      if let sky = slot.sky, slot.isNight != sky.isNight { fail("night against the code", moment, shape) }
    }
    if snapshot.alerts != nil || snapshot.observed != nil { fail("out of nothing", moment, shape) }
    if snapshot.at(moment) != snapshot { fail("another at its own moment", moment, shape) }
    let read = Result { try WeatherSnapshot(json: snapshot.json()) }
    if case .success(snapshot) = read {} else { fail("not read again as written", moment, shape) }
  }

  private mutating func fail(_ words: String, _ moment: WallInstant, _ shape: FeedShape) {
    broken.append("\(place.code) at \(moment), \(shape.rawValue): \(words)")
  }
}
