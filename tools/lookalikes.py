"""Write `src/ridotto/house/people/lookalikes.txt` anew, from the Unicode data that ICU carries (UTS 39).

    python tools/lookalikes.py > src/ridotto/house/people/lookalikes.txt

It asks the ICU library of this machine (Debian: `libicu-dev`) which signs are fit for names (`Identifier_Status` is
`Allowed`) and which look alike (the skeletons of `confusables.txt`). Names are compared without case, so a sign counts
as what it looks like in capitals: `I`, `l`, `1`, `i` and `ı` all count as one. Run it when Unicode has grown.
"""

from __future__ import annotations

import ctypes
import re
import sys
import unicodedata
from collections.abc import Iterator
from ctypes.util import find_library
from typing import Any


class Icu:
    """The few functions of ICU that are needed; their names end in its version."""

    def __init__(self) -> None:
        found = re.search(r"\.so\.(\d+)", find_library("icui18n") or "")
        if not found:
            sys.exit("there is no ICU here")
        self.version = found[1]
        self._libraries = [ctypes.CDLL(f"lib{name}.so.{self.version}") for name in ("icuuc", "icui18n")]
        self._status = ctypes.c_int(0)
        self._spoof = self._call("uspoof_open", ctypes.byref(self._status))

    def _call(self, name: str, *given: Any) -> Any:
        for library in self._libraries:
            function = getattr(library, f"{name}_{self.version}", None)
            if function is not None:
                function.restype = ctypes.c_void_p
                return function(*given)
        raise LookupError(name)

    def skeleton(self, text: str) -> str:
        """What it looks like."""
        units = text.encode("utf-16-le")
        source = (ctypes.c_uint16 * (len(units) // 2)).from_buffer_copy(units)
        target = (ctypes.c_uint16 * 256)()
        given = (0, source, len(source), target, len(target), ctypes.byref(self._status))
        size = self._call("uspoof_getSkeleton", ctypes.c_void_p(self._spoof), *given) or 0
        return bytes(target)[: 2 * size].decode("utf-16-le")

    def allowed(self) -> Iterator[tuple[int, int]]:
        """The ranges of signs that are fit for identifiers."""
        found = ctypes.c_void_p(self._call("uspoof_getRecommendedSet", ctypes.byref(self._status)))
        for number in range(self._call("uset_getItemCount", found)):
            first, last = ctypes.c_int32(), ctypes.c_int32()
            ends = (ctypes.byref(first), ctypes.byref(last))
            if not self._call("uset_getItem", found, number, *ends, None, 0, ctypes.byref(self._status)):
                yield first.value, last.value


def lookalikes(icu: Icu, signs: list[str]) -> dict[str, str]:
    """What each sign counts as, where that is not itself: what it looks like in capitals, without case."""
    counted = {}
    for sign in signs:
        capital = sign.upper() if len(sign.upper()) == 1 else sign
        shown = icu.skeleton(capital).casefold()
        shown = "".join(icu.skeleton(part).casefold() if part.isascii() else part for part in shown)
        if shown != sign:
            counted[sign] = shown
    return counted


def main() -> None:
    """Write the table."""
    icu = Icu()
    ranges = list(icu.allowed())
    signs = [
        sign
        for first, last in ranges
        for sign in map(chr, range(first, last + 1))
        if unicodedata.category(sign)[0] in "LN" and not 0x3400 <= ord(sign) <= 0xD7A3
    ]
    title = f"Made by tools/lookalikes.py from ICU {icu.version}: signs fit for names, then what a sign counts as."
    sys.stdout.write(f"# {title}\n")
    for first, last in ranges:
        sys.stdout.write(f"{first:X}..{last:X}\n")
    for sign, shown in lookalikes(icu, signs).items():
        sys.stdout.write(f"{ord(sign):X} {' '.join(f'{ord(part):X}' for part in shown)}\n")


if __name__ == "__main__":
    main()
