"""A real house in a process of its own, for browsers to visit."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

APP = Path(__file__).parents[2] / "src/ridotto/house/web/app/index.html"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--renderer-process-limit=1"]


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Open a house on a free port, kept in this folder; its address."""
    assert APP.exists(), "the app is not built: run `make app`"
    command = [sys.executable, "-m", "ridotto.cli.main", "serve", "--port", "0", "--database", str(folder / "house.db")]
    # the path of the tests has the example games, which are announced there as if they were installed
    environment = {**os.environ, "RIDOTTO_UNLIMITED": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    log = (folder / "house.log").open("w")
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, cwd=folder)
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"http://\S+", line):
                yield found[0].rstrip("/.")
                break
        else:
            raise AssertionError("the house did not open: " + (folder / "house.log").read_text()[-2000:])
    finally:
        process.terminate()
        process.wait(timeout=30)
        process.stdout.close()
        log.close()


def chromium(playwright: Playwright) -> Browser:
    """The system's Chromium; Playwright's own is not used. The shell without windows is by far the lighter one: the
    whole browser draws tabs and buttons for every page, which nobody sees."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "there is no Chromium here; on Debian: apt-get install chromium-headless-shell"
    return playwright.chromium.launch(executable_path=found, args=FLAGS)
