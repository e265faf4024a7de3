"""What docs/at-a-house.md asks of a house with curl works as it is printed."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import ServerProcess

PAGE = (Path(__file__).parents[3] / "docs" / "at-a-house.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
"""Opening, coming in and joining, playing, and Venice."""


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    server = ServerProcess(str(tmp_path / "house.db"), tmp_path)
    server.start()
    yield server.url
    server.stop()


def sh(folder: Path, *lines: str) -> str:
    """What the commands print; a refusal of the house fails."""
    script = 'set -eu; curl() { command curl --silent --show-error --fail-with-body "$@"; echo; }\n' + "\n".join(lines)
    done = subprocess.run(["sh", "-c", script], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def has_curl() -> bool:
    """Is there a curl that knows --json?"""
    found = shutil.which("curl")
    return bool(found) and "--json" in subprocess.run([found, "--help", "all"], capture_output=True, text=True).stdout


@pytest.mark.skipif(not has_curl(), reason="there is no curl that knows --json")
def test_two_friends_meet_as_the_page_says_and_announce_a_week_of_venice(url: str, tmp_path: Path):
    _opening, meeting, playing, week = (re.sub(r"^HOUSE=.*$", "", block, flags=re.MULTILINE) for block in BLOCKS)
    come_in, open_table, join = re.split(
        r"(?=^curl --cookie me .*/api/tables )|(?=^curl \$HOUSE/api/lobby)", meeting, flags=re.M
    )
    mine, friends = tmp_path / "mine", tmp_path / "friends"
    mine.mkdir()
    friends.mkdir()
    here = f"HOUSE={url}"
    opened = sh(mine, here, come_in, open_table)
    table = re.findall(r'"table":"(\w+)"', opened)[-1]
    joined = sh(friends, here, come_in, join.replace("TABLE", table))
    assert '"status":"playing"' in joined
    assert '"type":"done"' in sh(mine, here, playing.replace("TABLE", table))
    assert '"name":"Carnival"' in sh(mine, here, week)
