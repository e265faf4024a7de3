"""The rulebooks say what the game does."""

import re

import pytest

from ridotto.core import find_game
from ridotto.core.rulebook import read_rulebook

GAME = find_game("poker_auction")
EXAMPLE = re.compile(r"-o (\w+)=([\w-]+)")


def described(language):
    """The table of options: name, what is usual, the limits."""
    rows = re.findall(r"^\| `(\w+)` \|.*\| (.+?) \| (.*?) ?\|$", read_rulebook(GAME.package, language), re.MULTILINE)
    return {
        name: (usual.strip("`"), re.findall(r"\d+", re.sub(r"(?<=\d)[,\s](?=\d)", "", limits)))
        for name, usual, limits in rows
    }


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_option_is_described_with_what_is_usual_and_its_limits(language):
    schema = GAME.options_schema()["properties"]
    options = described(language)
    assert options.keys() == schema.keys()
    for name, (usual, limits) in options.items():
        told = schema[name]
        assert usual == str(told["default"]).lower()
        assert [int(limit) for limit in limits] == [told[key] for key in ("minimum", "maximum") if key in told]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_examples_of_options_can_be_played(language):
    found = EXAMPLE.findall(read_rulebook(GAME.package, language))
    assert len(found) == 8
    for name, value in found:
        chosen = {"true": True}.get(value, int(value) if value.isdigit() else value)
        assert getattr(GAME.read_options({name: chosen}, 2), name) == chosen
