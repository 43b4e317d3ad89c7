#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Packs the municipalities into Sources/AuraPlaces/Generated/MunicipalityTable.swift.

    Fixtures/places/make_places.py REFERENCE_FOLDER

The folder holds municipios.csv.gz (CNIG/IGN "Nomenclátor Geográfico de Municipios y Entidades de Población" 2021,
CC BY 4.0, © Instituto Geográfico Nacional; names INE 1-1-2025). aliases.csv beside this file holds other names that a
search also finds: earlier ones of INE's, and Castilian ones. Writes too Fixtures/places/municipalities.fnv, the hash
of the table as the test spells it out again.
"""

import csv
import gzip
import os
import re
import sys
import unicodedata

from packing import MISSING, fnv1a, number, scaled, tree_order, write_swift

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
# Words nobody starts a search with, unless a name begins with them.
LINKS = set("de del dels d y i e en la las los el els les l".split())


def folded(text):
    """A name as a search compares it: letters and digits without accents or case, anything else one blank."""
    plain = "".join(mark for mark in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(mark))
    return " ".join(re.findall("[a-z0-9]+", plain))


def word_starts(names):
    """The byte offset of every word to be found, by what is folded from there to the end of its name."""
    found = []
    # A row's names are parted by '|' and '/', rows by line feeds.
    for run in re.finditer(r"[^|/\n]+", names):
        for word in re.finditer(r"[^\W_]+", run.group()):
            if word.start() == 0 or folded(word.group()) not in LINKS:
                start = run.start() + word.start()
                found.append((folded(run.group()[word.start() :]), len(names[:start].encode()) - names.count("\n", 0, start)))
    return [offset for _, offset in sorted(found)]


def main(folder):
    with gzip.open(os.path.join(folder, "municipios.csv.gz"), "rt", encoding="utf-8", newline="") as file:
        records = sorted(csv.DictReader(file), key=lambda record: record["ine"])

    aliases = {}
    with open(os.path.join(HERE, "aliases.csv"), encoding="utf-8", newline="") as file:
        for record in csv.DictReader(file):
            aliases.setdefault(record["ine"], []).append(record["alias"])

    rows, names, points, lines = [], [], [], []
    name_bytes = 0
    for record in records:
        has_place = record["lat"] != ""
        latitude = scaled(record["lat"], 9) if has_place else MISSING
        longitude = scaled(record["lon"], 9) if has_place else MISSING
        elevation = scaled(record["elev_m"], 2) if record["elev_m"] else MISSING
        population = round(float(record["pop"])) if record["pop"] else MISSING
        chief_town = record["capital"] if record["capital"] != record["name"] else ""
        rows.append(
            number(int(record["ine"]), 3)
            + number(int(record["dc"]), 1)
            # From 20° north and 20° west, so that nothing is negative.
            + number(MISSING if not has_place else latitude - 20 * 10**9, 6)
            + number(MISSING if not has_place else longitude + 20 * 10**9, 6)
            + number(elevation, 3)
            + number(population, 4)
            + number(name_bytes, 3)
        )
        # Official name, chief town, other names; what is empty at the end is left out.
        names.append("|".join([record["name"], chief_town, "/".join(aliases.get(record["ine"], []))]).rstrip("|"))
        name_bytes += len(names[-1].encode())
        points.append((latitude, longitude) if has_place else MISSING)
        show = lambda value: "" if value is MISSING else str(value)
        lines.append(
            ",".join(
                [record["ine"], record["dc"], record["name"], show(latitude), show(longitude), show(elevation)]
                + [show(population), chief_town]
            )
        )

    order = tree_order(points)
    packed_rows = "".join(rows)
    packed_order = "".join(number(index, 3) for index in order)
    words = word_starts("\n".join(names))
    packed_words = "".join(number(offset, 3) for offset in words)
    write_swift(
        os.path.join(ROOT, "Sources/AuraPlaces/Generated/MunicipalityTable.swift"),
        "make_places.py",
        "MunicipalityTable",
        "The municipalities of Spain by INE code, the k-d order of their towns, the order of the words of their names.",
        {
            "count": f"{len(rows):_}",
            "rowWidth": len(rows[0]),
            "orderStart": f"{len(packed_rows):_}",
            "orderCount": f"{len(order):_}",
            "wordsStart": f"{len(packed_rows) + len(packed_order):_}",
            "wordCount": f"{len(words):_}",
            "namesStart": f"{len(packed_rows) + len(packed_order) + len(packed_words):_}",
        },
        packed_rows + packed_order + packed_words + "".join(names),
    )
    with open(os.path.join(HERE, "municipalities.fnv"), "w", encoding="utf-8") as file:
        file.write(fnv1a(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
