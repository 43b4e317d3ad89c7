#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the tables of facts of observations, inventory, municipalities and UV, from the recordings.

    Fixtures/wire/make_wire.py RECORDINGS_FOLDER

Writes Fixtures/wire/*.txt (a header and one line a row, columns parted by `|`, empty where nothing was sent) and their
lines in Fixtures/MANIFEST.csv with the SHA-256 of the bytes that the mock's writers must make of them. Keys, layout and
number style are the writers' and stand in no table. Of the inventory only the rows that teach something are kept; the
hash is that of the list of those rows, cut out of the recording byte by byte.
"""

import hashlib
import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "scenarios"))
from make_facts import merge  # noqa: E402

LICENCE = "© AEMET, reuse citing AEMET"
OBSERVATIONS = [
    ("observacion-todas-6filas-2026-08-25", "six rows of all observations, 2026-08-25",
     "Q-OBS-01 Q-OBS-03 Q-OBS-04 Q-OBS-08 Q-OBS-12 Q-CHR-07"),
    ("observacion-todas-excerpt-2021-01-08", "three rows of all observations, 2021-01-08", "Q-OBS-04 Q-OBS-12"),
    ("observacion-3195-2021-01-09", "observations of 3195, 2021-01-09", "Q-OBS-04 Q-OBS-06"),
]


def read(folder, name):
    with open(os.path.join(folder, f"aemet/derived/{name}.iso885915.json"), "rb") as file:
        return file.read()


def save(name, columns, rows):
    for row in rows:
        assert not any("|" in field or "\n" in field for field in row), row
    text = "\n".join("|".join(row) for row in [columns] + rows) + "\n"
    path = f"Fixtures/wire/{name}.txt"
    with open(os.path.join(HERE, f"{name}.txt"), "w", encoding="utf-8") as file:
        file.write(text)
    return path, hashlib.sha256(text.encode()).hexdigest()


def line(saved, source, data, teaches):
    path, digest = saved
    return [path, digest, f"AEMET OpenData, {source}", LICENCE, "wire form", hashlib.sha256(data).hexdigest(), teaches]


def observations(folder):
    for name, source, teaches in OBSERVATIONS:
        data = read(folder, name)
        rows = json.loads(data.decode("iso8859-15"), parse_float=str, parse_int=str)
        keys = [key for row in rows for key in row]
        columns = list(dict.fromkeys(keys))
        table = [[row.get(key, "") for key in columns] for row in rows]
        yield line(save(name, columns, table), source, data, teaches)


def inventory(folder):
    data = read(folder, "inventario-todasestaciones-2026-05-31")
    rows = json.loads(data.decode("iso8859-15"))
    texts = re.findall(rb"\{[^}]*\}", data)
    assert len(texts) == len(rows)
    kept = [
        (row, text) for index, (row, text) in enumerate(zip(rows, texts))
        if index < 3 or "60" in (row["latitud"][4:6], row["longitud"][4:6]) or row["nombre"].endswith(" ")
        or row["provincia"].startswith("STA.")
    ]
    columns = ["latitud", "provincia", "altitud", "indicativo", "nombre", "indsinop", "longitud"]
    cut = b"[ " + b", ".join(text for _, text in kept) + b" ]"
    table = [[row[key] for key in columns] for row, _ in kept]
    saved = save("inventario-2026-05-31", columns, table)
    yield line(saved, f"{len(kept)} rows of the inventory of stations, 2026-05-31", cut, "Q-INV-01..04")


def municipalities(folder):
    data = read(folder, "maestro-municipios-4rows-2023")
    rows = json.loads(data.decode("iso8859-15"))
    # The texts in degrees follow from the decimals.
    columns = [key for key in rows[0] if key not in ("latitud", "longitud")]
    saved = save("maestro-municipios-2023", columns, [[row[key] for key in columns] for row in rows])
    yield line(saved, "four rows of the list of municipalities, 2023", data, "Q-MUN-03..06")


def uvi(folder):
    data = read(folder, "uvi-0-2026-08-25")
    document = json.loads(data.decode("iso8859-15"))
    dates = [["", key, document[key]] for key in ("FECHA_ELABORACION", "FECHA_MOD", "FECHA_VALIDEZ")]
    towns = [[town["id"], town["valor"], town["uv"]] for town in document["CIUDAD"]]
    saved = save("uvi-2026-08-25", ["id", "valor", "uv"], dates + towns)
    yield line(saved, "UV forecast, 2026-08-25", data, "Q-UVI-01 Q-UVI-03 Q-UVI-04")


def main(folder):
    merge([row for part in (observations, inventory, municipalities, uvi) for row in part(folder)])


if __name__ == "__main__":
    main(sys.argv[1])
