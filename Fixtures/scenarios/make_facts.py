#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the scenarios that hold the real figures of three days, from the recordings of their forecasts.

    Fixtures/scenarios/make_facts.py RECORDINGS_FOLDER

Writes Fixtures/scenarios/{getafe-snow-2021,ourense-rain-2020,madrid-august-2026}.json (facts alone, in the form that
docs/SCENARIOS.md describes) and their lines in Fixtures/MANIFEST.csv with the SHA-256 of the wire forms, and has
bundle.py put the same text into the binary.

Everything the forecasts share is left out: labels, layout, AEMET's fixed texts and the words beside the codes of the
sky. The recipe stops if a recording says anything that this form would lose.
"""

import hashlib
import json
import os
import sys

from bundle import bundle, merge

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DERIVED = "aemet/derived/municipio-{}-{}-{}.iso885915.json"

SCENARIOS = [
    {
        "name": "getafe-snow-2021",
        "purpose": "Getafe in the snow of 9 January 2021: light snow and traces, -0, winter spans, a blanked morning.",
        "ine": "28065",
        "date": "2021-01-09",
        "clock": "2021-01-09T12:20:00Z",
        "teaches": "Q-DAY-05 Q-DAY-06 Q-DAY-14 Q-DAY-18 Q-HOR-06 Q-HOR-14 Q-HOR-15 Q-HOR-16",
    },
    {
        "name": "ourense-rain-2020",
        "purpose": "Ourense in the rain of 2 October 2020: summer spans, storms, an edition of the late afternoon.",
        "ine": "32054",
        "date": "2020-10-02",
        "clock": "2020-10-02T17:50:00Z",
        "teaches": "Q-DAY-07 Q-DAY-14 Q-HOR-05 Q-HOR-07 Q-HOR-08 Q-HOR-09",
    },
    {
        "name": "madrid-august-2026",
        "purpose": "Madrid on 25 August 2026: arrays that start apart, a snow line only on 00-24, uvMax on five days.",
        "ine": "28079",
        "date": "2026-08-25",
        "clock": "2026-08-25T10:05:00Z",
        "teaches": "Q-DAY-01 Q-DAY-02 Q-DAY-03 Q-DAY-04 Q-DAY-16 Q-HOR-02 Q-HOR-03 Q-HOR-09",
    },
]

PERIODS = {
    7: ["00-24", "00-12", "12-24", "00-06", "06-12", "12-18", "18-24"],
    3: ["00-24", "00-12", "12-24"],
    1: [None],
}


def column(tokens):
    """Values parted by spaces: `.` for an empty string, `v*n` for the same value n times."""
    runs = []
    for token in tokens:
        token = str(token) or "."
        assert " " not in token and "*" not in token, token
        if runs and runs[-1][0] == token:
            runs[-1][1] += 1
        else:
            runs.append([token, 1])
    return " ".join(token if count == 1 else f"{token}*{count}" for token, count in runs)


def head(document):
    return {"elaborado": document["elaborado"], "secure": document["origen"]["web"].startswith("https")}


def daily(document):
    days = []
    for day in document["prediccion"]["dia"]:
        periods = [item.get("periodo") for item in day["probPrecipitacion"]]
        assert periods == PERIODS[len(periods)]
        for key in ("cotaNieveProv", "estadoCielo", "viento", "rachaMax"):
            assert [item.get("periodo") for item in day[key]] == periods
        facts = {
            "rain": column(item["value"] for item in day["probPrecipitacion"]),
            "snowLevel": column(item["value"] for item in day["cotaNieveProv"]),
            "sky": column(item["value"] for item in day["estadoCielo"]),
            "wind": column(f"{item['direccion']}{item['velocidad']}" for item in day["viento"]),
            "gust": column(item["value"] for item in day["rachaMax"]),
        }
        for key, name in (("temperatura", "temperature"), ("sensTermica", "feel"), ("humedadRelativa", "humidity")):
            part = day[key]
            assert [point["hora"] for point in part["dato"]] in ([6, 12, 18, 24], [])
            facts[name] = column([part["maxima"], part["minima"]] + [point["value"] for point in part["dato"]])
        if "uvMax" in day:
            facts["uv"] = day["uvMax"]
        days.append(facts)
    return {**head(document), "days": days}


def run(items, step):
    """The first label and the values, since labels follow each other."""
    labels = [item["periodo"] for item in items]
    for before, after in zip(labels, labels[1:]):
        for place in range(0, len(before), 2):
            assert (int(before[place : place + 2]) + step) % 24 == int(after[place : place + 2]), labels
    return labels[0] + " " + column(item["value"] for item in items)


HOURS = {"precipitacion": "rain", "nieve": "snow", "temperatura": "temperature", "sensTermica": "feel",
         "humedadRelativa": "humidity"}
SPANS = {"probPrecipitacion": "rainProbability", "probTormenta": "stormProbability", "probNieve": "snowProbability"}


def hourly(document):
    days = []
    for day in document["prediccion"]["dia"]:
        winds = [item for item in day["vientoAndRachaMax"] if "direccion" in item]
        gusts = [item for item in day["vientoAndRachaMax"] if "value" in item]
        assert day["vientoAndRachaMax"] == [item for pair in zip(winds, gusts) for item in pair]
        winds = [{"value": "".join(item["direccion"] + item["velocidad"]), **item} for item in winds]
        facts = {"sky": run(day["estadoCielo"], 1)}
        facts |= {name: run(day[key], 1) for key, name in HOURS.items()}
        facts |= {name: run(day[key], 6) for key, name in SPANS.items()}
        facts["wind"] = run(winds, 1)
        facts["gust"] = run(gusts, 1)
        facts["sun"] = f"{day['orto']} {day['ocaso']}"
        days.append(facts)
    return {**head(document), "days": days}


def scenario(entry, folder):
    files = {}
    for kind in ("diaria", "horaria"):
        with open(os.path.join(folder, DERIVED.format(kind, entry["ine"], entry["date"])), "rb") as file:
            files[kind] = file.read()
    documents = {kind: json.loads(data.decode("iso8859-15"))[0] for kind, data in files.items()}
    for document in documents.values():
        for index, day in enumerate(document["prediccion"]["dia"]):
            assert int(day["fecha"][8:10]) == int(entry["date"][8:]) + index, "days follow each other inside a month"
    facts = {
        "format": 1,
        "name": entry["name"],
        "purpose": entry["purpose"],
        "source": "Facts of AEMET's own forecasts of that day, © AEMET, reuse authorised citing AEMET as the author.",
        "clock": {"frozen": entry["clock"]},
        "forecasts": [
            {
                "ine": entry["ine"],
                "name": documents["diaria"]["nombre"],
                "province": documents["diaria"]["provincia"],
                "firstDay": entry["date"],
                "daily": daily(documents["diaria"]),
                "hourly": hourly(documents["horaria"]),
            }
        ],
    }
    return facts, {kind: hashlib.sha256(data).hexdigest() for kind, data in files.items()}


def main(folder):
    rows = []
    for entry in SCENARIOS:
        facts, hashes = scenario(entry, folder)
        text = json.dumps(facts, ensure_ascii=False, indent=1) + "\n"
        path = f"Fixtures/scenarios/{entry['name']}.json"
        with open(os.path.join(ROOT, path), "w", encoding="utf-8") as file:
            file.write(text)
        digest = hashlib.sha256(text.encode()).hexdigest()
        for kind, word in (("diaria", "daily"), ("horaria", "hourly")):
            source = f"AEMET OpenData, {word} forecast of {entry['ine']}, {entry['date']}"
            rows.append([
                path, digest, source, "© AEMET, reuse citing AEMET", "wire form", hashes[kind], entry["teaches"]])
    merge(rows)
    bundle()


if __name__ == "__main__":
    main(sys.argv[1])
