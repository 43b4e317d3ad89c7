# SPDX-License-Identifier: MIT
"""lxml with Python's tarfile: an archive of warnings to the Spanish alerts with their rings. Prints one JSON object.

Usage: PYTHON lxml_cap.py FOLDER ROUNDS
"""
import datetime
import io
import json
import sys
import tarfile

sys.path.insert(0, __file__.rsplit("/", 2)[0])
import timing
from lxml import etree

NS = "{urn:oasis:names:tc:emergency:cap:1.2}"
TEXTS = ("event", "urgency", "certainty", "headline", "description", "instruction", "web")


def seconds(text):
    return int(datetime.datetime.fromisoformat(text).timestamp())


def read(data):
    root = etree.fromstring(data)
    for info in root.iterfind(NS + "info"):
        if info.findtext(NS + "language") != "es-ES":
            continue
        alert = {name: info.findtext(NS + name) for name in TEXTS}
        alert["identifier"], alert["sent"] = root.findtext(NS + "identifier"), seconds(root.findtext(NS + "sent"))
        for name in ("effective", "onset", "expires"):
            alert[name] = seconds(info.findtext(NS + name))
        for kind in ("eventCode", "parameter"):
            for pair in info.iterfind(NS + kind):
                alert[pair.findtext(NS + "valueName")] = pair.findtext(NS + "value")
        alert["areas"] = []
        for area in info.iterfind(NS + "area"):
            rings = [[tuple(map(float, corner.split(","))) for corner in polygon.text.split()]
                     for polygon in area.iterfind(NS + "polygon")]
            zone = next(code.findtext(NS + "value") for code in area.iterfind(NS + "geocode")
                        if code.findtext(NS + "valueName") == "AEMET-Meteoalerta zona")
            alert["areas"].append((area.findtext(NS + "areaDesc"), zone, rings))
        yield alert


def main():
    folder, count = sys.argv[1], int(sys.argv[2])
    data = open(f"{folder}/avisos.tar", "rb").read()

    def make():
        with tarfile.open(fileobj=io.BytesIO(data)) as archive:
            return [alert for member in archive for alert in read(archive.extractfile(member).read())]

    def many(calls):
        for _ in range(calls):
            make()

    lines = []
    for alert in make():
        corners = [corner for area in alert["areas"] for ring in area[2] for corner in ring]
        sums = [round(sum(corner[axis] for corner in corners) * 1000) for axis in (0, 1)]
        lines.append("\t".join(map(str, [
            alert["identifier"], alert["onset"], alert["expires"], alert["AEMET-Meteoalerta nivel"],
            " ".join(area[1] for area in alert["areas"]), len(corners), *sums])))
    version = ".".join(map(str, etree.LXML_VERSION[:3]))
    print(json.dumps({"peer": "lxml", "version": version,
                      "tasks": {"avisos": {"ns": timing.rounds(count, many), "record": lines}}}))


main()
