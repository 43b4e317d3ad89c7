// SPDX-License-Identifier: MIT

/// Snapshots as texts of docs/SNAPSHOT.md, for the tests of what is made of them.
public enum SnapshotText {
  /// A hot noon of Madrid with everything that a snapshot can hold.
  public static let madridNoon = #"""
    {"place":{"ine":"28079","name":"Madrid","latitude":40.40841191,"longitude":-3.68760088},
    "at":"2026-08-26T12:20:00+02:00",
    "current":{"from":"2026-08-26T12:00","sky":"11","precipitationMm":0,"snowMm":0,"temperatureC":33,"feelsLikeC":35,
    "humidity":24,"windFrom":"SO","windKmh":15,"gustKmh":42,"precipitationProbability":5,"stormProbability":10},
    "hours":{"from":"2026-08-26T12:00","count":16,"sky":["11","11","12","13","14","43","51","51","24","12","12n","11n",
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
  public static let unknown = #"{"place":"28079","at":"2026-08-26T12:20"}"#
}
