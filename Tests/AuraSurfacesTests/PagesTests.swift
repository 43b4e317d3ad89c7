// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces
import AuraTime
import Testing

/// Help, first run, about and the key: pages that need no snapshot.
struct PagesTests {
  private static let pages: [any Surface] =
    [HelpSurface.standard, AboutSurface.standard] + FirstRunPage.all.map { $0 as any Surface }

  @Test("every text of every page fits, and none is empty")
  func bounds() {
    #expect(Self.pages.flatMap { SurfaceLaws.broken($0) } == [])
  }

  @Test("every icon that can come is in the help, by day and by night, and the drop with waves is humidity")
  func help() {
    let told = Set(HelpSurface.standard.groups.flatMap(\.rows).map(\.icon.symbolName))
    let skies = SkyCondition.allCases.flatMap { condition in
      [false, true].map { WeatherIcon(SkyCode(condition, isNight: $0)).symbolName }
    }
    let others = SurfaceGlyph.allCases.map(\.symbolName) + [WeatherIcon.unknown.symbolName]
    #expect(Set(skies + others).subtracting(told) == [])
    let rows = HelpSurface.standard.groups.flatMap(\.rows)
    #expect(
      rows.first { $0.icon.symbolName == "humidity.fill" }?.meaning == "Gota con ondas: humedad relativa del aire")
    // No colour scales in the help.
    let colours = HelpSurface.standard.marks.filter { if case .colour = $0.content { true } else { false } }
    #expect(colours == [])
  }

  @Test("the first run has four pages, Pasar on each, and is shown once")
  func firstRun() {
    var state = FirstRunState.start
    var seen: [FirstRunPage.Kind] = []
    while let page = state.page, seen.count < 9 {
      seen.append(page.kind)
      #expect(page.skip == "Pasar" && state.skipped() == .finished)
      state = state.advanced()
    }
    #expect(seen == [.aura, .key, .widgets, .done] && state == .finished)
    #expect(state.advanced() == .finished && state.back() == .finished && state.page == nil)
    #expect(FirstRunState.showing(page: 2).back() == .showing(page: 1) && FirstRunState.start.back() == .start)
    // What a damaged store may hold ends the pages and never traps.
    #expect([-1, 4, .max].allSatisfy { FirstRunState.showing(page: $0).advanced() == .finished })
    #expect(FirstRunPage.all.filter { $0.link != nil }.map(\.kind) == [.key])
  }

  struct Key: Sendable, CustomTestStringConvertible {
    let id: String
    let health: KeyHealth
    var failure: FailureReason?
    let state: String
    let urgency: KeySurface.Urgency
    var testDescription: String { id }
  }

  private static let end = WallInstant(secondsSinceEpoch: 1_787_653_800)

  static let keys = [
    Key(id: "missing", health: .missing, state: "Sin clave", urgency: .now),
    Key(id: "malformed", health: .malformed(found: "x"), state: "Clave incompleta", urgency: .now),
    Key(id: "expired", health: .expired(since: end), state: "Caducada", urgency: .now),
    Key(
      id: "expired wins over what was said", health: .expired(since: end), failure: .offline, state: "Caducada",
      urgency: .now),
    Key(
      id: "last day", health: .expiringSoon(until: end, daysLeft: 0), state: "Caduca en menos de un día", urgency: .soon
    ),
    Key(
      id: "one day", health: .expiringSoon(until: end, daysLeft: 1), state: "Caduca dentro de un día", urgency: .soon),
    Key(
      id: "some days", health: .expiringSoon(until: end, daysLeft: 9), state: "Caduca dentro de 9\u{A0}días",
      urgency: .soon),
    Key(
      id: "no end of its own", health: .withoutExpiry(until: end, daysLeft: 40), state: "Caduca dentro de 40\u{A0}días",
      urgency: .soon),
    Key(id: "valid", health: .valid(until: end), state: "Válida, 20\u{A0}días", urgency: .none),
    Key(
      id: "valid and refused", health: .valid(until: end), failure: .keyRejected, state: "AEMET no la reconoce",
      urgency: .now),
    Key(
      id: "valid and no network", health: .valid(until: end), failure: .offline, state: "Válida, 20\u{A0}días",
      urgency: .none),
  ]

  @Test(arguments: keys)
  func key(_ one: Key) {
    let moment = Self.end.advanced(bySeconds: -20 * 86_400 - 3600)
    let surface = KeySurface.compose(one.health, failure: one.failure, at: moment, in: .peninsula)
    #expect(surface.state == one.state && surface.urgency == one.urgency)
    #expect((surface.link == nil) == (one.urgency == .none) && SurfaceLaws.broken(surface) == [])
  }

  @Test("Aura is not affiliated, and says so")
  func about() {
    #expect(AboutSurface.standard.independence.hasPrefix("Aura no tiene relación con AEMET ni con MITECO"))
    #expect(AboutSurface.standard.sources.map(\.name).contains("MITECO"))
  }
}
