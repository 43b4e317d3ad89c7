# SPDX-License-Identifier: MIT
"""Writes docs/BENCHMARKS.md and its charts from the figures of a run. Usage: python3 report.py RESULTS

RESULTS holds peers.json (measure.py), bench.json, growth.json and allocations.json (aura-bench), and other.csv: what
other commands measured, each with the command. Measures nothing itself: the same files give the same report.
"""
import csv
import json
import os
import sys

import charts
import targets
from prose import LIMITS, METHOD, REASONS

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CHARTS = os.path.join(ROOT, "docs", "benchmarks")


def load(folder, name):
    path = f"{folder}/{name}"
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as file:
        return json.load(file)


class Report:
    def __init__(self, folder):
        self.peers = load(folder, "peers.json")
        self.bench = {row["name"]: row for row in load(folder, "bench.json").get("benchmarks", [])}
        self.counted = {row["name"]: row for row in load(folder, "allocations.json").get("benchmarks", [])}
        self.growth = load(folder, "growth.json").get("series", [])
        self.other = {}
        if os.path.exists(f"{folder}/other.csv"):
            with open(f"{folder}/other.csv", encoding="utf-8") as file:
                self.other = {row["key"]: row for row in csv.DictReader(file)}
        self.lines = []

    def write(self, *lines):
        self.lines += lines

    def table(self, head, rows, numbers=()):
        self.write("| " + " | ".join(head) + " |",
                   "|" + "|".join("---:" if index in numbers else "---" for index in range(len(head))) + "|")
        self.write(*("| " + " | ".join(str(cell) for cell in row) + " |" for row in rows), "")

    def chart(self, name, words, svg):
        os.makedirs(CHARTS, exist_ok=True)
        with open(f"{CHARTS}/{name}.svg", "w", encoding="utf-8") as file:
            file.write(svg)
        self.write(f"![{words}](benchmarks/{name}.svg)", "")

    def heading(self, words):
        self.write(f"## {words}", "")

    # Sections

    def head(self):
        machine = self.peers.get("machine", {})
        self.write("# Benchmarks", "", METHOD, "",
                   f"Machine: {machine.get('cpu')}, {machine.get('cores')} cores, {machine.get('system')}, load "
                   f"{machine.get('load')} at the start; {machine.get('swift')}.", "")

    def targets(self):
        self.heading("Targets")
        rows, met, missed, reasons = [], 0, 0, {}
        for row in targets.judged(self, os.path.join(ROOT, "Benchmarks", "Targets.csv")):
            met, missed = met + (row["verdict"] == "met"), missed + (row["verdict"] == "missed")
            if row["verdict"] == "missed":
                words = f"{row['about']} ({row['kind']} {row['target']} {row['unit']}, measured {row['shown']})"
                reasons.setdefault(row["source"], (row["issue"], words))
            sense = "≥" if row["sense"] == ">=" else "≤"
            rows.append((row["issue"], row["what"], row["kind"], f"{sense} {row['target']} {row['unit']}",
                         row["shown"], f"**{row['verdict']}**" if row["verdict"] == "missed" else row["verdict"],
                         row["note"]))
        self.write(f"{len(rows)} rows: {met} met, {missed} missed, {len(rows) - met - missed} without a figure in this run. "
                   "A floor must hold; a goal is what the project reaches for.", "")
        self.table(("issue", "what", "kind", "target", "measured", "verdict", "with"), rows, (3, 4))
        if reasons:
            self.write("### What was missed, and why", "")
            self.write(*(f"- Issue {source_issue}, {words}: {REASONS.get(source, 'not explained yet.')}"
                         for source, (source_issue, words) in reasons.items()), "")

    def in_turn(self, key, titles, note):
        """Tables and a chart for each task that ours and peers took turns at."""
        result = self.peers.get(key)
        if not result:
            return
        for task, (title, chart_title, name) in titles.items():
            found = sorted((row for row in result["peers"] if row["task"] == task), key=lambda row: row["best"])
            if task not in result["ours"] or not found:
                continue
            own = result["ours"][task]
            self.write(f"### {title}", "")
            rows = [("**Aura**", "", charts.duration(own), "1", "", "")]
            rows += [(row["peer"], row["version"], charts.duration(row["best"]), f"{row['ratio']:.2f}",
                      f"{row['least']:.2f}–{row['most']:.2f}",
                      f"{row['compared']} values" if "compared" in row else "**differs**: " + row.get("differs", ""))
                     for row in found]
            self.table(("", "version", "best", "ratio", "of passes", "agrees on"), rows, (2, 3, 4, 5))
            self.chart(name, chart_title, charts.bars(
                chart_title, sorted([("Aura", own, True)] + [(row["peer"], row["best"], False) for row in found],
                                    key=lambda row: row[1]), charts.duration))
        self.write(note, "")

    def foundation(self):
        """Every benchmark of ours that has a baseline in the same process."""
        self.heading("Beside Foundation and the plain way, in the same process")
        rows = []
        for row in self.bench.values():
            if "speedup" in row:
                rows.append((row["name"], row["input"], charts.duration(row["bestNs"]), row["baseline"].split("/")[1],
                             f"{row['speedup']:.2f}", f"{row['speedupOfBest']:.2f}", f"± {row['spreadPercent']:.1f} %"))
        self.table(("benchmark", "input", "best", "beside", "ratio", "of bests", "spread"), rows, (2, 4, 5, 6))

    def pacer(self):
        result = self.peers.get("pacer")
        if not result:
            return
        self.heading("Limiters: the worst minute, and a decision")
        ours = result["ours"]
        window = ours["worst_minute"]
        worst = max(window.values()) if isinstance(window, dict) else window
        rows = [("**Aura**", "", f"{ours['decision']:.1f} ns", "1", worst, f"{ours['utilisation']:.4f}")]
        rows += [(row["peer"], row["version"], charts.duration(row["best"]), f"{row['ratio']:.2f}", row["worst_minute"],
                  f"{row['utilisation']:.4f}") for row in sorted(result["peers"], key=lambda row: row["best"])]
        self.table(("limiter, 50 in 60 s", "version", "decision", "ratio", "worst minute", "utilisation"), rows, (2, 3, 4, 5))
        self.chart("worst-minute", "Most calls in any 60 s, of 50 allowed", charts.bars(
            "Most calls in any 60 s, of 50 allowed",
            [("Aura", worst, True)] + [(row["peer"], row["worst_minute"], False) for row in
                                       sorted(result["peers"], key=lambda row: (row["worst_minute"], row["peer"]))],
            lambda value: f"{value:.0f}", limit=(50, "the limit"), logarithmic=False))
        self.chart("decision", "A decision that lets a call go", charts.bars(
            "A decision that lets a call go", sorted(
                [("Aura", ours["decision"], True)] + [(row["peer"], row["best"], False) for row in result["peers"]],
                key=lambda row: row[1]), charts.duration))
        self.write(LIMITS["pacer"], "")

    def sun(self):
        result = self.peers.get("sun")
        if not result:
            return
        self.heading("Sun and moon: error against speed")
        ours, error = result["ours"], result["ours_error"]
        rows = [("**Aura**", "", "sunrise and sunset", charts.duration(ours["sunrise+sunset"]), "1", error["mean"], error["max"])]
        rows += [(row["peer"], "ours", "sunrise and sunset", charts.duration(row["best"]),
                  f"{row['best'] / ours['sunrise+sunset']:.1f}", row["mean_error"], row["max_error"]) for row in result["noaa"]]
        rows += [(row["peer"], row["version"], row["task"].replace("+", " and "), charts.duration(row["best"]),
                  f"{row['ratio']:.0f}", row["mean_error"] if row["mean_error"] is not None else "", row["max_error"] or "")
                 for row in result["peers"]]
        rows.append(("**Aura**", "", "moonrise and moonset", charts.duration(ours["moonrise+moonset"]), "1", "", ""))
        self.table(("", "version", "work", "a pair", "ratio", "mean error, s", "largest, s"), rows, (3, 4, 5, 6))
        dots = [("Aura", ours["sunrise+sunset"], error["mean"], True)]
        dots += [(row["peer"].split(" (")[0], row["best"], row["mean_error"], False)
                 for row in result["noaa"] + result["peers"] if row.get("mean_error")]
        self.chart("sun-error-speed", "Sunrise and sunset: error against time", charts.points(
            "Sunrise and sunset: mean error against JPL DE421 and time of a pair", dots, "time of a pair",
            "mean error", charts.duration, lambda value: f"{value:g} s"))
        self.write(LIMITS["sun"], "")

    def simulation(self):
        result = self.peers.get("simulation")
        if not result:
            return
        self.heading("Event loops")
        rows = []
        for actors, found in result.items():
            own = found[0].get("ours") if found else None
            if own:
                rows.append((f"{int(actors):,}", "**Aura**", "", charts.duration(own), "1"))
            rows += [(f"{int(actors):,}", row["peer"], row["version"], charts.duration(row["best"]),
                      f"{row['ratio']:.2f}" if "ratio" in row else "") for row in found]
        self.table(("actors", "", "version", "an event", "ratio"), rows, (0, 3, 4))
        self.write(LIMITS["simulation"], "")

    def cold(self):
        found = self.peers.get("cold")
        if not found:
            return
        self.heading("Cold processes, from files to a printed snapshot")
        rows = [("**Aura**" if row["peer"] == "ours" else row["peer"], charts.duration(row["best"]),
                 charts.duration(row["median"]), f"{row['ratio']:.1f}", f"{row['peak_kib'] / 1024:.1f} MiB") for row in found]
        self.table(("1.1 MB in three files", "best", "median", "ratio", "most memory"), rows, (1, 2, 3, 4))
        self.write(LIMITS["cold"], "")

    def server(self):
        result = self.peers.get("server")
        if not result or not result["rows"]:
            return
        self.heading("The mock over HTTP")
        rows = [(row["connections"], row["peer"].replace("plain", "ours with journal and faults (its rate over ours)"),
                 f"{row['theirs']:.0f}", f"{row['ours']:.0f}", f"{row['ratio']:.2f}", row["spread"],
                 f"{row['p99_theirs']:.1f}", f"{row['p99_ours']:.1f}", f"{row['cpu_theirs']:.1f}", f"{row['cpu_ours']:.1f}")
                for row in result["rows"]]
        self.table(("connections", "beside", "its requests/s", "ours", "ratio", "of rounds", "its p99, ms", "ours",
                    "its CPU, µs a request", "ours"), rows, tuple(range(2, 10)) + (0,))
        self.write(LIMITS["server"], "")

    def growing(self):
        if not self.growth:
            return
        self.heading("How cost grows")
        rows = []
        for series in self.growth:
            sizes = ", ".join(f"{size:,}: {charts.duration(nanoseconds)}" for size, nanoseconds in series["points"])
            rows.append((series["name"], series["work"], sizes, f"{series['exponent']:.2f}", f"{series['lastExponent']:.2f}",
                         series["why"]))
        self.table(("series", "all of it", "sizes and times", "exponent", "of the last two", "why"), rows, (3, 4))
        for series in self.growth:
            title = f"{series['name'].capitalize()}: {series['work']}"
            self.chart(f"growth-{series['name']}", title, charts.growth(
                title, [(series["name"], series["points"], series["exponent"])], series["sizeUnit"]))

    def everything(self):
        self.heading("Every benchmark of this run")
        rows = []
        for row in self.bench.values():
            counted = self.counted.get(row["name"], {})
            rate = f"{row['megabytesPerSecond']:.0f} MB/s" if "megabytesPerSecond" in row else ""
            rows.append((row["name"], row["unit"], charts.duration(row["bestNs"]), charts.duration(row["medianNs"]),
                         f"± {row['spreadPercent']:.1f} %", rate,
                         f"{counted['allocations']:.4g}" if "allocations" in counted else "",
                         f"{counted['peakBytes'] / 1024:.1f} KiB" if "peakBytes" in counted else ""))
        self.table(("benchmark", "unit", "best", "median", "spread", "throughput", "allocations", "most live"), rows,
                   (2, 3, 4, 5, 6, 7))
        self.write("Allocations are blocks for one unit, and the most bytes live at once in one call, counted by "
                   "`Benchmarks/counter` in a run of its own.", "")

    def missing(self):
        self.heading("Left out")
        names = self.peers.get("missing", [])
        self.write(*([f"- {name}" for name in names] or ["Nothing: all peers were installed and ran."]), "")

    def text(self):
        self.head()
        self.targets()
        self.heading("Payloads, beside programs of others")
        self.in_turn("json", {
            "forecasts": ("Both forecasts, 43 KB, to what a snapshot is made of", "43 KB of forecasts to a snapshot", "json-forecasts"),
            "snapshot": ("The same and 1.06 MB of observations", "1.1 MB of forecasts and observations to a snapshot", "json-snapshot"),
        }, LIMITS["json"])
        self.in_turn("xml", {"avisos": ("An archive of 182 warnings, 1.0 MB, to alerts with every ring",
                                        "1 MB of warnings to alerts with rings", "xml-avisos")}, LIMITS["xml"])
        self.in_turn("news", {"news": ("Four feeds of news, 82 KB, to one list of 40 headlines",
                                       "Four feeds of news to one list", "news")}, LIMITS["news"])
        for section in (self.foundation, self.pacer, self.sun, self.simulation, self.cold, self.server, self.growing,
                        self.everything, self.missing):
            section()
        return "\n".join(self.lines).rstrip() + "\n"


def main():
    report = Report(sys.argv[1])
    text = report.text()
    with open(os.path.join(ROOT, "docs", "BENCHMARKS.md"), "w", encoding="utf-8") as file:
        file.write(text)
    print(f"docs/BENCHMARKS.md: {len(text.splitlines())} lines")


main()
