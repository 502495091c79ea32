#!/usr/bin/env python3
"""Shows an SVG in headless Chromium and takes a picture of it at given moments.

browser-moments.py FILE.svg WIDTH HEIGHT SCALE FOLDER SECONDS [SECONDS ...]

The file is put into a page inline. All its animations are stopped and set to each moment in turn, and
the page is photographed: FOLDER/0.png, FOLDER/1.png and so on. Needs the browser (Debian: chromium)
and nothing else; talks to it over a pipe, so no port is opened.
"""

import base64
import os
import sys
import tempfile

from browser import Browser


def main():
    path, width, height, scale, folder = sys.argv[1:6]
    moments = [float(word) for word in sys.argv[6:]]
    with open(path, encoding="utf-8") as file:
        picture = file.read()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        page = os.path.join(profile, "page.html")
        with open(page, "w", encoding="utf-8") as file:
            file.write(
                "<!doctype html><meta charset=utf-8><style>body{margin:0}svg{display:block}</style>"
                + picture)
        browser = Browser(profile)
        try:
            target = browser.call("Target.createTarget", url="about:blank")["targetId"]
            session = browser.call(
                "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            browser.call(
                "Emulation.setDeviceMetricsOverride", session, width=round(float(width)),
                height=round(float(height)), deviceScaleFactor=float(scale), mobile=False)
            browser.call("Page.enable", session)
            browser.call("Page.navigate", session, url="file://" + page)
            browser.wait("Page.loadEventFired")
            for index, moment in enumerate(moments):
                script = """(async () => {
                    const all = document.getAnimations();
                    for (const one of all) { one.pause(); one.currentTime = %r; }
                    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
                    return all.length;
                })()""" % (moment * 1000)
                browser.call(
                    "Runtime.evaluate", session, expression=script, awaitPromise=True,
                    returnByValue=True)
                shot = browser.call("Page.captureScreenshot", session, format="png")
                with open(os.path.join(folder, f"{index}.png"), "wb") as file:
                    file.write(base64.b64decode(shot["data"]))
            browser.call("Browser.close")
        finally:
            browser.process.terminate()
            browser.process.wait()


main()
