"""Why the system could not do something with a file, by the names that the catalogue has for the usual causes."""

from __future__ import annotations

import errno

_NAMES = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.ENOSPC: "full",
}


def cause(error: OSError | ValueError | RuntimeError) -> str:
    """The value `why` of a sentence: `missing` is said as `why-missing`. A rare cause is told in the system's words."""
    number: int = getattr(error, "errno", None) or 0
    return _NAMES.get(number) or getattr(error, "strerror", None) or str(error)
