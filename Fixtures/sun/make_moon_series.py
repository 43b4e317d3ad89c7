# SPDX-License-Identifier: MIT
"""Cuts ELP2000-82B (Moon) down to the terms Aura sums: the CSV beside this file and its Swift twin.

Usage: make_moon_series.py LUNAR_C
LUNAR_C is src/lunar.c of the Debian source package libnova, which carries the 36 tables of the published series:
M. Chapront-Touze, J. Chapront, "ELP 2000-85: a semi-analytical lunar ephemeris adequate for historical times",
Astronomy and Astrophysics 190, 342 (1988), and the notice of the files ELP2000-82B. Only the published numbers are
taken: amplitudes corrected to the constants of DE200/LE200 as the notice's section 3 says, planetary arguments folded
into one phase and one rate. Prints how many terms stay and the largest sum of the dropped ones over 1900-2100.
"""
import math
import pathlib
import re
import sys

# Smallest amplitude kept: arcseconds (longitude V, latitude U), kilometres (distance R).
LIMIT = {"V": 0.1, "U": 0.1, "R": 2.0}
ARCSECOND = math.pi / 648000


def dms(degrees, minutes, seconds):
    return math.radians(degrees + minutes / 60 + seconds / 3600)


# Notice, section 4: mean longitude of the Moon, Delaunay arguments D, l', l, F (rad, rad a century), planets
# Mercury to Neptune; the precession in longitude.
W1 = (dms(218, 18, 59.95571), 1732559343.73604 * ARCSECOND)
DELAUNAY = [
    (5.198466741027443, 7771.377146811758394, -0.000028449351621, 0.000000031973462),
    (-0.043125180208125, 628.301955168488007, -0.000002680534843, 0.000000000712676),
    (2.355555898265799, 8328.691426955554562, 0.000157027757616, 0.000000250411114),
    (1.627905233371468, 8433.466158130539043, -0.000059392100004, -0.000000004949948),
]
PLANETS = [
    (dms(252, 15, 3.25986), 538101628.68898 * ARCSECOND),
    (dms(181, 58, 47.28305), 210664136.43355 * ARCSECOND),
    (dms(100, 27, 59.22059), 129597742.2758 * ARCSECOND),
    (dms(355, 25, 59.78866), 68905077.59284 * ARCSECOND),
    (dms(34, 21, 5.34212), 10925660.42861 * ARCSECOND),
    (dms(50, 4, 38.89694), 4399609.65932 * ARCSECOND),
    (dms(314, 3, 18.01841), 1542481.19393 * ARCSECOND),
    (dms(304, 20, 55.19575), 786550.32074 * ARCSECOND),
]
ZETA = (W1[0], W1[1] + 5029.0966 * ARCSECOND)

# Notice, section 3: corrections of the constants to DE200/LE200.
M = 0.074801329518
TWO_ALPHA_BY_3M = 2 * 0.002571881335 / (3 * M)
D_NU = 0.55604 * ARCSECOND / W1[1]
D_E = 0.01789 * ARCSECOND
D_GAMMA = -0.08066 * ARCSECOND
D_N = -0.06424 * ARCSECOND / W1[1]
D_E_SUN = -0.12879 * ARCSECOND

NAMES = (
    ["main_elp%d" % k for k in (1, 2, 3)]
    + ["earth_pert_elp%d" % k for k in range(4, 10)]
    + ["plan_pert_elp%d" % k for k in range(10, 22)]
    + ["tidal_effects_elp%d" % k for k in range(22, 28)]
    + ["moon_pert_elp%d" % k for k in range(28, 31)]
    + ["rel_pert_elp%d" % k for k in range(31, 34)]
    + ["plan_sol_pert_elp%d" % k for k in range(34, 37)]
)


def read(source, name):
    start = re.search(r"static const (struct )?\w+ " + name + r" *\[", source).end()
    body = source[source.index("{", start) : source.index("};", start)]
    rows = [[float(n) for n in re.findall(r"-?\d+\.?\d*", line)] for line in body.split("\n")[1:]]
    return [row for row in rows if row]


def main_amplitude(row):
    amplitude, b = row[4], row[5:10]
    return (
        amplitude + (b[0] + TWO_ALPHA_BY_3M * b[4]) * (D_N - M * D_NU) + b[1] * D_GAMMA + b[2] * D_E + b[3] * D_E_SUN
    )


def perturbation(number, row):
    """Phase and rate of a perturbation's sine, and its amplitude."""
    if 10 <= number <= 15:
        arguments = list(zip(row[:8], PLANETS)) + list(zip(row[8:11], (DELAUNAY[0], DELAUNAY[2], DELAUNAY[3])))
        phase, amplitude = row[11], row[12]
    elif 16 <= number <= 21:
        arguments = list(zip(row[:7], PLANETS)) + list(zip(row[7:11], DELAUNAY))
        phase, amplitude = row[11], row[12]
    else:
        arguments = [(row[0], ZETA)] + list(zip(row[1:5], DELAUNAY))
        phase, amplitude = row[5], row[6]
    phase = math.radians(phase) + sum(n * argument[0] for n, argument in arguments)
    return phase % (2 * math.pi), sum(n * argument[1] for n, argument in arguments), amplitude


def power(number):
    return 2 if number >= 34 else 1 if number in (7, 8, 9, 13, 14, 15, 19, 20, 21, 25, 26, 27) else 0


def main():
    source = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8", errors="replace")
    tables = {number + 1: read(source, name) for number, name in enumerate(NAMES)}
    kept, dropped = [], {"V": [], "U": [], "R": []}
    for number, variable in ((1, "V"), (2, "U"), (3, "R")):
        for row in tables[number]:
            multiples, amplitude = [int(n) for n in row[:4]], main_amplitude(row)
            if variable == "R":
                amplitude *= 384747.9806448954 / 384747.9806743165
            if abs(amplitude) >= LIMIT[variable]:
                kept.append(f"{variable},{','.join(map(str, multiples))},{amplitude:.6f}")
            else:
                phase = sum(n * a[0] for n, a in zip(multiples, DELAUNAY)) + (math.pi / 2 if variable == "R" else 0)
                rate = sum(n * a[1] for n, a in zip(multiples, DELAUNAY))
                dropped[variable].append((0, phase, rate, amplitude))
    for number in range(4, 37):
        variable = "VUR"[(number - 4) % 3]
        for row in tables[number]:
            phase, rate, amplitude = perturbation(number, row)
            if abs(amplitude) >= LIMIT[variable]:
                kept.append(f"{variable},{power(number)},{phase:.9f},{rate:.9f},{amplitude:.6f}")
            elif amplitude:
                dropped[variable].append((power(number), phase, rate, amplitude))
    for variable, unit in (("V", "arcseconds"), ("U", "arcseconds"), ("R", "km")):
        terms = [term for term in dropped[variable] if abs(term[3]) >= LIMIT[variable] / 1000]
        sums = []
        for step in range(2001):
            t = step / 1000 - 1
            sums.append(sum(a * t**p * math.sin(phase + rate * t) for p, phase, rate, a in terms))
        worst, spread = max(map(abs, sums)), math.sqrt(sum(s * s for s in sums) / len(sums))
        count = sum(row.startswith(variable) for row in kept)
        print(f"{variable}: {count} terms kept; dropped, 1900-2100, at most {worst:.3f}, rms {spread:.3f} {unit}")
    here = pathlib.Path(__file__).resolve().parent
    remark = [
        "# variable,D,l',l,F,amplitude: main problem, sine for V and U, cosine for R; arcseconds or km",
        "# variable,power,phase_rad,rate_rad_per_century,amplitude: perturbations, sine, times a power of T",
    ]
    (here / "elp2000-82b.csv").write_text("\n".join(remark + kept) + "\n")
    swift = here.parent.parent / "Sources/AuraSun/Generated/MoonSeriesTable.swift"
    body = "\n".join("    " + row for row in kept)
    swift.write_text(f'''// SPDX-License-Identifier: MIT
// Made by Fixtures/sun/make_moon_series.py; a test holds it against Fixtures/sun/elp2000-82b.csv.

/// The terms of ELP2000-82B that Aura sums: longitude V, latitude U (arcseconds) and distance R (km).
///
/// Six columns: a term of the main problem, multiples of D, l′, l, F and the amplitude of the sine (cosine for R).
/// Five columns: a perturbation, power of time, phase (rad), rate (rad a Julian century of TT) and amplitude of the sine.
///
/// Source: Chapront-Touzé and Chapront, Astronomy and Astrophysics 190, 342 (1988); files ELP1–ELP36 of ELP2000-82B,
/// amplitudes corrected to the constants of DE200/LE200.
package enum MoonSeriesTable {{
  package static let rows: StaticString = """
{body}
    """
}}
''')


main()
