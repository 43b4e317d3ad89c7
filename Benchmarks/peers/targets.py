# SPDX-License-Identifier: MIT
"""The targets of Benchmarks/Targets.csv with what a run measured, and a verdict."""
import csv
import re


def number(found, field):
    """A field of a benchmark's row in the unit of its target: best in ns, ratio to its baseline, millions a second."""
    if field == "best":
        return found["bestNs"]
    if field == "ratio":
        # The better of both is the machine's: a round that something else fell into spoils its own ratio alone.
        return max(found["speedup"], found["speedupOfBest"])
    if field == "mega":
        return 1e3 / found["bestNs"]
    raise KeyError(field)


def figure(report, source):
    """The measured number and how it was had, of the first source that the run has; None where it has none."""
    if "|" in source:
        return next(filter(None, (figure(report, part) for part in source.split("|"))), None)
    kind, _, rest = source.partition("/")
    if kind == "other":
        row = report.other.get(rest)
        return (float(row["value"]), f"`{row['command']}`") if row else None
    if kind == "commands":
        value = report.peers.get("commands", {}).get(rest)
        return (value, "`peers/run commands`") if value is not None else None
    if kind == "bench":
        name, field = rest.rsplit(":", 1)
        found = report.bench.get(name)
        return (number(found, field), f"`aura-bench {name}`") if found else None
    if kind == "allocations":
        found = report.counted.get(rest)
        return (found["allocations"], f"`aura-bench {rest}`, counted") if found else None
    if kind == "waiters":
        return waiters(report, rest)
    if kind == "peers":
        return of_peer(report, rest)
    if kind == "cold":
        found = next((row for row in report.peers.get("cold", []) if row["peer"] == "ours"), None)
        return (found["peak_kib"] / 1024, "`aura-cold`") if found else None
    if kind == "server":
        path, field = rest.rsplit(":", 1)
        peer, connections = path.split("/")
        rows = report.peers.get("server", {}).get("rows", [])
        found = next((row for row in rows if row["peer"] == peer and row["connections"] == int(connections)), None)
        if not found:
            return None
        value = found["ratio"] if field == "ratio" else found["p99_theirs"] / found["p99_ours"]
        return value, "`peers/server.sh`"
    raise KeyError(source)


def waiters(report, what):
    rows = {int(name.split("/")[1]): row for name, row in report.bench.items() if re.fullmatch(r"waiters/\d+", name)}
    if not rows:
        return None
    if what == "flat":
        times = [row["bestNs"] for row in rows.values()]
        return max(times) / min(times), "`aura-bench waiters`"
    found = re.search(r"([0-9]+) bytes each", rows[max(rows)]["input"])
    return (float(found.group(1)), "`aura-bench waiters`") if found else None


def of_peer(report, rest):
    path, field = rest.rsplit(":", 1)
    task, *more = path.split("/", 2)
    found = report.peers.get(task)
    if not found:
        return None
    if task == "simulation":
        rows = [row for row in found.get(more[0], []) if row["peer"] == more[1]]
    else:
        rows = [row for row in found["peers"] if more[-1] in (row["peer"], row.get("task"))
                and (len(more) == 1 or row.get("task") == more[0])]
    ratios = [row["ratio"] for row in rows if "ratio" in row]
    return (min(ratios), f"`peers/run {task}`") if ratios else None


SCALES = {"ns": 1.0, "µs": 1e3, "ms": 1e6, "s": 1e9}


def judged(report, path):
    with open(path, encoding="utf-8") as file:
        rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    about = ""
    for row in rows:
        # "the same" is said of the row above in the file; the table is sorted by nothing else.
        about = about if row["what"].startswith("the same") else row["what"]
        row["about"] = row["what"].replace("the same", about.split(" beside ")[0], 1)
        row["what"] = row["what"].replace("the same", "… the same", 1) if row["what"].startswith("the same") else row["what"]
        found = figure(report, row["source"])
        if found is None:
            yield row | {"shown": "–", "verdict": "not measured", "note": ""}
            continue
        value, note = found
        if row["source"].startswith("bench/") and row["source"].endswith(":best"):
            value /= SCALES[row["unit"]]
        holds = value >= float(row["target"]) if row["sense"] == ">=" else value <= float(row["target"])
        shown = f"{value:.3g}" if value < 1000 else f"{value:.0f}"
        yield row | {"shown": f"{shown} {row['unit']}", "verdict": "met" if holds else "missed", "note": note}
