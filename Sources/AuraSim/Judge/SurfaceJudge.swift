// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime
import AuraTruth
import Synchronization

/// Judges everything that a surface shows, against what it showed before, its clock, and what was delivered.
final class SurfaceJudge: Sendable {
  /// A surface and the moment it is looked at.
  struct Look: Sendable {
    let surface: String
    /// Whose folder it reads: `phone` or `watch`.
    let device: String
    let place: MunicipalityCode
    /// On the device's wall clock.
    let wall: WallInstant
    /// False where a disk that fails made the process show what is in its memory alone.
    let isFromDisk: Bool
  }

  private struct State {
    /// What was shown last, by device and place.
    var shown: [String: WeatherSnapshot] = [:]
    /// What was shown last, by surface and place.
    var bySurface: [String: WeatherSnapshot] = [:]
    /// What was shown last, by surface, whatever the place.
    var last: [String: (place: MunicipalityCode, snapshot: WeatherSnapshot)] = [:]
    /// What was looked into last, by device and place.
    var examined: [String: Int] = [:]
    var avisos: [String: WeatherAlert] = [:]
    /// When a wall clock was moved last, on the world's clock.
    var wallMovedAt: WallInstant?
  }

  /// How long after a clock was moved receipts cannot be compared: what was received then is forgotten by then.
  private static let confusedSeconds: Int64 = 8 * 3600

  private let answers: AnswerShelf
  private let numbers: NumberJudge
  private let seams: SimSeams
  private let record: SimRecord
  private let time: VirtualTime
  private let state = Mutex(State())

  init(answers: AnswerShelf, seams: SimSeams, record: SimRecord, time: VirtualTime) {
    (self.answers, self.seams, self.record, self.time) = (answers, seams, record, time)
    numbers = NumberJudge(answers: answers)
  }

  /// A clock was moved: receipts before it tell nothing of receipts after it.
  func wallMoved() { state.withLock { $0.wallMovedAt = time.wall } }

  /// What was kept of a place is gone, or is damaged, for a reason that the run knows.
  func forget(_ place: MunicipalityCode, on device: String) {
    state.withLock { state in
      state.shown["\(device) \(place)"] = nil
      state.bySurface = state.bySurface.filter { !$0.key.hasSuffix("\(device) \(place)") }
    }
  }

  /// What was kept of places that a device has no more is gone; one that comes back begins anew.
  func forgetOthers(than places: [MunicipalityCode], on device: String) {
    let names = Set(places.map { "\(device) \($0)" })
    let gone = state.withLock { $0.shown.keys.filter { $0.hasPrefix("\(device) ") && !names.contains($0) } }
    for name in gone.sorted() {
      if let place = MunicipalityCode(name.dropFirst(device.count + 1)) { forget(place, on: device) }
    }
  }

  func forgetAll(on device: String) {
    state.withLock { state in
      state.shown = state.shown.filter { !$0.key.hasPrefix("\(device) ") }
      state.bySurface = state.bySurface.filter { !$0.key.contains(" \(device) ") }
    }
  }

  // MARK: A look

  /// What a surface showed last; nil for nothing.
  func last(on surface: String) -> (place: MunicipalityCode, snapshot: WeatherSnapshot)? {
    state.withLock { $0.last[surface] }
  }

  /// A process left something in a folder, whether anybody shows it or not: what comes later is held against that.
  func learns(_ snapshot: WeatherSnapshot?, _ look: Look) {
    guard let snapshot else { return }
    let place = "\(look.device) \(look.place)"
    let before = state.withLock { $0.shown[place] }
    if let before { judgeKept(snapshot, before, look) }
    state.withLock { $0.shown[place] = snapshot }
  }

  func shows(_ snapshot: WeatherSnapshot?, _ look: Look) {
    record.countSurface()
    let place = "\(look.device) \(look.place)"
    guard let snapshot else {
      record.note("surface", "\(look.surface) \(look.place) nothing")
      let known = state.withLock { $0.shown[place] }
      if look.isFromDisk, known?.at(look.wall).isThin == false {
        record.breach(.kept, "\(look.surface) shows nothing of \(look.place), whose hour is known")
      }
      return
    }
    record.note("surface", Self.line(snapshot, look))
    judgeClock(snapshot, look)
    judgeAlerts(snapshot, look)
    let (before, own) = state.withLock { ($0.shown[place], $0.bySurface["\(look.surface) \(place)"]) }
    if look.isFromDisk {
      if let before { judgeKept(snapshot, before, look) }
      if let own { judgeTimes(snapshot, own, look) }
    }
    state.withLock { state in
      state.last[look.surface] = (look.place, snapshot)
      guard look.isFromDisk else { return }
      state.shown[place] = snapshot
      state.bySurface["\(look.surface) \(place)"] = snapshot
    }
    notice(snapshot, look)
    examine(snapshot, look, place)
  }

  private static func line(_ snapshot: WeatherSnapshot, _ look: Look) -> String {
    func stamp(_ instant: WallInstant?) -> String { instant.map { "\($0.secondsSinceEpoch)" } ?? "-" }
    func value(_ number: Int?) -> String { number.map { "\($0)" } ?? "-" }
    let sources = snapshot.provenance
    return "\(look.surface) \(look.place) hour \(stamp(snapshot.current?.start)) \(value(snapshot.currentTemperature)) "
      + "issued \(stamp(sources[.hours].issuedAt)) \(stamp(sources[.days].issuedAt)) "
      + "measured \(stamp(sources[.observed].issuedAt)) avisos \(value(snapshot.alerts?.count)) "
      + "\(stamp(sources[.alerts].receivedAt)) uv \(value(snapshot.uvIndex))"
  }

  // MARK: Now

  private func judgeClock(_ snapshot: WeatherSnapshot, _ look: Look) {
    if let hour = snapshot.current {
      if !(hour.start <= look.wall && look.wall < hour.start.advanced(bySeconds: 3600)) {
        record.breach(.slot, "\(look.surface) shows the hour from \(hour.start) at \(look.wall)")
      }
      if let same = snapshot.hours.first(where: { $0.start == hour.start }), same != hour {
        record.breach(.slot, "the current hour of \(look.place) is not the one of its list")
      }
    }
    if let alert = snapshot.activeAlert {
      record.saw(.avisoInForce)
      let isOver = alert.expires.map { $0 <= look.wall } ?? false
      if look.wall < alert.onset || isOver {
        record.breach(.aviso, "\(look.surface) shows \(alert.id) as in force at \(look.wall)")
      }
    }
    for alert in snapshot.alerts ?? [] {
      if let end = alert.expires, end <= look.wall {
        record.breach(.aviso, "\(look.surface) lists \(alert.id), over since \(end), at \(look.wall)")
      }
    }
  }

  private func judgeAlerts(_ snapshot: WeatherSnapshot, _ look: Look) {
    guard let alerts = snapshot.alerts, alerts.isEmpty else { return }
    let area = look.place.province.comunidad.warningArea
    guard let last = answers.lastWhole(of: "avisos \(area)") else {
      return record.breach(.calm, "\(look.surface) shows no warnings of \(look.place), and none ever came")
    }
    let moved = state.withLock { $0.wallMovedAt }
    let isConfused = moved.map { $0.seconds(until: time.wall) < Self.confusedSeconds } ?? false
    if !isConfused, last.seconds(until: time.wall) > SnapshotLife.quietSeconds {
      record.breach(
        .calm, "\(look.surface) shows no warnings of \(look.place), known \(last.seconds(until: time.wall)) s ago")
    }
  }

  // MARK: Before and now

  private func judgeKept(_ snapshot: WeatherSnapshot, _ before: WeatherSnapshot, _ look: Look) {
    func lost(_ what: String) {
      record.breach(.kept, "\(look.surface) no longer shows \(what) of \(look.place) at \(look.wall)")
    }
    let holds = before.hours.contains { slot in
      !slot.isEmpty && slot.start <= look.wall && look.wall < slot.start.advanced(bySeconds: 3600)
    }
    if holds, snapshot.isThin { lost("the hour") }
    // What was shown earlier as it stands now: what has ended since is not lost.
    let left = before.at(look.wall)
    if left.todaySummary != nil, snapshot.todaySummary == nil { lost("today") }
    if left.alerts != nil, snapshot.alerts == nil { lost("the warnings") }
    if left.bulletin != nil, snapshot.bulletin == nil { lost("the text") }
    if left.observed?.temperatureC != nil, snapshot.observed?.temperatureC == nil { lost("what was measured") }
    if left.airQuality != nil, snapshot.airQuality == nil { lost("the air") }
  }

  private func judgeTimes(_ snapshot: WeatherSnapshot, _ before: WeatherSnapshot, _ look: Look) {
    func goesBack(_ what: String, _ old: WallInstant?, _ new: WallInstant?) {
      guard let old, let new, new < old else { return }
      record.breach(.time, "\(look.surface) shows \(what) of \(look.place) of \(new) after \(old)")
    }
    let left = before.at(look.wall)
    // An older edition that still tells of the hour is better than a newer one that does not.
    if !left.isThin {
      goesBack("hours", left.provenance[.hours].issuedAt, snapshot.provenance[.hours].issuedAt)
    }
    if left.todaySummary != nil {
      goesBack("days", left.provenance[.days].issuedAt, snapshot.provenance[.days].issuedAt)
    }
    // A text of another day stood in for one of the day, which is better though it was issued before.
    if before.bulletin?.covers(before.today) == true, left.bulletin?.covers(snapshot.today) == true {
      goesBack("a text", left.bulletin?.issuedAt, snapshot.bulletin?.issuedAt)
    }
    goesBack(
      "measurements", left.observed?.temperatureC?.measuredUntil, snapshot.observed?.temperatureC?.measuredUntil)
    let moved = state.withLock { $0.wallMovedAt }
    // Where nothing is known of warnings any more, the older answer does not hold.
    if left.alerts != nil, moved.map({ $0.seconds(until: time.wall) >= Self.confusedSeconds }) ?? true {
      goesBack("warnings", left.provenance[.alerts].receivedAt, snapshot.provenance[.alerts].receivedAt)
    }
  }

  // MARK: What it is made of

  /// Looks into numbers and words, once for each thing that is shown anew.
  private func examine(_ snapshot: WeatherSnapshot, _ look: Look, _ place: String) {
    var hasher = Fingerprint()
    hasher.take(snapshot)
    let isNew = state.withLock { state in
      defer { state.examined[place] = hasher.value }
      return state.examined[place] != hasher.value
    }
    guard isNew else { return }
    for stranger in numbers.strangers(in: snapshot) {
      record.breach(.number, "\(look.surface) shows \(stranger), which nothing delivered says")
    }
    let area = look.place.province.comunidad.warningArea
    for alert in snapshot.alerts ?? [] {
      let isThere = answers.first(of: "avisos \(area)") { body -> Bool? in
        ByteSearch.first(alert.identifier, in: body[...]) != nil ? true : nil
      }
      if isThere == nil { record.breach(.number, "the aviso \(alert.id) stands in no answer") }
    }
    for (invariant, fault) in ComposedJudge.faults(of: snapshot, on: look.surface, at: look.wall) {
      record.breach(invariant, "\(look.surface) of \(look.place): \(fault)")
    }
    let (headline, dataline) = seams.phrase(snapshot, look.wall)
    let verdict = TruthOracle.judge(headline: headline, dataline: dataline, of: snapshot, at: look.wall)
    for finding in verdict.findings.prefix(2) {
      record.breach(.phrase, "\(finding) in \"\(headline) \(dataline)\" of \(look.place)")
    }
  }

  // MARK: Rare states

  private func notice(_ snapshot: WeatherSnapshot, _ look: Look) {
    if snapshot.alerts == nil { record.saw(.alertsUnknown) }
    if snapshot.provenance[.observed].freshness == .carried { record.saw(.carriedObservation) }
    let hours = snapshot.provenance[.hours]
    if hours.freshness == .carried { record.saw(.carriedForecast) }
    if hours.failure != nil, !snapshot.isThin { record.saw(.thinKept) }
    let zone = look.place.province.zone
    let civil = zone.civil(at: look.wall)
    if case .repeated = zone.instants(showing: civil) { record.saw(.repeatedHour) }
    if zone.offsetSeconds(at: look.wall) > zone.offsetSeconds(at: look.wall.advanced(bySeconds: -3600)) {
      record.saw(.skippedHour)
    }
    let (_, month, day) = civil.date.components
    if month == 1, day == 1 { record.saw(.yearEnd) }
    if month == 2, day == 29 { record.saw(.leapDay) }
    guard let alerts = snapshot.alerts else { return }
    let comunidad = look.place.province.comunidad
    if comunidad == .canarias || comunidad == .balears, !alerts.isEmpty { record.saw(.islandAviso) }
    let prefix = "\(look.device) \(look.place) "
    let known = state.withLock { state in
      let known = state.avisos.filter { $0.key.hasPrefix(prefix) }
      for key in known.keys { state.avisos[key] = nil }
      for alert in alerts { state.avisos[prefix + alert.id] = alert }
      return known
    }
    let ids = Set(alerts.map(\.id))
    let isWithdrawn = known.values.contains { alert in
      !ids.contains(alert.id) && alert.expires.map { $0 > look.wall } ?? true
    }
    if isWithdrawn { record.saw(.withdrawnAviso) }
  }
}
