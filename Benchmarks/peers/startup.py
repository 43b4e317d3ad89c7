#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How long aura-mock takes from its start to its first forecast, moved to an empty folder and with an empty environment.

Usage: python3 Benchmarks/peers/startup.py [AURA_MOCK] [COUNT]     default: .build-release/release/aura-mock, 15 starts
Status 1 when the median is above the floor of 150 ms.
"""
import http.client
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

mock = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".build-release/release/aura-mock").resolve()
count = int(sys.argv[2]) if len(sys.argv) > 2 else 15
times, ready = [], []
with tempfile.TemporaryDirectory() as folder:
    moved = shutil.copy(mock, os.path.join(folder, "aura-mock"))
    for _ in range(count):
        start = time.perf_counter()
        process = subprocess.Popen([moved, "--port", "0"], cwd=folder, env={}, stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL, text=True)
        host, port = process.stdout.readline().split()[3].removeprefix("http://").split(":")
        ready.append(time.perf_counter() - start)
        connection = http.client.HTTPConnection(host, int(port))
        for path in ["/opendata/api/prediccion/especifica/municipio/diaria/28065", None]:
            connection.request("GET", path or link, headers={"api_key": "a.b.c"})
            body = connection.getresponse().read().decode("iso-8859-15")
            link = path and body.split('"datos" : "')[1].split('"')[0].split(port)[1]
        times.append(time.perf_counter() - start)
        assert '"nombre" : "Getafe"' in body, body[:200]
        connection.close()
        process.terminate()
        assert process.wait() == 0
shown = lambda values: f"median {statistics.median(values) * 1000:.0f} ms, most {max(values) * 1000:.0f} ms"
print(f"{count} starts: to the ready line {shown(ready)}; to the first forecast, both calls, {shown(times)}")
sys.exit(1 if statistics.median(times) > 0.150 else 0)
