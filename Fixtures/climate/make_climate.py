#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the climate table of the mock's weather from the reference tables.

    python3 Fixtures/climate/make_climate.py FOLDER

FOLDER holds capitals.csv, normals.csv, variability.csv and extremes.csv: means, spread and memory of the weather of
54 places by month, computed from AEMET's climatological summaries and daily series (c) AEMET.
Writes Fixtures/climate/climate.csv and Sources/AuraMock/Weather/Generated/ClimateLiteral.swift, which hold the same
rows. Nothing but the standard library is used.

Most columns are the reference values in whole units. Four are solved here from them, so that the mock need not:
  wet_lag       day-to-day correlation of the normal variable behind rain, from P(wet|wet) and P(wet|dry): the
                correlation at which two standard normal numbers both exceed the wet threshold as often as that
                (tetrachoric correlation);
  wet_from      where rain begins on that variable: rain = scale * (z - wet_from) ** power;
  wet_power     its power, and
  wet_scale     its scale in mm, such that the mean, the share of days with 1 mm or more and the ratio of the 95 %
                quantile to the mean of those days are the reference's.
tmax_shape and tmin_shape turn a skewness into the sigma of a shifted log-normal of that skewness.
"""

import csv
import math
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DAYS = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
OCTANTS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]

# Where the reference has a blank: the place its README names in its stead (pressure: the nearest).
FOG_STORM = {
    "11012": "21041", "19130": "28079", "23050": "14021", "27028": "32054", "30030": "03014", "33024": "33044",
    "34120": "09059", "36057": "36038", "38038": "35016", "44216": "16078", "47186": "37274", "49275": "37274",
    "51001": "52001",
}
FOG = {**FOG_STORM, "33024": "39075"}
PRESSURE = {"19130": "28079", "34120": "47186", "51001": "52001"}

COLUMNS = [
    "ine", "month", "tmax_tenths", "tmin_tenths", "rain_tenths", "rain_days_tenths", "snow_days_tenths",
    "fog_days_tenths", "storm_days_tenths", "sun_hours", "humidity", "tmax_sd_hundredths", "tmin_sd_hundredths",
    "tmax_lag_hundredths", "tmin_lag_hundredths", "tmax_tmin_hundredths", "tmax_shape_thousandths",
    "tmin_shape_thousandths", "wet_after_dry_thousandths", "wet_after_wet_thousandths", "wet_lag_hundredths",
    "wet_from_thousandths", "wet_power_thousandths", "wet_scale_thousandths", "wind_tenths", "gust_month",
    "gust_octant", "pressure_tenths",
]


def density(z):
    return math.exp(-z * z / 2) / math.sqrt(2 * math.pi)


def upper(z):
    """P(Z > z) of a standard normal number."""
    return math.erfc(z / math.sqrt(2)) / 2


def bisect(rises, low, high):
    """The root of an increasing function, the nearer bound when it lies outside."""
    for _ in range(36):
        middle = (low + high) / 2
        low, high = (middle, high) if rises(middle) < 0 else (low, middle)
    return (low + high) / 2


def threshold(share):
    """The z that a share of standard normal numbers exceeds."""
    return bisect(lambda z: share - upper(z), -6, 6)


def both_above(z, correlation):
    """P(Z1 > z and Z2 > z) by Simpson's rule."""
    root = math.sqrt(1 - correlation * correlation)
    steps = 200
    width = (8 - z) / steps
    total = 0.0
    for i in range(steps + 1):
        x = z + i * width
        weight = 1 if i in (0, steps) else (4 if i % 2 else 2)
        total += weight * density(x) * upper((z - correlation * x) / root)
    return total * width / 3


def tetrachoric(after_dry, after_wet):
    share = after_dry / (1 + after_dry - after_wet)
    z = threshold(share)
    return bisect(lambda r: both_above(z, r) - share * after_wet, -0.3, 0.95)


def partial_mean(start, low, power, width):
    """E[((Z - start) / width) ** power; Z > low] by the midpoint rule."""
    steps = 160
    step = (8 - low) / steps
    total = 0.0
    for i in range(steps):
        z = low + (i + 0.5) * step
        total += ((z - start) / width) ** power * density(z)
    return total * step


def rain_curve(share, mean, tail_ratio):
    """Threshold, power and scale of rain on the normal variable; see the module's text.

    share: of days with 1 mm or more; mean: mm over all days; tail_ratio: 95 % quantile over mean of those days.
    """
    share = max(share, 0.004)
    mean = max(mean, 1.15 * share)
    one_mm = threshold(share)

    def width_for(power):
        return bisect(lambda w: mean - partial_mean(one_mm - w, one_mm - w, power, w), 0.05, 0.9)

    def ratio(power):
        width = width_for(power)
        start = one_mm - width
        top = ((threshold(share * 0.05) - start) / width) ** power
        return top / (partial_mean(start, one_mm, power, width) / share)

    power = bisect(lambda p: ratio(p) - tail_ratio, 1.0, 2.3)
    width = width_for(power)
    return one_mm - width, power, width ** -power


def shape(skewness):
    """Sigma of the log-normal with a skewness, with its sign: y ** 3 + 3 y = skewness, y = sqrt(exp(sigma**2) - 1)."""
    y = 2 * math.sinh(math.asinh(skewness / 2) / 3)
    return math.copysign(math.sqrt(math.log(1 + y * y)), y)


def read(folder, name):
    with open(Path(folder) / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def rows(folder):
    capitals = read(folder, "capitals.csv")
    normals = {(r["ine"], int(r["month"])): r for r in read(folder, "normals.csv")}
    spread = {(r["ine"], int(r["month"])): r for r in read(folder, "variability.csv")}
    extremes = {(r["ine"], int(r["month"])): r for r in read(folder, "extremes.csv")}

    def value(table, place, month, key, stead):
        text = table[place, month][key] or table[stead.get(place, place), month][key]
        return float(text)

    for capital in capitals:
        ine = capital["ine"]
        for month in range(1, 13):
            normal, varied, extreme = normals[ine, month], spread[ine, month], extremes[ine, month]
            days = DAYS[month - 1]
            after_dry = float(varied["p_wet_after_dry"])
            has_wet = bool(varied["p_wet_after_wet"]) and after_dry > 0
            after_wet = float(varied["p_wet_after_wet"]) if has_wet else None
            lag = tetrachoric(after_dry, after_wet) if has_wet else 0.45
            tail = 3.1
            if varied["wet_p95_mm"] and varied["wet_gamma_shape"]:
                tail = float(varied["wet_p95_mm"]) / float(varied["wet_mean_mm"])
            start, power, scale = rain_curve(
                float(normal["rain_days"]) / days, float(normal["precip_mm"]) / days, min(max(tail, 2.2), 4.2))
            yield [
                ine, month, *(round(10 * float(normal[k])) for k in ("tmax", "tmin", "precip_mm", "rain_days")),
                round(10 * float(normal["snow_days"])),
                round(10 * value(normals, ine, month, "fog_days", FOG)),
                round(10 * value(normals, ine, month, "storm_days", FOG_STORM)),
                round(float(normal["sun_h"])),
                round(value(normals, ine, month, "rh", FOG_STORM)),
                *(round(100 * float(varied[k])) for k in
                  ("tmax_sd", "tmin_sd", "tmax_ac1", "tmin_ac1", "tmaxmin_corr")),
                *(round(1000 * shape(float(varied[k]))) for k in ("tmax_skew", "tmin_skew")),
                round(1000 * after_dry), round(1000 * after_wet) if has_wet else -1,
                round(100 * lag), round(1000 * start), round(1000 * power), round(1000 * scale),
                round(10 * float(extreme["wind_mean_kmh"])), round(float(extreme["gust_month_mean_kmh"])),
                OCTANTS.index(extreme["gust_octant"]),
                round(10 * value(extremes, ine, month, "mslp_hpa", PRESSURE)),
            ]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = sys.argv[1]
    places = [(c["ine"], c["lat"], c["lon"], c["elev_m"]) for c in read(folder, "capitals.csv")]
    table = list(rows(folder))
    header = ",".join(COLUMNS)
    body = [",".join(map(str, row)) for row in table]
    Path(ROOT / "Fixtures/climate/climate.csv").write_text("\n".join([header, *body]) + "\n", encoding="utf-8")
    anchors = "\n".join(f"    {ine} {lat} {lon} {elev}" for ine, lat, lon, elev in places)
    values = "\n".join("    " + " ".join(line.split(",")[2:]) for line in body)
    Path(ROOT / "Sources/AuraMock/Weather/Generated/ClimateLiteral.swift").write_text(f'''\
// SPDX-License-Identifier: MIT

// Made by Fixtures/climate/make_climate.py; change the recipe, not this file.

/// The climate of 54 places by month, as text: what the seeded weather is made to resemble.
///
/// Source: AEMET's climatological summaries and daily series, (c) AEMET, reduced to means, spread and memory;
/// towns and heights (c) Instituto Geográfico Nacional, CC BY 4.0.
package enum ClimateLiteral {{
  /// INE code, latitude, longitude and height in metres of each place.
  package static let places: StaticString = """
{anchors}
    """

  /// Twelve lines a place in the order of `places`, January first; columns of `Fixtures/climate/climate.csv` from
  /// the third on.
  package static let months: StaticString = """
{values}
    """
}}
''', encoding="utf-8")


if __name__ == "__main__":
    main()
