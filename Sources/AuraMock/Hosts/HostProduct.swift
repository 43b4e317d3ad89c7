// SPDX-License-Identifier: MIT

import AuraTransport

/// What a host besides AEMET OpenData serves.
enum HostProduct: Hashable, Sendable {
  case airTable
  case airBackend
  case news(NewsOutlet)
  case marker(MarkerChannel, FeedShape)
  /// All areas, or one of 61…79.
  case warningsFeed(area: Int?, FeedShape)
  /// OpenData's own news.
  case notices(FeedShape)

  enum MarkerChannel: String, Hashable, Sendable, CaseIterable {
    case municipalForecasts = "predesp_mun"
    case hourlyObservations = "obsconv_hh"
    case uvIndex = "predesp_uvi"
  }

  /// What a host has under a path; nil for nothing.
  ///
  /// Sources: the addresses of the field guide, air-quality 1 and 2, rss 1 and 2.
  init?(host: String, path: Substring) {
    switch (host, path) {
    case ("ica.miteco.es", "/datos/ica-ultima-hora.csv"): self = .airTable
    case ("backend.ica.miteco.es", "/sgca/"), ("backend.ica.miteco.es", "/sgca"): self = .airBackend
    case ("www.rtve.es", "/api/tematicas/821/noticias.rss"): self = .news(.rtve)
    case ("www.aemet.es", "/es/noticias.rss"): self = .news(.aemet)
    case ("www.tiempo.com", "/feed/"), ("www.tiempo.com", "/feed"): self = .news(.meteored)
    case ("aemetblog.es", "/feed/"), ("aemetblog.es", "/feed"): self = .news(.aemetBlog)
    case ("www.aemet.es", _): self.init(warningsFeed: path)
    case ("opendata.aemet.es", "/centrodedescargas/feeds.rss"): self = .notices(.rss)
    case ("opendata.aemet.es", "/centrodedescargas/feeds.atom"): self = .notices(.atom)
    case ("opendata.aemet.es", _): self.init(marker: path)
    default: return nil
    }
  }

  /// The hosts that are known at all.
  static let hosts: Set<String> = [
    "ica.miteco.es", "backend.ica.miteco.es", "www.rtve.es", "www.aemet.es", "www.tiempo.com", "aemetblog.es",
  ]

  /// Whether a path is of OpenData's feeds, which are reached under whatever name the mock has.
  static func isOpenDataFeed(_ path: Substring) -> Bool {
    path.begins(with: "/rss/") || path.begins(with: "/centrodedescargas/feeds.")
  }

  private init?(marker path: Substring) {
    let ends = FeedShape.allCases.map { "_opendata_todos" + $0.ending }
    guard path.hasPrefix("/rss/"), let index = ends.firstIndex(where: path.hasSuffix),
      let channel = MarkerChannel(rawValue: String(path.dropFirst(5).dropLast(ends[index].utf8.count)))
    else { return nil }
    self = .marker(channel, FeedShape.allCases[index])
  }

  private init?(warningsFeed path: Substring) {
    let folder = "/documentos_d/eltiempo/prediccion/avisos/rss/CAP_AFA"
    guard path.hasPrefix(folder), let shape = FeedShape.allCases.first(where: { path.hasSuffix($0.ending) }) else {
      return nil
    }
    let name = path.dropFirst(folder.count).dropLast(shape.ending.utf8.count)
    if name == "E" {
      self = .warningsFeed(area: nil, shape)
      return
    }
    guard name.first == "C", let area = Int(name.dropFirst()), (61...79).contains(area) else { return nil }
    self = .warningsFeed(area: area, shape)
  }

  /// Every address of these hosts, with what stands for a part of it in braces.
  ///
  /// All of it is synthetic: the forms of MITECO's table and of the feed of warnings are held against recordings.
  static let addresses =
    [
      "https://ica.miteco.es/datos/ica-ultima-hora.csv", "https://backend.ica.miteco.es/sgca/",
      "https://www.rtve.es/api/tematicas/821/noticias.rss", "https://www.aemet.es/es/noticias.rss",
      "https://www.tiempo.com/feed/", "https://aemetblog.es/feed/",
      "https://www.aemet.es/documentos_d/eltiempo/prediccion/avisos/rss/CAP_AFA{E or C61 to C79}_{RSS or ATOM}.xml",
      "https://opendata.aemet.es/centrodedescargas/feeds.{rss or atom}",
    ] + MarkerChannel.allCases.map { "https://opendata.aemet.es/rss/\($0.rawValue)_opendata_todos_{RSS or ATOM}.xml" }

  var isPosted: Bool { self == .airBackend }
}
