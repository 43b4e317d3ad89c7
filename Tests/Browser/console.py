#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Drives the mock's web console in a real headless Chromium: clicks through it, and looks at what it became.

Usage: python3 Tests/Browser/console.py [AURA_MOCK] [--shots FOLDER]     default: .build-release/release/aura-mock
Needs: chromium (apt-get install chromium). Status 0 when all holds, 1 when not, 69 without a browser.
"""
import json
import pathlib
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

sys.dont_write_bytecode = True
from devtools import Page, browser_path  # noqa: E402

here = pathlib.Path(__file__).resolve().parent
words = sys.argv[1:]
shots = pathlib.Path(words[words.index("--shots") + 1]) if "--shots" in words else None
if shots:
    del words[words.index("--shots"):words.index("--shots") + 2]
mock_path = words[0] if words else str(here.parents[1] / ".build-release/release/aura-mock")
failures = []
checks = 0


def check(name, holds, found=""):
    global checks
    checks += 1
    if not holds:
        failures.append(name)
        print(f"✘ {name} {found}")


def until(holds, seconds=8):
    """Waits until something is true; False when it never is."""
    deadline = time.monotonic() + seconds
    while not (result := holds()) and time.monotonic() < deadline:
        time.sleep(0.05)
    return bool(result)


class Mock:
    def __init__(self, *options):
        self.process = subprocess.Popen([mock_path, "--port", "0", *options], stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)
        self.origin = self.process.stdout.readline().split()[3]
        self.token = options[options.index("--token") + 1] if "--token" in options else None

    def ask(self, path, method="GET", body=None):
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if self.token:
            headers["X-Aura-Token"] = self.token
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.origin + "/_aura/" + path, data, headers, method=method)
        return json.load(urllib.request.urlopen(request))

    def call(self, path, key="a.b.c"):
        """Both calls of a client; the status of the last."""
        try:
            request = urllib.request.Request(self.origin + "/opendata/api" + path, headers={"api_key": key})
            envelope = json.load(urllib.request.urlopen(request))
            return urllib.request.urlopen(envelope["datos"]).status if "datos" in envelope else 200
        except urllib.error.HTTPError as error:
            return error.code

    def send_raw(self, target):
        host, port = self.origin.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as connection:
            connection.sendall(f"GET {target} HTTP/1.0\r\n\r\n".encode())
            return connection.recv(100)

    def stop(self):
        self.process.terminate()
        return self.process.wait()


daily, hourly = "/prediccion/especifica/municipio/diaria/", "/prediccion/especifica/municipio/horaria/"
HOSTILE = "<script>window.ran=1</script><img/src=x/onerror=window.ran=1>"


def traffic(mock):
    for code in ["28079", "08019", "41091", "28065", "15030", "46250"]:
        mock.call(daily + code)
    mock.call(hourly + "28079")
    mock.call(daily + "99999")
    mock.call(daily + "28079", key="bad")
    mock.call("/nada")
    mock.send_raw("/opendata/api/" + HOSTILE)
    mock.send_raw("/opendata/api" + daily + "28079?x=" + HOSTILE + "&api_key=se.cre.to")


def clicks(mock, page):
    faults = lambda: [rule["name"] for rule in mock.ask("faults")["faults"]]
    check("the journal fills", page.wait("document.querySelectorAll('#journal-rows tr').length >= 18"))
    check("a hostile path is shown as text", page.run(f"document.body.textContent.includes({json.dumps(HOSTILE)})"))
    check("no key is shown", not page.run("document.documentElement.textContent.includes('se.cre.to')"))
    check("the picture has a curve and its limit",
          page.run("document.querySelector('#chart .curve') && document.querySelector('#chart .limit-text').textContent") == "limit 50")
    check("every mark of the picture stands for an exchange", page.run("document.querySelectorAll('#chart .tick').length") >= 15)
    check("buckets are shown", page.wait("document.querySelectorAll('#quota-buckets meter').length >= 2"))
    check("breaches of the contract are listed", page.wait("document.querySelectorAll('#contract-list li').length >= 2"))

    preset = "[data-fault='429 on call 1']"
    page.click(preset)
    check("a fault is switched on", page.wait(f"document.querySelector(\"{preset}\").checked") and until(lambda: faults() == ["429 on call 1"]))
    check("and strikes", mock.call(daily + "28079") == 429)
    check("and is marked in the journal", page.wait("document.querySelector('#journal-rows .tag')?.textContent === '429 on call 1'"))
    page.run(f"document.querySelector(\"{preset}\").focus()")
    page.key(" ", 32, " ")
    check("the space bar switches it off", page.wait(f"!document.querySelector(\"{preset}\").checked") and until(lambda: faults() == []))
    page.click("#faults details summary")
    page.type("#fault-json", json.dumps({"name": HOSTILE, "fault": "stall", "hop": "second", "probability": "0/1"}))
    page.click("#fault-form button")
    check("a rule of one's own is added", page.wait("document.querySelectorAll('#fault-list li').length === 15") and until(lambda: faults() == [HOSTILE]))
    page.click("#fault-list li input")
    check("it is switched off and stays to be switched on", page.wait("!document.querySelector('#fault-list li input').checked") and until(lambda: faults() == []))
    page.click("#fault-list li input")
    check("and on again", page.wait("document.querySelector('#fault-list li input').checked") and until(lambda: faults() == [HOSTILE]))
    page.type("#fault-json", '{"name": "x", "fault": "fire"}')
    page.click("#fault-form button")
    check("a rule that makes no sense is told where", page.wait("!document.getElementById('note').hidden && document.getElementById('note').textContent.startsWith('fault: found')"))
    page.click("#faults-clear")
    check("all faults off", page.wait("document.querySelectorAll('#fault-list input:checked').length === 0") and until(lambda: faults() == []))
    page.complaints = [one for one in page.complaints if "400 (Bad Request)" not in one]

    page.click("[data-jump='3600']")
    check("the present jumps", page.wait("document.getElementById('clock-state').textContent === 'shifted'"))
    shift = lambda: time_of(mock.ask("clock")["products"]) - time_of(mock.ask("clock")["serving"])
    check("by an hour", abs(shift() - 3600) < 2, str(shift()))
    page.click("#clock-freeze")
    check("it freezes", page.wait("document.getElementById('clock-state').textContent === 'frozen'") and until(lambda: mock.ask("clock")["isFrozen"]))
    page.type("#clock-instant", "2021-01-09T12:20:00Z")
    page.click("#clock-form button")
    check("it is set", page.wait("document.getElementById('clock-products').textContent.startsWith('2021-01-09 12:2')"))
    page.choose("#clock-speed", "60")
    check("it runs faster", page.wait("document.getElementById('clock-products').textContent > '2021-01-09 12:22'") and until(lambda: mock.ask("clock")["speed"] == 60))
    page.choose("#clock-speed", "1")
    page.click("#clock-real")
    check("and is real again", page.wait("document.getElementById('clock-state').textContent === 'real'"))

    page.click("#quota-exhaust")
    check("limits are used up", page.wait("[...document.querySelectorAll('#quota-buckets .num')].some(e => e.textContent.includes('opens in'))"))
    check("and clients feel it", mock.call(daily + "28079") == 429)
    page.click("#quota-reset")
    check("and opened", page.wait("document.querySelectorAll('#quota-buckets meter').length === 0"))
    page.choose("#quota-profile", "unlimited")
    check("the profile changes", page.wait("document.getElementById('quota-about').textContent.startsWith('counted by key')") and until(lambda: mock.ask("quota")["profile"] == "unlimited"))

    page.type("#quirk-find", "link handed")
    check("quirks are found by their words", page.wait("document.querySelectorAll('[data-quirk]').length === 1"))
    page.click("[data-quirk='Q-ENV-11']")
    check("a switch is thrown", page.wait("document.querySelector('[data-quirk]').checked && document.querySelector('.set') !== null"))
    check("and the mock has it", until(lambda: mock.ask("state")["switches"] == {"Q-ENV-11": True}))
    page.click("#quirks-default")
    check("and given back", page.wait("!document.querySelector('[data-quirk]').checked") and until(lambda: mock.ask("state")["switches"] == {}))
    page.run("document.getElementById('quirk-find').value = ''; document.getElementById('quirk-find').dispatchEvent(new Event('input'))")

    page.choose("#journal-filter", "limited")
    check("the journal is narrowed", page.wait("[...document.querySelectorAll('#journal-rows .told')].every(e => e.textContent === 'limited') && document.querySelectorAll('#journal-rows tr').length === 2"))
    page.choose("#journal-filter", "")
    page.click("#journal-pause")
    mock.call(daily + "28079")
    time.sleep(1.4)
    check("a paused journal stands still", page.run("document.querySelector('#journal-rows tr td').textContent") != str(mock.ask("state")["journal"]["exchanges"]))
    page.click("#journal-pause")
    check("and catches up", page.wait(f"document.querySelector('#journal-rows tr td').textContent === '{mock.ask('state')['journal']['exchanges']}'"))
    page.click("#journal-clear")
    check("the journal is emptied", page.wait("document.querySelectorAll('#journal-rows tr').length === 0 && !document.getElementById('journal-empty').hidden"))
    page.click("[data-scenario='getafe-snow-2021']")
    check("a scenario is loaded", page.wait("document.getElementById('fact-scenario').textContent === 'getafe-snow-2021'"))
    check("its places are told apart", page.wait("document.getElementById('product-list').textContent.includes('wire form for 28065')"))
    check("and its day is frozen", page.wait("document.getElementById('clock-state').textContent === 'frozen'"))
    page.run("scrollTo(0, 0)")


def time_of(text):
    return time.mktime(time.strptime(text[:19], "%Y-%m-%dT%H:%M:%S")) + float(text[19:23])


def looks(page, name):
    script = (here / "layout.js").read_text()
    for width in [320, 768, 1280]:
        for scheme in ["light", "dark"]:
            page.size(width, 900, scheme)
            found = page.run(script)
            check(f"{name}: nothing sticks out at {width} px", found["scrolls"] <= 0 and not found["wide"], str(found["wide"][:4]))
            check(f"{name}: contrast at {width} px, {scheme}", not found["low"] and found["texts"] > 40, str(found["low"][:8]))
            if shots:
                page.shot(shots / f"{name}-{width}-{scheme}.png")
    page.size(1280, 900)
    check(f"{name}: every control has a name", not page.controls_without_name(), str(page.controls_without_name()))


def with_token(page):
    mock = Mock("--token", "open sesame".replace(" ", "-"))
    try:
        page.open(mock.origin + "/_aura/")
        check("a token is asked for", page.wait("document.getElementById('token-dialog').open"))
        page.complaints = [one for one in page.complaints if "401 (Unauthorized)" not in one]
        page.call("Input.insertText", text="open-sesame")
        page.key("Enter", 13, "\r")
        check("and taken", page.wait("document.getElementById('fact-scenario').textContent === 'quiet'"))
        page.click("[data-jump='3600']")
        check("with it the page works", page.wait("document.getElementById('clock-state').textContent === 'shifted'"))
        page.complaints = [one for one in page.complaints if "401 (Unauthorized)" not in one]
    finally:
        mock.stop()


def main():
    if not browser_path():
        print("console.py: no chromium on this machine", file=sys.stderr)
        return 69
    if shots:
        shots.mkdir(parents=True, exist_ok=True)
    mock, page = Mock(), None
    try:
        page = Page()
        page.size(1280, 900)
        page.open(mock.origin + "/_aura")
        check("the address without its slash leads to the page", page.run("location.pathname") == "/_aura/")
        page.key("Tab", 9)
        check("the first tab leads past the head", page.run("document.activeElement.className") == "skip")
        page.run("document.activeElement.blur()")
        check("it finds the mock", page.wait("document.getElementById('status').textContent === 'answers'"))
        looks(page, "empty")
        traffic(mock)
        page.wait("document.querySelectorAll('#journal-rows tr').length >= 18")
        looks(page, "busy")
        clicks(mock, page)
        check("nothing a client sent has run", page.run("window.ran === undefined && document.querySelectorAll('main script, main img').length === 0"))
        with_token(page)
        check("the page complains of nothing", page.complaints == [], str(page.complaints[:5]))
    finally:
        if page:
            page.close()
        status = mock.stop()
    check("the mock ends in order", status == 0)
    print(f"{checks - len(failures)} of {checks} checks hold")
    return 1 if failures else 0


sys.exit(main())
