# SPDX-License-Identifier: MIT
"""Cuts VSOP87D (Earth) down to the terms Aura sums: the CSV beside this file and its Swift twin.

Usage: make_earth_series.py FOLDER
FOLDER holds the PyPI package PyMeeus (a folder `pymeeus`), whose Earth.py carries the whole published series:
P. Bretagnon, G. Francou, "Planetary theories in rectangular and spherical variables. VSOP87 solutions",
Astronomy and Astrophysics 202, 309-315 (1988), version D: heliocentric, mean ecliptic and equinox of date.
Only the published numbers are taken. Prints how many terms stay and the largest sum of the dropped ones.
"""
import math
import pathlib
import sys

# Smallest amplitude kept, 1e-8 rad (or au), for each variable and power of time.
LIMITS = {"L": [50, 50, 50, 50], "B": [80], "R": [1000, 1000]}

sys.path.insert(0, sys.argv[1])
from pymeeus.Earth import VSOP87_B, VSOP87_L, VSOP87_R  # noqa: E402

FULL = {"L": VSOP87_L, "B": VSOP87_B, "R": VSOP87_R}


def value(series, millennia, keep):
    total = 0.0
    for power, rows in enumerate(series):
        total += millennia**power * sum(a * math.cos(b + c * millennia) for a, b, c in rows if keep(power, a))
    return total * 1e-8


def kept(name, power, amplitude):
    limits = LIMITS[name]
    return power < len(limits) and abs(amplitude) >= limits[power]


def main():
    rows = []
    for name, series in FULL.items():
        worst = 0.0
        for step in range(4001):
            millennia = (step / 4000 - 0.5) * 0.2  # 1900-2100
            whole = value(series, millennia, lambda p, a: True)
            cut = value(series, millennia, lambda p, a: kept(name, p, a))
            worst = max(worst, abs(whole - cut))
        unit, text = (1.0, "au") if name == "R" else (206264.806, "arcseconds")
        counts = [sum(kept(name, p, a) for a, _, _ in s) for p, s in enumerate(series)]
        print(f"{name}: terms kept by power {counts}; dropped, 1900-2100, at most {worst * unit:.6f} {text}")
        for power, terms in enumerate(series):
            for a, b, c in terms:
                if kept(name, power, a):
                    rows.append(f"{name},{power},{a:.3f},{b:.11f},{c:.11f}")
    here = pathlib.Path(__file__).resolve().parent
    header = "variable,power,amplitude_1e-8,phase_rad,frequency_rad_per_millennium"
    (here / "vsop87d-earth.csv").write_text("\n".join([header] + rows) + "\n")
    swift = here.parent.parent / "Sources/AuraSun/Generated/EarthSeriesTable.swift"
    swift.parent.mkdir(exist_ok=True)
    body = "\n".join("    " + row for row in rows)
    swift.write_text(f'''// SPDX-License-Identifier: MIT
// Made by Fixtures/sun/make_earth_series.py; a test holds it against Fixtures/sun/vsop87d-earth.csv.

/// The terms of VSOP87D for the Earth that Aura sums: variable, power of time, amplitude, phase, frequency.
///
/// Source: Bretagnon and Francou, Astronomy and Astrophysics 202, 309 (1988), file VSOP87D.ear.
/// Units: 1e-8 rad (L, B) or 1e-8 au (R), rad, rad per Julian millennium of TT from J2000.
package enum EarthSeriesTable {{
  package static let rows: StaticString = """
{body}
    """
}}
''')


main()
