// SPDX-License-Identifier: MIT

import AuraMock
import AuraModel
import AuraStore
import AuraTime
import AuraTransport
import Synchronization

extension SimWorld {
  /// How old the hours and days of any place may be at the end beyond the newest there were, s: the longest cadence of
  /// the plan (three and four hours), the longest rest after failures (one hour), ten minutes to do it.
  private static let hoursSlack: Int64 = 4 * 3600 + 600
  private static let daysSlack: Int64 = 5 * 3600 + 600
  /// The same of warnings: an hour, an hour's rest, ten minutes.
  private static let avisosSlack: Int64 = 2 * 3600 + 600

  func lookAtDisk() {
    let damaged = state.withLock { $0.rotted }
    disk.look(places: plan.everyPlace.count, damaged: damaged)
  }

  /// Ends every trouble.
  func calmDown() {
    note("calm")
    network.trouble = nil
    script.trouble = nil
    script.kill(atOperation: nil)
    link.change(to: nil)
    for way in SimWay.allCases { network.stop(way, false) }
    link.stop(false)
    if watch.clockError.milliseconds != 0 {
      watch.clockError.milliseconds = 0
      surfaces.wallMoved()
      surfaces.forgetAll(on: "watch")
    }
    phone.lockKey(false)
    phone.writeKey(keys.text(.second))
    if phone.clockError.milliseconds != 0 {
      phone.clockError.milliseconds = 0
      surfaces.wallMoved()
      surfaces.forgetAll(on: "phone")
    }
    lookAtDisk()
  }

  /// What happens in the calm: widgets wake every half an hour, a person looks every hour.
  var calmEvents: [SimEvent] {
    let span = Int64(SimPlan.calmHours) * 3_600_000
    var events: [SimEvent] = []
    for half in 0..<(span / 1_800_000) {
      let at = plan.calmAt + half * 1_800_000 + 60_000
      if half % 2 == 0 { events.append(SimEvent(at: at, .open)) }
      for widget in 0..<max(1, plan.widgets.count) {
        events.append(SimEvent(at: at + 240_000 + Int64(widget) * 7000, .widget(widget)))
      }
    }
    // Whatever was on its way to the watch has come by the end.
    events.append(SimEvent(at: plan.endAt - 900_000, .open))
    return events.sorted { $0.at < $1.at }
  }

  /// After the calm every surface shows the newest there is, as old as the plan lets it become.
  func judgeEnd() {
    lookAtDisk()
    showWatch()
    let cache = SharedCache(folder: phone.openFolder)
    let now = time.wall
    for place in favourites.places {
      let kept: WeatherSnapshot?
      do throws(CacheError) { kept = try cache.snapshot(of: place, at: now) } catch { kept = nil }
      judge(kept, place, "the phone", now)
    }
    let active = favourites.active
    guard watch.favourites?.active == active else {
      return record.breach(.newest, "the watch knows of another active place")
    }
    judge(watch.shown(active), active, "the watch", now)
    // What each widget showed last, at the moment it did.
    for number in plan.widgets.indices {
      guard let last = surfaces.last(on: "w\(number)") else {
        record.breach(.newest, "widget \(number) showed nothing in the calm")
        continue
      }
      judge(last.snapshot, last.place, "widget \(number)", last.snapshot.moment)
    }
  }

  private func judge(_ kept: WeatherSnapshot?, _ place: MunicipalityCode, _ device: String, _ now: WallInstant) {
    guard let kept else { return record.breach(.newest, "\(device) shows nothing of \(place) after the calm") }
    func older(_ what: String, _ shown: WallInstant?, than newest: WallInstant?) {
      guard let newest, shown.map({ $0 < newest }) ?? true else { return }
      record.breach(
        .newest, "\(device) shows \(what) of \(place) of \(shown.map { "\($0)" } ?? "never"), there are \(newest)")
    }
    let template = "/opendata/api/prediccion/especifica/municipio"
    older(
      "hours", kept.provenance[.hours].issuedAt,
      than: issue(of: "\(template)/horaria/\(place)", at: now.advanced(bySeconds: -Self.hoursSlack)))
    older(
      "days", kept.provenance[.days].issuedAt,
      than: issue(of: "\(template)/diaria/\(place)", at: now.advanced(bySeconds: -Self.daysSlack)))
    older("warnings", kept.provenance[.alerts].receivedAt, than: now.advanced(bySeconds: -Self.avisosSlack))
    if kept.isThin { record.breach(.newest, "\(device) knows no hour of \(place) after the calm") }
  }

  /// When the edition was made that the server had at a moment; the server's state is copied and stays as it is.
  private func issue(of target: String, at moment: WallInstant) -> WallInstant? {
    let origin = "https://opendata.aemet.es"
    let body = server.mock.withState { state -> [UInt8] in
      var copy = state
      // Else a link that is still to be given out, as of that moment, would be given out again.
      copy.load(copy.scenario)
      func ask(_ target: String, _ fields: [HTTPField]) -> MockAnswer {
        copy.respond(
          to: MockRequest(target: target, fields: HTTPFields(fields), client: "10.9.9.9", origin: origin), at: moment)
      }
      let first = ask(target, [HTTPField(name: "api_key", value: "judge.of.all", isSecret: true)])
      guard let link = ByteSearch.between("\(origin)/opendata/sh/", "\"", in: first.body[...]) else { return [] }
      return ask("/opendata/sh/" + String(decoding: link, as: UTF8.self), []).body
    }
    guard let text = ByteSearch.between("\"elaborado\" : \"", "\"", in: body[...]),
      let stamp = WireTimestamp(String(decoding: text, as: UTF8.self))
    else { return nil }
    return stamp.instant(withoutOffsetIn: .peninsula)
  }
}
