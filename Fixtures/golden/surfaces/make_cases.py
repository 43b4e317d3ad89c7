#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes cases.tsv beside it: the snapshots whose surfaces are golden, one for each form that a surface has.

Synthetic facts, by hand; the JSON is that of docs/SNAPSHOT.md. Add a case here, run the script, then
`aura corpus review` and `aura corpus accept surfaces/ID --reviewer NAME --reason TEXT`.
"""
import copy, json, pathlib

MADRID = {"ine": "28079", "name": "Madrid", "latitude": 40.40841191, "longitude": -3.68760088}
TENERIFE = {"ine": "38038", "name": "Santa Cruz de Tenerife", "latitude": 28.46981, "longitude": -16.25485}
LEON = {"ine": "24089", "name": "León", "latitude": 42.59912, "longitude": -5.57056}
LONG = {"ine": "09903", "name": "Villarcayo de Merindad de Castilla la Vieja", "latitude": 42.93861, "longitude": -3.57306}

NOON = {
    "place": MADRID, "at": "2026-08-26T12:20",
    "current": {"from": "2026-08-26T12:00", "sky": "11", "precipitationMm": 0, "snowMm": 0, "temperatureC": 33,
                "feelsLikeC": 35, "humidity": 24, "windFrom": "SO", "windKmh": 15, "gustKmh": 42,
                "precipitationProbability": 5, "stormProbability": 10},
    "hours": {"from": "2026-08-26T12:00", "count": 26,
              "sky": ["11", "11", "12", "13", "14", "43", "51", "51", "24", "12", "12n", "11n", "11n", "11n", "11n",
                      "11n", "17n", "17n", "17n", "17", "11", "11", "12", "12", "13", "13"],
              "precipitationMm": [0, 0, 0, 0, 0, "Ip", 0.4, 2, 1.5] + [0] * 17,
              "temperatureC": [33, 34, 36, 37, 38, 37, 33, 30, 28, 27, 26, 25, 24, 23, 22, 22, 21, 21, 20, 20, 22, 24,
                               26, 28, 29, 30],
              "feelsLikeC": [35, 36, 37, 38, 38, 37, 33] + [None] * 19,
              "humidity": [24, 22, 20, 18, 18, 25, 40, 55, 60] + [None] * 17,
              "gustKmh": [42, None, None, 48, 50, 55, 65] + [None] * 19,
              "stormProbability": [10] * 2 + [40] * 6 + [20] * 6 + [0] * 12,
              "precipitationProbability": [5] * 2 + [20] * 6 + [60] * 6 + [0] * 12,
              "windFrom": ["SO"] * 3 + ["O"] * 3 + ["NO"] * 2 + ["N"] * 2 + ["C"] * 2 + ["E"] * 14,
              "windKmh": [15, 15, 18, 20, 22, 25, 30, 20, 12, 8, 0, 0] + [6] * 14},
    "days": [
        {"date": "2026-08-26", "sky": "13", "minimumC": 22, "maximumC": 38, "minimumHumidity": 18,
         "maximumHumidity": 55, "precipitationProbability": 60, "uvMax": 8, "windFrom": "SO", "windKmh": 20,
         "gustKmh": 55, "sunrise": "2026-08-26T07:28:40", "sunset": "2026-08-26T20:47:10"},
        {"date": "2026-08-27", "sky": "24", "minimumC": 19, "maximumC": 30, "precipitationProbability": 80, "uvMax": 6,
         "windFrom": "N", "windKmh": 15, "sunrise": "2026-08-27T07:29:37", "sunset": "2026-08-27T20:45:40"},
        {"date": "2026-08-28", "sky": "11", "minimumC": 16, "maximumC": 29, "precipitationProbability": 0, "uvMax": 7},
        {"date": "2026-08-29", "sky": "12", "minimumC": 15, "maximumC": 31},
        {"date": "2026-08-30", "sky": "11", "maximumC": 33},
        {"date": "2026-08-31", "precipitationProbability": 10}],
    "observed": {
        "temperatureC": {"value": 32.4, "station": "3195", "name": "MADRID, RETIRO", "km": 1.25, "altitudeM": 667,
                         "until": "2026-08-26T12:00"},
        "wind": {"meanKmh": 12.6, "fromDegrees": 230, "gustKmh": 36, "station": "3195", "name": "MADRID, RETIRO",
                 "km": 1.25, "altitudeM": 667, "until": "2026-08-26T12:00"}},
    "airQuality": {"composite": 3, "isPartial": True, "station": "28079035", "name": "PLAZA DEL CARMEN", "km": 1.9,
                   "hour": "2026-08-26T11:00",
                   "components": [{"pollutant": "NO2", "band": 2, "microgramsPerM3": 43.5},
                                  {"pollutant": "O3", "band": 3, "microgramsPerM3": 112},
                                  {"pollutant": "PM2.5", "band": 1}]},
    "uvIndex": 8, "sunrise": "2026-08-26T07:28:40", "sunset": "2026-08-26T20:47:10",
    "alerts": [
        {"level": "naranja", "phenomenon": "AT;Temperaturas máximas",
         "event": "Aviso de temperaturas máximas de nivel naranja", "onset": "2026-08-26T12:00",
         "expires": "2026-08-26T21:00", "parameter": "TA;Temperatura máxima;40 ºC", "probability": "40%-70%",
         "areas": [{"code": "722802", "name": "Metropolitana y Henares"}],
         "details": "Temperatura máxima: 40 ºC. Las horas centrales serán las más calurosas.",
         "instruction": "Evite la exposición prolongada al sol en las horas centrales del día."},
        {"level": "amarillo", "phenomenon": "TO;Tormentas", "event": "Aviso de tormentas de nivel amarillo",
         "onset": "2026-08-26T18:00", "expires": "2026-08-27T00:00", "probability": "10%-40%",
         "areas": [{"code": "722802", "name": "Metropolitana y Henares"}]}],
    "bulletin": {"scope": "comunidad", "name": "COMUNIDAD DE MADRID", "issued": "2026-08-26T09:09",
                 "days": ["2026-08-26"], "phenomena": ["Temperaturas significativamente elevadas."],
                 "paragraphs": ["Cielo poco nuboso, con nubosidad de evolución y tormentas por la tarde en la sierra.",
                                "Temperaturas en ligero ascenso. Viento flojo del suroeste."]},
    "provenance": {
        "hours": {"state": "fresh", "product": "hourlyForecast", "issued": "2026-08-26T09:20",
                  "received": "2026-08-26T12:10"},
        "days": {"state": "fresh", "product": "dailyForecast", "issued": "2026-08-26T09:21",
                 "received": "2026-08-26T12:10"},
        "observed": {"state": "fresh", "product": "observations", "issued": "2026-08-26T12:00",
                     "received": "2026-08-26T12:10", "station": "3195", "km": 1.25},
        "alerts": {"state": "fresh", "product": "avisos", "issued": "2026-08-26T09:30",
                   "received": "2026-08-26T12:15", "expires": "2026-08-26T18:15"},
        "airQuality": {"state": "fresh", "product": "airQuality", "issued": "2026-08-26T11:00",
                       "received": "2026-08-26T12:10"},
        "uvIndex": {"state": "fresh", "product": "uvForecast", "issued": "2026-08-26T05:52",
                    "received": "2026-08-26T09:00"},
        "bulletin": {"state": "fresh", "product": "bulletin", "issued": "2026-08-26T09:09",
                     "received": "2026-08-26T10:00"},
        "sun": {"state": "fresh", "product": "computed"}}}


def changed(base, **members):
    snapshot = copy.deepcopy(base)
    for name, value in members.items():
        if value is None:
            snapshot.pop(name, None)
        else:
            snapshot[name] = value
    return snapshot


def failing(reason, since, fields=None):
    snapshot = copy.deepcopy(NOON)
    for name in fields or ["hours", "days", "observed", "alerts", "airQuality", "uvIndex", "bulletin"]:
        line = snapshot["provenance"].setdefault(name, {"state": "absent"})
        line.update({"failure": reason, "since": since})
    return snapshot


def hour(place, at, current, **members):
    """A snapshot of one hour."""
    snapshot = {"place": place, "at": at, "current": dict({"from": at[:13] + ":00"}, **current)}
    snapshot.update(members)
    return snapshot


def night(sky, **current):
    return hour(LEON, "2026-01-31T23:10", dict({"sky": sky}, **current), alerts=[],
                sunrise="2026-01-31T08:37:20", sunset="2026-01-31T18:35:50",
                days=[{"date": "2026-01-31", "minimumC": -6, "maximumC": 7},
                      {"date": "2026-02-01", "minimumC": -4, "maximumC": 9, "snowLevelM": 900,
                       "sunrise": "2026-02-01T08:36:20", "sunset": "2026-02-01T18:37:05"}])


HOSTILE = "<script>alert('x')</script> & \"comillas\" \u202eoirartnoc "
BREAK = {"place": MADRID, "at": "2026-10-25T00:30", "alerts": [],
         "hours": {"from": "2026-10-25T00:00", "count": 6, "sky": ["11n"] * 6, "temperatureC": [9, 9, 8, 8, 7, 7]}}
GAP = {"place": MADRID, "at": "2026-03-28T22:30", "alerts": [],
       "hours": {"from": "2026-03-28T22:00", "count": 5, "at": [0, 1, 3, 4, 9], "sky": ["12n", "12n", "13n", "14", "15"],
                 "temperatureC": [11, 10, None, 8, 9], "precipitationProbability": [0, None, 35, 100, 55]}}

A, B = "Sol sin nubes y un calor que aprieta", "De 22 a 38 °C, con rachas de hasta 42 km/h y un 24 % de humedad."
N, M = "Noche despejada y helada", "De −6 a 7 °C, con aire en calma."
U, V = "Sin datos del tiempo a esta hora", "No hay datos de esta hora."
CASES = [
    ("full-noon", 0, "fresh", A, B, NOON),
    ("full-evening", 470, "fresh", A, B, NOON),
    ("full-later-night", 640, "old", A, B, NOON),
    ("expired-two-days", 3200, "over", U, V, NOON),
    ("expired-a-week", 11000, "over", U, V, NOON),
    ("empty", 0, "none", U, V, {"place": MADRID, "at": "2026-08-26T12:20"}),
    ("empty-offline", 0, "failed", U, V,
     {"place": MADRID, "at": "2026-08-26T12:20",
      "provenance": {n: {"state": "absent", "failure": "offline", "since": "2026-08-26T11:00"}
                     for n in ["hours", "days", "observed", "alerts", "airQuality", "uvIndex", "bulletin"]}}),
    ("empty-no-key", 0, "failed", U, V,
     {"place": MADRID, "at": "2026-08-26T12:20",
      "provenance": {n: {"state": "absent", "failure": "noKey", "since": "2026-08-26T11:00"}
                     for n in ["hours", "days", "observed", "alerts", "uvIndex", "bulletin"]}}),
    ("stale-failing", 150, "old", A, B, failing("serverFailed", "2026-08-26T13:00")),
    ("stale-offline", 100, "offline", A, B, failing("offline", "2026-08-26T12:40")),
    ("stale-quota-alerts", 130, "fresh", A, B, failing("quota", "2026-08-26T13:00", ["alerts", "airQuality"])),
    ("alerts-unknown", 0, "fresh", A, B, changed(NOON, alerts=None)),
    ("alerts-none", 0, "bare", A, B, changed(NOON, alerts=[])),
    ("alerts-many", 0, "none", A, B, changed(NOON, omittedAlerts=5, alerts=[
        {"level": ["rojo", "naranja", "amarillo"][i % 3], "phenomenon": f"{p};Fenómeno {i}",
         "onset": f"2026-08-26T{10 + i}:00", "expires": "2026-08-27T12:00"}
        for i, p in enumerate(["AT", "PR", "VI", "TO", "CO", "NI", "ZZ"])])),
    ("thin", 0, "none", U, V, changed(NOON, current=None, hours=None)),
    ("no-days-no-sun", 0, "none", A, B, changed(NOON, days=None, sunrise=None, sunset=None)),
    ("bulletin-of-yesterday", 0, "none", A, B, changed(
        NOON, bulletin=dict(NOON["bulletin"], days=["2026-08-25"], issued="2026-08-25T09:09"))),
    ("bulletin-quiet-long", 0, "none", A, B, changed(
        NOON, bulletin=dict(NOON["bulletin"], phenomena=[], paragraphs=["Intervalos nubosos y viento flojo. " * 45]))),
    ("night-clear-frost", 0, "fresh", N, M, night("11n", temperatureC=-4, feelsLikeC=-4, windFrom="C", windKmh=0,
                                                 precipitationMm=0, humidity=88)),
    ("night-snow", 0, "none", "Nieve débil y aire gélido", "De −6 a 7 °C, con nieve de 0,8 mm en una hora.",
     night("36n", temperatureC=-1, precipitationMm=0.8, snowMm=0.8, snowProbability=90, precipitationProbability=95)),
    ("storm", 0, "fresh", "Tormenta sobre la tarde", "Rachas muy fuertes de hasta 95 km/h.",
     hour(TENERIFE, "2026-09-12T17:40", {"sky": "54", "temperatureC": 21, "feelsLikeC": 21, "precipitationMm": 34.2,
                                         "windFrom": "S", "windKmh": 62, "gustKmh": 95, "humidity": 97,
                                         "precipitationProbability": 100, "stormProbability": 90},
          sunrise="2026-09-12T07:37:00", sunset="2026-09-12T19:57:00", alerts=[], uvIndex=12,
          days=[{"date": "2026-09-12", "minimumC": 20, "maximumC": 24, "uvMax": 12}])),
    ("fog-calm-trace", 0, "none", "La niebla borra la mañana", "De 2 a 11 °C, con aire en calma.",
     hour(LEON, "2026-11-14T09:30", {"sky": "81", "temperatureC": 3, "precipitationMm": "Ip", "windFrom": "C"},
          alerts=[], sunrise="2026-11-14T08:11:00", sunset="2026-11-14T18:00:00", uvIndex=1,
          days=[{"date": "2026-11-14", "minimumC": 2, "maximumC": 11}])),
    ("only-rain-unknown", 0, "none", "Cielo cubierto", "De 9 a 9 °C.",
     hour(LEON, "2026-11-14T12:30", {"sky": "16", "temperatureC": 9, "windFrom": "NE", "windKmh": 22}, alerts=[],
          days=[{"date": "2026-11-14", "minimumC": 9, "maximumC": 9}])),
    ("unknown-sky-code", 0, "none", "Mañana templada", "A esta hora, 15 °C.",
     hour(MADRID, "2026-05-02T10:05", {"sky": {"code": "91", "text": "Cielo de otro mundo"}, "temperatureC": 15},
          alerts=[])),
    ("clock-change-autumn", 0, "none", "Noche despejada", "A esta hora, 9 °C.", BREAK),
    ("clock-change-spring-gaps", 0, "none", "Noche de nubes y claros", "A esta hora, 11 °C.", GAP),
    ("worst-air", 0, "none", A, B, changed(NOON, airQuality=dict(
        NOON["airQuality"], composite=6, isPartial=False, km=0.0, hour="2026-08-26T07:00",
        components=[{"pollutant": "PM10", "band": 6, "microgramsPerM3": 812.25}]))),
    ("long-names", 0, "hostile", "x" * 69, "palabras " * 15,
     {"place": LONG, "at": "2026-08-26T12:20",
      "current": {"sky": {"code": "11", "text": "cielo " * 12 + "largo"}, "temperatureC": 33},
      "observed": {"temperatureC": {"value": -0.04, "station": "X", "name": "ESTACION " * 10, "km": 34.96,
                                    "altitudeM": 1, "until": "2026-08-26T12:00"}},
      "alerts": [{"level": "rojo", "phenomenon": "PR;Lluvias", "areas": [{"code": "1", "name": "Zona " * 30}],
                  "details": "detalle " * 40, "instruction": "consejo " * 40, "onset": "2026-08-26T01:00"}]}),
    ("hostile", 0, "hostile", HOSTILE[:60], HOSTILE,
     {"place": dict(MADRID, name=HOSTILE * 2), "at": "2026-08-26T12:20",
      "current": {"sky": {"code": "11", "text": HOSTILE}, "temperatureC": 33},
      "alerts": [{"level": "rojo", "phenomenon": "ZZ;" + HOSTILE, "areas": [{"code": "1", "name": HOSTILE}],
                  "details": HOSTILE * 4, "parameter": "ZZ;" + HOSTILE + ";" + HOSTILE}],
      "bulletin": {"scope": "other", "name": HOSTILE, "issued": "2026-08-26T09:09", "days": ["2026-08-26"],
                   "paragraphs": [HOSTILE * 20]}}),
]

rows = ["id\tafterMinutes\textras\theadline\tdataline\tsnapshot"]
for identifier, minutes, extras, headline, dataline, snapshot in sorted(CASES):
    line = json.dumps(snapshot, ensure_ascii=False, separators=(",", ":"))
    cells = [identifier, str(minutes), extras, headline, dataline.replace(" °C", "\u00a0°C"), line]
    assert not any("\t" in cell or "\n" in cell for cell in cells), identifier
    rows.append("\t".join(cells))
path = pathlib.Path(__file__).with_name("cases.tsv")
path.write_text("\n".join(rows) + "\n", encoding="utf-8")
