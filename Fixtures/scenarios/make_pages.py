#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes docs/scenarios/NAME.md: a page for each shipped scenario, from its file and from what is told of it below.

    Fixtures/scenarios/make_pages.py

What is in the file is taken from it; what it is for, what to look at and what is ours in it stand here.
"""

import json
import os

from bundle import ROOT, texts

# What it is for; what to ask first; what to look at.
NOTES = {
    "calima-2020": ("A client that shows visibility or dust, and one that takes haze for fog.", [("35016", "daily")],
        "Visibility falls to 450 m at Tenerife Sur (C429I) on the 23rd, dust is in `avisos_cap` as `VS`, and Izaña (C430E) has gusts of 163 km/h."),
    "ciaran-2023": ("Wind and sea: warnings in 48 provinces, red on the coasts from Galicia to Cantabria.", [("01059", "hourly"), ("48020", "hourly")],
        "Vitoria has gusts of 108 km/h, Bilbao of 105, Estaca de Bares (1351) of 151. `avisos_cap` has coasts (`CO`) in red with a remark and no value."),
    "clock-change-autumn": ("Hourly files of a day of 25 hours.", [("28079", "hourly")],
        "The label `02` stands twice in every list of hours; spans of six hours wrap midnight in the family of the season."),
    "clock-change-spring": ("Hourly files of a day of 23 hours.", [("28079", "hourly")], "The label `02` is missing in every list of hours."),
    "cordoba-heat-2021": ("The hottest day, whose station says nothing: a gap is no value.", [("14021", "daily"), ("14057", "daily")],
        "La Rambla (5625X) has no row from 11 UTC of the 14th to 6 UTC of the 15th, in both observation products; the forecast has 47.6 °C."),
    "dana-valencia-2024": ("Rain that falls next door: 771.8 mm at Turís, little in the city; red that comes hour by hour.", [("46248", "hourly"), ("46250", "daily")],
        "Set the clock to 7:35 and 7:37 of 29 October, official time, and ask for `avisos_cap/ultimoelaborado/area/77` each time: an orange warning becomes a red one by an `Update`."),
    "filomena-2021": ("Snow, cold, and forecasts that the night went below.", [("28079", "hourly"), ("44216", "daily")],
        "Thirty hours of snow in Madrid without a break; Teruel at -21.0 °C, six below the forecast of its zone's warning."),
    "fog-2024": ("Fog, calm, and a degree or two between day and night.", [("37274", "hourly"), ("25120", "daily")],
        "Maximum and minimum of Lleida on the 30th: 2.0 and 0.8 °C. Warnings of fog (`NI`) of 100 and 200 m."),
    "frozen-day": ("Assertions on bytes: the same on every run and machine.", [("28079", "daily")],
        "Nothing moves and nothing is limited. Links and quotas still live on the real clock."),
    "galerna-2022": ("A fall of 18 °C in two hours, between two whole hours of an hourly file.", [("20069", "hourly"), ("20036", "hourly")],
        "Donostia 39.7 °C at three and 21 at five, the wind from south to north-west with gusts of 90 km/h; Hondarribia is an hour behind."),
    "getafe-snow-2021": ("AEMET's own bytes of a day of snow.", [("28065", "daily"), ("28065", "hourly")],
        "Traces (`Ip`), -0, spans of winter, a morning that is blanked. Bytes equal the recording's."),
    "gloria-2020": ("An easterly gale on the Mediterranean with heavy rain.", [("17079", "daily"), ("03018", "daily")],
        "107.6 mm at Girona on the 20th, gusts of 121 km/h at Altea. No level is dated in our sources: the warnings are the weather's."),
    "key-expires": ("A client that runs for long: after two minutes every key is refused.", [("28065", "daily")],
        "Each call but the first two minutes' ends in 401; the journal's outcome is `expiredKey`."),
    "madrid-august-2026": ("AEMET's own bytes of a summer's day, with AEMET's limits: what tests of a client want.", [("28079", "daily"), ("28079", "hourly")],
        "18 to 28 °C, arrays that start apart, `uvMax` on five days. Bytes equal the recording's."),
    "ourense-rain-2020": ("AEMET's own bytes of a day of rain.", [("32054", "daily"), ("32054", "hourly")],
        "Spans of summer, storms, a late edition. Bytes equal the recording's."),
    "outage": ("Retries and patience: everything fails for sixty calls, in five ways.", [("28065", "daily")],
        "Ten resets, five silences, ten empty replies, fifteen 500 and twenty maintenance pages; then all is well."),
    "quiet": ("Anything: what a client meets on most days.", [("28065", "daily"), ("28065", "hourly")],
        "Products follow the real clock: editions, roll-over, stations that come late. Weather is the seed's, the same for the same seed."),
    "rate-limit-storm": ("Back-off: about half of all calls are refused, on either hop, and buckets stay shut for an hour.", [("28065", "daily")],
        "429 as text and inside a 500 page; `Retry-After` never comes."),
}
FILES = {"daily": "diaria", "hourly": "horaria"}
LETTERS = {"AT": "heat", "BT": "cold", "PR": "rain", "NE": "snow", "VI": "wind", "CO": "sea", "NI": "fog", "TO": "storms", "VS": "dust"}


def clock(scenario):
    found = scenario.get("clock", {})
    if "frozen" in found:
        return f"stands at {found['frozen']}"
    if "from" in found:
        return f"is {found['from']} at the first call and goes on"
    return "is the real one" + (f", moved by {found['offsetSeconds']} s" if "offsetSeconds" in found else "")


def rule(one):
    parts = [f"`{one['fault']}`"]
    if "hop" in one:
        parts.append(f"on the {one['hop']} call")
    if "probability" in one:
        parts.append(f"with probability {one['probability']}")
    if "times" in one:
        parts.append(f"{one['times']} times")
    for step in one.get("then", []):
        parts.append(f"then `{step['fault']}`" + (f" {step['times']} times" if "times" in step else ""))
    return f"- {one['name']}: " + ", ".join(parts)


def page(scenario):
    name = scenario["name"]
    purpose, asks, look = NOTES[name]
    lines = [f"# {name}", "", scenario["purpose"], "", f"**For.** {purpose}", "", f"**Clock.** The products' present {clock(scenario)}.", "", "```sh", f"aura-mock --scenario {name}"]
    for place, kind in asks:
        lines.append(f"curl -H 'api_key: a.b.c' http://127.0.0.1:8787/opendata/api/prediccion/especifica/municipio/{FILES[kind]}/{place}")
    lines += ["```", "", f"**Look at.** {look}", ""]
    settings = [f"`{key}`: {json.dumps(scenario[key], ensure_ascii=False)}" for key in ("seed", "quota", "keys", "linkLifeSeconds", "quirks", "keyStates", "publish") if key in scenario]
    if settings:
        lines += ["**Set.** " + "; ".join(settings) + ".", ""]
    if "faults" in scenario:
        lines += ["**Faults.**", ""] + [rule(one) for one in scenario["faults"]] + [""]
    if "forecasts" in scenario:
        lines += ["**Forecasts.** " + ", ".join(f"{one['name']} ({one['ine']}) from {one['firstDay']}" for one in scenario["forecasts"]) + ", as AEMET sent them; every other place has made-up weather.", ""]
    if "weather" in scenario:
        places = [one["places"][0] for one in scenario["weather"]]
        hourly = sum(len(one.get("hours", [])) for one in scenario["weather"])
        lines += [f"**Weather.** Facts of {len(places)} places, from {min(one['from'] for one in scenario['weather'])} on, {hourly} spans of hours among them; everything else goes through them.", ""]
    if "warnings" in scenario:
        lines += ["**Warnings** that were given:", "", "| issued | phenomenon | level | zones | from | until | value |", "|---|---|---|---|---|---|---|"]
        for one in scenario["warnings"]:
            kind = LETTERS[one["phenomenon"]] + (" in 12 h" if one.get("quantity") == "P2" else "")
            lines.append(f"| {one.get('issued', '–')} | {kind} | {one['level']} | {' '.join(one['zones'])} | {one['from']} | {one['until']} | {one.get('value', 'the threshold')} |")
        lines.append("")
    if "source" in scenario:
        lines += [f"**Sources.** {scenario['source']}", ""]
    return "\n".join(lines + ["[All scenarios and the format](../SCENARIOS.md)", ""])


def main():
    folder = os.path.join(ROOT, "docs/scenarios")
    os.makedirs(folder, exist_ok=True)
    # The default is in the code and has no file.
    quiet = {"name": "quiet", "purpose": "An ordinary day: real clock, seeded weather."}
    for scenario in [quiet] + [json.loads(text) for _, text in texts()]:
        with open(os.path.join(folder, f"{scenario['name']}.md"), "w", encoding="utf-8") as file:
            file.write(page(scenario))


if __name__ == "__main__":
    main()
