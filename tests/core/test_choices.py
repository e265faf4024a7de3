"""Where only a few values may stand, a refusal names them."""

from __future__ import annotations

from typing import Any

import pytest

from ridotto.core import Refused, find_game
from ridotto.core.messages import catalogue
from ridotto.core.reading import Unreadable, parse
from ridotto.protocol.api import Command
from ridotto.protocol.tables import TableSpec


def said(line: str, form: Any, language: str = "en") -> str:
    with pytest.raises(Unreadable) as unreadable:
        parse(line, form)
    return catalogue(language).say(unreadable.value.why)


def test_a_move_of_an_unknown_kind_is_refused_with_the_kinds_there_are():
    with pytest.raises(Refused) as refused:
        find_game("podstavec").decode_move(b'{"type":"bidd"}')
    assert refused.value.sentence() == "That move cannot be read: “type” cannot be “bidd”; it may be: arrange, bid."
    assert refused.value.sentence("ru").endswith("«type» не может быть «bidd»; можно: arrange, bid.")


def test_an_ask_that_nobody_knows_is_refused_with_those_there_are():
    told = said('{"id":"1","ask":{"do":"dance"}}', Command)
    assert told.startswith("“ask.do” cannot be “dance”; it may be: ")
    assert {"play", "undo", "resign"} <= set(told.removesuffix(".").split(": ")[1].split(", "))


def test_what_may_stand_deeper_inside_is_named_too():
    told = said('{"game":"podstavec","seats":2,"clock":{"type":"sand"}}', TableSpec)
    assert told == "“clock.type” cannot be “sand”; it may be: none, move, days."


def test_where_a_number_may_stand_beside_a_few_words_both_are_named():
    line = '{"game":"podstavec","seats":2,"start":"noon"}'
    assert said(line, TableSpec) == "“start” cannot be “noon”; it may be: full, host, or a whole number."
    assert said(line, TableSpec, "ru") == "«start» не может быть «noon»; можно: full, host или целое число."


def test_a_number_out_of_range_is_looked_for_where_the_decoder_can_say():
    line = '{"game":"podstavec","seats":2,"options":{"seconds":1e400}}'
    assert said(line, TableSpec) == "there is a number in “options” that is out of range."
