# SPDX-License-Identifier: MIT
"""Runs ours and the peers in turn, A B C A B C …, checks that they agree, and writes one JSON file. See `run`."""
import argparse
import json
import os
import platform
import re
import statistics
import subprocess
import sys

import agree

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


def call(words, **options):
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, words))}: {done.stderr.strip()[-400:]}")
    return done.stdout


class Runner:
    def __init__(self, arguments):
        self.release, self.folder = arguments.release, arguments.folder
        self.passes, self.rounds = arguments.passes, arguments.rounds
        self.python = f"{self.folder}/venv/bin/python"
        self.inputs = f"{self.folder}/inputs"
        self.server = arguments.server
        self.missing = []

    def ours(self, *names):
        """Best nanoseconds of benchmarks of ours, and their inputs' descriptions."""
        made = json.loads(call([f"{self.release}/aura-bench", *names, "--rounds", str(self.rounds), "--json"], cwd=ROOT))
        return {row["name"]: row for row in made["benchmarks"]}

    def program(self, name, *words):
        """A compiled peer; None where it was not built."""
        path = f"{self.folder}/bin/{name}"
        return [path, *words] if os.path.exists(path) else None

    def script(self, name, *words):
        return [self.python, f"{HERE}/{name}", *words] if os.path.exists(self.python) else None

    def note(self, message):
        print(message, file=sys.stderr, flush=True)

    def turns(self, title, mine, peers):
        """Runs `mine()` (a dict of nanoseconds by task) and each peer's program in turn; rows by task and peer."""
        rows, best_of_ours = {}, {}
        for number in range(self.passes):
            self.note(f"{title}: pass {number + 1} of {self.passes}")
            own = mine()
            for task, nanoseconds in own.items():
                best_of_ours[task] = min(nanoseconds, best_of_ours.get(task, nanoseconds))
            for name, words in peers.items():
                if words is None:
                    if number == 0:
                        self.missing.append(f"{title}: {name} was not built")
                    continue
                try:
                    made = json.loads(call(words))
                except (RuntimeError, json.JSONDecodeError) as problem:
                    if number == 0:
                        self.missing.append(f"{title}: {name} did not run: {problem}")
                    continue
                for task, found in made["tasks"].items():
                    if task not in own:
                        continue
                    row = rows.setdefault((task, made["peer"]), {
                        "task": task, "peer": made["peer"], "version": made["version"], "ratios": [], "best": None})
                    if number == 0:
                        try:
                            row["compared"] = agree.check(task, self.inputs, found["record"])
                        except (agree.Disagreement, KeyError) as problem:
                            row["differs"] = str(problem)
                            self.note(f"{made['peer']} differs on {task}: {problem}")
                    best = min(found["ns"])
                    row["best"] = min(best, row["best"] or best)
                    row["ratios"].append(round(best / own[task], 3))
        return {"ours": best_of_ours, "peers": [finished(row) for row in rows.values()]}


def finished(row):
    ratios = row.pop("ratios")
    return row | {"ratio": round(statistics.median(ratios), 3), "least": min(ratios), "most": max(ratios),
                  "passes": len(ratios)}


def json_task(run):
    def mine():
        rows = run.ours("snapshot/forecasts", "snapshot/make")
        return {"forecasts": rows["snapshot/forecasts"]["bestNs"], "snapshot": rows["snapshot/make"]["bestNs"]}

    words = (run.inputs, str(run.rounds))
    return run.turns("json", mine, {
        "simdjson": run.program("simdjson_snapshot", *words),
        "AEMET-OpenData": run.script("json/aemet_opendata_peer.py", *words),
        "Python json": run.script("json/python_json.py", *words),
        "orjson": run.script("json/python_json.py", *words, "orjson")})


def xml_task(run):
    def mine():
        return {"avisos": run.ours("avisos/tar-rings")["avisos/tar-rings"]["bestNs"]}

    words = (run.inputs, str(run.rounds))
    return run.turns("xml", mine, {
        "libxml2": run.program("libxml2_sax", *words), "pugixml": run.program("pugixml_dom", *words),
        "lxml": run.script("xml/lxml_cap.py", *words)})


def news_task(run):
    def mine():
        return {"news": run.ours("news/merged")["news/merged"]["bestNs"]}

    words = (run.inputs, str(run.rounds))
    return run.turns("news", mine, {
        name: run.script("news/python_news.py", *words, name) for name in ("feedparser", "lxml", "ElementTree")})


def pacer_task(run):
    """Decision, worst minute and utilisation of each limiter on the same traffic."""
    rows, own = {}, []
    for number in range(run.passes):
        run.note(f"pacer: pass {number + 1} of {run.passes}")
        ours = run.ours("pacer/decision")["pacer/decision"]["bestNs"]
        own.append(ours)
        for words in (run.script("pacer_peers.py", "--rounds", "3"), run.program("rate", "5"), run.program("gcra", "5")):
            if words is None:
                continue
            made = json.loads(call(words))
            run.missing += [f"pacer: {name}" for name in made.get("missing", []) if number == 0]
            for peer in made["peers"]:
                times = peer.pop("decision_ns")
                best = min(times) if isinstance(times, list) else times
                row = rows.setdefault(peer["peer"], peer | {"ratios": [], "best": best})
                row["best"] = min(best, row["best"])
                row["ratios"].append(round(best / ours, 3))
    load = json.loads(call([f"{run.release}/aura", "load", "--virtual", "--minutes", "60", "--json"], cwd=ROOT))
    return {"ours": {"decision": min(own), "worst_minute": load["worstWindow"], "utilisation": load["utilisation"]},
            "peers": [finished(row) for row in rows.values()]}


def sun_task(run):
    """Sunrise and sunset of 54 places and 1,095 days, and moonrise and moonset; with the errors of each."""
    rows, own, errors = {}, {}, None
    for number in range(min(run.passes, 3)):
        run.note(f"sun: pass {number + 1}")
        ours = run.ours("sun/batch", "moon/times")
        figures = {"sunrise+sunset": ours["sun/batch"]["bestNs"], "moonrise+moonset": ours["moon/times"]["bestNs"]}
        errors = re.search(r"mean ([0-9.]+) s, max ([0-9.]+) s", ours["sun/batch"]["input"]).groups()
        for work, nanoseconds in figures.items():
            own[work] = min(nanoseconds, own.get(work, nanoseconds))
        words = run.script("sun_peers.py", "--rounds", "1")
        if words is None:
            continue
        made = json.loads(call(words))
        run.missing += [f"sun: {name}" for name in made["missing"] if number == 0]
        for peer in made["peers"]:
            row = rows.setdefault((peer["work"], peer["name"]), {
                "task": peer["work"], "peer": peer["name"], "version": peer["version"], "ratios": [],
                "best": peer["nsPerPair"], "mean_error": peer.get("meanErrorSeconds"),
                "max_error": peer.get("maxErrorSeconds")})
            row["best"] = min(row["best"], peer["nsPerPair"])
            row["ratios"].append(round(peer["nsPerPair"] / figures[peer["work"]], 1))
    noaa = run.ours("sun/noaa-1", "sun/noaa-2", "sun/noaa-3")
    own_noaa = []
    for name, row in noaa.items():
        if name.startswith("sun/noaa"):
            mean, most = re.search(r"mean ([0-9.]+) s, max ([0-9.]+) s", row["input"]).groups()
            own_noaa.append({"peer": "NOAA, " + row["input"].split(", ")[1].split(";")[0], "best": row["bestNs"],
                             "mean_error": float(mean), "max_error": float(most)})
    return {"ours": own, "ours_error": {"mean": float(errors[0]), "max": float(errors[1])}, "noaa": own_noaa,
            "peers": [finished(row) for row in rows.values()]}


def simulation_task(run):
    """An event queue: the earliest event, its actor again within 60 s."""
    result = {}
    listed = call([f"{run.release}/aura-bench", "--list"], cwd=ROOT).split()
    for actors in (1000, 100_000):
        mine = f"simulation/queue-{actors}"
        rows = {}
        checked = [run.program("heap", str(actors), "1", "check"), run.program("queue", str(actors), "1", "check")]
        if actors == 1000:
            # Among more, some come at one microsecond, which simpy has in the order of their scheduling.
            checked.append(run.script("simulation/simpy_loop.py", str(actors), "1", "check"))
        if mine in listed:
            agree.folds(run.ours(mine)[mine]["input"], {words[0] if len(words) == 4 else words[1]: json.loads(call(words))
                                                        for words in checked if words})
        for _ in range(run.passes):
            own = run.ours(mine)[mine]["bestNs"] if mine in listed else None
            for words in (run.program("heap", str(actors), "2"), run.program("heap", str(actors), "2", "peek"),
                          run.program("queue", str(actors), "2"),
                          run.script("simulation/simpy_loop.py", str(actors), "2")):
                if words is None:
                    continue
                made = json.loads(call(words))
                row = rows.setdefault(made["peer"], {"peer": made["peer"], "version": made["version"], "best": min(made["ns"]),
                                                     "ours": own, "ratios": []})
                row["best"] = min(row["best"], *made["ns"])
                if own:
                    row["ours"] = min(own, row["ours"])
                    row["ratios"].append(round(min(made["ns"]) / own, 3))
        result[str(actors)] = [finished(row) if row["ratios"] else row for row in rows.values()]
    return result


def cold_task(run):
    """Whole processes from files to a printed snapshot: wall time and the most memory."""
    files = [f"{run.inputs}/{name}.json" for name in ("daily", "hourly", "observations")]
    processes = {
        "ours": [f"{run.release}/aura-cold", "28079", "2026-08-25T10:30Z", *files],
        "JSONDecoder, same builder": [f"{run.release}/aura-bench", "--cold", run.inputs],
        "Python json": run.script("json/cold.py", run.inputs, "json"),
        "AEMET-OpenData": run.script("json/cold.py", run.inputs, "aemet"),
    }
    figures = {name: [] for name in processes}
    for _ in range(run.passes * 4):
        for name, words in processes.items():
            if words is None:
                continue
            figures[name].append(process(words))
    rows = []
    own = figures["ours"]
    for name, found in figures.items():
        if not found:
            run.missing.append(f"cold: {name}")
            continue
        row = {"peer": name, "best": min(wall for wall, _ in found) * 1e9,
               "median": statistics.median(wall for wall, _ in found) * 1e9,
               "peak_kib": statistics.median(peak for _, peak in found),
               "ratios": [round(theirs[0] / ours[0], 3) for theirs, ours in zip(found, own)]}
        rows.append(finished(row))
    return rows


def process(words):
    """Seconds and KiB at the most of one process, by the system's own account of it."""
    import time

    start = time.perf_counter()
    child = os.posix_spawn(words[0], words, os.environ, file_actions=[
        (os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0), (os.POSIX_SPAWN_OPEN, 2, "/dev/null", os.O_WRONLY, 0)])
    _, status, usage = os.wait4(child, 0)
    wall = time.perf_counter() - start
    if status:
        raise RuntimeError(f"{' '.join(words)} ended with {os.waitstatus_to_exitcode(status)}")
    return wall, usage.ru_maxrss


def server_rows(text):
    """The rows of server.sh's table."""
    rows = []
    for line in text.splitlines():
        cells = line.split()
        if len(cells) == 10 and cells[1].isdigit():
            rows.append({"peer": cells[0], "connections": int(cells[1]), "theirs": float(cells[2]), "ours": float(cells[3]),
                         "ratio": float(cells[4]), "spread": cells[5], "p99_theirs": float(cells[6]),
                         "p99_ours": float(cells[7]), "cpu_theirs": float(cells[8]), "cpu_ours": float(cells[9])})
    return rows


def server_task(run):
    """The table of server.sh, which asks all servers in turn itself; of an earlier run of it where --server names one."""
    if run.server:
        with open(run.server, encoding="utf-8") as file:
            return {"rows": server_rows(file.read())}
    environment = os.environ | {"PYTHON": run.python, "ROUNDS": str(max(3, run.passes)), "SECONDS_EACH": "1",
                                "CONNECTIONS": "1 16 64 256"}
    done = subprocess.run([f"{HERE}/server.sh", f"{run.release}/aura-mock"], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, env=environment)
    rows = server_rows(done.stdout)
    if not rows:
        run.missing.append(f"server: server.sh: {done.stdout.strip()[-200:]}")
    return {"rows": rows}


def commands_task(run):
    """Whole commands of ours that targets speak of: wall time in ms and the most memory in MiB, medians."""
    def processes(words, count=15):
        found = [process(words) for _ in range(count)]
        return statistics.median(wall for wall, _ in found) * 1e3, statistics.median(peak for _, peak in found) / 1024

    result = {}
    run.note("commands")
    result["smoke-cold-ms"], result["smoke-cold-mib"] = processes([f"{run.release}/aura-smoke", "--mock", "28065"])
    files = [f"{run.inputs}/{name}.json" for name in ("daily", "hourly", "todas")]
    result["national-cold-ms"], result["national-cold-mib"] = processes(
        [f"{run.release}/aura-cold", "28079", "2026-08-26T10:55Z", *files])
    start = call([sys.executable, f"{HERE}/startup.py", f"{run.release}/aura-mock"])
    result["mock-start-ms"] = float(re.findall(r"median (\d+) ms", start)[-1])
    corpus = [process([f"{run.release}/aura", "corpus", "check"])[0] for _ in range(2)]
    cases = int(re.search(r"(\d+) cases", call([f"{run.release}/aura", "corpus", "check"], cwd=ROOT)).group(1))
    result["corpus-text-ms"] = min(corpus) * 1e3 / cases
    # The texts of 54 places and 366 days at what a text of the corpus costs, its snapshot read included.
    result["corpus-year-s"] = result["corpus-text-ms"] * 54 * 366 / 1e3
    return {key: round(value, 2) for key, value in result.items()}


TASKS = {"json": json_task, "xml": xml_task, "news": news_task, "pacer": pacer_task, "sun": sun_task,
         "simulation": simulation_task, "cold": cold_task, "server": server_task,
         "commands": commands_task}


def machine():
    model = "unknown"
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            model = next((line.split(":")[1].strip() for line in file if line.startswith("model name")), model)
    return {"cpu": model, "cores": os.cpu_count(), "system": f"{platform.system()} {platform.machine()}",
            "load": round(os.getloadavg()[0], 1),
            "swift": call(["swift", "--version"]).splitlines()[0].strip()}


def main():
    words = argparse.ArgumentParser()
    words.add_argument("--folder", required=True)
    words.add_argument("--release", required=True)
    words.add_argument("--passes", type=int, default=5)
    words.add_argument("--rounds", type=int, default=5)
    words.add_argument("--missing", default="")
    words.add_argument("--server", help="what an earlier run of server.sh printed")
    words.add_argument("--out", required=True)
    words.add_argument("tasks", nargs="*", default=[])
    arguments = words.parse_args()
    run = Runner(arguments)
    os.makedirs(run.inputs, exist_ok=True)
    call([f"{run.release}/aura-bench", "--export", run.inputs], cwd=ROOT)
    result = {}
    if os.path.exists(arguments.out):
        with open(arguments.out, encoding="utf-8") as file:
            result = json.load(file)
    result["machine"] = machine()
    for name in arguments.tasks or TASKS:
        result[name] = TASKS[name](run)
    result["missing"] = sorted(set(run.missing + [name for name in arguments.missing.split("|") if name]))
    with open(arguments.out, "w", encoding="utf-8") as file:
        json.dump(result, file, indent=1, ensure_ascii=False)
        file.write("\n")


main()
