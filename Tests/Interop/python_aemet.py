#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""python-aemet 0.4.1 from PyPI, unchanged, against the mock: it believes to speak with opendata.aemet.es over TLS.

Only the resolver is told another address. Run by tls_terminator.sh, which sets the environment:
Tests/Interop/tls_terminator.sh AURA_MOCK python3 Tests/Interop/python_aemet.py
"""
import json
import os
import socket
import sys
import tempfile
import urllib.request
import warnings

port = int(os.environ["MOCK_TLS_PORT"])
resolve = socket.getaddrinfo


def resolve_here(host, asked, *rest, **more):
    if host == "opendata.aemet.es":
        return resolve("127.0.0.1", port, *rest, **more)
    return resolve(host, asked, *rest, **more)


socket.getaddrinfo = resolve_here
# The package makes a folder in the home folder as soon as it is imported, and does not check certificates.
os.environ["HOME"] = tempfile.mkdtemp()
warnings.filterwarnings("ignore")
from aemet import Aemet  # noqa: E402
from aemet.constants import PERIODO_DIA  # noqa: E402

failures = []


def check(name, holds, found=""):
    print(("✔ " if holds else "✘ ") + name + ("" if holds else f" {found}"))
    if not holds:
        failures.append(name)


def steer(path, method="GET", body=None):
    headers = {"Content-Type": "application/json"} if body else {}
    data = json.dumps(body).encode() if body else None
    request = urllib.request.Request(os.environ["MOCK_ORIGIN"] + "/_aura/" + path, data, headers, method=method)
    return urllib.request.urlopen(request).read().decode()


client = Aemet(api_key="a.b.c")
week = client.get_prediccion("28065")
check("the daily forecast of Getafe has its place and seven days",
      (week.nombre, week.provincia) == ("Getafe", "Madrid") and len(week.prediccion) == 7, vars(week))
day = client.get_prediccion("28079", PERIODO_DIA)
check("the hourly forecast of Madrid has its place and days", day.nombre == "Madrid" and len(day.prediccion) >= 3)
town = client.get_municipio("id28065")
check("the municipality is found", "Getafe" in json.dumps(town, ensure_ascii=False) or "datos" in town, town)
raw = client.get_prediccion("28065", raw=True)
check("as sent, the accents are right", raw["origen"]["productor"].startswith("Agencia Estatal de Meteorología"), raw["origen"])

# A limit, told as this package tells every refusal: Exception('Error {…}').
steer("faults", "POST", {"name": "limit", "fault": "limited", "hop": "first"})
try:
    told = str(client.get_prediccion("28065", raw=True))
except Exception as error:
    told = str(error)
check("a limit is told in its own way, AEMET's text included", told.startswith("Error") and "'estado': 429" in told, told)
steer("faults", "DELETE")
check("and it comes back", client.get_prediccion("28065").nombre == "Getafe")
journal = [json.loads(line) for line in steer("journal").splitlines()]
check("the journal saw its key in the address of the one call that puts it there, and never what it says",
      [entry["arguments"] for entry in journal if entry.get("keyInTarget")] == [["id28065"]]
      and "a.b.c" not in str(journal), journal)
sys.exit(1 if failures else 0)
