// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse
public import AuraTime

/// One hour of a strip.
public struct HourItem: Hashable, Sendable {
  public let start: WallInstant
  /// `Ahora`, `14:00`; the second of an hour that autumn repeats is `2:00 bis`.
  public let label: String
  /// `Mañana`, `viernes 28`: where a new date begins; nil elsewhere.
  public let day: String?
  /// The day or night of the hour; nil when neither is known.
  public let isNight: Bool?
  public let sky: SurfaceIcon
  /// `23°`
  public let temperature: Figure
  /// Where the temperature lies between the strip's least and greatest, 0…1; 0.5 where they are the same.
  public let height: Double?
  /// `40 %`
  public let precipitationProbability: Figure
  /// 0…1; nil when not known.
  public let chance: Double?
  /// `0,4 mm`; nil where nothing falls or nothing is known.
  public let precipitation: String?
  /// `SO 15 km/h`, `en calma`; nil when not known.
  public let wind: String?
  /// Where the wind comes from, share of a turn clockwise from north, 0..<1; nil in calm and when not known.
  public let windTurn: Double?
  /// Whether hours are missing between the one before and this one.
  public let isAfterGap: Bool

  /// The strip of a scene, by time.
  static func strip(_ scene: SurfaceScene, limit: Int) -> [HourItem] {
    let moment = scene.moment
    var slots = scene.snapshot.hours.filter { $0.end > moment }
    if let current = scene.snapshot.current, !slots.contains(where: { $0.start == current.start }) {
      slots.insert(current, at: 0)
      slots.sort { $0.start < $1.start }
    }
    let shown = slots.prefix(limit)
    let temperatures = shown.compactMap(\.temperatureC)
    let scale = ClosedScale(temperatures)
    var items: [HourItem] = []
    items.reserveCapacity(shown.count)
    var previous: (slot: HourSlot, civil: CivilDateTime)?
    for slot in shown {
      let civil = scene.zone.civil(at: slot.start)
      items.append(HourItem(slot, civil: civil, after: previous, scale: scale, scene))
      previous = (slot, civil)
    }
    return items
  }

  private init(
    _ slot: HourSlot, civil: CivilDateTime, after previous: (slot: HourSlot, civil: CivilDateTime)?,
    scale: ClosedScale, _ scene: SurfaceScene
  ) {
    start = slot.start
    let clock = SpanishDate.time(civil.time)
    if slot.start <= scene.moment, scene.moment < slot.end {
      label = "Ahora"
    } else {
      label = previous?.civil == civil ? "\(clock) bis" : clock
    }
    let isNewDate = civil.date != (previous?.civil.date ?? scene.today)
    day = isNewDate ? scene.dayName(civil.date) : nil
    isNight = slot.isNight ?? slot.sky?.isNight
    sky = SurfaceIcon(sky: slot.sky)
    temperature = Figure(slot.temperatureC.map(SpanishQuantity.degrees), else: Figure.unknownShort)
    height = slot.temperatureC.map(scale.position)
    let percent = slot.precipitationProbability
    precipitationProbability = Figure(percent.map(SpanishQuantity.percent), else: Figure.unknownShort)
    chance = percent.map { Double(min(100, max(0, $0))) / 100 }
    precipitation = slot.precipitation.flatMap { $0.isWet ? CurrentSurface.depth($0) : nil }
    wind = WindSurface.short(slot.wind)
    windTurn = slot.wind?.direction.map { $0.bearingDegrees / 360 }
    isAfterGap = previous.map { $0.slot.end < slot.start } ?? false
  }

  func describe(to scribe: inout SurfaceScribe) {
    scribe.text("label", label, .hour)
    scribe.text("day", day, .day)
    scribe.flag("isNight", isNight == true)
    scribe.icon("sky", sky)
    scribe.text("temperature", temperature.text, .accessoryFigure)
    scribe.fraction("height", height)
    scribe.text("precipitationProbability", precipitationProbability.text, .accessoryFigure)
    scribe.fraction("chance", chance)
    scribe.text("precipitation", precipitation, .value)
    scribe.text("wind", wind, .value)
    scribe.fraction("windTurn", windTurn)
    scribe.flag("isAfterGap", isAfterGap)
  }
}

/// Where values lie between the least and the greatest of them.
struct ClosedScale {
  let least: Int
  let greatest: Int

  init(_ values: some Sequence<Int>) {
    var least = Int.max
    var greatest = Int.min
    for value in values { (least, greatest) = (min(least, value), max(greatest, value)) }
    (self.least, self.greatest) = (least, greatest)
  }

  /// 0…1; the middle where all values are one.
  func position(_ value: Int) -> Double {
    greatest > least ? Double(value - least) / Double(greatest - least) : 0.5
  }
}
