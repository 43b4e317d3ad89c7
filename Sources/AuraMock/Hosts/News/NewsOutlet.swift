// SPDX-License-Identifier: MIT

/// A source of news that the mock writes for.
enum NewsOutlet: String, CaseIterable, Hashable, Sendable {
  case rtve, aemet, meteored, aemetBlog

  /// How many items its feed has; with Q-RSS-09 one of them floods the others.
  func itemCount(isFlooded: Bool) -> Int {
    switch self {
    case .rtve: 20
    case .aemet: 8
    case .meteored: isFlooded ? 15 : 8
    case .aemetBlog: isFlooded ? 3 : 8
    }
  }

  /// The hours between two of its items.
  var hoursBetween: Int {
    switch self {
    case .rtve: 2
    case .aemet: 7
    case .meteored: 3
    case .aemetBlog: 17
    }
  }

  var channelTitle: String {
    switch self {
    case .rtve: "El tiempo - RTVE.es"
    case .aemet: "AEMET - Noticias"
    case .meteored: "Tiempo.com | Meteored"
    case .aemetBlog: "AEMETBlog"
    }
  }

  var home: String {
    switch self {
    case .rtve: "https://www.rtve.es/"
    case .aemet: "https://www.aemet.es/es/noticias"
    case .meteored: "https://www.tiempo.com/"
    case .aemetBlog: "https://aemetblog.es/"
    }
  }
}
