"""How the command is typed here, for sentences that tell what to type next."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from shlex import quote

NAME = "ridotto"


def command() -> str:
    """`ridotto` where the shell finds it by that name; otherwise as it was started: `.venv/bin/ridotto`."""
    started, found = sys.argv[0], shutil.which(NAME)
    if Path(started).name != NAME or not os.path.exists(started):  # inside another program, or as a module
        return NAME
    return NAME if found and os.path.samefile(found, started) else quote(started)
