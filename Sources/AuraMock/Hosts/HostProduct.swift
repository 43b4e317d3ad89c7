// SPDX-License-Identifier: MIT

import AuraTransport

/// What a host besides AEMET OpenData serves.
enum HostProduct: Hashable, Sendable {
  case airTable
  case airBackend
  case news(NewsOutlet)
  case marker(MarkerChannel)
  /// All areas, or one of 61…79.
  case warningsFeed(area: Int?)

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
    case ("opendata.aemet.es", _): self.init(marker: path)
    default: return nil
    }
  }

  /// The hosts that are known at all.
  static let hosts: Set<String> = [
    "ica.miteco.es", "backend.ica.miteco.es", "www.rtve.es", "www.aemet.es", "www.tiempo.com", "aemetblog.es",
  ]

  private init?(marker path: Substring) {
    let name = path.dropFirst(5)
    guard path.hasPrefix("/rss/"), name.hasSuffix("_opendata_todos_RSS.xml"),
      let channel = MarkerChannel(rawValue: String(name.dropLast(23)))
    else { return nil }
    self = .marker(channel)
  }

  private init?(warningsFeed path: Substring) {
    let folder = "/documentos_d/eltiempo/prediccion/avisos/rss/CAP_AFA"
    guard path.hasPrefix(folder), path.hasSuffix("_RSS.xml") else { return nil }
    let name = path.dropFirst(folder.count).dropLast(8)
    if name == "E" {
      self = .warningsFeed(area: nil)
      return
    }
    guard name.first == "C", let area = Int(name.dropFirst()), (61...79).contains(area) else { return nil }
    self = .warningsFeed(area: area)
  }

  var isPosted: Bool { self == .airBackend }
}
