# SPDX-License-Identifier: MIT
"""One snapshot from three files in a process of its own, printed. Usage: PYTHON cold.py FOLDER json|aemet"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
folder, kind = sys.argv[1], sys.argv[2]
if kind == "aemet":
    import asyncio

    import aemet_opendata_peer as peer

    made = asyncio.run(peer.make(peer.Session(folder), True))
    print(json.dumps(made, default=str))
else:
    import python_json as peer

    bodies = {part: json.loads(open(f"{folder}/{part}.json", "rb").read()) for part in ("daily", "hourly", "observations")}
    print(json.dumps({"hours": peer.hours_of(bodies["hourly"][0]), "days": peer.days_of(bodies["daily"][0]),
                      "stations": peer.stations_of(bodies["observations"])}))
