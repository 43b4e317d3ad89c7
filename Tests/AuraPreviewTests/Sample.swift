// SPDX-License-Identifier: MIT

import AuraModel
import AuraSnapshot
import AuraSurfaces
import AuraTestSupport
import AuraTime

@testable import AuraPreview

/// Scenes that tests draw: each form that data can have, and one that wants to break out.
enum Sample {
  static func snapshot(_ json: String) throws -> WeatherSnapshot { try WeatherSnapshot(json: Array(json.utf8)) }

  static let fullJSON = SnapshotText.madridNoon

  static let emptyJSON = SnapshotText.unknown

  static let hostileText = #"</text></svg><script>alert('x')</script><img src=x onerror=\"alert(1)\"> & ]]> <!-- "#

  /// As full, with every text that comes from outside a breach of its element, and far too long.
  static let hostileJSON: String = {
    let text = String(repeating: hostileText, count: 3)
    return #"""
      {"place":{"ine":"28079","name":"\#(text)","latitude":40.4,"longitude":-3.68},"at":"2026-08-26T12:20:00+02:00",
      "alerts":[{"level":"rojo","phenomenon":"ZZ;\#(text)","event":"\#(text)","onset":"2026-08-26T12:00",
      "expires":"2026-08-26T21:00","parameter":"ZZ;\#(text);\#(text)","areas":[{"code":"722802","name":"\#(text)"}],
      "details":"\#(text)","instruction":"\#(text)"}],
      "observed":{"temperatureC":{"value":32.4,"station":"3195","name":"\#(text)","km":1.25,"altitudeM":667,
      "until":"2026-08-26T12:00"}},
      "airQuality":{"composite":6,"isPartial":true,"station":"28079035","name":"\#(text)","km":1.9,
      "hour":"2026-08-26T11:00","components":[]},
      "bulletin":{"scope":"comunidad","name":"\#(text)","issued":"2026-08-26T09:09","days":["2026-08-26"],
      "phenomena":["\#(text)"],"paragraphs":["\#(text)","\#(text)"]}}
      """#
  }()

  /// As much as cards have room for: warnings and a bulletin, each text as long as it can be.
  static let heavyJSON: String = {
    let text = String(repeating: "palabras largas y cortas, ", count: 40)
    let alert = #"""
      {"level":"rojo","phenomenon":"TO;Tormentas","event":"\#(text)","onset":"2026-08-26T12:00",
      "expires":"2026-08-26T21:00","parameter":"TO;\#(text);\#(text)","areas":[{"code":"722802","name":"\#(text)"}],
      "details":"\#(text)","instruction":"\#(text)"}
      """#
    let alerts = Array(repeating: alert, count: 16).joined(separator: ",")
    let paragraphs = Array(repeating: "\"\(text)\"", count: 10).joined(separator: ",")
    return #"""
      {"place":"28079","at":"2026-08-26T12:20","alerts":[\#(alerts)],"bulletin":{"scope":"comunidad","name":"MADRID",
      "issued":"2026-08-26T09:09","days":["2026-08-26"],"phenomena":[\#(paragraphs)],"paragraphs":[\#(paragraphs)]}}
      """#
  }()

  /// The most that a page can hold: everything known, the longest texts, the heaviest picture that is carried along.
  static func heaviest() throws -> SurfaceSet {
    var snapshot = try snapshot(fullJSON)
    let heavy = try Self.snapshot(heavyJSON)
    (snapshot.alerts, snapshot.bulletin) = (heavy.alerts, heavy.bulletin)
    let frame = RadarFrame(
      siteCode: "ma", fetchedAt: snapshot.moment, bytes: Array(repeating: 0x47, count: RadarPart.limitBytes),
      width: 480,
      height: 480)
    let site = RadarSite(
      code: "ma", name: "Madrid", site: "Torrejón de Velasco", odim: "esmad", wmo: "08222",
      coordinate: snapshot.place.coordinate!, groundM: 717, antennaM: 724, rangeKm: 240)
    let item = NewsItem(
      source: .rtve, title: String(repeating: "titulares ", count: 20), link: "https://x.example/", publishedAt: nil)
    let extras = SurfaceExtras(
      radar: .site(Nearby(site, distanceKm: 26), frame: frame, failure: nil),
      news: SurfaceExtras.News(items: Array(repeating: item, count: 12), fetchedAt: snapshot.moment))
    return SurfaceSet.compose(SurfaceScene(snapshot, at: snapshot.moment, extras: extras))
  }

  /// A form that surfaces can have, by name.
  struct Form: Sendable, CustomStringConvertible {
    let id: String
    let make: @Sendable () throws -> SurfaceSet
    var description: String { id }
  }

  static let forms: [Form] = [
    Form(id: "current") { try surfaces(fullJSON) },
    Form(id: "stale") { try surfaces(failing(.serverFailed)) },
    Form(id: "offline") { try surfaces(failing(.offline)) },
    Form(id: "expired") { try surfaces(fullJSON, laterHours: 24 * 9) },
    Form(id: "unknown") { try surfaces(emptyJSON) },
    Form(id: "hostile") { try surfaces(hostileJSON, news: hostileText) },
  ]

  private static func surfaces(_ json: String, laterHours: Int64 = 0, news: String? = nil) throws -> SurfaceSet {
    try surfaces(snapshot(json), laterHours: laterHours, news: news)
  }

  private static func surfaces(
    _ snapshot: WeatherSnapshot, laterHours: Int64 = 0, news: String? = nil
  ) -> SurfaceSet {
    var extras = SurfaceExtras()
    if let news {
      let item = NewsItem(source: .rtve, title: news, link: "https://x.example/?a=1&b='2'", publishedAt: nil)
      extras.news = SurfaceExtras.News(items: [item], fetchedAt: snapshot.moment)
    }
    return SurfaceSet.compose(
      SurfaceScene(snapshot, at: snapshot.moment.advanced(bySeconds: laterHours * 3600), extras: extras))
  }

  /// The full snapshot after a refresh that failed.
  private static func failing(_ reason: FailureReason) throws -> WeatherSnapshot {
    var snapshot = try snapshot(fullJSON)
    for field in Provenance.Field.allCases {
      snapshot.provenance[field].failure = reason
      snapshot.provenance[field].failingSince = snapshot.moment
    }
    return snapshot
  }
}
