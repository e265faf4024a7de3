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
    text = _without_mark(text)
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [Fault("", Message("pack-not-toml", {"why": str(error)}))]
    except RecursionError:
        return [Fault("", Message("pack-too-deep"))]
    except ValueError:  # a number with more digits than Python reads
        return [Fault("", Message("pack-number-too-long"))]
    found = _all_problems(plain)
    lines = find_lines(text) if found else {}
    return [Fault(with_line(place, lines), why) for place, why in found]


def _all_problems(plain: dict[str, Any]) -> list[Found]:
    wrong_form = list(form_problems(plain))
    found = [*wrong_form, *sense_problems(plain, {place for place, _why in wrong_form}, emblems())]
    return found or list(hard_problems(convert(plain, Pack)))


def _without_mark(text: str) -> str:
    """Without the byte order mark that some editors put in front."""
    return text.removeprefix("\ufeff")
