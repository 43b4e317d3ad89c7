// SPDX-License-Identifier: MIT

import AuraClient
import AuraMock
import AuraModel
import AuraPacing
import AuraSim
import AuraSnapshot
import AuraTestSupport
import AuraTime
import AuraTransport
import Testing
import aura_sweep

@testable import AuraHub
@testable import AuraStore

/// The hub over the mock, under virtual time.
struct FetchHubTests {
  @Test("The first refresh of two places fills every group, asks for each national product once, and is the plan")
  func first() async throws {
    let world = HubWorld(places: [HubWorld.madrid, HubWorld.getafe, HubWorld.vigo])
    let plan = world.hub.plan()
    let report = try #require(await world.refresh())
    #expect(report.plan == plan && report.connection == .online && report.cacheFault == nil)
    #expect(report.updated == [HubWorld.madrid, HubWorld.getafe, HubWorld.vigo])
    #expect(report.lines.allSatisfy { $0.outcome == .fetched })
    let snapshot = try #require(world.hub.snapshot(of: HubWorld.madrid))
    let absent = HubFailureLaw.groups.filter { snapshot.provenance[$0.field].freshness == .absent }.map(\.field)
    #expect(absent == [] && snapshot.uvIndex == 8 && snapshot.observed != nil && !snapshot.isThin)
    #expect(world.hub.snapshot(of: HubWorld.vigo)?.isThin == false)
    // Two communities: Getafe's is Madrid's.
    let avisos = world.asked.filter { $0.contains("avisos_cap") }
    #expect(avisos.count == 2 && Set(avisos).count == 2)
    let headlines = try #require(world.hub.news())
    #expect(Set(headlines.items.map(\.source)) == Set(NewsSource.allCases))
    #expect(world.hub.radarFrames(of: HubWorld.madrid).map(\.siteCode) == ["ma"])
    for mark in ["/todas", "/uvi/", "ica-ultima", "/radar/regional/ma", "/tematicas/821/", "/es/noticias.rss"] {
      #expect(world.asked.filter { $0.contains(mark) }.count == 1)
    }
  }

  // Found by the simulator, in the profile of a year: a widget's process read fifty files to fetch one place.
  @Test("A plan for the active place reads no other's files, however many favourites there are")
  func reads() async throws {
    let disk = MemoryDisk()
    let places = [HubWorld.madrid, HubWorld.getafe, HubWorld.vigo]
    _ = await HubWorld(places: places, disk: disk).refresh()
    let names = Log<String>()
    disk.setScript { operation in
      if operation.kind == .read, operation.name.hasPrefix("snapshot-") { names.append(operation.name) }
      return nil
    }
    let world = HubWorld(places: places, disk: disk)
    _ = world.hub.plan(RefreshRequest(scope: .active))
    #expect(Set(names.all) == ["snapshot-\(HubWorld.madrid)-a", "snapshot-\(HubWorld.madrid)-b"])
    _ = world.hub.plan(RefreshRequest())
    #expect(Set(names.all).count == 2 * places.count)
  }

  @Test("The journal of a refresh is what the plan said, for a new world, an aged one and a forced one")
  func planIsJournal() async throws {
    let disk = MemoryDisk()
    let places = [HubWorld.madrid, HubWorld.vigo]
    for (seconds, request) in [
      (0, RefreshRequest()), (1500, RefreshRequest()), (1600, RefreshRequest(isForced: true)),
      (9000, RefreshRequest(scope: .active)), (20_000, RefreshRequest()),
    ] {
      let world = HubWorld(at: HubWorld.start.advanced(bySeconds: Int64(seconds)), places: places, disk: disk)
      let plan = world.hub.plan(request)
      let moment = world.time.wall
      let report = try #require(await world.refresh(request))
      let fetched = report.lines.filter { $0.outcome == .fetched }.map(\.errand.target)
      // What hangs on the marker is the one thing that a plan cannot know.
      let unsure = plan.errands.filter { $0.ifPublishedAfter != nil }.map(\.target)
      #expect(Set(fetched).union(unsure) == Set(plan.errands.map(\.target)))
      let firsts = fetched.map { Self.target(of: $0, at: moment) }.sorted()
      // Of a text's search the plan names the first product.
      let asked = world.asked.filter { !$0.contains("/ccaa/") || firsts.contains($0) }
      #expect(asked == firsts, "after \(seconds) s")
    }
  }

  @Test("Products that fail leave the others standing, and what was known beside the reason: none, each, all, pairs")
  func failures() async throws {
    let law = try await HubFailureLaw()
    let each = HubProduct.allCases.map { [$0] as Set }
    // The pairs share an hour, a marker or a call; the sweep takes all 2^10 subsets.
    let pairs: [Set<HubProduct>] = [
      [.hourlyForecast, .dailyForecast], [.observationMarker, .observations], [.avisos, .bulletin],
    ]
    var broken: [String] = []
    for failing in [[], Set(HubProduct.allCases)] + each + pairs { broken += try await law.broken(failing: failing) }
    #expect(broken.prefix(3) == [])
  }

  @Test("Callers who come while a refresh is under way share it; a later, wider wish waits for its end")
  func joins() async throws {
    let world = HubWorld(places: [HubWorld.madrid, HubWorld.vigo])
    let reports = await world.run { hub in
      await withTaskGroup(of: (Int, RefreshReport?).self) { group in
        let requests = [
          RefreshRequest(scope: .active), RefreshRequest(scope: .active, priority: .widget), RefreshRequest(),
        ]
        for (index, request) in requests.enumerated() {
          group.addTask {
            do throws(HubError) { return (index, try await hub.refresh(request)) } catch { return (index, nil) }
          }
        }
        var reports: [Int: RefreshReport] = [:]
        for await (index, report) in group { reports[index] = report }
        return reports
      }
    }
    let found = try #require(reports)
    #expect(found.count == 3 && found[0] == found[1])
    #expect(found[0]?.plan.errands.contains { $0.target == .hourlyForecast(HubWorld.vigo) } == false)
    #expect(found[2]?.plan.errands.contains { $0.target == .hourlyForecast(HubWorld.vigo) } == true)
    // The second refresh finds the active place fresh and fetches the other one alone.
    let others = found[2]?.plan.errands.filter { ![.radar, .news].contains($0.target.product) } ?? []
    #expect(!others.isEmpty && others.allSatisfy { $0.priority == .background })
    // Two feeds of news lie at one path of two hosts.
    let asked = world.asked.filter { $0 != "/feed/" }
    #expect(Set(asked).count == asked.count && world.asked.count == asked.count + 2)
  }

  @Test("A caller who is cancelled stops waiting at once; the refresh goes on for the other")
  func oneLeaves() async throws {
    // The other place's forecast waits five seconds for its template.
    let world = HubWorld(places: [HubWorld.madrid, HubWorld.vigo])
    let time = world.time
    let stayed = Log<RefreshReport.Connection>()
    let left = Log<HubError>()
    let when = Log<Duration>()
    _ = await world.run { hub in
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          do throws(HubError) { stayed.append(try await hub.refresh().connection) } catch { return }
        }
        await withTaskGroup(of: Void.self) { leaving in
          leaving.addTask {
            do throws(HubError) { _ = try await hub.refresh() } catch { left.append(error) }
            when.append(time.now.sinceOrigin)
          }
          await Self.pause(time, milliseconds: 300)
          leaving.cancelAll()
        }
      }
    }
    #expect(left.all == [.cancelled] && when.all == [.milliseconds(300)])
    #expect(stayed.all == [.online])
    #expect(world.hub.snapshot(of: HubWorld.madrid)?.isThin == false)
  }

  @Test("When the last caller leaves the work ends: nothing more is asked for, and what had come is kept")
  func lastLeaves() async throws {
    let world = HubWorld(places: [HubWorld.madrid, HubWorld.vigo])
    let time = world.time
    let errands = world.hub.plan().errands.count
    let asked = await world.run { hub in
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          do throws(HubError) { _ = try await hub.refresh() } catch { return }
        }
        await Self.pause(time, milliseconds: 2500)
        group.cancelAll()
      }
      let asked = world.asked.count
      await Self.pause(time, milliseconds: 600_000)
      return asked
    }
    let known = world.hub.snapshot(of: HubWorld.madrid)
    #expect(asked == world.asked.count && world.asked.count < errands)
    #expect(known?.isThin == false)
  }

  @Test("With no network at all everything is shown from the cache with its age, and the state says since when")
  func offline() async throws {
    let online = HubWorld(places: [HubWorld.madrid, HubWorld.vigo])
    _ = try #require(await online.refresh())
    let world = HubWorld(
      at: HubWorld.laterStart, places: [HubWorld.madrid, HubWorld.vigo], disk: online.disk, isOnline: false)
    let report = try #require(await world.refresh())
    guard case .offline(let since) = report.connection else {
      Issue.record("found \(report.connection)")
      return
    }
    #expect(since >= HubWorld.laterStart && world.hub.connection == report.connection)
    #expect(world.asked == [] && report.cacheFault == nil)
    #expect(world.hub.news().map { !$0.items.isEmpty && $0.fetchedAt < HubWorld.laterStart } == true)
    #expect(world.hub.radarFrames(of: HubWorld.madrid).map { $0.fetchedAt < HubWorld.laterStart } == [true])
    for place in [HubWorld.madrid, HubWorld.vigo] {
      let shown = try #require(world.hub.snapshot(of: place))
      #expect(!shown.isThin && shown.moment == world.time.wall)
      #expect(shown.provenance[.hours].receivedAt.map { $0 < HubWorld.laterStart } == true)
    }
    // Nothing reached a server, so nothing rests: the next refresh tries at once.
    #expect(world.hub.plan().errands.count == report.plan.errands.count)
  }

  @Test("A disk that takes nothing loses nothing: what came is shown from memory, and the report says what is wrong")
  func diskFull() async throws {
    let world = HubWorld()
    world.disk.setScript { $0.kind == .replace ? .fails(.diskFull(name: $0.name)) : nil }
    let report = try #require(await world.refresh())
    guard case .store(.diskFull)? = report.cacheFault else {
      Issue.record("found \(String(describing: report.cacheFault))")
      return
    }
    #expect(world.hub.news()?.items.isEmpty == false && world.hub.radarFrames(of: HubWorld.madrid).count == 1)
    #expect(world.hub.snapshot(of: HubWorld.madrid)?.isThin == false)
    #expect(world.hub.plan().errands == [])
  }

  @Test("A refresh with a budget asks AEMET for no more than that, the most wanted first")
  func budget() async throws {
    let world = HubWorld()
    let report = try #require(await world.refresh(RefreshRequest(callBudget: 4)))
    let asked = world.mock.journal.entries.filter { $0.target.contains("/opendata/") }
    #expect(report.plan.calls == 4 && asked.count == 4)
    #expect(report.plan == HubWorld().hub.plan(callBudget: 4))
    #expect(report.outcome(of: .avisos(HubWorld.madrid.province.comunidad)) == .fetched)
    #expect(report.outcome(of: .hourlyForecast(HubWorld.madrid)) == .fetched)
    #expect(report.plan.skipped.contains { $0.target == .observations && $0.reason == .noQuota(calls: 2) })
  }

  @Test("Who comes after the hub has ended is told so")
  func stopped() async throws {
    let world = HubWorld()
    _ = await world.run { _ in true }
    let error = await world.time.run(on: StepExecutor()) {
      do throws(HubError) { _ = try await world.hub.refresh() } catch { return error as HubError? }
      return nil
    }
    #expect(error == .stopped)
  }

  /// As the mock's journal names what a target asks for first.
  private static func target(of target: ErrandTarget, at moment: WallInstant) -> String {
    let endpoint = Porter.endpoint(of: target, at: moment)
    return endpoint.hostAddress?.pathAndQuery ?? "/opendata/api/" + endpoint.path
  }

  private static func pause(_ time: some TimeSource, milliseconds: Int) async {
    do { try await time.sleep(for: .milliseconds(milliseconds)) } catch { return }
  }
}
