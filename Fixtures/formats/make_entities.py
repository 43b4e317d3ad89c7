#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the names of HTML 4's 252 character entities, from the table in Python's standard library.

Usage: make_entities.py CHECKOUT

It writes Fixtures/formats/html-entities.csv (name,code point in hexadecimal) and the same facts as the literal in
Sources/AuraFormats/XML/Generated/XMLEntityNames.swift. Source of Python's table: W3C, HTML 4.01, section 24.
"""
import html.entities
import pathlib
import sys

HEAD = '''// SPDX-License-Identifier: MIT
// Written by Fixtures/formats/make_entities.py; do not edit.

/// The 252 named characters of HTML 4 as `name=code point`, in hexadecimal. Source: W3C, HTML 4.01, section 24.
let xmlEntityNames: StaticString = """
'''


def main(checkout):
    rows = sorted(html.entities.name2codepoint.items())
    with open(checkout / "Fixtures/formats/html-entities.csv", "w", newline="\n") as table:
        table.write("name,codepoint\n")
        table.writelines(f"{name},{code:04X}\n" for name, code in rows)
    lines, line = [], "  "
    for name, code in rows:
        word = f" {name}={code:X}"
        if len(line + word) > 116:
            lines.append(line.rstrip())
            line = "  "
        line += word[1:] + " "
    lines.append(line.rstrip())
    path = checkout / "Sources/AuraFormats/XML/Generated/XMLEntityNames.swift"
    path.write_text(HEAD + " \\\n".join(lines) + '\n  """\n')


main(pathlib.Path(sys.argv[1]))
