"""The wheel in an empty environment: it carries the built app, and games are played from it. Run by `make test-all`."""

import os
import subprocess
import sys
import urllib.request
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(not os.environ.get("RIDOTTO_WHEEL"), reason="builds a wheel; run by make test-all")


def run(*command: str, cwd: Path) -> str:
    return subprocess.run(command, cwd=cwd, check=True, capture_output=True, text=True, timeout=900).stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an environment that holds nothing but the wheel and what it needs."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(folder), str(ROOT), cwd=folder)
    (wheel,) = folder.glob("ridotto-*.whl")
    venv.create(folder / "empty", with_pip=True)
    python = str(folder / "empty/bin/python")
    constraints = str(ROOT / "constraints.txt")
    run(python, "-m", "pip", "install", "--quiet", "--constraint", constraints, f"{wheel}[house]", cwd=folder)
    return folder / "empty/bin"


def test_a_game_is_played_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    told = run(str(installed / "ridotto"), "simulate", "podstavec", "--games", "1", cwd=tmp_path)
    assert told


def test_the_house_from_the_wheel_shows_the_app(installed: Path, tmp_path: Path) -> None:
    command = [str(installed / "ridotto"), "serve", "--port", "0", "--database", str(tmp_path / "house.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as house:
        assert house.stdout is not None
        address = house.stdout.readline().split()[-1]
        try:
            with urllib.request.urlopen(address, timeout=20) as page:
                assert '<div id="app">' in page.read().decode()
        finally:
            house.terminate()
