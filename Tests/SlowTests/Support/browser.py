"""A headless Chromium that is told what to do over a pipe, so that no port is opened."""

import json
import os
import select
import shutil
import subprocess
import sys

PATIENCE = 120  # seconds without any word from the browser


class Browser:
    """A running browser and the pipe to it; messages are JSON, each ended by a zero byte."""

    def __init__(self, profile):
        program = shutil.which("chromium") or shutil.which("chromium-browser")
        if program is None:
            sys.exit("chromium is not installed: apt-get install chromium")
        their_input, self.output = os.pipe()
        self.input, their_output = os.pipe()
        words = [
            program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--disable-extensions", "--no-first-run", "--hide-scrollbars",
            "--force-color-profile=srgb", "--disable-lcd-text", "--remote-debugging-pipe",
            "--user-data-dir=" + profile, "about:blank",
        ]
        # The browser reads from descriptor 3 and writes to descriptor 4. Those are free to be used
        # here once the ends of the pipes have been moved far away.
        self.process = subprocess.Popen(
            ["sh", "-c", f'exec "$@" 3<&{their_input} 4>&{their_output}', "sh"] + words,
            pass_fds=(their_input, their_output),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(their_input)
        os.close(their_output)
        self.buffer = b""
        self.count = 0
        self.waiting = []

    def receive(self):
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.input], [], [], PATIENCE)
            if not ready:
                sys.exit("the browser does not answer")
            data = os.read(self.input, 1 << 16)
            if not data:
                sys.exit("the browser has ended")
            self.buffer += data
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def call(self, method, session=None, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data):]
        while True:
            answer = self.receive()
            if answer.get("id") == self.count:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]
            self.waiting.append(answer)

    def wait(self, event):
        while True:
            for index, message in enumerate(self.waiting):
                if message.get("method") == event:
                    del self.waiting[index]
                    return
            self.waiting.append(self.receive())
