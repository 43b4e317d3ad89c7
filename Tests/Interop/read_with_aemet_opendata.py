#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Reads aura-mock with a client that Aura did not write: PyPI's AEMET-OpenData, but for the base address unmodified.

    swift build --product aura-mock
    python3 Tests/Interop/read_with_aemet_opendata.py .build/debug/aura-mock

It starts the mock on a free port and asks for what the library knows: town and station by coordinates, both forecasts,
a station, the radar. What the library does not know, warnings and texts, is read with Python's own tarfile and
ElementTree. Then come the faults: each must end in the error that the library documents for it. Where the library is
not installed it makes an environment of its own in a temporary folder. Exit status: 0 all read, 1 something was not.
"""

import argparse
import asyncio
import builtins
import importlib.util
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
import venv
import xml.etree.ElementTree as ElementTree

VERSION = "0.6.4"
MADRID = (40.4168, -3.7038)
SCENARIO = {
    "format": 1,
    "name": "interop",
    "purpose": "An ordinary day.",
}
CAP = "{urn:oasis:names:tc:emergency:cap:1.2}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("mock", help="the built aura-mock")
    parser.add_argument("--origin", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.origin:
        return asyncio.run(run(arguments.origin))
    with tempfile.TemporaryDirectory() as folder:
        python = sys.executable
        if importlib.util.find_spec("aemet_opendata") is None:
            venv.create(folder, with_pip=True)
            python = os.path.join(folder, "bin", "python")
            subprocess.run([python, "-m", "pip", "--quiet", "install", f"AEMET-OpenData=={VERSION}"], check=True)
        scenario = os.path.join(folder, "scenario.json")
        with open(scenario, "w", encoding="utf-8") as file:
            json.dump(SCENARIO, file)
        words = [arguments.mock, "--port", "0", "--scenario", scenario]
        mock = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        try:
            ready = mock.stdout.readline().split()
            origin = next(word for word in ready if word.startswith("http://"))
            return subprocess.run([python, __file__, arguments.mock, "--origin", origin], check=False).returncode
        finally:
            mock.terminate()
            mock.wait(10)


class Report:
    """What was tried: a line each, and whether all of it worked."""

    # About nine calls in ten seconds are let through; a call of ours is up to six of the library's.
    PAUSE_SECONDS = 3

    def __init__(self) -> None:
        self.failed = 0

    async def try_(self, name, action, pause: float = PAUSE_SECONDS) -> None:
        await asyncio.sleep(pause)
        try:
            print(f"ok    {name}: {await action()}")
        except Exception as error:  # Whatever a foreign reader says is a finding.
            self.failed += 1
            print(f"FAIL  {name}: {type(error).__name__}: {error}")


async def run(origin: str) -> int:
    import aiohttp
    import aemet_opendata.interface as interface

    interface.API_URL = f"{origin}/opendata/api"
    report = Report()
    async with aiohttp.ClientSession() as session:
        options = interface.ConnectionOptions("made.up.key", interface.UpdateFeature.STATION)
        client = interface.AEMET(session, options)

        async def binary(path: str) -> bytes:
            envelope = await client.api_call(path)
            async with session.get(envelope["datos"]) as answer:
                return await answer.read()

        await library(client, report)
        await archives(binary, report)
        await texts(binary, report)
        await faults(session, origin, report)
    print(f"{report.failed} failed" if report.failed else "all read")
    return 1 if report.failed else 0


async def library(client, report: Report) -> None:
    from aemet_opendata.exceptions import ApiError

    async def town() -> str:
        found = await client.get_town_by_coordinates(*MADRID)
        assert found["id"] == "id28079" and found["distance"] < 5, found
        return f"{found['nombre']}, {found['distance']:.2f} km"

    async def single() -> str:
        found = await client.get_town("id28079")
        rows = found if isinstance(found, list) else [found]
        return f"{len(rows)} rows"

    async def station() -> str:
        found = await client.get_conventional_observation_station_by_coordinates(*MADRID)
        assert found["idema"] == "3195", found["idema"]
        return f"{found['ubi']}, {found['distance']:.2f} km"

    async def inventory() -> str:
        found = await client.get_climatological_values_station_by_coordinates(*MADRID)
        return f"{found['indicativo']} {found['nombre']}"

    async def update() -> str:
        await client.select_coordinates(*MADRID)
        await client.update()
        weather = client.weather()
        missing = [key for key in ("condition", "temperature", "humidity", "wind-speed") if weather.get(key) is None]
        assert not missing, missing
        data = client.data()
        days, hours = data["town"]["forecast-daily"], data["town"]["forecast-hourly"]
        assert days and hours
        return f"{weather['condition']}, {weather['temperature']} °C, pressure {weather.get('pressure')}"

    async def radar(region) -> str:
        image = (await client.get_radar_map(region))["data"]
        assert image["type"] == "image/gif" and image["bytes"][:4] == b"GIF8", image["type"]
        return f"{len(image['bytes'])} bytes"

    await report.try_("town by coordinates", town)
    await report.try_("town by its code", single)
    await report.try_("station by coordinates", station)
    await report.try_("inventory by coordinates", inventory)
    await report.try_("daily, hourly and station together", update, pause=11)
    async def national() -> str:
        # AEMET has no such picture, whatever its documents say (Q-RAD-02): the library's own error is the right end.
        try:
            await client.get_radar_map(None)
        except ApiError as error:
            return f"none, told as {type(error).__name__}: {error}"
        raise AssertionError("a picture that AEMET does not have")

    await report.try_("radar, national", national, pause=11)
    await report.try_("radar, Madrid", lambda: radar("ma"))


async def archives(binary, report: Report) -> None:
    async def warnings(area: str) -> str:
        body = await binary(f"avisos_cap/ultimoelaborado/area/{area}")
        levels: dict[str, int] = {}
        with tarfile.open(fileobj=io.BytesIO(body), mode="r:") as tar:
            names = tar.getnames()
            for member in tar:
                alert = ElementTree.fromstring(tar.extractfile(member).read())
                assert alert.tag == f"{CAP}alert", alert.tag
                infos = alert.findall(f"{CAP}info")
                assert [info.findtext(f"{CAP}language") for info in infos] == ["es-ES", "en-GB"]
                for polygon in alert.iter(f"{CAP}polygon"):
                    corners = [tuple(map(float, pair.split(","))) for pair in polygon.text.split()]
                    assert corners[0] == corners[-1] and all(27 < corner[0] < 44.5 for corner in corners)
                severity = infos[0].findtext(f"{CAP}severity")
                levels[severity] = levels.get(severity, 0) + 1
        assert len(names) == len(set(names))
        return f"{len(names)} files, {len(body)} bytes, {dict(sorted(levels.items()))}"

    await report.try_("warnings of Andalucía", lambda: warnings("61"))
    await report.try_("warnings of all Spain", lambda: warnings("esp"))


async def texts(binary, report: Report) -> None:
    async def text(path: str) -> str:
        lines = (await binary(f"prediccion/{path}")).decode("iso8859-15").replace("\r", "").split("\n")
        assert lines[0] == "AGENCIA ESTATAL DE METEOROLOGÍA", lines[0]
        return f"{lines[1].strip()}, {lines[2].strip()}"

    await report.try_("text of Galicia", lambda: text("ccaa/manana/gal"))
    await report.try_("text of Menorca", lambda: text("provincia/hoy/071"))


DAILY = "prediccion/especifica/municipio/diaria/28079"
# The fault, the hop it strikes, and the error that the library has for it (its exceptions.py).
FAULTS = [
    ({"fault": "limited"}, "first", "TooManyRequests"),
    ({"fault": "limited"}, "second", "TooManyRequests"),
    ({"fault": "errorObject", "estado": 404, "descripcion": "No hay datos"}, "first", "ApiError"),
    ({"fault": "expiredLink"}, "second", "ApiError"),
    ({"fault": "limitPage"}, "first", "AemetError"),
    ({"fault": "serverError"}, "first", "AemetError"),
    ({"fault": "forbidden"}, "first", "AemetError"),
    ({"fault": "emptyReply"}, "first", "AemetError"),
    # Of a body that breaks off it lets aiohttp's own error through.
    ({"fault": "cutShort", "afterBytes": 1000}, "second", "ClientPayloadError"),
    ({"fault": "reset", "afterBytes": 1000}, "second", "ClientPayloadError"),
    # What is no JSON under 200 it does not expect: Python's own error comes through.
    ({"fault": "htmlPage"}, "first", "JSONDecodeError"),
    ({"fault": "emptyBody"}, "first", "TypeError"),
    ({"fault": "stall"}, "first", "AemetTimeout"),
    ({"fault": "delay", "milliseconds": 3000}, "second", "AemetTimeout"),
]


async def faults(session, origin: str, report: Report) -> None:
    import aiohttp
    import aemet_opendata.exceptions as exceptions
    import aemet_opendata.interface as interface

    def steer(path: str, body=None, method: str = "POST") -> None:
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(
            f"{origin}/_aura/{path}", data, {"Content-Type": "application/json"}, method=method)
        urllib.request.urlopen(request).read()

    def client(key: str = "made.up.key"):
        made = interface.AEMET(session, interface.ConnectionOptions(key))
        # Fifteen seconds, as the library has them, are long for a test.
        made._api_timeout = aiohttp.ClientTimeout(total=1.5)
        return made

    async def told(expected: str, key: str = "made.up.key") -> str:
        try:
            await client(key).api_call(DAILY, fetch_data=True)
        except Exception as error:
            # AemetError is the parent of the others: the very class is meant.
            kind = next(getattr(module, expected) for module in (exceptions, aiohttp, json, builtins) if hasattr(module, expected))
            assert type(error) is kind, f"{type(error).__name__}: {error}"
            return f"{type(error).__name__}: {error}"
        raise AssertionError(f"no {expected}")

    steer("load", {"name": "madrid-august-2026"})
    steer("quota", {"profile": "unlimited"}, "PUT")
    for fault, hop, expected in FAULTS:
        steer("faults", {"faults": [{"name": "fault", "hop": hop} | fault]}, "PUT")
        await report.try_(f"fault {fault['fault']} on the {hop} hop", lambda: told(expected), pause=0)
    steer("faults", method="DELETE")
    await report.try_("a key that is none", lambda: told("AuthError", "bad"), pause=0)
    steer("load", {"name": "key-expires"})

    async def again() -> str:
        read = await client().api_call(DAILY, fetch_data=True)
        return read["data"][0]["nombre"]

    await report.try_("a key that still holds", again, pause=0)
    # The scenario's own file with the two minutes gone.
    steer("load", {"format": 1, "name": "expired", "purpose": "keys that are over", "keyStates": [{"state": "expired"}]})
    await report.try_("a key that expired", lambda: told("AuthError"), pause=0)
    steer("load", {"name": "rate-limit-storm"})
    errors: dict[str, int] = {}
    for _ in range(40):
        try:
            await client().api_call(DAILY, fetch_data=True)
            errors["none"] = errors.get("none", 0) + 1
        except exceptions.AemetError as error:
            errors[type(error).__name__] = errors.get(type(error).__name__, 0) + 1

    async def storm() -> str:
        assert errors.get("TooManyRequests") and sum(errors.values()) == 40, errors
        return str(errors)

    await report.try_("a storm of limits: 40 calls, each its own error", storm, pause=0)
    steer("load", {"name": "quiet"})
    await report.try_("and all is well again", again, pause=0)


if __name__ == "__main__":
    sys.exit(main())
