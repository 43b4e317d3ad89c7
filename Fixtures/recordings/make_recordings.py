#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the recordings of this folder, from the mock, by `aura record`.

    Fixtures/recordings/make_recordings.py PATH_OF_AURA

Each set is a folder that docs/RECORDINGS.md describes. The mock's clock stands, so the same bytes come out on every run.
Their lines go into Fixtures/MANIFEST.csv; a test reads every set back and replays it.
"""

import csv
import hashlib
import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
COLUMNS = ["path", "sha256", "source", "licence", "fidelity", "wire-form hash", "teaches"]
DAILY = "/prediccion/especifica/municipio/diaria/28079"
HOURLY = "/prediccion/especifica/municipio/horaria/28079"

SETS = [
    ("refresh", "One refresh of Madrid on the frozen day, metadata too.",
     ["--scenario", "frozen-day", "--at", "2026-08-25T10:05:00Z", "--metadata"],
     [DAILY, HOURLY, "/maestro/municipio/id28079"], "Q-ENV-01 Q-ENV-12 Q-ENV-15"),
    ("refusals", "429 on both hops and in a 500 page, no data, an unknown path.",
     ["--scenario", "rate-limit-storm", "--at", "2026-08-26T09:00:00Z"],
     [DAILY] * 9 + ["/prediccion/especifica/municipio/diaria/99999", "/maestro/municipio"],
     "Q-LIM-06 Q-LIM-07 Q-LIM-09 Q-LIM-10 Q-LIM-11 Q-ENV-04 Q-ENV-08"),
    ("outage", "AEMET down: resets, silence, empty replies, 500, a web page.",
     ["--scenario", "outage", "--at", "2026-08-26T09:00:00Z"], ["/maestro/municipio/id28079"] * 61,
     "Q-ENV-19 Q-ENV-20"),
]


def main(aura):
    folder = os.path.join(ROOT, "Fixtures/recordings")
    rows = []
    for name, about, options, paths, teaches in SETS:
        out = os.path.join(folder, name)
        shutil.rmtree(out, ignore_errors=True)
        command = [aura, "record", "fetch", "--out", out, "--mode", "all", "--mock", "--about", about, *options, *paths]
        status = subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode
        assert status in (0, 1), command
        for base, _, files in sorted(os.walk(out)):
            for file in sorted(files):
                path = os.path.join(base, file)
                with open(path, "rb") as data:
                    digest = hashlib.sha256(data.read()).hexdigest()
                rows.append([os.path.relpath(path, ROOT), digest, f"aura record, from the mock: {about}", "MIT",
                             "synthetic", "", teaches])
    path = os.path.join(ROOT, "Fixtures/MANIFEST.csv")
    with open(path, encoding="utf-8", newline="") as file:
        others = [row for row in csv.reader(file)
                  if row and row != COLUMNS and not row[0].startswith("Fixtures/recordings/")]
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(sorted(others + rows))


if __name__ == "__main__":
    main(sys.argv[1])
