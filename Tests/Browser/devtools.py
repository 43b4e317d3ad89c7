# SPDX-License-Identifier: MIT
"""A headless Chromium driven over its DevTools protocol, with nothing but Python's standard library."""
import base64
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request

NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"]


def browser_path():
    return os.environ.get("CHROMIUM") or next((found for name in NAMES if (found := shutil.which(name))), None)


class WebSocket:
    """Text messages both ways, as RFC 6455 frames them."""

    def __init__(self, host, port, path):
        self.socket = socket.create_connection((host, port), timeout=20)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(65536)
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        assert b" 101 " in head.split(b"\r\n")[0], head

    def send(self, text):
        data = text.encode()
        mask = os.urandom(4)
        if len(data) < 126:
            head = struct.pack("!BB", 0x81, 0x80 | len(data))
        elif len(data) < 1 << 16:
            head = struct.pack("!BBH", 0x81, 0x80 | 126, len(data))
        else:
            head = struct.pack("!BBQ", 0x81, 0x80 | 127, len(data))
        self.socket.sendall(head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(data)))

    def _take(self, count):
        while len(self.buffer) < count:
            more = self.socket.recv(1 << 20)
            if not more:
                raise ConnectionError("the browser closed the connection")
            self.buffer += more
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def receive(self, timeout):
        """The next message; None when none comes in time."""
        message = b""
        while True:
            self.socket.settimeout(timeout)
            try:
                first, second = self._take(2)
            except TimeoutError:
                return None
            self.socket.settimeout(20)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self._take(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self._take(8))
            data = self._take(length)
            if first & 0x0F in (0x0, 0x1):
                message += data
                if first & 0x80:
                    return message.decode()


class Page:
    """One tab: evaluates, clicks, types, and keeps what the page complained of."""

    def __init__(self):
        self.folder = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            [browser_path(), "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--remote-debugging-port=0", f"--user-data-dir={self.folder}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port_file = os.path.join(self.folder, "DevToolsActivePort")
        deadline = time.monotonic() + 40
        while not os.path.exists(port_file) or not open(port_file).read().strip():
            assert time.monotonic() < deadline and self.process.poll() is None, "the browser does not start"
            time.sleep(0.05)
        port = int(open(port_file).read().split()[0])
        tabs = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list"))
        path = next(tab for tab in tabs if tab["type"] == "page")["webSocketDebuggerUrl"].split(str(port), 1)[1]
        self.web_socket = WebSocket("127.0.0.1", port, path)
        self.number = 0
        self.complaints = []
        for domain in ["Page", "Runtime", "Log", "DOM", "Accessibility"]:
            self.call(f"{domain}.enable")

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def call(self, method, **parameters):
        self.number += 1
        number = self.number
        self.web_socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            text = self.web_socket.receive(20)
            assert text is not None, f"{method}: no answer"
            message = json.loads(text)
            if message.get("id") == number:
                assert "error" not in message, f"{method}: {message['error']}"
                return message["result"]
            self._note(message)

    def _note(self, message):
        method, parameters = message.get("method", ""), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            self.complaints.append(str(parameters["exceptionDetails"].get("exception", parameters)))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.complaints.append(f"{parameters['entry']['text']} {parameters['entry'].get('url', '')}")
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.complaints.append(json.dumps(parameters["args"]))
        elif method == "Page.javascriptDialogOpening":
            self.complaints.append("a dialog: " + parameters["message"])
            self.call("Page.handleJavaScriptDialog", accept=True)

    def run(self, expression):
        """The value of an expression, promises awaited."""
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in result, f"{expression}: {result['exceptionDetails']}"
        return result["result"].get("value")

    def wait(self, expression, seconds=8):
        """Waits until an expression is true; False when it never is."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.run(expression):
                return True
            time.sleep(0.05)
        return False

    def open(self, address):
        self.call("Page.navigate", url=address)
        assert self.wait("document.readyState === 'complete'"), "the page does not load"

    def size(self, width, height, scheme="light"):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        time.sleep(0.25)

    def click(self, selector):
        """Clicks where a person would, once the element is in view."""
        place = self.run(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); if (!e) return null; "
            "e.scrollIntoView({block: 'center', behavior: 'instant'}); const r = e.getBoundingClientRect(); "
            "return [r.left + r.width / 2, r.top + r.height / 2]; })()")
        assert place, f"nothing to click: {selector}"
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)

    def key(self, name, code, text=""):
        for kind in ["keyDown", "keyUp"]:
            self.call("Input.dispatchKeyEvent", type=kind, key=name, code=name, windowsVirtualKeyCode=code,
                      **({"text": text} if text and kind == "keyDown" else {}))

    def type(self, selector, text):
        self.click(selector)
        self.run(f"document.querySelector({json.dumps(selector)}).select?.()")
        self.call("Input.insertText", text=text)

    def choose(self, selector, value):
        self.run(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.value = {json.dumps(value)}; "
            "e.dispatchEvent(new Event('change', {bubbles: true})); })()")

    def shot(self, path, whole=True):
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        open(path, "wb").write(base64.b64decode(data))

    def controls_without_name(self):
        """Controls that a screen reader could only call by their kind."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        kinds = {"button", "link", "textbox", "searchbox", "combobox", "switch", "checkbox", "table", "meter", "img"}
        return [node["role"]["value"] for node in nodes
                if not node.get("ignored") and node.get("role", {}).get("value") in kinds
                and not node.get("name", {}).get("value")]
