"""Data packs: the items of a game and the seven line-ups, as a TOML file that anyone can write (VEN-6).

The format is described in `docs/venice-packs.md`; `schema()` is its JSON Schema, and `check_pack` finds everything
that is wrong with a pack, each problem with its place.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from importlib import resources
from typing import Any

import msgspec

from ridotto.core.forms import Fault
from ridotto.core.messages import Message
from ridotto.core.reading import convert
from ridotto.core.refusal import Problem

from . import LONGEST_PACK
from .items import Pack
from .pack_form import Found, form_problems
from .pack_sense import hard_problems, sense_problems
from .places import find_lines, with_line

LONGEST_KEY = 8
"""Dots in a key: a pack is three levels deep."""
_QUOTED = re.compile(
    r'''"""(?:[^"\\]|\\.|"(?!""))*+(?:"""|\Z)|'{3}(?:[^']|'(?!''))*+(?:'{3}|\Z)'''
    r"""|"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?|\#[^\n]*+""",
    re.DOTALL,
)
_BETWEEN_KEYS = re.compile(r"[=,{}\[\]\n]")


def schema() -> dict[str, Any]:
    """JSON Schema of a pack, for editors and programs."""
    return msgspec.json.schema(Pack)


@lru_cache(maxsize=128)
def find_pack(pack: str) -> Pack:
    """The pack of this name that ships with the house, or the pack with this text; or `Problem`."""
    if re.fullmatch(r"[a-z0-9-]{1,40}", pack):
        return _shipped(pack)
    if re.fullmatch(r"[^\n=]*\.toml\s*", pack):
        raise Problem("setup-pack-file", pack=pack.strip()[-80:]).within(__package__)
    if problems := check_pack(pack):
        first = problems[0]
        raise Problem("setup-pack", place=first.place, why=first.why, count=len(problems)).within(__package__)
    return convert(tomllib.loads(_without_mark(pack)), Pack)


def _shipped(name: str) -> Pack:
    """A pack of the house's own; the tests check those."""
    try:
        text = resources.files(__package__).joinpath("packs", f"{name}.toml").read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Problem("setup-pack-unknown", pack=name).within(__package__) from None
    return convert(tomllib.loads(text), Pack)


@cache
def emblems() -> frozenset[str]:
    """The emblems that the house has drawn: one for every item of its own pack."""
    return frozenset(item.name for _place, item in _shipped("serenissima").items())


def check_pack(text: str) -> list[Fault]:
    """Every problem of a pack; none if it can be played."""
    if len(text) > LONGEST_PACK:
        return [Fault("", Message("pack-too-long", {"length": len(text), "limit": LONGEST_PACK}))]
    return list(_faults(_without_mark(text)))


@lru_cache(maxsize=128)
def _faults(text: str) -> tuple[Fault, ...]:
    """What is wrong is remembered as well as what is right: to look again takes as long."""
    if _longest_key(text) > LONGEST_KEY:
        return (Fault("", Message("pack-too-deep")),)
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return (Fault("", Message("pack-not-toml", {"why": str(error)})),)
    except RecursionError:
        return (Fault("", Message("pack-too-deep")),)
    except ValueError:  # a number with more digits than Python reads
        return (Fault("", Message("pack-number-too-long")),)
    found = _all_problems(plain)
    lines = find_lines(text) if found else {}
    return tuple(Fault(with_line(place, lines), why) for place, why in found)


def _longest_key(text: str) -> int:
    """How many dots the longest key has, without reading the whole: a reader of TOML takes the square of it."""
    bare = _QUOTED.sub("", text)
    return max(part.count(".") for part in _BETWEEN_KEYS.split(bare))


def _all_problems(plain: dict[str, Any]) -> list[Found]:
    wrong_form = list(form_problems(plain))
    found = [*wrong_form, *sense_problems(plain, {place for place, _why in wrong_form}, emblems())]
    return found or list(hard_problems(convert(plain, Pack)))


def _without_mark(text: str) -> str:
    """Without the byte order mark that some editors put in front."""
    return text.removeprefix("\ufeff")
