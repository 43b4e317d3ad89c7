// SPDX-License-Identifier: MIT

import AuraModel
import AuraSnapshot
import AuraSurfaces
import AuraTime

@testable import AuraPreview

/// Scenes that tests draw: each form that data can have, and one that wants to break out.
enum Sample {
  static func snapshot(_ json: String) throws -> WeatherSnapshot { try WeatherSnapshot(json: Array(json.utf8)) }

  /// A hot noon of Madrid with everything that a snapshot can hold.
  static let fullJSON = #"""
    {"place":{"ine":"28079","name":"Madrid","latitude":40.40841191,"longitude":-3.68760088},
    "at":"2026-08-26T12:20:00+02:00",
    "current":{"from":"2026-08-26T12:00","sky":"12","precipitationMm":0,"snowMm":0,"temperatureC":33,"feelsLikeC":35,
    "humidity":24,"windFrom":"SO","windKmh":15,"gustKmh":42,"precipitationProbability":5,"stormProbability":10},
    "hours":{"from":"2026-08-26T12:00","count":16,"sky":["12","11","12","13","14","43","51","51","24","12","12n","11n",
    "11n","11n","11n","11n"],"precipitationMm":[0,0,0,0,0,"Ip",0.4,2,1.5,0,0,0,0,0,0,0],
    "temperatureC":[33,34,36,37,38,37,33,30,28,27,26,25,24,23,22,22],
    "precipitationProbability":[5,5,20,20,20,20,20,20,60,60,60,60,60,60,0,0],
    "windFrom":["SO","SO","SO","O","O","O","NO","NO","N","N","C","C","E","E","E","E"],
    "windKmh":[15,15,18,20,22,25,30,20,12,8,0,0,5,5,5,6]},
    "days":[{"date":"2026-08-26","sky":"13","minimumC":22,"maximumC":38,"precipitationProbability":60,"uvMax":8,
    "windFrom":"SO","windKmh":20,"gustKmh":55,"sunrise":"2026-08-26T07:28:40","sunset":"2026-08-26T20:47:10"},
    {"date":"2026-08-27","sky":"24","minimumC":19,"maximumC":30,"precipitationProbability":80,"uvMax":6,
    "sunrise":"2026-08-27T07:29:37","sunset":"2026-08-27T20:45:40"},
    {"date":"2026-08-28","sky":"11","minimumC":16,"maximumC":29,"precipitationProbability":0}],
    "observed":{"temperatureC":{"value":32.4,"station":"3195","name":"MADRID RETIRO","km":1.25,"altitudeM":667,
    "until":"2026-08-26T12:00"},"wind":{"meanKmh":12.6,"fromDegrees":230,"gustKmh":36,"station":"3195",
    "name":"MADRID RETIRO","km":1.25,"altitudeM":667,"until":"2026-08-26T12:00"}},
    "airQuality":{"composite":3,"isPartial":true,"station":"28079035","name":"PLAZA DEL CARMEN","km":1.9,
    "hour":"2026-08-26T11:00","components":[{"pollutant":"NO2","band":2,"microgramsPerM3":43.5},
    {"pollutant":"O3","band":3,"microgramsPerM3":112}]},
    "uvIndex":8,"sunrise":"2026-08-26T07:28:40","sunset":"2026-08-26T20:47:10",
    "alerts":[{"level":"naranja","phenomenon":"AT;Temperaturas máximas","event":"Aviso de temperaturas máximas",
    "onset":"2026-08-26T12:00","expires":"2026-08-26T21:00","parameter":"TA;Temperatura máxima;40 ºC",
    "probability":"40%-70%","areas":[{"code":"722802","name":"Metropolitana y Henares"}],"details":"Calor."},
    {"level":"amarillo","phenomenon":"TO;Tormentas","onset":"2026-08-26T18:00","expires":"2026-08-27T00:00"}],
    "bulletin":{"scope":"comunidad","name":"COMUNIDAD DE MADRID","issued":"2026-08-26T09:09","days":["2026-08-26"],
    "phenomena":["Temperaturas significativamente elevadas."],"paragraphs":["Poco nuboso.","Viento flojo."]},
    "provenance":{"hours":{"state":"fresh","product":"hourlyForecast","issued":"2026-08-26T09:20",
    "received":"2026-08-26T12:10"},"alerts":{"state":"fresh","product":"avisos","issued":"2026-08-26T09:30",
    "received":"2026-08-26T12:15","expires":"2026-08-26T18:15"}}}
    """#

  /// A place of which nothing is known.
  static let emptyJSON = #"{"place":"28079","at":"2026-08-26T12:20"}"#

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
