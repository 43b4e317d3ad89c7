// SPDX-License-Identifier: MIT

import AuraCorpus
import AuraKit
import AuraTruth

extension Sweep {
  /// Surfaces of the capitals' seeded weather and of random snapshots, each looked at in every minute from a few hours
  /// before to a day after: no text over its bound, none empty, time in order, and every figure the snapshot's by an
  /// oracle that shares nothing with them. What is not known is told as unknown, or the oracle says so.
  static let surfaces = Sweep(name: "surfaces", unit: "snapshots", defaultCount: 6) { count, chance in
    var report = SweepReport(tried: 0)
    let capitals = MockSnapshot.capitals(seed: chance.seed)
    var tame = SnapshotDraw(chance.stream("tame"))
    var wild = SnapshotDraw(chance.stream("wild"), isWild: true)
    let first = CivilDate(year: 2026, month: 1, day: 1)!
    var looks = 0
    for index in 0..<count {
      let snapshot: WeatherSnapshot
      switch index % 3 {
      case 0:
        let (location, site) = capitals[index * 7 % capitals.count]
        let date = first.advanced(byDays: index * 15 % 365)
        snapshot = MockSnapshot.make(location, site, on: date, hour: index * 5 % 23)
      case 1: snapshot = tame.snapshot(of: index % 2 == 0 ? "28079" : "38038")
      default: snapshot = wild.snapshot()
      }
      report.tried += 1
      for minute in stride(from: -180, to: 1440, by: 1) {
        let moment = snapshot.moment.advanced(bySeconds: Int64(minute) * 60)
        looks += 1
        // The composer promises nothing of figures that are no weather.
        let phrase = Phrase(headline: "Titular", dataline: "Línea de datos.")
        let scene =
          index % 3 == 2
          ? SurfaceScene(snapshot, phrase: phrase, at: moment) : SurfaceScene(snapshot, at: moment)
        let faults = SurfaceJudge.faults(of: SurfaceSet.compose(scene), snapshot, at: moment)
        if let fault = faults.first {
          report.failures.append("snapshot \(index), \(minute) min: \(fault) (\(faults.count))")
          break
        }
      }
      if report.failures.count > 20 { break }
    }
    report.figures.append("\(looks) looks")
    return report
  }
}

/// What every surface of every snapshot keeps.
enum SurfaceJudge {
  static func faults(of set: SurfaceSet, _ snapshot: WeatherSnapshot, at moment: WallInstant) -> [String] {
    var faults: [String] = []
    var lines: [SurfaceOracle.Line] = []
    for surface in surfaces(set) {
      for mark in surface.marks {
        if let fault = fault(mark) { faults.append("\(surface.name).\(mark.path): \(fault)") }
        if case .text(let text, _) = mark.content {
          lines.append(SurfaceOracle.Line(surface: surface.name, path: mark.path, text: text))
        }
      }
    }
    faults += SurfaceOracle.findings(in: lines, of: snapshot, at: moment)
    faults += order(set)
    return faults
  }

  private static func surfaces(_ set: SurfaceSet) -> [any Surface] {
    let sky: [any Surface] = [set.phone.sky]
    return sky + set.phone.surfaces + set.watch.surfaces + set.lockAccessories.surfaces + set.watchAccessories.surfaces
      + set.widgets.map { $0 as any Surface }
  }

  private static func fault(_ mark: SurfaceMark) -> String? {
    switch mark.content {
    case .text(let text, let limit):
      if text.isEmpty { return "empty" }
      if text.utf8.count > limit, text.count > limit { return "\(text.count) of \(limit): \(text)" }
      // AEMET's own words may hold anything; a stray value of ours is one of these.
      let words = text.split { !$0.isLetter }
      return words.contains { ["Optional", "nil", "nan", "NaN", "inf"].contains($0) } ? text : nil
    case .icon(let icon): return icon.symbolName.isEmpty || icon.label.isEmpty ? "no words" : nil
    case .fraction(let value): return (0...1).contains(value) ? nil : "\(value)"
    case .colour(let token):
      return token.colour.contrast(with: token.textColour) >= 4.5 ? nil : "contrast of \(token.name)"
    case .link, .flag, .standing: return nil
    }
  }

  /// Hours and days rise, warnings in force come first, and a shorter list is the beginning of a longer one.
  private static func order(_ set: SurfaceSet) -> [String] {
    var faults: [String] = []
    let starts = set.phone.hourly.items.map(\.start)
    if zip(starts, starts.dropFirst()).contains(where: { $0 >= $1 }) { faults.append("hours out of order") }
    let dates = set.phone.outlook.items.map(\.date)
    if zip(dates, dates.dropFirst()).contains(where: { $0 >= $1 }) { faults.append("days out of order") }
    let phases = set.phone.alerts?.items.map(\.isInForce) ?? []
    if zip(phases, phases.dropFirst()).contains(where: { !$0 && $1 }) { faults.append("warnings out of order") }
    if !starts.starts(with: set.watch.hourly.items.map(\.start)) { faults.append("the watch has other hours") }
    if !dates.starts(with: set.watch.outlook.items.map(\.date)) { faults.append("the watch has other days") }
    return faults
  }
}
