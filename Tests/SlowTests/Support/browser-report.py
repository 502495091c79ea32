#!/usr/bin/env python3
"""Opens a report in headless Chromium, uses it as a person would, and tells what it saw.

browser-report.py PAGE.html FOLDER

Writes screenshots into FOLDER, and FOLDER/seen.json: what the page asked of the network, errors of its
script, what the clock said after each key, and the picture that the player shows of its last frame.
"""

import base64
import json
import os
import sys
import tempfile

from browser import Browser

KEYS = {"ArrowRight": 39, "ArrowLeft": 37, "Home": 36, "End": 35, "n": 78, " ": 32, "Tab": 9}


class Page:
    """The page in the browser."""

    def __init__(self, browser, session, folder):
        self.browser, self.session, self.folder = browser, session, folder

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def ask(self, expression):
        answer = self.call(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            sys.exit(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def press(self, key):
        for kind in ("keyDown", "keyUp"):
            self.call(
                "Input.dispatchKeyEvent", type=kind, key=key, code="Space" if key == " " else key,
                windowsVirtualKeyCode=KEYS[key])

    def clock(self):
        return self.ask("players[0].clock.textContent")

    def shoot(self, name, whole=False):
        self.ask("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        shot = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        with open(os.path.join(self.folder, name + ".png"), "wb") as file:
            file.write(base64.b64decode(shot["data"]))

    def scheme(self, name):
        self.call(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": name}])


def use(page):
    """What a person does: looks, presses keys, changes the mode, plays."""
    seen = {}
    ready = """new Promise((done) => {
        const look = () => document.querySelector('section.scene:not([data-ready])')
            ? setTimeout(look, 50) : done(players.length);
        look();
    })"""
    seen["players"] = page.ask(ready)
    seen["start"] = page.clock()
    for scheme in ("light", "dark"):
        page.scheme(scheme)
        page.shoot(scheme, whole=True)
    page.scheme("light")
    seen["keys"] = {}
    for key in ("Home", "ArrowRight", "ArrowRight", "ArrowLeft", "End", "n"):
        page.press(key)
        seen["keys"].setdefault(key, []).append(page.clock())
    page.press("Home")
    page.press(" ")
    page.ask("new Promise((done) => setTimeout(done, 400))")
    page.press(" ")
    seen["played"] = page.clock()
    seen["paused"] = page.ask("players[0].playButton.textContent")
    page.press("Tab")
    seen["focus"] = page.ask("document.activeElement.tagName")
    page.ask("document.activeElement.blur()")
    page.press("n")
    modes = page.ask("players[0].modeButtons.map((button) => button.value)")
    seen["modes"], seen["paths"] = modes, []
    for mode in modes:
        page.ask(f"players[0].modeButtons.find((b) => b.value === '{mode}').click()")
        page.ask("players[0].section.scrollIntoView()")
        page.shoot("mode-" + mode)
        shown = page.ask("players[0].canvases.actual.toDataURL()")
        page.ask("players[0].pathButton.click()")
        if shown != page.ask("players[0].canvases.actual.toDataURL()"):
            seen["paths"].append(mode)
        page.ask("players[0].pathButton.click()")
    page.ask("players[0].setMode('side')")
    page.press("End")
    seen["last"] = page.ask(
        "players[0].scene.pictures[players[0].scene.actual[players[0].scene.actualCount - 1]]")
    seen["canvas"] = page.ask("players[0].canvases.actual.toDataURL().length")
    seen["curves"] = page.ask("players[0].plots.querySelectorAll('path').length")
    seen["sheet"] = page.ask("players[0].sheet.children.length")
    seen["title"] = page.ask("document.title")
    seen["overflow"] = page.ask(
        "document.documentElement.scrollWidth > document.documentElement.clientWidth")
    return seen


def main():
    path, folder = sys.argv[1:3]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        try:
            target = browser.call("Target.createTarget", url="about:blank")["targetId"]
            session = browser.call(
                "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            page = Page(browser, session, folder)
            page.call(
                "Emulation.setDeviceMetricsOverride", width=1280, height=1000, deviceScaleFactor=1,
                mobile=False)
            for domain in ("Page", "Network", "Runtime"):
                page.call(domain + ".enable")
            page.call("Page.navigate", url="file://" + os.path.abspath(path))
            browser.wait("Page.loadEventFired")
            seen = use(page)
            requests = [
                message["params"]["request"]["url"] for message in browser.waiting
                if message.get("method") == "Network.requestWillBeSent"]
            seen["requests"] = [url for url in requests if not url.startswith(("data:", "file:"))]
            seen["errors"] = [
                str(message["params"]) for message in browser.waiting
                if message.get("method") == "Runtime.exceptionThrown"]
            with open(os.path.join(folder, "seen.json"), "w", encoding="utf-8") as file:
                json.dump(seen, file)
            browser.call("Browser.close")
        finally:
            browser.process.terminate()
            browser.process.wait()


main()
