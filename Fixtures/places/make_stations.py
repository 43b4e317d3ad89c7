#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Packs stations and radars into Sources/AuraPlaces/Generated/StationTable.swift and RadarTable.swift.

    Fixtures/places/make_stations.py REFERENCE_FOLDER

Reads stations.csv (AEMET climatological inventory and hourly list, "© AEMET") and radars.csv (AEMET; EUMETNET OPERA
radar database). Writes too Fixtures/places/stations.fnv and radars.fnv, the hashes of what was packed.
"""

import csv
import os
import sys

from packing import MISSING, fnv1a, number, scaled, tree_order, write_swift

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


def read(folder, name):
    with open(os.path.join(folder, name), encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def whole(text):
    return int(text) if text else MISSING


def stations(folder):
    # An identifier is four or five of 0-9 and A-Z; '_' fills the fifth place, and the rows lie in that order.
    records = sorted(read(folder, "stations.csv"), key=lambda record: record["idema"].ljust(5, "_"))
    rows, names, points, lines = "", "", [], []
    for record in records:
        latitude, longitude = scaled(record["lat"], 5), scaled(record["lon"], 5)
        synop = record["synop"]
        assert synop == "" or len(synop) == 5
        rows += record["idema"].ljust(5, "_")
        rows += number(whole(record["prov"]), 1) + number(latitude - 20 * 10**5, 4) + number(longitude + 20 * 10**5, 4)
        rows += number(whole(record["alt_m"]), 2) + number(whole(synop), 3) + number(int(record["in_obs"]), 1)
        rows += number(len(names.encode()), 3)
        # One run of blanks is one blank: AEMET's inventory has some double ones.
        name = " ".join(record["name"].split())
        names += name
        points.append((latitude, longitude))
        fields = [record["idema"], name, record["prov"], latitude, longitude, record["alt_m"], synop, record["in_obs"]]
        lines.append(",".join(map(str, fields)))
    order = "".join(number(index, 2) for index in tree_order(points))
    constants = {
        "count": len(records),
        "rowWidth": len(rows) // len(records),
        "orderStart": f"{len(rows):_}",
        "namesStart": f"{len(rows) + len(order):_}",
    }
    write_swift(
        os.path.join(ROOT, "Sources/AuraPlaces/Generated/StationTable.swift"),
        "make_stations.py",
        "StationTable",
        "AEMET's stations by identifier, their k-d order, and their names.",
        constants,
        rows + order + names,
    )
    return lines


def radars(folder):
    lines = []
    for record in sorted(read(folder, "radars.csv"), key=lambda record: record["code"]):
        keys = ("code", "name", "site", "odim", "wmo", "lat", "lon", "ground_m", "antenna_m", "range_km")
        lines.append("|".join(record[key] for key in keys))
    write_swift(
        os.path.join(ROOT, "Sources/AuraPlaces/Generated/RadarTable.swift"),
        "make_stations.py",
        "RadarTable",
        "AEMET's regional radars: code, name, site, ODIM, WMO, latitude, longitude, ground m, antenna m, range km.",
        {},
        ";".join(lines),
    )
    return lines


def main(folder):
    for name, lines in (("stations", stations(folder)), ("radars", radars(folder))):
        with open(os.path.join(HERE, f"{name}.fnv"), "w", encoding="utf-8") as file:
            file.write(fnv1a(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
