# SPDX-License-Identifier: MIT
"""Times Python libraries on the work of `aura-bench sun moon` and prints one JSON object.

Usage, with the peers in a virtual environment outside the repository:

    python3 -m venv VENV && VENV/bin/pip install astral ephem pvlib skyfield skyfield-data
    VENV/bin/python Benchmarks/peers/sun_peers.py [--rounds N]

The work: sunrise and sunset of the 54 places of Fixtures/sun/places.csv on the 1,095 dates of 2025-2027, one process,
one core, objects built outside the timed loop, best of N rounds. Errors are against the sample of JPL DE421 in
Fixtures/sun/sun-sample.csv (seconds; each peer by its own definition: astral takes 16' + its own refraction, ephem is
topocentric as skyfield is, pvlib is NREL's SPA, the same definition as Aura). A peer that is not installed is left out and named.
"""
import csv
import datetime
import importlib.metadata
import json
import pathlib
import sys
import time

FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "Fixtures" / "sun"
FIRST = datetime.date(2025, 1, 1)
DAYS = 1095
EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)


def read(name):
    with open(FIXTURES / name, encoding="utf-8") as file:
        return list(csv.DictReader(file))


PLACES = [(row["ine"], float(row["latitude"]), float(row["longitude"])) for row in read("places.csv")]
DATES = [FIRST + datetime.timedelta(days=day) for day in range(DAYS)]
SAMPLE = [
    ([place[0] for place in PLACES].index(row["ine"]), datetime.date.fromisoformat(row["date"]), row)
    for row in read("sun-sample.csv")
]


def midnight(date):
    return (date - datetime.date(1970, 1, 1)).days * 86400


class Astral:
    name, package = "astral", "astral"

    def __init__(self):
        from astral import LocationInfo
        from astral.sun import sunrise, sunset

        self.sunrise, self.sunset = sunrise, sunset
        self.places = [LocationInfo("", "", "UTC", latitude, longitude).observer for _, latitude, longitude in PLACES]

    def pair(self, place, date):
        return (
            self.sunrise(self.places[place], date).timestamp() - midnight(date),
            self.sunset(self.places[place], date).timestamp() - midnight(date),
        )

    def run(self):
        for place in self.places:
            for date in DATES:
                self.sunrise(place, date)
                self.sunset(place, date)
        return len(self.places) * DAYS


class Ephem:
    name, package = "ephem", "ephem"

    def __init__(self):
        import ephem

        self.ephem, self.sun, self.moon = ephem, ephem.Sun(), ephem.Moon()
        self.places = []
        for _, latitude, longitude in PLACES:
            place = ephem.Observer()
            place.lat, place.lon, place.pressure, place.horizon = str(latitude), str(longitude), 0, "-0:34"
            self.places.append(place)
        self.midnights = [ephem.Date(date) for date in DATES]

    def pair(self, place, date):
        observer = self.places[place]
        observer.date = self.ephem.Date(date)
        rise = observer.next_rising(self.sun).datetime().replace(tzinfo=datetime.timezone.utc)
        fall = observer.next_setting(self.sun).datetime().replace(tzinfo=datetime.timezone.utc)
        return tuple((moment - EPOCH).total_seconds() - midnight(date) for moment in (rise, fall))

    def run(self):
        for place in self.places:
            for date in self.midnights:
                place.date = date
                place.next_rising(self.sun)
                place.next_setting(self.sun)
        return len(self.places) * DAYS

    def run_moon(self):
        for place in self.places[::9]:
            for date in self.midnights[:365]:
                place.date = date
                place.next_rising(self.moon)
                place.next_setting(self.moon)
        return len(self.places[::9]) * 365


class Pvlib:
    name, package = "pvlib (NREL SPA, numpy, all dates of a place in one call)", "pvlib"

    def __init__(self):
        import pandas
        from pvlib.solarposition import sun_rise_set_transit_spa

        self.solve, self.pandas = sun_rise_set_transit_spa, pandas
        self.times = pandas.date_range(FIRST, periods=DAYS, freq="D", tz="UTC")

    def pair(self, place, date):
        times = self.pandas.DatetimeIndex([self.pandas.Timestamp(date, tz="UTC")])
        found = self.solve(times, PLACES[place][1], PLACES[place][2], delta_t=69.184).iloc[0]
        return tuple(found[column].timestamp() - midnight(date) for column in ("sunrise", "sunset"))

    def run(self):
        for _, latitude, longitude in PLACES:
            self.solve(self.times, latitude, longitude, delta_t=69.184)
        return len(PLACES) * DAYS


class Skyfield:
    name, package = "skyfield (DE421, all dates of a place in one call)", "skyfield"

    def __init__(self):
        from skyfield import almanac
        from skyfield.api import load, load_file, wgs84
        from skyfield_data import get_skyfield_data_path

        self.almanac = almanac
        ephemeris = load_file(get_skyfield_data_path() + "/de421.bsp")
        self.earth, self.sun = ephemeris["earth"], ephemeris["sun"]
        self.scale = load.timescale(builtin=True)
        self.places = [self.earth + wgs84.latlon(latitude, longitude) for _, latitude, longitude in PLACES]
        self.first = self.scale.utc(FIRST.year, FIRST.month, FIRST.day)
        self.last = self.scale.utc(FIRST.year, FIRST.month, FIRST.day + DAYS)

    def events(self, place, first, last):
        return (self.almanac.find_risings(self.places[place], self.sun, first, last)[0],
                self.almanac.find_settings(self.places[place], self.sun, first, last)[0])

    def pair(self, place, date):
        first, last = (self.scale.utc(date.year, date.month, date.day + day) for day in (0, 1))
        return tuple((events[0].utc_datetime() - EPOCH).total_seconds() - midnight(date)
                     for events in self.events(place, first, last))

    def run(self):
        # Every ninth place: a pair costs the same at each.
        for place in range(0, len(PLACES), 9):
            rises, falls = self.events(place, self.first, self.last)
            assert len(rises) == len(falls) == DAYS
        return len(range(0, len(PLACES), 9)) * DAYS


def best(work, rounds):
    figures = []
    for _ in range(rounds):
        start = time.perf_counter()
        count = work()
        figures.append((time.perf_counter() - start) / count * 1e9)
    return min(figures), count


def errors(peer):
    found = []
    for place, date, row in SAMPLE:
        rise, fall = peer.pair(place, date)
        found += [abs(rise - float(row["rise"])), abs(fall - float(row["set"]))]
    return round(sum(found) / len(found), 3), round(max(found), 2)


def main():
    rounds = int(sys.argv[sys.argv.index("--rounds") + 1]) if "--rounds" in sys.argv else 3
    peers, missing = [], []
    for make in (Astral, Ephem, Pvlib, Skyfield):
        try:
            peer = make()
        except ImportError:
            missing.append(make.package)
            continue
        mean, largest = errors(peer)
        nanoseconds, count = best(peer.run, rounds)
        peers.append(
            {
                "name": peer.name,
                "version": importlib.metadata.version(peer.package),
                "work": "sunrise+sunset",
                "pairs": count,
                "nsPerPair": round(nanoseconds),
                "meanErrorSeconds": mean,
                "maxErrorSeconds": largest,
            }
        )
        if hasattr(peer, "run_moon"):
            nanoseconds, count = best(peer.run_moon, rounds)
            peers.append(
                {
                    "name": peer.name,
                    "version": importlib.metadata.version(peer.package),
                    "work": "moonrise+moonset",
                    "pairs": count,
                    "nsPerPair": round(nanoseconds),
                }
            )
    print(json.dumps({"format": 1, "rounds": rounds, "peers": peers, "missing": missing}, indent=2))


main()
