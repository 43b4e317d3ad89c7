# SPDX-License-Identifier: MIT
"""The pytest fixture of docs/MOCK.md, as a project that has never heard of Aura would use it."""
import json
import os
import subprocess

import pytest
import requests

AURA_MOCK = os.environ.get("AURA_MOCK", "aura-mock")


@pytest.fixture(scope="session")
def aemet_process():
    process = subprocess.Popen([AURA_MOCK, "--port", "0"], stdout=subprocess.PIPE, text=True)
    yield process.stdout.readline().split()[3]
    process.terminate()
    assert process.wait() == 0


@pytest.fixture
def aemet(aemet_process):
    """The mock's address; each test finds the frozen day and an empty journal."""
    requests.post(aemet_process + "/_aura/load", json={"name": "madrid-august-2026"}).raise_for_status()
    return aemet_process


def forecast(base, place, key="a.b.c"):
    """What one would test: two calls, and the errors of AEMET told apart."""
    envelope = requests.get(
        f"{base}/opendata/api/prediccion/especifica/municipio/diaria/{place}", headers={"api_key": key}, timeout=5)
    if envelope.status_code == 429:
        raise RuntimeError("limit")
    told = envelope.json()
    if told["estado"] != 200:
        raise LookupError(told["descripcion"])
    return json.loads(requests.get(told["datos"], timeout=5).content.decode("iso-8859-15"))[0]


def test_the_frozen_day(aemet):
    day = forecast(aemet, "28079")["prediccion"]["dia"][0]
    assert day["fecha"] == "2026-08-25T00:00:00"
    assert (day["temperatura"]["maxima"], day["temperatura"]["minima"]) == (28, 18)


def test_a_limit_is_told_apart(aemet):
    rule = {"name": "limit", "fault": "limited", "hop": "first", "times": 1}
    requests.post(aemet + "/_aura/faults", json=rule).raise_for_status()
    with pytest.raises(RuntimeError):
        forecast(aemet, "28079")
    assert forecast(aemet, "28079")["nombre"] == "Madrid"


def test_an_unknown_place(aemet):
    with pytest.raises(LookupError, match="No hay datos que satisfagan esos criterios"):
        forecast(aemet, "99999")


def test_the_key_goes_once(aemet):
    forecast(aemet, "28079")
    asked = {"assertions": [{"exactly": 1, "of": {"hop": "first"}}, {"exactly": 1, "of": {"hop": "second"}}]}
    assert requests.post(aemet + "/_aura/assert", json=asked).json()["holds"]
    contract = requests.get(aemet + "/_aura/contract").json()
    assert contract["behaved"], contract["violations"]
