# SPDX-License-Identifier: MIT
"""Python's own json, and orjson where it is installed, on the bodies that ours is timed on: what a short script does.

Usage: PYTHON python_json.py FOLDER ROUNDS [orjson]      Prints one JSON object.
"""
import datetime
import json
import math
import platform
import sys

sys.path.insert(0, __file__.rsplit("/", 2)[0])
import timing

MOMENT, LATITUDE, LONGITUDE = 1787653800, 40.408410, -3.687600
QUANTITIES = ("ta", "tpr", "hr", "vv", "pres_nmar", "prec", "nieve", "vis", "inso")


def number(text):
    return int(text) if text not in ("", None) else None


def hours_of(town):
    found, spans, first = {}, [], None
    for index, day in enumerate(town["prediccion"]["dia"]):
        first = first or datetime.date.fromisoformat(day["fecha"][:10])

        def at(item, index=index):
            return found.setdefault(index * 24 + int(item["periodo"]), {})

        for item in day["estadoCielo"]:
            at(item)["sky"] = item["value"]
            at(item)["skyText"] = item["descripcion"]
        for key, name in (("precipitacion", "precipitationMm"), ("nieve", "snowMm")):
            for item in day[key]:
                at(item)[name] = 0.0 if item["value"] == "Ip" else float(item["value"]) if item["value"] else None
        for key, name in (("temperatura", "temperatureC"), ("sensTermica", "feelsLikeC"), ("humedadRelativa", "humidity")):
            for item in day[key]:
                at(item)[name] = number(item["value"])
        for item in day["vientoAndRachaMax"]:
            if "direccion" in item:
                at(item)["windFrom"], at(item)["windKmh"] = item["direccion"][0], number(item["velocidad"][0])
            else:
                at(item)["gustKmh"] = number(item["value"])
        for key, name in (("probPrecipitacion", "precipitationProbability"), ("probTormenta", "stormProbability"),
                          ("probNieve", "snowProbability")):
            for item in day[key]:
                start, end = int(item["periodo"][:2]), int(item["periodo"][2:])
                spans.append((index * 24 + start, index * 24 + (end if end > start else end + 24), name, number(item["value"])))
    for start, end, name, value in spans:
        for hour in range(start, end):
            if hour in found:
                found[hour][name] = value
    # Summer time: two hours before the clocks of Madrid.
    zero = (first - datetime.date(1970, 1, 1)).days * 24
    current = (MOMENT + 7200) // 3600
    hours = []
    for hour in sorted(found):
        if zero + hour >= current and ("sky" in found[hour] or "temperatureC" in found[hour]):
            hours.append({"start": (zero + hour) * 3600 - 7200} | found[hour])
    return hours[:48]


def days_of(town):
    days = []
    for item in town["prediccion"]["dia"]:
        if item["fecha"][:10] < "2026-08-25":
            continue
        whole = {key: next((e for e in item[key] if e.get("periodo", "00-24") in ("00-24", "00-24h")), {})
                 for key in ("probPrecipitacion", "estadoCielo", "viento", "rachaMax", "cotaNieveProv")}
        day = {"date": item["fecha"][:10], "uvMax": item.get("uvMax"),
               "precipitationProbability": whole["probPrecipitacion"].get("value"),
               "gustKmh": number(whole["rachaMax"].get("value")),
               "snowLevelM": number(whole["cotaNieveProv"].get("value"))}
        if whole["estadoCielo"].get("value"):
            day["sky"], day["skyText"] = whole["estadoCielo"]["value"], whole["estadoCielo"]["descripcion"]
        if whole["viento"].get("direccion"):
            day["windFrom"], day["windKmh"] = whole["viento"]["direccion"], whole["viento"]["velocidad"]
        for key, low, high in (("temperatura", "minimumC", "maximumC"), ("sensTermica", "feelsLikeMinimumC", "feelsLikeMaximumC"),
                               ("humedadRelativa", "minimumHumidity", "maximumHumidity")):
            day[low], day[high] = item[key]["minima"], item[key]["maxima"]
        days.append(day)
    return days[:7]


def stations_of(rows):
    picks, cosine = {}, math.cos(math.radians(LATITUDE))
    for row in rows:
        if abs(row["lon"] - LONGITUDE) > 0.42 or abs(row["lat"] - LATITUDE) > 0.32:
            continue
        a = math.sin(math.radians(row["lat"] - LATITUDE) / 2)
        b = math.sin(math.radians(row["lon"] - LONGITUDE) / 2)
        distance = 2 * 6371.0088 * math.asin(math.sqrt(a * a + cosine * math.cos(math.radians(row["lat"])) * b * b))
        end = int(datetime.datetime.fromisoformat(row["fint"]).timestamp())
        if distance > 35 or not 0 <= MOMENT - end <= 10800:
            continue
        for key in QUANTITIES:
            if key not in row or (key == "pres_nmar" and row["alt"] > 750):
                continue
            held = picks.get(key)
            if held is None or (distance, -end) <= (held[0], -held[1]):
                picks[key] = (distance, end, row["idema"], row[key])
    return {key: {"station": pick[2], "value": pick[3]} for key, pick in picks.items()}


def main():
    folder, rounds = sys.argv[1], int(sys.argv[2])
    name, version, loads = "Python json", platform.python_version(), json.loads
    if sys.argv[3:] == ["orjson"]:
        import orjson

        name, version, loads = "orjson", orjson.__version__, orjson.loads
    bodies = {part: open(f"{folder}/{part}.json", "rb").read() for part in ("daily", "hourly", "observations")}

    def make(with_observations):
        made = {"hours": hours_of(loads(bodies["hourly"])[0]), "days": days_of(loads(bodies["daily"])[0])}
        made["stations"] = stations_of(loads(bodies["observations"])) if with_observations else {}
        return made

    def many(calls, with_observations):
        for _ in range(calls):
            make(with_observations)

    tasks = {
        task: {"ns": timing.rounds(rounds, lambda calls: many(calls, with_observations)), "record": make(with_observations)}
        for task, with_observations in (("forecasts", False), ("snapshot", True))
    }
    print(json.dumps({"peer": name, "version": version, "tasks": tasks}))


if __name__ == "__main__":
    main()
