#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Packs the warning zones into Sources/AuraPlaces/Generated/ZoneTable.swift.

    Fixtures/places/make_zones.py REFERENCE_FOLDER RECORDINGS_FOLDER

Reads municipios.csv.gz, and under avisos/ the zones (Plan Meteoalerta, annex 2), their polygons as CAP files carry
them, and the thresholds (annex 1); the public rows of maestro/municipios for the zones AEMET itself gives; and
beaches.csv beside this file (AEMET's list of beaches by municipality). © AEMET. docs/PLACES.md tells the rules by
which a municipality gets its zones. Writes too Fixtures/places/zones.fnv, the hash of what was packed.
"""

import csv
import gzip
import json
import math
import os
import sys

from packing import fnv1a, number, write_swift

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
# Digits 3 and 4 of a zone's code are the province, but not on the islands.
ISLANDS = {"07": ("53", "54", "55"), "35": ("90", "91", "92"), "38": ("93", "94", "95", "96")}
# A town at most this far from its zone's sea is on the coast, beach or not.
COAST_KM = 4
# A municipality without coordinates lies where the one it was split from lies.
SPLIT_FROM = {"48916": "48036"}
LEVELS = ("amarillo", "naranja", "rojo")
VARIABLES = ("tmax", "tmin", "racha", "pcp12h", "pcp1h", "nieve24h")


def is_inside(ring, latitude, longitude):
    result = False
    for (y1, x1), (y2, x2) in zip(ring, ring[1:]):
        if (y1 > latitude) != (y2 > latitude):
            if longitude < (x2 - x1) * (latitude - y1) / (y2 - y1) + x1:
                result = not result
    return result


def edge_km(ring, latitude, longitude):
    """Distance to the nearest edge on the plane that touches the sphere at the point: good to 0.1 % within 50 km."""
    shrink, best = math.cos(math.radians(latitude)), math.inf
    for (y1, x1), (y2, x2) in zip(ring, ring[1:]):
        ax, ay, bx, by = (x1 - longitude) * shrink, y1 - latitude, (x2 - longitude) * shrink, y2 - latitude
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy
        along = 0 if square == 0 else max(0, min(1, -(ax * dx + ay * dy) / square))
        best = min(best, math.hypot(ax + along * dx, ay + along * dy))
    return best * math.radians(1) * 6371.0088


def distance_km(rings, latitude, longitude):
    if any(is_inside(ring, latitude, longitude) for ring in rings):
        return 0
    return min(edge_km(ring, latitude, longitude) for ring in rings)


def wire(hundredths):
    """A coordinate as AEMET writes it: two decimals, the last one dropped when it is zero."""
    text = f"{hundredths / 100:.2f}"
    return text[:-1] if text.endswith("0") else text


def pack_rings(code, texts, overrides):
    """The rings of one zone; the values that are not whole hundredths go to the overrides as they are written."""
    packed, hundredths = number(len(texts), 1), []
    for ring_index, text in enumerate(texts):
        pairs = [pair.split(",") for pair in text.split(" ")]
        assert pairs[0] == pairs[-1], code
        vertices = [tuple(round(float(value) * 100) for value in pair) for pair in pairs]
        for vertex, (pair, whole) in enumerate(zip(pairs, vertices)):
            for axis in (0, 1):
                if pair[axis] != wire(whole[axis]):
                    overrides.append(f"{code} {ring_index} {vertex} {axis} {pair[axis]}")
        hundredths += vertices
        vertices = vertices[:-1]
        packed += number(len(vertices), 2) + number(vertices[0][0] - 2000, 2) + number(vertices[0][1] + 2000, 2)
        for before, after in zip(vertices, vertices[1:]):
            for axis in (0, 1):
                step = after[axis] - before[axis]
                # One digit from -31 to 31; 'o' announces two digits from -2048.
                packed += number(step + 31, 1) if abs(step) <= 30 else "o" + number(step + 2048, 2)
    return packed, hundredths


def pack_box(vertices):
    return "".join(
        number(bound(vertex[axis] for vertex in vertices) + shift, 2)
        for axis, shift in ((0, -2000), (1, 2000))
        for bound in (min, max)
    )


def main(reference, recordings):
    def load(name):
        with open(os.path.join(recordings, name), encoding="utf-8") as file:
            return json.load(file)

    zones = {zone["code"]: zone for zone in load("avisos/zonas-aviso.json")}
    texts = {code: each["polygons"] for code, each in load("avisos/zonas-aviso-poligonos.json").items()}
    rings = {
        code: [[tuple(map(float, pair.split(","))) for pair in text.split(" ")] for text in each]
        for code, each in texts.items()
    }
    with open(os.path.join(recordings, "avisos/umbrales-zona.csv"), encoding="utf-8") as file:
        thresholds = {row["zona"]: row for row in csv.DictReader(file, delimiter=";")}
    given = {
        row["id"][2:]: row["zona_comarcal"]
        for row in load("aemet/extracted/maestro-municipios-first100-2025-05-22.json")
        + load("aemet/extracted/maestro-municipios-4rows-2023.json")
        + load("aemet/raw/maestro-municipio-id28065.ha.json")
    }
    with open(os.path.join(HERE, "beaches.csv"), encoding="utf-8") as file:
        with_beach = {row["ine"] for row in csv.DictReader(file)}
    with gzip.open(os.path.join(reference, "municipios.csv.gz"), "rt", encoding="utf-8", newline="") as file:
        municipalities = sorted(csv.DictReader(file), key=lambda record: record["ine"])

    land = sorted(code for code in zones if len(code) == 6)
    assert len(land) == 182 and len(zones) == 233

    places = {row["ine"]: row for row in municipalities}
    column, lines = "", []
    for row in municipalities:
        place = row if row["lat"] else places[SPLIT_FROM[row["ine"]]]
        latitude, longitude = float(place["lat"]), float(place["lon"])
        groups = ISLANDS.get(row["prov"], (row["prov"],))
        by_polygon = min(
            (distance_km(rings[code], latitude, longitude), code) for code in land if code[2:4] in groups
        )[1]
        code = given.get(row["ine"], by_polygon)
        if code != by_polygon:
            print(f"{row['ine']}: AEMET says {code}, the polygons {by_polygon}")
        is_coastal = code + "C" in zones and (
            row["ine"] in with_beach or distance_km(rings[code + "C"], latitude, longitude) <= COAST_KM
        )
        column += number(land.index(code) * 2 + is_coastal, 2)
        lines.append(f"{row['ine']},{code},{int(is_coastal)}")

    def values(code):
        return tuple(int(thresholds[code][f"{name}_{level}"]) for name in VARIABLES for level in LEVELS)

    classes = sorted({values(code) for code in land})
    rows, ring_section, names, overrides = "", "", "", []
    for code in land:
        land_offset = len(ring_section)
        packed, vertices = pack_rings(code, texts[code], overrides)
        land_box, coast_box, coast_offset = pack_box(vertices), "0" * 8, 0
        ring_section += packed
        if code + "C" in zones:
            coast_offset = len(ring_section)
            packed, vertices = pack_rings(code + "C", texts[code + "C"], overrides)
            coast_box = pack_box(vertices)
            ring_section += packed
        rows += number(int(code), 4) + number(int(code + "C" in zones), 1) + number(classes.index(values(code)), 1)
        rows += number(len(names.encode()), 3) + number(land_offset, 3) + number(coast_offset, 3) + land_box + coast_box
        names += zones[code]["zone"]
        lines.append(f"{code},{zones[code]['zone']},{','.join(map(str, values(code)))}")
    lines += [f"{code}:{'|'.join(texts[code])}" for code in sorted(texts)]

    sections = {
        "rows": rows,
        "classes": "".join(number(value + 64, 2) for each in classes for value in each),
        "municipalities": column,
        "rings": ring_section,
        "overrides": ";".join(overrides),
        "names": names,
    }
    constants, text = {"count": len(land), "rowWidth": len(rows) // len(land)}, ""
    for name, section in sections.items():
        constants[f"{name}Start"] = f"{len(text):_}"
        text += section
    write_swift(
        os.path.join(ROOT, "Sources/AuraPlaces/Generated/ZoneTable.swift"),
        "make_zones.py",
        "ZoneTable",
        "AEMET's warning zones: codes, names, thresholds, rings, and the zone of each municipality.",
        constants,
        text,
    )
    with open(os.path.join(HERE, "zones.fnv"), "w", encoding="utf-8") as file:
        file.write(fnv1a(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
