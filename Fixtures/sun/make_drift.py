# SPDX-License-Identifier: MIT
"""Sunrise and sunset over two centuries by an ephemeris of another family, for the test that nothing drifts.

Usage: make_drift.py
Needs the PyPI packages pyerfa and numpy. The Earth is that of ERFA's epv00 (fitted to JPL DE405, 1900-2100, a few km),
precession and nutation IAU 2006/2000A, sidereal time gst06a: nothing in common with VSOP87D and the formulas of Aura.
The clock is UT1; Delta T is the observed one to 2025 and the prediction of IERS and skyfield after (seconds, below).
Sunrise and sunset are the geocentric apparent centre at -50 minutes of arc; seconds after 00:00 of the row's date.
"""
import datetime
import math
import pathlib

import erfa
import numpy as np

DELTA_T = {1900: -2.8, 1925: 23.6, 1950: 29.1, 1975: 45.5, 2000: 63.8, 2025: 69.1, 2050: 75.0, 2075: 88.0, 2100: 107.0}
PLACES = [(43.3709, -8.3959), (41.3825, 2.1769), (40.4084, -3.6876), (36.0139, -5.6070), (28.4629, -16.2472)]
SPEED = 299792.458 * 86400 / 149597870.7  # au a day


def altitude(day, second, delta_t, latitude, longitude):
    """Geocentric altitude of the Sun's apparent centre, degrees. `day` is days from J2000 to midnight."""
    ut = day + second / 86400
    tt = ut + delta_t / 86400
    helio, bary = erfa.epv00(2451545.0, tt)
    distance = np.linalg.norm(helio["p"])
    # The Sun seen now is where it was when the light left: behind by its own slow motion; then stellar aberration.
    lag = distance / SPEED
    helio2, bary2 = erfa.epv00(2451545.0, tt - lag)
    sun = (bary2["p"] - helio2["p"]) - bary["p"]
    unit = sun / np.linalg.norm(sun)
    v = bary["v"] / SPEED
    seen = erfa.ab(unit, v, distance, math.sqrt(1 - float(v @ v)))
    x, y, z = erfa.pnm06a(2451545.0, tt) @ seen
    hour = erfa.gst06a(2451545.0, ut, 2451545.0, tt) + math.radians(longitude) - math.atan2(y, x)
    dec = math.asin(z)
    phi = math.radians(latitude)
    return math.degrees(math.asin(math.sin(phi) * math.sin(dec) + math.cos(phi) * math.cos(dec) * math.cos(hour)))


def crossing(day, low, high, *place):
    target = -50 / 60
    sign = altitude(day, high, *place) > target
    while high - low > 0.005:
        middle = (low + high) / 2
        if (altitude(day, middle, *place) > target) == sign:
            high = middle
        else:
            low = middle
    return (low + high) / 2


def main():
    rows = ["date,latitude,longitude,rise,set"]
    for year, delta_t in DELTA_T.items():
        for month, day in ((1, 9), (3, 22), (5, 14), (7, 26), (10, 7), (12, 18)):
            date = datetime.date(year, month, day)
            since = (date - datetime.date(2000, 1, 1)).days - 0.5
            for latitude, longitude in PLACES:
                noon = 43200 - longitude * 240
                place = (delta_t, latitude, longitude)
                rise = crossing(since, noon - 43200, noon, *place)
                fall = crossing(since, noon, noon + 43200, *place)
                rows.append(f"{date},{latitude},{longitude},{rise:.2f},{fall:.2f}")
    path = pathlib.Path(__file__).resolve().parent / "drift.csv"
    path.write_text("\n".join(rows) + "\n")
    print(len(rows) - 1, "rows")


main()
