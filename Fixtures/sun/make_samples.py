# SPDX-License-Identifier: MIT
"""Cuts the reference tables of sun and moon down to the samples that tests run on everywhere.

Usage: make_samples.py REFERENCE
REFERENCE is the folder of full tables made with JPL DE421 and IERS finals2000A (columns as in its README): times are
seconds after 00:00 UTC of the row's date. The samples are whole rows, chosen by position alone.
"""
import csv
import gzip
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
FOLDER = pathlib.Path(sys.argv[1])


def rows(name):
    path = FOLDER / name
    opened = gzip.open(path, "rt", encoding="utf-8") if name.endswith(".gz") else open(path, encoding="utf-8")
    with opened as file:
        return list(csv.reader(line for line in file if not line.startswith("#")))


def write(name, header, body):
    text = "\n".join(",".join(row) for row in [header] + body) + "\n"
    (HERE / name).write_text(text, encoding="utf-8")
    print(name, len(body), "rows")


def cut(source, name, columns, stride):
    """Every stride-th row; the stride shares no factor with 365, so all seasons and places come up."""
    header, *body = rows(source)
    places = [header.index(column) for column in columns]
    write(name, columns, [[row[place] for place in places] for row in body[::stride]])


def main():
    header, *body = rows("capitals.csv")
    zones = {"Atlantic/Canary": "canaries", "Europe/Madrid": "peninsula", "Africa/Ceuta": "peninsula"}
    picked = [header.index(column) for column in ("ine", "lat", "lon", "tz")]
    write(
        "places.csv",
        ["ine", "latitude", "longitude", "zone"],
        [[row[picked[0]], row[picked[1]], row[picked[2]], zones[row[picked[3]]]] for row in body],
    )
    events = "astro_dawn naut_dawn civil_dawn rise noon set civil_dusk naut_dusk astro_dusk day_length".split()
    cut("sun-54x3y.csv.gz", "sun-sample.csv", ["ine", "date"] + events, 197)
    cut("sun-azel-samples.csv.gz", "sky-sample.csv", rows("sun-azel-samples.csv.gz")[0], 71)
    cut("moon-54x3y.csv.gz", "moon-sample.csv", rows("moon-54x3y.csv.gz")[0], 97)
    cut("moon-phase-daily.csv", "moon-phase-sample.csv", rows("moon-phase-daily.csv")[0], 13)
    for source, name in (
        ("moon-phases.csv", "moon-phases.csv"),
        ("seasons.csv", "seasons.csv"),
        ("solar-edge-cases.csv", "edge-cases.csv"),
        ("oan-cuenca-2018.csv", "oan-cuenca-2018.csv"),
    ):
        cut(source, name, rows(source)[0], 1)


main()
