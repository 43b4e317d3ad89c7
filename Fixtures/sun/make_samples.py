# SPDX-License-Identifier: MIT
"""Cuts the reference tables of sun and moon down to the samples that tests run on everywhere.

Usage: make_samples.py REFERENCE
REFERENCE is the folder of full tables made with JPL DE421 and IERS finals2000A (columns as in its README): times are
seconds after 00:00 UTC of the row's date. The samples are whole rows, chosen by position alone.
"""
import csv
import datetime
import gzip
import pathlib
import sys
import zoneinfo

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


def clock(zone, date, seconds, doubt):
    """`HH:MM` to the nearest minute on a zone's clock, both minutes where the second is in doubt of a tie; its date."""
    start = datetime.datetime.fromisoformat(date + "T00:00:00+00:00")
    shown = []
    for slack in (-doubt, doubt):
        minute = int((seconds + slack + 30) // 60)
        shown.append((start + datetime.timedelta(minutes=minute)).astimezone(zone))
    exact = (start + datetime.timedelta(seconds=seconds)).astimezone(zone)
    texts = sorted({moment.strftime("%H:%M") for moment in shown})
    return exact.date().isoformat(), "|".join(texts)


def year_table(ine, zone_name, year):
    """What `aura sun` prints for a place and a year, by the reference: twilights stay with their UTC date's evening."""
    zone = zoneinfo.ZoneInfo(zone_name)
    sun_columns = "rise set civil_dawn civil_dusk naut_dawn naut_dusk astro_dawn astro_dusk noon".split()
    days = {}
    header, *body = rows("sun-54x3y.csv.gz")
    for row in body:
        if row[0] == ine and row[1].startswith(year):
            texts = [clock(zone, row[1], float(row[header.index(name)]), 0.35)[1] for name in sun_columns]
            days[row[1]] = texts + ["", ""]
    header, *body = rows("moon-54x3y.csv.gz")
    for row in body:
        for place, name in ((-2, "rise"), (-1, "set")):
            text = row[header.index(name)]
            if row[0] == ine and text:
                date, shown = clock(zone, row[1], float(text), 1.5)
                if date in days:
                    days[date][place] = shown
    names = "sunrise sunset civil_dawn civil_dusk nautical_dawn nautical_dusk astronomical_dawn astronomical_dusk"
    columns = ["date"] + names.split() + ["noon", "moonrise", "moonset"]
    write(f"year-{ine}-{year}.csv", columns, [[date] + days[date] for date in sorted(days)])


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
    year_table("28079", "Europe/Madrid", "2026")
    year_table("38038", "Atlantic/Canary", "2027")


main()
