#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws simulated runs with aura sim and looks at the pictures in a real headless Chromium: texts that do not overlap,
nothing outside the picture, no complaint, in light and dark, and one page of paper.

Usage: python3 Tests/Browser/sim.py [AURA] [--shots FOLDER]   default: .build-release/release/aura
Needs: chromium (apt-get install chromium). Status 0 when all holds, 1 when not, 69 without a browser.
"""
import base64
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

sys.dont_write_bytecode = True
from devtools import Page, browser_path  # noqa: E402

here = pathlib.Path(__file__).resolve().parent
words = sys.argv[1:]
shots = None
if "--shots" in words:
    place = words.index("--shots")
    shots = pathlib.Path(words[place + 1]).resolve()
    del words[place:place + 2]
aura = words[0] if words else str(here.parents[1] / ".build-release/release/aura")

# A plain run of hours, of days with faults of every kind, and one that breaks its invariant time and again.
HEAD = "seed 3\nstart 1787637600000\nplaces 28079 36057\nwidgets - 36057 - -\n"
TROUBLES = [f"{hour * 3600_000} {event}\n{hour * 3600_000 + 60_000} open" for hour, event in enumerate(
    ["network offline 7200", "network slow 3600", "server limited hourly 40 20000", "server stall all 10 9000", "key second",
     "disk torn 30000", "watch away 40000", "wall 7200", "wall -7200", "kill", "killAt 3", "power", "rot 77",
     "watchRestart", "server noData observations 100 3600", "widget 2", "widget 3"], 1)]
RUNS = {
    "hours": HEAD + "hours 5\n1000 open\n3600000 widget 1\n7200000 pull\n",
    "troubles": HEAD + "hours 40\n1000 open\n" + "\n".join(TROUBLES) + "\n",
    "broken": HEAD + "hours 60\nplant slowClock\n" + "\n".join(f"{hour * 3600_000} open" for hour in range(60)) + "\n",
}

# Boxes of all texts; pairs that overlap by more than a pixel, and what leaves the picture.
LOOK = """(() => {
  const svg = document.querySelector('svg'), whole = svg.getBoundingClientRect(), faults = [];
  const texts = [...svg.querySelectorAll('text')].map(t => [t.textContent, t.getBoundingClientRect()]);
  for (const [text, box] of texts)
    if (box.left < whole.left - 1 || box.right > whole.right + 1 || box.bottom > whole.bottom + 1)
      faults.push('outside: ' + text);
  texts.forEach(([one, a], index) => texts.slice(index + 1).forEach(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 3) faults.push('overlap: ' + one + ' / ' + other);
  }));
  if (document.documentElement.scrollWidth > innerWidth) faults.push('wider than the window');
  return faults;
})()"""


def main():
    if browser_path() is None:
        print("no chromium")
        return 69
    failures, checks = [], 0
    page = Page()
    with tempfile.TemporaryDirectory() as folder:
        try:
            for name, plan in RUNS.items():
                base = pathlib.Path(folder) / name
                base.with_suffix(".plan").write_text(plan)
                status = subprocess.run(
                    [aura, "sim", "--scenario", base.with_suffix(".plan"), "--svg", base.with_suffix(".svg"), "--html",
                     base.with_suffix(".html")], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
                if status not in (0, 1):
                    failures.append(f"{name}: status {status}")
                    continue
                xml.etree.ElementTree.parse(base.with_suffix(".svg"))
                for scheme, width in [("light", 1280), ("dark", 1280), ("light", 800)]:
                    page.size(width, 900, scheme)
                    page.open(base.with_suffix(".html").as_uri())
                    faults = page.run(LOOK)
                    checks += 1
                    failures += [f"{name}, {scheme}, {width} px: {fault}" for fault in faults]
                    if shots:
                        shot = page.call("Page.captureScreenshot", format="png", captureBeyondViewport=True)
                        (shots / f"{name}-{scheme}-{width}.png").write_bytes(base64.b64decode(shot["data"]))
                paper = page.call("Page.printToPDF", landscape=True, preferCSSPageSize=True)
                # Each page of a PDF is an object of this type.
                pages = base64.b64decode(paper["data"]).count(b"/Type /Page\n")
                checks += 1
                if pages > 2:
                    failures.append(f"{name}: {pages} pages of paper")
            failures += page.complaints
        finally:
            page.close()
    for failure in failures:
        print(f"✘ {failure}")
    print(f"{checks} checks of pictures, {len(failures)} failures")
    return 1 if failures else 0


sys.exit(main())
