// SPDX-License-Identifier: MIT

import AuraModel
public import AuraSurfaces
public import AuraTime

/// The radar and the headlines of a case, by name: what can become of them.
public enum SurfaceExtrasKind: String, CaseIterable, Hashable, Sendable {
  /// Never asked for.
  case none
  /// A picture and headlines of a few minutes ago.
  case fresh
  /// Shown, and old.
  case old
  /// So old that neither is shown.
  case over
  /// No radar sees the place, and there are no headlines.
  case bare
  /// Never had: the last attempts failed.
  case failed
  /// Shown, without a network.
  case offline
  /// Headlines that would like to be more than text.
  case hostile

  public func extras(at moment: WallInstant) -> SurfaceExtras {
    switch self {
    case .none: SurfaceExtras()
    case .fresh: Self.seen(minutesAgo: 8, at: moment, failure: nil)
    case .old: Self.seen(minutesAgo: 400, radarMinutesAgo: 45, at: moment, failure: .serverFailed)
    case .over: Self.seen(minutesAgo: 5000, radarMinutesAgo: 200, at: moment, failure: .unreachable)
    case .bare: SurfaceExtras(radar: .outOfRange, news: .init(items: [], fetchedAt: moment))
    case .failed:
      SurfaceExtras(
        radar: .site(Self.site, frame: nil, failure: .quota),
        news: .init(items: [], fetchedAt: nil, failure: .unreadableAnswer))
    case .offline: Self.seen(minutesAgo: 95, radarMinutesAgo: 25, at: moment, failure: .offline)
    case .hostile:
      SurfaceExtras(
        radar: .site(Self.site, frame: nil, failure: nil), news: .init(items: Self.hostileItems, fetchedAt: moment))
    }
  }

  private static func seen(
    minutesAgo: Int64, radarMinutesAgo: Int64? = nil, at moment: WallInstant, failure: FailureReason?
  ) -> SurfaceExtras {
    let fetchedAt = moment.advanced(bySeconds: -60 * minutesAgo)
    let frame = RadarFrame(
      siteCode: site.value.code, fetchedAt: moment.advanced(bySeconds: -60 * (radarMinutesAgo ?? minutesAgo)),
      bytes: [], width: 480, height: 530)
    let items = [
      NewsItem(
        source: .rtve, title: "El calor alcanza hoy su pico en el interior y cede mañana por el oeste",
        link: "https://www.rtve.es/noticias/calor", publishedAt: fetchedAt.advanced(bySeconds: -1800)),
      NewsItem(
        source: .aemetBlog, title: "Cómo se mide la temperatura: la garita, la sombra y el metro y medio",
        link: "https://aemetblog.es/garita", publishedAt: fetchedAt.advanced(bySeconds: -3 * 86_400)),
      NewsItem(
        source: .meteored, title: "Tormentas por la tarde en la sierra", link: "https://www.tiempo.com/tormentas",
        publishedAt: nil),
    ]
    return SurfaceExtras(
      radar: .site(site, frame: frame, failure: failure),
      news: .init(items: items, fetchedAt: fetchedAt, failure: failure))
  }

  /// The radar of Madrid as the case needs it: the figures of the bundled table are none of a surface's business.
  private static let site = Nearby(
    RadarSite(
      code: "ma", name: "Madrid", site: "Torrejón de Velasco", odim: "esmad", wmo: "08228",
      coordinate: Coordinate(uncheckedLatitude: 40.18, longitude: -3.71), groundM: 700, antennaM: 720, rangeKm: 240),
    distanceKm: 26.4)

  private static let hostileItems = [
    NewsItem(
      source: .rtve, title: "<script>alert('1')</script> & «comillas» \"dobles\"\u{202E}oditrevni",
      link: "https://www.rtve.es/?a=1&b=2", publishedAt: nil),
    NewsItem(source: .aemet, title: "Enlace que no es una página", link: "javascript:alert(1)", publishedAt: nil),
    NewsItem(
      source: .meteored, title: String(repeating: "Supercalifragilísticoespialidoso", count: 12),
      link: "https://www.tiempo.com/largo", publishedAt: nil),
    NewsItem(
      source: .aemetBlog, title: String(repeating: "palabras y más palabras ", count: 20),
      link: "https://aemetblog.es/largo", publishedAt: WallInstant(secondsSinceEpoch: 4_000_000_000)),
    NewsItem(source: .aemet, title: "\u{0}\n \u{200B}", link: "https://www.aemet.es/vacio", publishedAt: nil),
  ]
}
