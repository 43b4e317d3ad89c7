#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the scenarios of the famous days from tables of dated facts.

    Fixtures/scenarios/make_famous.py REFERENCE_FOLDER

Reads famous-days-daily.csv (daily maxima and minima of some 43 stations) and famous-days.csv (dated facts: gusts, rain)
of the folder, adds what is told below hour by hour, writes Fixtures/scenarios/<name>.json and has bundle.py put them into
the binary. Only figures and dates are carried over. Where a fact leaves the hours open, the shape is ours: it goes
through the facts and says so in `shape`.
"""

import csv
import json
import os
import re
import sys
from datetime import date, timedelta

from bundle import ROOT, bundle

SOURCE = "Daily series and summaries of AEMET, © AEMET; dated reports of the press, as docs/SCENARIOS.md names them."


def hours(day, values, key, start):
    """A value for each hour from a start."""
    return [{"from": f"{day}T{start + index:02}:00", key: value} for index, value in enumerate(values)]


def span(start, end, **facts):
    return {"from": start, "until": end, **facts}


def merged(*lists):
    """Spans in order; those of one hour are joined."""
    joined = {}
    for entry in [entry for each in lists for entry in each]:
        joined.setdefault((entry["from"], entry.get("until")), {}).update(entry)
    return [joined[key] for key in sorted(joined, key=lambda key: key[0])]


def snow_of_madrid():
    """First front of the 7th; then thirty hours without a break: 32.9 mm on the 8th, the rest of January's 70.0."""
    snow = dict(cloud=8, windFrom=90, visibility=800)
    first = [span(f"2021-01-07T{hour:02}:00", f"2021-01-07T{hour + 1:02}:00", rain=1.2, **snow) for hour in range(11, 15)]
    second = [
        span(f"2021-01-08T{hour:02}:00", f"2021-01-08T{hour + 1:02}:00" if hour < 23 else "2021-01-09T00:00",
             rain=2.3 if hour < 22 else 2.6, **snow) for hour in range(10, 24)]
    # 12 × 2.3 + 2.6 + 2.7 = 32.9
    second[-1]["rain"] = 2.7
    third = [span(f"2021-01-09T{hour:02}:00", f"2021-01-09T{hour + 1:02}:00", rain=1.6, **snow) for hour in range(16)]
    return first + second + third


# Turís: 185 mm in an hour, 621 in six, 720 in twelve, 771.8 in fourteen; every other window of those lengths has less.
TURIS = [26, 25.8, 12, 11.6, 60, 85, 106, 185, 120, 65, 11.6, 12, 25.8, 26]
# Chiva: 491.2 mm in eight hours, 445.4 of them by 22:00.
CHIVA = [40, 75, 110, 100.4, 70, 50, 30, 15.8]


def storm(values, start):
    return [{"from": f"2024-10-29T{start + index:02}:00", "rain": value, "thunder": True, "cloud": 8}
            for index, value in enumerate(values)]


def calima(places, lowest, bearing=110, gust=None, reach=25):
    """Dust over an island: its lowest visibility on the 23rd, thin a day before and after."""
    windy = {"windFrom": bearing, **({"wind": gust * 6 // 10, "gust": gust} if gust else {})}
    return {"places": places, "reachKm": reach, "hours": [
        span("2020-02-22T14:00", "2020-02-23T00:00", dust=1500, visibility=max(1200, 2 * lowest), cloud=2, windFrom=bearing),
        span("2020-02-23T00:00", "2020-02-23T12:00", dust=2500, visibility=max(lowest, 900), cloud=2, humidity=20, **windy),
        span("2020-02-23T12:00", "2020-02-23T18:00", dust=3000, visibility=lowest, cloud=2, humidity=18, **windy),
        span("2020-02-23T18:00", "2020-02-24T12:00", dust=2000, visibility=max(1200, lowest), cloud=2, windFrom=bearing),
        span("2020-02-24T12:00", "2020-02-25T06:00", dust=900, visibility=3000, windFrom=bearing)]}


def fog(places, metres, nights, reach=45):
    return {"places": places, "reachKm": reach,
            "hours": [span(start, end, visibility=metres, humidity=98, cloud=8) for start, end in nights]}


DUERO = [("2024-12-26T00:00", "2024-12-26T13:00"), ("2024-12-26T20:00", "2024-12-28T11:00"),
         ("2024-12-29T20:00", "2024-12-31T12:00")]
# Of Ávila, Burgos, Palencia, Salamanca, Segovia, Valladolid and Zamora.
MESETA = "670501 670904 673402 673701 674001 674701 674902"
EBRO = [("2024-12-26T00:00", "2024-12-26T10:00"), ("2024-12-29T00:00", "2025-01-01T00:00")]


def warn(zones, phenomenon, level, start, end, **more):
    """A warning that AEMET gave, as famous-days.md dates it; `issued` where the minute is known."""
    return {"zones": zones.split(), "phenomenon": phenomenon, "level": level, "from": start, "until": end, **more}


# Where the sources name a community or a province alone, the zones of it are ours; so are ends that nobody wrote down.
WARNINGS = {
    "filomena-2021": [
        warn("722803", "NE", "naranja", "2021-01-08T00:00", "2021-01-08T18:00", value=6),
        warn("722802 722803", "NE", "rojo", "2021-01-08T18:00", "2021-01-09T12:00", value=20, comment="Ventisca."),
        warn("722802 722803", "NE", "naranja", "2021-01-09T12:00", "2021-01-10T00:00"),
        warn("722801", "NE", "naranja", "2021-01-08T12:00", "2021-01-10T00:00", value=30, comment="Ventisca."),
        # "In parts of" four communities.
        warn("624402 681601 694305 771201", "NE", "rojo", "2021-01-09T00:00", "2021-01-10T00:00", value=20),
        # The night of the 11th to the 12th.
        warn("674202", "BT", "rojo", "2021-01-12T00:00", "2021-01-12T10:00", value=-16),
        warn("674203 625002 624401 681902 681901", "BT", "rojo", "2021-01-12T00:00", "2021-01-12T10:00", value=-15),
        warn("681602 681603", "BT", "rojo", "2021-01-12T00:00", "2021-01-12T10:00", value=-14),
        warn("680201", "BT", "rojo", "2021-01-12T00:00", "2021-01-12T10:00", value=-12),
        warn("722802", "BT", "naranja", "2021-01-12T00:00", "2021-01-12T10:00", value=-10),
    ],
    "dana-valencia-2024": [
        # "Orange extended to Litoral sur" at 6:42: it was there before in the interior.
        warn("774601", "PR", "naranja", "2024-10-29T00:00", "2024-10-30T00:00", quantity="P2"),
        warn("774604", "PR", "naranja", "2024-10-29T06:42", "2024-10-30T00:00", issued="2024-10-29T06:42", quantity="P2"),
        warn("774604", "PR", "rojo", "2024-10-29T07:36", "2024-10-30T00:00", issued="2024-10-29T07:36", quantity="P2"),
        warn("774602", "PR", "naranja", "2024-10-29T07:52", "2024-10-30T00:00", issued="2024-10-29T07:52", quantity="P2"),
        warn("774601 774602", "PR", "rojo", "2024-10-29T09:48", "2024-10-30T00:00", issued="2024-10-29T09:48", quantity="P2"),
        warn("774603", "PR", "naranja", "2024-10-29T09:48", "2024-10-30T00:00", issued="2024-10-29T09:48", quantity="P2"),
        warn("771201 771202 771204", "PR", "rojo", "2024-10-31T09:36", "2024-10-31T14:00", issued="2024-10-31T09:36",
             quantity="P2", value=180),
        warn("771203", "PR", "naranja", "2024-10-31T10:00", "2024-11-01T00:00", issued="2024-10-31T10:00", value=40),
        warn("771203", "PR", "naranja", "2024-10-31T10:00", "2024-11-01T00:00", issued="2024-10-31T10:00",
             quantity="P2", value=100),
    ],
    "cordoba-heat-2021": [
        # "In parts of" four communities.
        warn("611402 625003 692503 774603", "AT", "rojo", f"2021-08-{day}T13:00", f"2021-08-{day}T21:00")
        for day in (14, 15)
    ] + [warn("659003 659004", "AT", "rojo", "2021-08-16T11:00", "2021-08-16T19:00", value=40)],
    "galerna-2022": [warn("752001 752002", "AT", "naranja", "2022-06-18T12:00", "2022-06-18T18:00")],
    "ciaran-2023": [
        warn("711503 712702 712703 712704 713201 713202 713203 713204 713205 713602", "VI", "amarillo",
             "2023-11-01T16:00", "2023-11-02T00:00"),
        warn("711501C 711502C 711504C 712701C 713601C 713603C", "CO", "naranja", "2023-11-01T18:00", "2023-11-02T00:00"),
        warn("711501C 711502C 711504C 712701C 713601C 713603C 633301C 633302C", "CO", "rojo",
             "2023-11-02T00:00", "2023-11-04T00:00",
             comment="Viento del oeste y noroeste de fuerza 8 a 9, localmente 10; mar de 8 a 11 m."),
        # Besides those that the weather gives: "48 provinces with some warning", all but those of the Canaries.
        warn("680202 700603 701003 681304 681601 611803 681901 612103 692502 762602 722801 733002 743103 713204 673401 "
             "674201 694305 624402 774601 674701 674901 691701 622201", "VI", "amarillo", "2023-11-02T00:00", "2023-11-03T00:00"),
        warn("663901C", "CO", "rojo", "2023-11-02T00:00", "2023-11-04T00:00",
             comment="Viento del oeste y suroeste de fuerza 8 a 9; mar de 8 a 10 m."),
    ],
    "fog-2024": [
        warn(MESETA, "NI", "amarillo", "2024-12-26T00:00", "2024-12-26T13:00", value=100),
        warn(MESETA, "NI", "amarillo", "2024-12-26T20:00", "2024-12-27T00:00", value=100),
        warn("680201 684504 681302 681303 712702 625001 625003", "NI", "amarillo", "2024-12-26T00:00",
             "2024-12-26T10:00", value=200),
        warn(f"{MESETA} 674202 670902 672402", "NI", "amarillo", "2024-12-27T00:00", "2024-12-28T00:00", value=100,
             comment="Cencellada."),
        warn("674902 673701 674701", "NI", "amarillo", "2024-12-30T00:00", "2024-12-31T00:00", value=100,
             comment="Cencellada."),
        warn("762601 743104 625003 622203 692503", "NI", "amarillo", "2024-12-30T00:00", "2024-12-31T00:00", value=200),
    ],
}

SCENARIOS = [
    {
        "name": "filomena-2021", "event": "filomena", "first": "2021-01-06", "last": "2021-01-14",
        "purpose": "Filomena in Madrid, 7 to 12 January 2021: thirty hours of snow, then the coldest night.",
        "start": "2021-01-09T09:30:00Z",
        "reach": {"28079": 40},
        "hours": {"28079": snow_of_madrid()},
        "extra": [
            {"places": ["44039", "9998X"], "from": "2021-01-12", "minimum": "-25.4",
             "hours": [{"from": "2021-01-12T09:00", "temperature": -25.4}]},
            {"places": ["19190", "3013"], "from": "2021-01-12", "minimum": "-25.2 . -21.6",
             "hours": [{"from": "2021-01-12T08:00", "temperature": -25.2}]},
            {"places": ["44216", "8368U"], "from": "2021-01-12", "minimum": "-21.0 -15.4",
             "hours": [{"from": "2021-01-12T08:00", "temperature": -21.0}]},
            {"places": ["44050", "9381I"], "from": "2021-01-12", "minimum": "-21.3"},
            {"places": ["50094", "9390"], "from": "2021-01-12", "minimum": "-18.5"},
            {"places": ["28065", "3200"], "from": "2021-01-14", "minimum": "-12.0"},
            {"places": ["6058I"], "from": "2021-01-08", "rain": "252"},
            {"places": ["6076X"], "from": "2021-01-08", "rain": "170.4"},
        ],
    },
    {
        "name": "dana-valencia-2024", "event": "dana-valencia", "first": "2024-10-27", "last": "2024-10-31",
        "purpose": "The DANA over Valencia, 29 October 2024: 771.8 mm at Turís, almost nothing in the city.",
        "start": "2024-10-29T14:30:00Z",
        "extra": [
            {"places": ["46248", "8337X"], "reachKm": 9, "from": "2024-10-29", "rain": "771.8",
             "hours": storm(TURIS, 9)},
            {"places": ["46111"], "reachKm": 6, "from": "2024-10-29", "rain": "491.2", "hours": storm(CHIVA, 16)},
            {"places": ["46077"], "reachKm": 6, "from": "2024-10-29", "rain": "448.5"},
            {"places": ["46191"], "reachKm": 6, "from": "2024-10-29", "rain": "415.6"},
            {"places": ["46229"], "reachKm": 6, "from": "2024-10-29", "rain": "324"},
            {"places": ["46213"], "reachKm": 10, "from": "2024-10-29", "rain": "315"},
            {"places": ["46249"], "reachKm": 10, "from": "2024-10-29", "rain": "275"},
            {"places": ["46017"], "reachKm": 6, "from": "2024-10-29", "rain": "258"},
        ],
    },
    {
        "name": "cordoba-heat-2021", "event": "heat-2021", "first": "2021-08-11", "last": "2021-08-17",
        "purpose": "Córdoba, 14 August 2021: 47.6 °C at La Rambla, whose rows never came on the hottest day.",
        "start": "2021-08-14T15:40:00Z",
        "reach": {"14021": 120},
        "rain": {"14021": "0*7"},
        "hours": {"14021": [span("2021-08-11T00:00", "2021-08-18T00:00", cloud=0)]},
        "extra": [
            {"places": ["14057", "5625X"], "reachKm": 5, "from": "2021-08-14", "maximum": "47.6", "rain": "0",
             "hours": [{"from": "2021-08-14T17:00", "temperature": 47.6, "cloud": 0}]},
            {"places": ["14043", "5361X"], "reachKm": 5, "from": "2021-08-14", "maximum": "47.4", "rain": "0",
             "hours": [{"from": "2021-08-14T16:00", "temperature": 47.4, "cloud": 0}]},
            {"places": ["30005", "7228"], "from": "2021-08-15", "maximum": "47.0"},
        ],
        "publish": {"silentStations": [
            {"station": "5625X", "from": "2021-08-14T11:00:00Z", "until": "2021-08-15T06:00:00Z"}]},
    },
    {
        "name": "galerna-2022", "event": "galerna-2022", "first": "2022-06-17", "last": "2022-06-19",
        "purpose": "The galerna of 18 June 2022 at Donostia: 39.7 °C before three, 21 at five, gusts of 90 km/h.",
        "start": "2022-06-18T12:40:00Z",
        "reach": {"20069": 25},
        "rain": {"20069": ". 0 ."},
        "hours": {"20069": merged(
            [span("2022-06-18T08:00", "2022-06-18T09:00", temperature=27, humidity=25, windFrom=180, cloud=0)],
            [span(f"2022-06-18T{hour:02}:00", f"2022-06-18T{hour + 1:02}:00", humidity=24, windFrom=180, cloud=0)
             for hour in range(9, 15)],
            [span("2022-06-18T15:00", "2022-06-18T16:00", temperature=39.7, wind=45, gust=90, windFrom=300, humidity=40),
             span("2022-06-18T16:00", "2022-06-18T17:00", temperature=25, wind=40, gust=80, windFrom=300, humidity=82, cloud=7),
             span("2022-06-18T17:00", "2022-06-18T18:00", temperature=21, wind=30, gust=55, windFrom=300, humidity=85, cloud=8),
             span("2022-06-18T23:00", "2022-06-19T00:00", temperature=17.5, humidity=88, windFrom=300)])},
        "extra": [
            {"places": ["20036", "1014"], "reachKm": 6, "from": "2022-06-18", "rain": "0", "hours": [
                {"from": "2022-06-18T08:00", "temperature": 26, "cloud": 0},
                {"from": "2022-06-18T16:00", "temperature": 43.5, "cloud": 0, "windFrom": 180},
                {"from": "2022-06-18T18:00", "temperature": 25, "windFrom": 300, "gust": 70, "wind": 35}]},
            {"places": ["20074"], "reachKm": 6, "from": "2022-06-18", "hours": [
                {"from": "2022-06-18T08:00", "temperature": 26},
                {"from": "2022-06-18T15:00", "temperature": 40}]},
        ],
    },
    {
        "name": "calima-2020", "event": "calima-2020", "first": "2020-02-21", "last": "2020-02-25",
        "purpose": "Calima in the Canaries, 22 to 24 February 2020: 450 m of visibility, gusts of 163 km/h at Izaña.",
        "start": "2020-02-23T15:40:00Z",
        "with": {"35016": calima(["35016", "C649I"], 550), "38023": calima(["38023", "C447A"], 500, 90)},
        "extra": [
            calima(["C429I"], 450) | {"from": "2020-02-23", "maximum": "30.0", "minimum": "23.9"},
            calima(["C430E"], 1500, gust=163, reach=5),
            calima(["C249I"], 800), calima(["C029O"], 800), calima(["C929I"], 3000),
            calima(["C139E"], 1100) | {"from": "2020-02-23", "minimum": "20.9"},
        ],
    },
    {
        "name": "ciaran-2023", "event": "ciaran-2023", "first": "2023-11-01", "last": "2023-11-04",
        "purpose": "Ciarán, 1 to 4 November 2023: gusts above 150 km/h in the north, 48 provinces with warnings.",
        "start": "2023-11-02T06:30:00Z",
        "extra": [
            {"places": ["1351"], "reachKm": 20, "from": "2023-11-02", "gust": "151/250"},
            {"places": ["2150H"], "reachKm": 8, "from": "2023-11-02", "gust": "151/260"},
            {"places": ["1103X"], "reachKm": 8, "from": "2023-11-02", "rain": "64.2", "hours": [
                {"from": "2023-11-02T00:00", "wind": 87, "gust": 128, "windFrom": 210}]},
        ],
    },
    {
        "name": "gloria-2020", "event": "gloria-2020", "first": "2020-01-19", "last": "2020-01-22",
        "purpose": "Gloria, 19 to 22 January 2020: an easterly gale on the Mediterranean, 468.8 mm at Beniarrés.",
        "start": "2020-01-20T08:30:00Z",
        "extra": [
            {"places": ["03018"], "reachKm": 6, "from": "2020-01-20", "gust": "121/070"},
            {"places": ["03082"], "reachKm": 6, "from": "2020-01-20", "gust": "118/070"},
            {"places": ["46045"], "reachKm": 4, "from": "2020-01-20", "gust": "108/070"},
            {"places": ["46238"], "reachKm": 4, "from": "2020-01-20", "gust": "101/070"},
            {"places": ["03026"], "reachKm": 8, "from": "2020-01-19", "rain": "120 228.8 120"},
            {"places": ["46184"], "reachKm": 8, "from": "2020-01-20", "rain": "140.2"},
        ],
    },
    {
        "name": "fog-2024", "event": "fog-2024", "first": "2024-12-26", "last": "2024-12-31",
        "purpose": "Fog in the valleys of Duero and Ebro, 26 to 31 December 2024: 100 m, two degrees between day and night.",
        "start": "2024-12-30T11:30:00Z",
        "with": {
            "37274": fog([], 100, DUERO), "34120": fog([], 100, DUERO), "50297": fog([], 200, EBRO),
            "25120": fog([], 200, EBRO), "22125": fog([], 200, EBRO, reach=20),
        },
        "dry": ["37274", "34120", "50297", "25120", "22125"],
        "extra": [
            fog(["47186"], 100, DUERO), fog(["49275"], 100, DUERO),
        ],
    },
    {
        "name": "clock-change-autumn", "event": "dst-autumn-2020", "first": "2020-10-24", "last": "2020-10-25",
        "purpose": "The night of 25 October 2020: the hour from two comes twice, a day of 25 hours.",
        "start": "2020-10-25T00:50:00Z", "extra": [],
    },
]


def column(values):
    runs = []
    for value in values:
        if runs and runs[-1][0] == value:
            runs[-1][1] += 1
        else:
            runs.append([value, 1])
    return " ".join(value if count == 1 else f"{value}*{count}" for value, count in runs)


def number(text):
    return re.sub(r"\.0$", "", str(float(text)))


def anchors(entry, folder):
    first, last = date.fromisoformat(entry["first"]), date.fromisoformat(entry["last"])
    days = [(first + timedelta(days=index)).isoformat() for index in range((last - first).days + 1)]
    places = {}
    with open(os.path.join(folder, "famous-days-daily.csv"), encoding="utf-8") as file:
        for row in csv.DictReader(file):
            if row["event"] == entry["event"] and row["date_utc"] in days:
                place = places.setdefault(row["ine"], {"station": row["station"]})
                place[row["date_utc"]] = {"maximum": row["tmax_c"], "minimum": row["tmin_c"]}
    with open(os.path.join(folder, "famous-days.csv"), encoding="utf-8") as file:
        for row in csv.DictReader(file):
            if row["event"] != entry["event"] or row["datetime_local"] not in days:
                continue
            ine = row["place_ine_or_station"].split("/")[0]
            if ine not in places:
                continue
            facts = places[ine].setdefault(row["datetime_local"], {})
            if row["variable"] == "precip_24h":
                facts["rain"] = row["value"]
            gust = re.fullmatch(r"gust_max(?:_from_(\d{3})deg)?", row["variable"])
            if gust:
                facts["gust"] = row["value"] + (f"/{gust[1]}" if gust[1] else "")
    for ine in sorted(places):
        place = places[ine]
        anchor = {"places": [ine, place["station"]], "from": entry["first"]}
        if ine in entry.get("reach", {}):
            anchor["reachKm"] = entry["reach"][ine]
        for key in ("maximum", "minimum", "rain", "gust"):
            values = [place.get(day, {}).get(key, "") for day in days]
            if key != "gust":
                values = [number(value) if value else "" for value in values]
            if any(values):
                anchor[key] = column(value or "." for value in values)
        if ine in entry.get("rain", {}):
            anchor["rain"] = entry["rain"][ine]
        if ine in entry.get("dry", []):
            anchor["rain"] = column(["0"] * len(days))
        if ine in entry.get("hours", {}):
            anchor["hours"] = entry["hours"][ine]
        if ine in entry.get("with", {}):
            anchor |= {key: value for key, value in entry["with"][ine].items() if key != "places"}
        yield anchor
    for extra in entry["extra"]:
        yield {"places": extra["places"], "from": entry["first"]} | extra


def main(folder):
    for entry in SCENARIOS:
        facts = {
            "format": 1, "name": entry["name"], "purpose": entry["purpose"], "source": SOURCE,
            "seed": 2021, "clock": {"from": entry["start"]},
        }
        if "publish" in entry:
            facts["publish"] = entry["publish"]
        facts["weather"] = list(anchors(entry, folder))
        if entry["name"] in WARNINGS:
            facts["warnings"] = WARNINGS[entry["name"]]
        text = json.dumps(facts, ensure_ascii=False, indent=1)
        text = re.sub(r"\"zones\": \[\n\s+([^\]]*?)\n\s+\]", lambda found: '"zones": [' + re.sub(r"\n\s+", " ", found[1]) + "]", text)
        # A span to a line.
        text = re.sub(r"\{\n\s+\"from\": (\"[^\"]+T[^\"]+\"[^{}]*?)\n\s+\}",
                      lambda found: '{"from": ' + re.sub(r"\n\s+", " ", found[1]) + "}", text)
        text = re.sub(r"\"places\": \[\n\s+([^\]]*?)\n\s+\]", lambda found: '"places": [' + re.sub(r"\n\s+", " ", found[1]) + "]", text)
        with open(os.path.join(ROOT, f"Fixtures/scenarios/{entry['name']}.json"), "w", encoding="utf-8") as file:
            file.write(text + "\n")
    bundle()


if __name__ == "__main__":
    main(sys.argv[1])
