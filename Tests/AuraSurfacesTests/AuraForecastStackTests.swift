// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces
import AuraTime
import Testing

struct AuraForecastStackTests {
  /// The order of the issue that asked for the stack.
  private let names = [
    "hero", "alerts", "current", "hourly", "outlook", "sun", "wind", "air", "uv", "radar", "bulletin", "news",
  ]

  @Test("size changes no order: all cards of a full snapshot, and all but none of an empty one")
  func order() throws {
    for json in [Sample.fullJSON, Sample.emptyJSON] {
      let set = SurfaceSet.compose(try Sample.scene(json))
      #expect(set.phone.surfaces.map(\.name) == names)
      #expect(set.watch.surfaces.map(\.name) == names)
      #expect(SurfaceLaws.broken(set) == [])
    }
  }

  @Test("the alerts' card goes only when it is known that there are none")
  func alertsCard() throws {
    let calm = #"{"place":"28079","at":"2026-08-26T12:20","alerts":[]}"#
    #expect(AuraForecastStack.compose(try Sample.scene(calm), size: .phone).alerts == nil)
    let unknown = AuraForecastStack.compose(try Sample.scene(Sample.emptyJSON), size: .phone).alerts
    #expect(unknown?.title == "No se sabe si hay avisos")
    #expect(unknown?.items == [])
  }

  @Test("a warning that is over is not shown, and quiet is not claimed")
  func expiredAlerts() throws {
    let alerts = try [Int64(0), 7, 12].map { hours in
      let stack = AuraForecastStack.compose(try Sample.scene(Sample.fullJSON, laterHours: hours), size: .phone)
      return stack.alerts?.items.map(\.title)
    }
    let all = ["Aviso naranja por calor", "Aviso amarillo por tormenta"]
    #expect(alerts == [all, all, []])
  }

  @Test("MITECO is credited exactly while the air is shown")
  func attribution() throws {
    let now = SurfaceSet.compose(try Sample.scene(Sample.fullJSON))
    let later = SurfaceSet.compose(try Sample.scene(Sample.fullJSON, laterHours: 10))
    #expect(now.phone.attribution == "Elaborado con datos de AEMET y MITECO")
    #expect(later.phone.attribution == "Elaborado con datos de AEMET")
    #expect(
      now.widgets.map(\.attribution) == Array(repeating: "Elaborado con datos de AEMET", count: 3) + [
        "Elaborado con datos de AEMET y MITECO"
      ])
  }

  @Test("one surface composed alone is that of the whole set")
  func alone() throws {
    let scene = try Sample.scene(Sample.fullJSON)
    let set = SurfaceSet.compose(scene)
    #expect(HomeWidget.Family.allCases.map { HomeWidget.compose(scene, family: $0) } == set.widgets)
    #expect(AccessorySet.compose(scene, on: .watch) == set.watchAccessories)
    #expect(AuraForecastStack.compose(scene, size: .watch) == set.watch)
  }

  @Test("the larger a widget, the more of the stack it shows, and its art is of its tier")
  func widgets() throws {
    let scene = try Sample.scene(Sample.fullJSON)
    let widgets = SurfaceSet.compose(scene).widgets
    #expect(widgets.map(\.hours.count) == [0, 5, 6, 12] && widgets.map(\.days.count) == [0, 0, 3, 3])
    #expect(widgets.map(\.artName) == ["clear_midday_w", "clear_midday_w", "clear_midday_w", "clear_midday"])
    let city = HomeWidget.compose(scene, family: .small, pictures: .cityscape, isFallback: true)
    #expect(city.artName == "city_clear_midday_w" && city.fallback?.isEmpty == false)
  }

  @Test("lock screen and watch show the same in each family; the corner is the watch's")
  func hosts() throws {
    for json in [Sample.fullJSON, Sample.emptyJSON] {
      let set = SurfaceSet.compose(try Sample.scene(json))
      let (lock, watch) = (set.lockAccessories, set.watchAccessories)
      #expect(
        lock.circular == watch.circular && lock.rectangular == watch.rectangular && lock.inline == watch.inline)
      #expect(lock.corner == nil && watch.corner != nil)
    }
  }
}
