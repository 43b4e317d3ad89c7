#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws places with aura preview and looks at the pages in a real headless Chromium.

Usage: python3 Tests/Browser/preview.py [AURA] [--shots FOLDER] [--sheet FILE.png]   default: .build-release/release/aura
Needs: chromium (apt-get install chromium). Status 0 when all holds, 1 when not, 69 without a browser.
"""
import base64
import html.parser
import json
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

sys.dont_write_bytecode = True
from devtools import Page, browser_path  # noqa: E402

here = pathlib.Path(__file__).resolve().parent
words = sys.argv[1:]


def option(name):
    if name not in words:
        return None
    place = words.index(name)
    value = pathlib.Path(words[place + 1]).resolve()
    del words[place:place + 2]
    return value


shots, sheet = option("--shots"), option("--sheet")
aura = words[0] if words else str(here.parents[1] / ".build-release/release/aura")
failures = []
checks = 0

BREACH = "</p></svg><script>window.ran=1</script><img src=x onerror=window.ran=1>\"'&<!--]]>"
HOSTILE = {
    "place": {"ine": "28079", "name": BREACH * 3, "latitude": 40.4, "longitude": -3.68}, "at": "2026-08-26T12:20:00+02:00",
    "alerts": [{"level": "rojo", "phenomenon": "ZZ;" + BREACH, "event": BREACH, "onset": "2026-08-26T12:00",
                "expires": "2026-08-26T21:00", "parameter": f"ZZ;{BREACH};{BREACH}",
                "areas": [{"code": "722802", "name": BREACH}], "details": BREACH * 20, "instruction": BREACH}],
    "observed": {"temperatureC": {"value": 32.4, "station": "3195", "name": BREACH * 4, "km": 1.25, "altitudeM": 667,
                                  "until": "2026-08-26T12:00"}},
    "bulletin": {"scope": "comunidad", "name": BREACH, "issued": "2026-08-26T09:09", "days": ["2026-08-26"],
                 "phenomena": [BREACH], "paragraphs": [BREACH * 8, "W" * 400]}}
EMPTY = {"place": "28079", "at": "2026-08-26T12:20"}


def check(name, holds, found=""):
    global checks
    checks += 1
    if not holds:
        failures.append(name)
        print(f"✘ {name} {found}")


class Tags(html.parser.HTMLParser):
    """What Python's own HTML parser makes of a page."""
    void = {"meta", "link", "br", "img", "input"}

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.names, self.handlers, self.open, self.crossed = {}, [], [], 0
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.names[tag] = self.names.get(tag, 0) + 1
        self.handlers += [name for name, _ in attributes if name.startswith("on")]
        if tag not in self.void:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.names[tag] = self.names.get(tag, 0) + 1
        self.handlers += [name for name, _ in attributes if name.startswith("on")]

    def handle_endtag(self, tag):
        if self.open and self.open[-1] == tag:
            self.open.pop()
        else:
            self.crossed += 1


def draw(folder, *arguments, stdin=None):
    done = subprocess.run([aura, "preview", *arguments, "--out", str(folder)], input=stdin, capture_output=True, text=True)
    check(f"{folder.name}: it is drawn", done.returncode == 0, done.stderr[:300])
    return {one["name"]: one["bytes"] for one in json.loads(done.stdout)["files"]}


def bytes_hold(folder, files):
    name = folder.name
    text = (folder / "index.html").read_text()
    tags = Tags(text)
    check(f"{name}: elements close as they open", not tags.open and not tags.crossed, str(tags.open))
    check(f"{name}: no script, no handler", "script" not in tags.names and not tags.handlers, str(tags.handlers[:3]))
    for file in files:
        if file.endswith((".svg", ".html")):
            try:
                xml.etree.ElementTree.parse(folder / file)
            except xml.etree.ElementTree.ParseError as error:
                check(f"{name}/{file} is well-formed XML", False, str(error))
    check(f"{name}: all files are well-formed XML", True)


def looks(page, name, minimum):
    layout = (here / "layout.js").read_text()
    drawing = (here / "drawing.js").read_text()
    for width in [320, 768, 1280]:
        for scheme in ["light", "dark"]:
            page.size(width, 900, scheme)
            page.run("for (const one of document.querySelectorAll('details')) one.open = true")
            # Texts inside drawings have a ground of their own, which drawing.js looks for.
            page.run("for (const one of document.querySelectorAll('svg')) one.hidden = true")
            found = page.run(layout.replace('closest("[hidden], .skip', 'closest("svg, [hidden], .skip'))
            page.run("for (const one of document.querySelectorAll('svg')) one.hidden = false")
            check(f"{name}: nothing sticks out at {width} px", found["scrolls"] <= 0 and not found["wide"], str(found["wide"][:4]))
            check(f"{name}: contrast at {width} px, {scheme}", not found["low"] and found["texts"] > 10, str(found["low"][:6]))
            drawn = page.run(drawing)
            check(f"{name}: drawings have texts", drawn["texts"] >= minimum, str(drawn["texts"]))
            check(f"{name}: contrast in drawings, {scheme}", not drawn["low"], str(drawn["low"][:6]))
            if width == 1280:
                check(f"{name}: no text leaves its drawing", not drawn["outside"], str(drawn["outside"][:6]))
                check(f"{name}: no text covers another", not drawn["covered"], str(drawn["covered"][:6]))
            check(f"{name}: no text is cut at {width} px", not drawn["cut"], str(drawn["cut"][:4]))
            check(f"{name}: every picture has words", not drawn["silent"], str(drawn["silent"][:4]))
            if shots:
                page.shot(shots / f"{name}-{width}-{scheme}.png")
    check(f"{name}: headings step down one by one", drawn["skipped"] == 0 and drawn["titles"] == 1)
    page.size(1280, 900)
    check(f"{name}: every control has a name", not page.controls_without_name(), str(page.controls_without_name()))


def files_look(page, folder):
    """The drawings' own files, one below the other: each has a style, icons and a ground of its own."""
    name = folder.name
    parts = [f"<div style='width:fit-content'>{file.read_text()}</div>" for file in sorted(folder.glob("*.svg"))]
    # Each file alone knows its title by id; together the first would be everybody's.
    together = "".join(parts).replace(' aria-labelledby="title desc"', ' aria-label="one of them"')
    (folder / "files.html").write_text(f"<!doctype html><meta charset=utf-8><body style='background:#fff'>{together}")
    page.open(f"file://{folder}/files.html")
    for scheme in ["light", "dark"]:
        page.size(1280, 900, scheme)
        drawn = page.run((here / "drawing.js").read_text())
        check(f"{name}: contrast in files, {scheme}", not drawn["low"] and drawn["texts"] > 60, str(drawn["low"][:6]))
        check(f"{name}: no text leaves or covers in files", not drawn["outside"] and not drawn["covered"], str([drawn["outside"][:4], drawn["covered"][:4]]))


def keyboard(page, name):
    """Tabs through the page: everything that takes the focus is seen and comes in the order of reading."""
    page.run("document.activeElement.blur(); scrollTo(0, 0)")
    page.key("Tab", 9)
    check(f"{name}: the first tab leads past the head", page.run("document.activeElement.className") == "skip")
    expected = page.run("""[...document.querySelectorAll('a[href], summary, button, input, [tabindex="0"]')]
      .filter((one) => one.getClientRects().length).length""")
    page.run("""(() => { window.trail = [document.activeElement]; window.unseen = [];
      document.addEventListener('focusin', (event) => { window.trail.push(event.target);
        const style = getComputedStyle(event.target);
        if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) window.unseen.push(event.target.outerHTML.slice(0, 80)); });
      return 1; })()""")
    for _ in range(min(expected, 80) - 1):
        page.key("Tab", 9)
    order = page.run("""window.trail.every((one, index) => index === 0
      || (window.trail[index - 1].compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)""")
    seen, unseen = page.run("window.trail.length"), page.run("window.unseen")
    check(f"{name}: the focus is seen", not unseen, str(unseen[:3]))
    check(f"{name}: the focus goes in the order of reading", order)
    check(f"{name}: every control is reached", seen >= min(expected, 80), f"{seen} of {expected}")


def live(page):
    """The page beside the console of a mock that runs."""
    served = subprocess.Popen([aura, "preview", "--serve", "28079", "--port", "0"], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True)
    try:
        address = served.stdout.readline().split()[4]
        page.size(1280, 900)
        page.open(address)
        inside = "document.querySelector('iframe').contentDocument"
        check("the live page draws its place", page.wait(f"{inside}?.querySelector('#hero-title')?.textContent.startsWith('MADRID')", 20))
        page.type("input", "08019")
        page.click("button")
        check("and another that is chosen", page.wait(f"{inside}?.querySelector('#hero-title')?.textContent.startsWith('BARCELONA')", 20))
        page.open(address.removesuffix("pages/surfaces"))
        check("the console leads to it", page.wait("document.querySelectorAll('#page-list a').length === 2"))
        check("looking counts for nothing", page.wait("document.getElementById('fact-exchanges').textContent === '0'"), page.run("document.getElementById('fact-exchanges').textContent"))
        check("the live page complains of nothing", page.complaints == [], str(page.complaints[:4]))
    finally:
        served.terminate()
        check("the live page ends in order", served.wait() == 0)


def contact_sheet(page, folders, target):
    """One picture of all drawings in a few states."""
    rows = []
    for title, kind, drawings in folders:
        pictures = "".join(f"<img src='file://{folder}/{name}.svg'>" for folder, names in drawings for name in names)
        rows.append(f"<h2>{title}</h2><div class={kind}>{pictures}</div>")
    sheet_page = folders[0][2][0][0].parent / "sheet.html"
    sheet_page.write_text(
        "<!doctype html><meta charset=utf-8><style>body{margin:24px;background:#e6eaf1;font:700 22px 'DejaVu Sans Condensed',sans-serif;width:1810px}"
        ".cards{columns:5 340px;column-gap:16px}.cards img{display:block;width:100%;margin-bottom:16px;break-inside:avoid}"
        ".rest{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}h2{font-size:24px;margin:18px 0 10px}</style>" + "".join(rows))
    page.size(1858, 1200, "light")
    page.open(f"file://{sheet_page}")
    page.wait("[...document.images].every((one) => one.complete)")
    height = page.run("document.documentElement.scrollHeight")
    data = page.call("Page.captureScreenshot", format="png", captureBeyondViewport=True,
                     clip={"x": 0, "y": 0, "width": 1858, "height": height, "scale": 0.38})["data"]
    target.write_bytes(base64.b64decode(data))


def main():
    if not browser_path():
        print("preview.py: no chromium on this machine", file=sys.stderr)
        return 69
    if shots:
        shots.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as base:
        base = pathlib.Path(base)
        full, again, storm, outage = base / "full", base / "again", base / "storm", base / "outage"
        runs = {
            full: ["28079", "--at", "2026-08-26T12:20"], storm: ["46250", "--scenario", "dana-valencia-2024"],
            outage: ["08019", "--scenario", "outage", "--at", "2026-08-26T21:40"],
            base / "night": ["35016", "--at", "2026-12-24T23:30"], base / "snow": ["28065", "--scenario", "filomena-2021"]}
        files = {folder: draw(folder, *arguments) for folder, arguments in runs.items()}
        for name, snapshot in [("hostile", HOSTILE), ("empty", EMPTY)]:
            files[base / name] = draw(base / name, "--snapshot", "-", stdin=json.dumps(snapshot))
        draw(again, *runs[full])
        check("the same moment is the same bytes", all((full / one).read_bytes() == (again / one).read_bytes() for one in files[full]))
        for folder, made in files.items():
            bytes_hold(folder, made)
            check(f"{folder.name}: index.html is under 300 KB", made["index.html"] < 300_000, str(made["index.html"]))
            check(f"{folder.name}: 15 drawings and more", sum(one.endswith(".svg") for one in made) >= 15)
        files[base / "gallery"] = draw(base / "gallery", "--gallery", "--at", "2026-08-26T12:20")
        files[base / "compare"] = draw(base / "compare", "--compare", str(full), str(storm))
        done = subprocess.run([aura, "preview", "--compare", str(full), str(again), "--out", str(base / "equal")], capture_output=True)
        check("two equal runs have no difference", b"is the same." in (base / "equal/index.html").read_bytes(), str(done.stderr))
        planted = base / "planted.html"
        planted.write_text("""<!doctype html><meta charset=utf-8><body style="background:#fff"><h1>a</h1><h3>b</h3>
          <svg width=200 height=100 role=img><rect width=200 height=100 fill="#222"/><text x=10 y=20 fill="#333">faint</text>
          <text x=150 y=50 fill="#fff">a long line</text><text x=20 y=80 fill="#fff">one</text><text x=24 y=80 fill="#fff">two</text></svg>
          <p style="width:20px;white-space:nowrap">wider than its box</p><img src="data:,">""")
        page = Page()
        try:
            page.open(f"file://{planted}")
            found = page.run((here / "drawing.js").read_text())
            check("planted faults are found", all([
                len(found["low"]) == 1, len(found["outside"]) == 1, len(found["covered"]) == 1, len(found["cut"]) == 1,
                len(found["silent"]) == 2, found["skipped"] == 1, len(found["landmarks"]) == 4]), str(found))
            page.complaints = []
            for folder in files:
                page.open(f"file://{folder}/index.html")
                looks(page, folder.name, 0 if folder.name == "compare" else 54 if folder.name == "gallery" else 100)
                if folder.name not in ("gallery", "compare"):
                    files_look(page, folder)
                    page.open(f"file://{folder}/index.html")
                if folder in (full, base / "hostile"):
                    keyboard(page, folder.name)
            page.open(f"file://{base}/hostile/index.html")
            check("nothing that a feed sent has run", page.run("window.ran === undefined && !document.querySelector('script, [onerror]')"))
            check("and it is read as text", page.run("document.body.textContent.includes('<script>window.ran=1</script>')"))
            check("the pages complain of nothing", page.complaints == [], str(page.complaints[:5]))
            live(page)
            if sheet:
                widgets = ["widget-small", "widget-medium", "widget-large", "widget-extra-large"]
                small = ["accessory-circular", "accessory-rectangular", "accessory-inline", "watch-accessory-corner"]
                noon = ["hero", "sun", "hourly", "uv", "current", "wind", "radar", "air", "outlook"]
                contact_sheet(page, [
                    ("A noon in August", "cards", [(full, noon)]),
                    ("Home and lock screen", "rest", [(full, widgets + small)]),
                    ("A night, a day of snow, a warning in force", "cards", [
                        (base / "night", ["hero"]), (base / "snow", ["hero"]), (storm, ["hero", "alerts"])]),
                    ("An outage: nothing is known, and nothing looks calm", "cards", [
                        (outage, ["hero", "alerts", "wind", "air", "radar", "uv"])]),
                ], sheet)
        finally:
            page.close()
    print(f"{checks - len(failures)} of {checks} checks hold")
    return 1 if failures else 0


sys.exit(main())
