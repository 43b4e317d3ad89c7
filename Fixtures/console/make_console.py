#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the console's page for the binary from page.html, style.css and script.js, with the hashes of its policy.

Usage: python3 Fixtures/console/make_console.py [--check]
"""
import base64
import hashlib
import pathlib
import sys

here = pathlib.Path(__file__).resolve().parent
target = here.parents[1] / "Sources/AuraMockServer/Generated/ConsolePage.swift"


def digest(text):
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


style = (here / "style.css").read_text()
script = (here / "script.js").read_text()
page = (here / "page.html").read_text().replace("{{style}}", style).replace("{{script}}", script)
assert '"""##' not in page and "\\##" not in page and "</script" not in script and "</style" not in style
body = "".join(f"    {line}\n" if line else "\n" for line in page.split("\n")[:-1])
text = f'''// SPDX-License-Identifier: MIT
// Made by Fixtures/console/make_console.py; do not edit. A test compares it with Fixtures/console/.

/// The web console, one page, and the hashes by which its policy knows its own script and style.
enum ConsolePage {{
  static let scriptHash = "{digest(script)}"
  static let styleHash = "{digest(style)}"
  static let html: StaticString = ##"""
{body}
    """##
}}
'''
if "--check" in sys.argv:
    sys.exit(0 if target.read_text() == text else "ConsolePage.swift is not what Fixtures/console/ makes")
target.write_text(text)
