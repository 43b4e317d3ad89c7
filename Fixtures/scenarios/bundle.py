#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Puts every scenario of this folder into the binary, and its lines into the manifest.

    Fixtures/scenarios/bundle.py

Writes Sources/AuraMock/Generated/BundledScenarios.swift (the text of the files, by name) and the lines of the scenarios
that no other recipe lists in Fixtures/MANIFEST.csv.
"""

import csv
import hashlib
import json
import os

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
COLUMNS = ["path", "sha256", "source", "licence", "fidelity", "wire-form hash", "teaches"]


def merge(rows):
    """Puts lines into the manifest and leaves those of others."""
    path = os.path.join(ROOT, "Fixtures/MANIFEST.csv")
    mine = {row[0] for row in rows}
    with open(path, encoding="utf-8", newline="") as file:
        others = [row for row in csv.reader(file) if row and row != COLUMNS and row[0] not in mine]
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(sorted(others + rows))


def texts():
    folder = os.path.join(ROOT, "Fixtures/scenarios")
    for name in sorted(os.listdir(folder)):
        if name.endswith(".json"):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                yield name, file.read()


def bundle():
    rows, literals = [], []
    for name, text in texts():
        literals.append(
            '    #"""\n' + "".join(f"    {line}".rstrip() + "\n" for line in text.split("\n")) + '    """#')
        scenario = json.loads(text)
        if "forecasts" in scenario:
            continue
        source = scenario.get("source", "made up")
        licence = "© AEMET, reuse citing AEMET" if "AEMET" in source else "MIT"
        digest = hashlib.sha256(text.encode()).hexdigest()
        rows.append([f"Fixtures/scenarios/{name}", digest, source, licence, "synthetic", "", scenario["purpose"]])
    merge(rows)
    with open(os.path.join(ROOT, "Sources/AuraMock/Generated/BundledScenarios.swift"), "w", encoding="utf-8") as file:
        file.write("""// SPDX-License-Identifier: MIT
// Made by Fixtures/scenarios/bundle.py; do not edit. A test compares it with Fixtures/scenarios/.

/// The scenarios that go with the binary, so that a moved `aura-mock` has them: the text of their files.
enum BundledScenarios {
  static let texts: [StaticString] = [
""" + ",\n".join(literals) + ",\n  ]\n}\n")


if __name__ == "__main__":
    bundle()
