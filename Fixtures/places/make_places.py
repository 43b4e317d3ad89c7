#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Packs the municipalities into Sources/AuraPlaces/Generated/MunicipalityTable.swift.

    Fixtures/places/make_places.py REFERENCE_FOLDER

The folder holds municipios.csv.gz (CNIG/IGN "Nomenclátor Geográfico de Municipios y Entidades de Población" 2021,
CC BY 4.0, © Instituto Geográfico Nacional; names INE 1-1-2025). Writes too Fixtures/places/municipalities.fnv, the
hash of the table as the test spells it out again.
"""

import csv
import gzip
import os
import sys

from packing import MISSING, fnv1a, number, scaled, tree_order, write_swift

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def main(folder):
    with gzip.open(os.path.join(folder, "municipios.csv.gz"), "rt", encoding="utf-8", newline="") as file:
        records = sorted(csv.DictReader(file), key=lambda record: record["ine"])

    rows, names, points, lines = [], "", [], []
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
            + number(len(names.encode()), 3)
        )
        names += record["name"] + ("|" + chief_town if chief_town else "")
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
    write_swift(
        os.path.join(ROOT, "Sources/AuraPlaces/Generated/MunicipalityTable.swift"),
        "make_places.py",
        "MunicipalityTable",
        "The municipalities of Spain by INE code, the k-d order of their towns, and their names.",
        {
            "count": f"{len(rows):_}",
            "rowWidth": len(rows[0]),
            "orderStart": f"{len(packed_rows):_}",
            "orderCount": f"{len(order):_}",
            "namesStart": f"{len(packed_rows) + len(packed_order):_}",
        },
        packed_rows + packed_order + names,
    )
    with open(os.path.join(ROOT, "Fixtures/places/municipalities.fnv"), "w", encoding="utf-8") as file:
        file.write(fnv1a(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
