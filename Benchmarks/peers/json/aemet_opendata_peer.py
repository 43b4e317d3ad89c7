# SPDX-License-Identifier: MIT
"""AEMET-OpenData, what Home Assistant runs, on the bodies that ours is timed on: its network is replaced by the bytes.

Usage: PYTHON aemet_opendata_peer.py FOLDER ROUNDS      FOLDER: what `aura-bench --export` wrote. Prints one JSON object.

Its clock is set to the moment of the bodies. An hour whose wind has no gust raises a TypeError in it; a body that has
such an hour is refused here, so that the work is whole.
"""
import asyncio
import datetime
import importlib.metadata
import json
import sys
import zoneinfo

sys.path.insert(0, __file__.rsplit("/", 2)[0])
import timing
from aemet_opendata import interface, station, town
from aemet_opendata.interface import AEMET, ConnectionOptions

MOMENT = datetime.datetime(2026, 8, 25, 10, 30, tzinfo=datetime.timezone.utc)
UTC = zoneinfo.ZoneInfo("UTC")
PLACE = {"altitud": "657", "latitud_dec": "40.408410", "longitud_dec": "-3.687600", "id": "id28079",
         "nombre": "Madrid", "num_hab": "3332035", "distance": 0.0}
ENVELOPE = b'{"descripcion":"exito","estado":200,"datos":"%s","metadatos":""}'


def fixed_now(tz=UTC, replace=True):
    now = MOMENT.astimezone(tz)
    return now.replace(minute=0, second=0, microsecond=0) if replace else now


for module in (interface, station, town):
    module.get_current_datetime = fixed_now


class Answer:
    status, headers, content_type = 200, {}, "application/json"

    def __init__(self, body):
        self.body = body

    async def json(self, content_type=None):
        return json.loads(self.body.decode("utf-8"))


class Session:
    """What aiohttp's session is to the library: the envelope of a product, then its body."""

    def __init__(self, folder):
        self.bodies = {name: open(f"{folder}/{name}.json", "rb").read() for name in ("daily", "hourly", "observations")}

    async def request(self, method, url, **options):
        for part, name in (("diaria", "daily"), ("horaria", "hourly"), ("convencional", "observations")):
            if part in url:
                return Answer(ENVELOPE % f"body/{name}".encode())
        return Answer(self.bodies[url.rsplit("/", 1)[1]])


async def make(session, with_observations):
    client = AEMET(session, ConnectionOptions("a.b.c"))
    client.town = town.Town(PLACE)
    await client.update_daily()
    await client.update_hourly()
    if with_observations:
        row = await client.get_conventional_observation_station_by_coordinates(40.408410, -3.687600)
        client.station = station.Station(row)
    return client.data()


def record(made):
    """Its own names to those of Aura's snapshot, where both have the field."""
    hours, days = [], []
    for hour in made["town"]["forecast-hourly"]["forecast"]:
        start = datetime.datetime.fromisoformat(hour["timestamp-utc"])
        hours.append({
            "start": int(start.timestamp()), "temperatureC": hour["temperature"], "feelsLikeC": hour["feel-temperature"],
            "humidity": hour["humidity"], "windKmh": hour["wind-speed"], "gustKmh": hour["wind-speed-max"],
            "condition": hour["condition"], "precipitationMm": hour["precipitation"],
            "stormProbability": hour["storm-probability"]})
    for day in made["town"]["forecast-daily"]["forecast"]:
        days.append({
            "date": day["timestamp-local"][:10], "minimumC": day["temperature-min"], "maximumC": day["temperature-max"],
            "feelsLikeMinimumC": day["feel-temperature-min"], "feelsLikeMaximumC": day["feel-temperature-max"],
            "minimumHumidity": day["humidity-min"], "maximumHumidity": day["humidity-max"], "uvMax": day["uv-index"]})
    stations = {}
    if "station" in made:
        stations["ta"] = {"station": made["station"]["id"], "value": made["station"]["temperature"]}
    return {"hours": hours, "days": days, "stations": stations}


def main():
    folder, rounds = sys.argv[1], int(sys.argv[2])
    session = Session(folder)
    loop = asyncio.new_event_loop()
    tasks = {}
    for name, with_observations in (("forecasts", False), ("snapshot", True)):
        made = loop.run_until_complete(make(session, with_observations))
        # The loop is entered once a round, not once a call.
        async def many(calls, with_observations=with_observations):
            for _ in range(calls):
                await make(session, with_observations)

        tasks[name] = {"ns": timing.rounds(rounds, lambda calls: loop.run_until_complete(many(calls))),
                       "record": record(made)}
    print(json.dumps({"peer": "AEMET-OpenData", "version": importlib.metadata.version("AEMET-OpenData"), "tasks": tasks},
                     default=str))


if __name__ == "__main__":
    main()
