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
"""For the network, opening a table, joining it, playing, and Venice."""
BID = '{"type":"bid","red":0,"white":0,"black":0,"pedestals":0}'


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
    _network, opening, joining, playing, week = (
        re.sub(r"^HOUSE=.*$", f"HOUSE={url}", block, flags=re.MULTILINE) for block in BLOCKS
    )
    bidding = re.sub(r'"move":{.*}}}', f'"move":{BID}}}}}', playing)
    told = sh(tmp_path, opening, joining, playing, playing.replace("--cookie me", "--cookie friend"), bidding)
    assert '"status":"playing"' in told
    assert re.findall(r'"type":"done","id":"(\w+)"', told) == ["1", "2", "3"], "each command is another one"
    assert '"name":"Carnival"' in sh(tmp_path, f"HOUSE={url}", week)
