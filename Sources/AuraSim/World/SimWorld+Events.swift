// SPDX-License-Identifier: MIT

import AuraClient
import AuraHub
import AuraModel
import AuraPacing
import AuraPlaces
import AuraStore
import AuraTime
import Synchronization

extension SimWorld {
  /// Lets an event happen.
  func step(_ event: SimEvent) {
    learnWritten()
    note(event.words)
    if event.isFault { record.countFault(String(event.words.prefix { $0 != " " })) }
    switch event.kind {
    case .open: appRefreshes(RefreshRequest(), patience: nil, shows: true)
    case .background: appRefreshes(RefreshRequest(priority: .background), patience: .seconds(30), shows: false)
    case .pull: appRefreshes(RefreshRequest(isForced: true), patience: nil, shows: true)
    case .glance(let seconds): appRefreshes(RefreshRequest(), patience: .seconds(max(1, seconds)), shows: true)
    case .widget(let number): start.yield { await self.widgetWakes(number) }
    case .browse: app().take { process in await self.browse(process) }
    case .add(let place): edit { $0.add(place) }
    case .remove(let place):
      edit { $0.remove(place) }
      if !favourites.places.contains(place) {
        surfaces.forget(place, on: "phone")
        surfaces.forget(place, on: "watch")
      }
    case .activate(let place): edit { $0.activate(place) }
    case .move(let place, let position):
      edit { favourites in
        favourites.move(place, to: position)
        return true
      }
    case .key(let choice): change(key: choice)
    case .kill:
      if let app = state.withLock({ $0.app }) { kill(app.process.identity.number) }
    case .killAt(let operations): script.kill(atOperation: operations)
    case .power:
      record.saw(.powerCut)
      killAll()
      phone.restart()
    case .rot(let number): rot(number)
    case .wall(let seconds):
      record.saw(seconds < 0 ? .wallSetBack : .wallSetForward)
      phone.clockError.milliseconds += Int64(seconds) * 1000
      surfaces.wallMoved()
      surfaces.forgetAll(on: "phone")
    case .watchWall(let seconds):
      record.saw(.watchClockWrong)
      watch.clockError.milliseconds += Int64(seconds) * 1000
      surfaces.wallMoved()
      surfaces.forgetAll(on: "watch")
    case .watchRestart: watch.restart()
    case .stop(let way): shut(way, true)
    case .restore(let way): shut(way, false)
    case .network(let trouble, let seconds):
      network.trouble = trouble
      later("network", seconds: seconds) { self.network.trouble = nil }
    case .disk(let trouble, let seconds):
      script.trouble = trouble
      if trouble == .slow { record.saw(.slowDisk) }
      later("disk", seconds: seconds) { self.script.trouble = nil }
    case .watch(let trouble, let seconds):
      link.change(to: trouble)
      later("watch", seconds: seconds) { self.link.change(to: nil) }
    case .server: break
    }
  }

  /// Shuts a way out of the phone, or opens it again.
  private func shut(_ way: SimWay, _ isShut: Bool) {
    network.stop(way, isShut)
    if way == .watch { link.stop(isShut) }
    let (isEvery, isReordered) = state.withLock { state in
      if isShut {
        if !state.ways.restored.isEmpty { state.ways = ([], []) }
        if !state.ways.stopped.contains(way) { state.ways.stopped.append(way) }
      } else if state.ways.stopped.contains(way), !state.ways.restored.contains(way) {
        state.ways.restored.append(way)
      }
      let isEvery = state.ways.stopped.count == SimWay.allCases.count
      let isOpen = isEvery && state.ways.restored.count == SimWay.allCases.count
      return (isEvery, isOpen && state.ways.stopped != state.ways.restored)
    }
    if isEvery { record.saw(.everyWayShut) }
    if isReordered { record.saw(.waysReopened) }
  }

  // MARK: The app

  private func appRefreshes(_ request: RefreshRequest, patience: Duration?, shows: Bool) {
    app().take { process in
      let report = await process.refresh(request, patience: patience)
      guard !process.identity.isDead else { return }
      if let report {
        self.note(report, of: process)
        self.push(from: process)
      }
      guard shows else { return }
      for place in self.favourites.places { self.show(place, on: "app", by: process, report?.cacheFault == nil) }
    }
  }

  private func note(_ report: RefreshReport, of process: SimProcess) {
    let fetched = report.lines.count { $0.outcome == .fetched }
    let failed = report.lines.filter { line in
      if case .failed = line.outcome { true } else { false }
    }
    record.note(
      "hub",
      "\(process.identity) \(fetched) of \(report.lines.count) fetched"
        + failed.map { " \($0.errand.target.key):\($0.outcome)" }.joined())
    for line in failed {
      if line.outcome == .failed(.unreadableAnswer) {
        record.saw(.unreadableAnswer)
        if case .avisos = line.errand.target { record.saw(.badArchive) }
      }
      if line.outcome == .failed(.noKey) { record.saw(.keyMissing) }
      if line.outcome == .failed(.keyMalformed) { record.saw(.keyMalformed) }
      if line.outcome == .failed(.keyRejected) { record.saw(.keyRejected) }
      if line.outcome == .failed(.keyStoreUnavailable) { record.saw(.keyStoreLocked) }
    }
    if process.pacer.ledgerFault != nil { record.saw(.ledgerLost) }
    if failed.count >= 5, case .frozenEverything? = process.pacer.explain(PacedCall(template: "any", hops: 2))?.reason {
      record.saw(.circuitOpened)
    }
  }

  /// Shows what a process knows of a place, and has it judged.
  func show(_ place: MunicipalityCode, on surface: String, by process: SimProcess, _ isSound: Bool) {
    let snapshot = process.hub.snapshot(of: place)
    let isFromDisk = isSound && script.trouble != .failing
    surfaces.shows(
      snapshot,
      SurfaceJudge.Look(surface: surface, device: "phone", place: place, wall: phone.time.wall, isFromDisk: isFromDisk))
    for name in script.hurtNames where snapshot != nil && name.contains("\(place)") {
      if script.hasRecovered(name) { record.saw(.tornWriteRecovered) }
    }
    if snapshot != nil, state.withLock({ $0.rotted.remove("\(place)") }) != nil { record.saw(.rotRecovered) }
  }

  /// Takes note of what was written of places that nobody looked at: what a surface showed long ago may have been replaced
  /// by something newer that has ended since.
  func learnWritten() {
    let cache = SharedCache(folder: phone.openFolder)
    let wall = phone.time.wall
    let places = favourites.places
    // A refresh that began before a place was removed may leave something of it once more: that is swept away later.
    for code in script.takeWritten().compactMap({ MunicipalityCode($0) }) where places.contains(code) {
      do throws(CacheError) {
        surfaces.learns(
          try cache.snapshot(of: code, at: wall),
          SurfaceJudge.Look(surface: "the folder", device: "phone", place: code, wall: wall, isFromDisk: true))
      } catch {
        // What cannot be read is the disk judge's.
      }
    }
  }

  private func edit(_ change: (inout Favourites) -> Bool) {
    let favourites = state.withLock { state in
      _ = change(&state.favourites)
      return state.favourites
    }
    record.saw(.placeEdited)
    let process = app().process
    do throws(CacheError) {
      try SharedLocations(folder: process.folder).save(favourites)
    } catch {
      note("the places could not be kept: \(error)")
    }
    push(from: process)
  }

  private func change(key choice: KeyChoice) {
    phone.lockKey(choice == .locked)
    guard choice != .locked else { return }
    if choice == .second { record.saw(.keyReplaced) }
    phone.writeKey(keys.text(choice))
  }

  /// Two dozen readings at once, for as long as somebody looks.
  private func browse(_ process: SimProcess) async {
    _ = process.identity.enter()
    defer { process.identity.leave(at: time.now) }
    let (record, time) = (record, time)
    await withTaskGroup(of: Void.self) { group in
      for station in Gazetteer.stations.filter(\.reportsHourly).prefix(24) {
        group.addTask {
          do throws(ClientError) {
            _ = try await process.client.payload(of: .observations(station: station.id))
          } catch {
            return
          }
        }
      }
      do { try await time.sleep(for: .milliseconds(900)) } catch {}
      if process.pacer.waiting > 20 { record.saw(.queueOverTwenty) }
      do { try await time.sleep(for: .seconds(8)) } catch {}
      group.cancelAll()
    }
  }

  /// Turns a bit over in a kept file, as flash does.
  private func rot(_ number: Int) {
    let names = disk.names.filter { $0.hasPrefix("snapshot-") }
    guard !names.isEmpty else { return }
    let name = names[number % names.count]
    guard var bytes = phone.disk.bytes(of: name), !bytes.isEmpty else { return }
    bytes[number % bytes.count] ^= 1 << UInt8(number % 8)
    phone.disk.setBytes(bytes, of: name)
    note("rot in \(name)")
    let place = name.split(separator: "-").dropFirst().first.map(String.init) ?? ""
    state.withLock { _ = $0.rotted.insert(place) }
    if let code = MunicipalityCode(place) { surfaces.forget(code, on: "phone") }
  }

  // MARK: Widgets

  /// A widget's process from its start to its end.
  private func widgetWakes(_ number: Int) async {
    let identity = phone.nextProcess("w\(number)")
    let folder = seams.folder(MemoryFolder(phone.disk, process: identity.number))
    let kept: Favourites?
    do throws(CacheError) { kept = try SharedLocations(folder: folder).favourites() } catch {
      return note("\(identity) cannot read the places: \(error)")
    }
    guard let kept else { return }
    let choice = plan.widgets.indices.contains(number) ? plan.widgets[number] : nil
    let shown = WidgetChoice(target: choice.map { .place($0) } ?? .active).resolve(in: kept)
    if shown.isFallback { record.saw(.widgetFellBack) }
    let process = SimProcess(
      identity, phone: phone, network: network, seams: seams, seed: plan.seed, world: time, record: record
    ) { kept }
    state.withLock { $0.identities[identity.number] = identity }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await process.hub.run() }
      let report = await process.refresh(RefreshRequest(scope: .active, priority: .widget), patience: .seconds(28))
      if !identity.isDead {
        if let report { note(report, of: process) }
        show(shown.place, on: "w\(number)", by: process, report?.cacheFault == nil)
      }
      group.cancelAll()
    }
    state.withLock { $0.identities[identity.number] = nil }
  }

  // MARK: The watch

  private func push(from process: SimProcess) {
    do {
      try WatchSync(folder: process.folder, time: process.time).send(favourites, by: seams.link(link))
    } catch {
      note("no push: \(error)")
    }
  }

  /// A push reaches the watch, whose complication shows the active place then.
  func receive(_ bytes: [UInt8]) {
    if keys.isIn(bytes) { record.breach(.key, "the key is in a push to the watch") }
    guard watch.receive(bytes) else { return }
    // A push that was under way may have told of a place after it was removed.
    if let favourites = watch.favourites { surfaces.forgetOthers(than: favourites.places, on: "watch") }
    showWatch()
  }

  func showWatch() {
    guard let favourites = watch.favourites else { return }
    surfaces.shows(
      watch.shown(favourites.active),
      SurfaceJudge.Look(
        surface: "watch", device: "watch", place: favourites.active, wall: watch.wall, isFromDisk: true))
  }
}
