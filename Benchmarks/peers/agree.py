# SPDX-License-Identifier: MIT
"""Whether what a peer made is what ours made, before any time of it is believed. Each check returns how many values
were compared, or raises Disagreement with the first that differs."""
import datetime
import json
import re


class Disagreement(Exception):
    pass


def hours_of(snapshot):
    """The hours of a stored snapshot, which it keeps in columns, as a list of objects."""
    columns = dict(snapshot["hours"])
    first = datetime.datetime.fromisoformat(columns.pop("from")).timestamp()
    count, skies = columns.pop("count"), columns.pop("skies", [])
    offsets = columns.pop("at", range(count))
    hours = []
    for index, offset in enumerate(offsets):
        hour = {"start": int(first) + offset * 3600}
        for name, column in columns.items():
            value = column[index] if index < len(column) else None
            if name == "sky" and isinstance(value, int):
                value = skies[value].get("code")
            if value is not None:
                hour[name] = value
        hours.append(hour)
    return hours


# Home Assistant's conditions by AEMET's code without its n, for the peer that has no code. Source: AEMET-OpenData.
CONDITIONS = {
    "cloudy": ("14", "15", "16", "17"), "fog": ("81", "82"), "lightning": ("51", "52", "53", "54"),
    "lightning-rainy": ("61", "62", "63", "64"), "partly-cloudy": ("12", "13"), "pouring": ("27",),
    "rainy": ("23", "24", "25", "26", "43", "44", "45", "46"),
    "snowy": ("33", "34", "35", "36", "71", "72", "73", "74"), "sunny": ("11",), "clear-night": ("11",),
}
STATIONS = {"ta": "temperatureC", "tpr": "dewPointC", "hr": "humidity", "prec": "precipitationMm", "vis": "visibilityKm",
            "nieve": "snowDepthCm", "inso": "sunshineMinutes", "pres_nmar": "pressureHPa", "vv": "wind"}


def same(name, ours, theirs, where):
    if name == "condition":
        if (ours or "").removesuffix("n") not in CONDITIONS.get(theirs, ()):
            raise Disagreement(f"{where}: sky {ours}, condition {theirs}")
    elif isinstance(theirs, (int, float)) and isinstance(ours, (int, float)):
        if abs(ours - theirs) > 1e-3:
            raise Disagreement(f"{where} {name}: {ours} and {theirs}")
    elif name in ("precipitationMm", "snowMm") and ours == "Ip":
        if theirs not in (0, 0.0, None):
            raise Disagreement(f"{where} {name}: a trace and {theirs}")
    elif ours != theirs:
        raise Disagreement(f"{where} {name}: {ours} and {theirs}")


def snapshot(ours, theirs):
    """Every hour, day and station of ours is there, and every field that the peer has is ours."""
    compared = 0
    by_start = {hour["start"]: hour for hour in theirs["hours"]}
    for hour in hours_of(ours):
        found = by_start.get(hour["start"])
        if found is None:
            raise Disagreement(f"no hour {hour['start']}")
        for name, value in found.items():
            # A field that the peer leaves unknown it has not read: AEMET-OpenData takes calm and no gust for nothing.
            if value is None or name in ("start", "skyText"):
                continue
            same(name, hour.get("sky" if name == "condition" else name), value, hour["start"])
            compared += 1
    by_date = {day["date"]: day for day in theirs["days"]}
    for day in ours["days"]:
        found = by_date.get(day["date"])
        if found is None:
            raise Disagreement(f"no day {day['date']}")
        for name, value in found.items():
            if value is None or name in ("date", "skyText"):
                continue
            same(name, day.get(name), value, day["date"])
            compared += 1
    for key, pick in theirs["stations"].items():
        measured = ours["observed"].get(STATIONS[key])
        if measured is None:
            raise Disagreement(f"{key} of {pick['station']}, ours has none")
        if measured["station"] != pick["station"]:
            raise Disagreement(f"{key} of {measured['station']} and {pick['station']}")
        compared += 1
    return compared


def lines(ours, theirs):
    if len(ours) != len(theirs):
        raise Disagreement(f"{len(ours)} and {len(theirs)} lines")
    for ours_line, their_line in zip(ours, theirs):
        if ours_line != their_line:
            raise Disagreement(f"{ours_line!r} and {their_line!r}")
    return len(ours)


def check(task, folder, record):
    """Compares a peer's record with the export of ours."""
    if task in ("forecasts", "snapshot"):
        name = "snapshot-forecasts.json" if task == "forecasts" else "snapshot.json"
        with open(f"{folder}/{name}", encoding="utf-8") as file:
            return snapshot(json.load(file), record)
    with open(f"{folder}/{task}.tsv", encoding="utf-8") as file:
        return lines(file.read().splitlines(), record)


def folds(ours, theirs):
    """Event loops: the same first events, at the same moments and in the same order."""
    found = re.search(r"fold to ([0-9a-f]+)", ours)
    for name, made in theirs.items():
        if not found or made["fold"] != found.group(1):
            raise Disagreement(f"events of {name} fold to {made['fold']}, ours: {ours}")
    return len(theirs) * 20_000
