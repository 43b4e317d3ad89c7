#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the recordings of this folder, from the mock, by `aura record`.

    Fixtures/recordings/make_recordings.py PATH_OF_AURA

Each set is a folder that docs/RECORDINGS.md describes. The mock's clock stands, so the same bytes come out on every run.
Their lines go into Fixtures/MANIFEST.csv; tests read every set back, replay it, and hold the mock's answers of today
against their shapes. Run it again only when those say that a shape has changed.
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
MASTER = "/maestro/municipio/id28079"
NOWHERE = "/prediccion/especifica/municipio/diaria/99999"
FROZEN = ["--scenario", "frozen-day", "--at", "2026-08-25T10:05:00Z"]

SETS = [
    ("refresh", "One refresh of Madrid on the frozen day, metadata too.",
     [*FROZEN, "--metadata"],
     [DAILY, HOURLY, MASTER], "Q-ENV-01 Q-ENV-12 Q-ENV-15"),
    ("refusals", "429 on both hops and in a 500 page, no data, an unknown path.",
     ["--scenario", "rate-limit-storm", "--at", "2026-08-26T09:00:00Z"],
     [*[MASTER] * 3, NOWHERE, *[MASTER] * 6, NOWHERE, "/maestro/municipio"],
     "Q-LIM-06 Q-LIM-07 Q-LIM-09 Q-LIM-10 Q-LIM-11 Q-ENV-04 Q-ENV-08"),
    ("outage", "AEMET down: resets, silence, empty replies, 500, a web page.",
     ["--scenario", "outage", "--at", "2026-08-26T09:00:00Z"], [MASTER] * 61,
     "Q-ENV-19 Q-ENV-20"),
    ("warnings", "The archive of Melilla's warnings on a quiet day.", FROZEN, ["/avisos_cap/ultimoelaborado/area/79"],
     "Q-CAP-04 Q-CAP-16"),
    ("feeds", "The four news feeds.", FROZEN,
     ["https://www.rtve.es/api/tematicas/821/noticias.rss", "https://www.aemet.es/es/noticias.rss",
      "https://www.tiempo.com/feed/", "https://aemetblog.es/feed/"], "Q-RSS-02 Q-RSS-03"),
    ("station", "What Retiro measured, and the UV index of today.", FROZEN,
     ["/observacion/convencional/datos/estacion/3195", "/prediccion/especifica/uvi/0"], "Q-OBS-03 Q-UVI-01"),
    ("texts", "Tomorrow's text of Madrid, community and province.", FROZEN,
     ["/prediccion/ccaa/manana/mad", "/prediccion/provincia/manana/28"], "Q-BOL-01 Q-BOL-02 Q-BOL-15"),
    ("air", "MITECO's table of the last hour.", FROZEN, ["https://ica.miteco.es/datos/ica-ultima-hora.csv"],
     "Q-ICA-01"),
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
