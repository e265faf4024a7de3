"""How many files, and so connections, a process may hold."""

from __future__ import annotations

import resource


def many_files() -> None:
    """Let this process hold as many connections as the system allows."""
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
