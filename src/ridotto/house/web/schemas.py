"""The JSON Schemas behind the description of the API: those of the house, and those of every game it has found.

What belongs to a game goes by the game's name (`podstavec.Bid`), so that no game needs to know how another calls its
moves. `AnyMove`, `AnyEvent`, `AnyView` and `AnyOptions` stand where the house itself does not look inside.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, Union

import msgspec
from msgspec import Raw

from ridotto.bots.analysis import Judged
from ridotto.core import Game
from ridotto.protocol.api import MomentShown, MomentsShown
from ridotto.protocol.games import GameSchema
from ridotto.protocol.tables import (
    Done,
    Hello,
    HintGiven,
    Moment,
    Play,
    Preview,
    TableInfo,
    TableSpec,
    ViewFrame,
    WeighedMove,
)
from ridotto.protocol.told import ToldEvent

from .required import always_sent, structs_in

REF = "#/components/schemas/{name}"

Schema: TypeAlias = dict[str, Any]


def ref(name: str) -> Schema:
    """The schema that goes by this name."""
    return {"$ref": REF.format(name=name)}


def named(schema: Schema) -> str:
    """The name that a reference gives."""
    return str(schema["$ref"]).rpartition("/")[2]


_MOVE, _VIEW, _OPTIONS = ref("AnyMove"), ref("AnyView"), ref("AnyOptions")
_MOVES = {"type": "array", "items": _MOVE}
_EVENTS = {"type": "array", "items": ref("AnyEvent")}
_CONSTANTS = ref("AnyConstants")
_GAMES_OWN: dict[tuple[type, str], Schema] = {
    (Play, "move"): _MOVE,
    (Preview, "move"): _MOVE,
    (Done, "view"): _VIEW,
    (Done, "events"): _EVENTS,
    (WeighedMove, "move"): _MOVE,
    (Judged, "moves"): _MOVES,
    (Judged, "choice"): _MOVES,
    (HintGiven, "move"): {"anyOf": [_MOVE, {"type": "null"}]},
    (Done, "supposed"): {"type": "object", "additionalProperties": True},
    (ViewFrame, "view"): ref("AnyChange"),
    (ViewFrame, "events"): _EVENTS,
    (Hello, "view"): {"anyOf": [ref("AnyChange"), {"type": "null"}]},
    (Hello, "constants"): {"anyOf": [_CONSTANTS, {"type": "null"}]},
    (ViewFrame, "constants"): _CONSTANTS,
    (Moment, "events"): _EVENTS,
    (MomentShown, "events"): _EVENTS,
    (MomentShown, "view"): ref("AnyChange"),
    (MomentsShown, "constants"): {"anyOf": [_CONSTANTS, {"type": "null"}]},
    (TableSpec, "options"): _OPTIONS,
    (TableInfo, "options"): _OPTIONS,
}
"""The fields whose form is the game's own: the structs of the house pass them on as they are."""


class Schemas:
    """A schema for every type that is asked for, and the components they refer to."""

    def __init__(self, read: Iterable[Any], sent: Iterable[Any], shelf: Iterable[Game]) -> None:
        read, sent = list(read), [*sent, ToldEvent]
        wanted = list(dict.fromkeys([*read, *sent, *(owner for owner, _field in _GAMES_OWN)]))
        schemas, components = msgspec.json.schema_components(wanted, ref_template=REF)
        self.components: dict[str, Schema] = components
        self._of: dict[Any, Schema] = {**dict(zip(wanted, schemas, strict=True)), Raw: _VIEW}
        for (owner, field), schema in _GAMES_OWN.items():
            fields = self.components[named(self._of[owner])]["properties"]
            kept = {"default": fields[field]["default"]} if "default" in fields[field] else {}
            fields[field] = {**schema, **kept}
        for struct in structs_in(sent) - structs_in(read):
            components[struct.__name__]["required"] = always_sent(struct)
        self.components["ToldEvent"] = self._of[ToldEvent]
        self._add_games(list(shelf))

    def of(self, kind: Any) -> Schema:
        """The schema of a type; that of raw JSON is the view of some game."""
        return self._of[kind]

    def component(self, kind: Any) -> Schema:
        """The schema that stands under the name of a struct."""
        return self.components[named(self.of(kind))]

    def _add_games(self, shelf: list[Game]) -> None:
        parts = {game: self._add_game(game) for game in shelf}
        views = {game.name: view["$ref"] for game, (view, _options) in parts.items()}
        changes = {game.name: REF.format(name=f"{game.name}.AnyChange") for game in shelf}
        self.components |= {
            "AnyMove": {
                "description": "A move of one of the games, told apart by `type` within its game.",
                "anyOf": [ref(f"{game.name}.AnyMove") for game in shelf],
            },
            "AnyEvent": {
                "description": "An event of one of the games, told apart by `type` within its game.",
                "anyOf": [*(ref(f"{game.name}.AnyEvent") for game in shelf), ref("ToldEvent")],
            },
            "AnyView": {
                "description": "Everything that one seat, or an onlooker, may know of a game.",
                "anyOf": [{"$ref": view} for view in views.values()],
                "discriminator": {"propertyName": "game", "mapping": views},
            },
            "AnyChange": {
                "description": "A view without what never changes during a game.",
                "anyOf": [{"$ref": change} for change in changes.values()],
                "discriminator": {"propertyName": "game", "mapping": changes},
            },
            "AnyConstants": {
                "description": "What never changes in the views of a game.",
                "anyOf": [ref(f"{game.name}.AnyConstants") for game in shelf],
            },
            "AnyOptions": {
                "description": "The options of the game that `game` names.",
                "anyOf": [{"title": game.title, **options} for game, (_view, options) in parts.items()],
            },
        }

    def _add_game(self, game: Game) -> tuple[Schema, Schema]:
        """Add what belongs to a game under the game's name; its view and its options."""
        forms = [game.view_type, game.options, _any_of(game.move_types), _any_of(game.event_types)]
        (view, options, move, event), parts = msgspec.json.schema_components(
            forms, ref_template=REF.format(name=f"{game.name}.{{name}}")
        )
        own = {f"{game.name}.{name}": part for name, part in parts.items()}
        whole = own[named(view)]
        whole["properties"]["game"] = {"const": game.name}
        for struct in structs_in([game.view_type, *game.event_types]) - structs_in([*game.move_types, game.options]):
            own[f"{game.name}.{struct.__name__}"]["required"] = always_sent(struct)
        constant = game.view_type.constant
        own[f"{game.name}.AnyConstants"] = _only(whole, [name for name in whole["properties"] if name in constant])
        own[f"{game.name}.AnyChange"] = _only(whole, [name for name in whole["properties"] if name not in constant])
        self.components |= {**own, f"{game.name}.AnyMove": move, f"{game.name}.AnyEvent": event}
        return view, options


def _only(schema: Schema, fields: Sequence[str]) -> Schema:
    """The schema of a struct, reduced to these fields."""
    properties = {name: form for name, form in schema["properties"].items() if name in fields}
    return {"type": "object", "properties": properties, "required": [n for n in schema["required"] if n in fields]}


def _any_of(types: tuple[Any, ...]) -> Any:
    return Union[types]  # noqa: UP007 - built at run time


def game_schema(game: Game) -> GameSchema:
    """What travels in a game, by itself."""
    forms = [_any_of(game.move_types), _any_of(game.event_types), game.view_type, game.options]
    (move, event, view, options), parts = msgspec.json.schema_components(forms, ref_template="#/$defs/{name}")
    return GameSchema(game.name, move, event, view, options, game.view_type.constant, parts)
