"""Words for browsers: catalogues that say everything, and labels for what a table can choose."""

from __future__ import annotations

import httpx
import pytest

from ridotto.core import LANGUAGES, games
from ridotto.core.messages import Catalogue, Message

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def house(open_house):
    return open_house


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(games()))
async def test_the_catalogues_say_what_a_game_the_core_and_the_house_say(house, game: str, language: str):
    async with httpx.AsyncClient(base_url=house.url) as http:
        told = (await http.get(f"/api/words/{language}", params={"game": game})).json()
    assert (told["language"], told["game"]) == (language, game)
    words = Catalogue.of_resources(language, told["resources"])
    assert words.word("title") == games()[game].words(language).word("title")
    for message in ("refused-turn", "table-full", "event-house-draw-agreed", "bot-random"):
        assert words.word(message)


async def test_without_a_game_there_are_the_words_of_the_house(house):
    async with httpx.AsyncClient(base_url=house.url) as http:
        told = (await http.get("/api/words/en")).json()
    words = Catalogue.of_resources("en", told["resources"])
    assert told["game"] is None
    assert "table-full" in words
    assert "title" not in words


async def test_whoever_has_the_words_is_told_so(house):
    async with httpx.AsyncClient(base_url=house.url) as http:
        first = await http.get("/api/words/ru?game=venice")
        assert first.headers["cache-control"] == "no-cache"
        same = await http.get(
            "/api/words/ru?game=venice", headers={"If-None-Match": f'"other", {first.headers["etag"]}'}
        )
        other = await http.get("/api/words/en?game=venice", headers={"If-None-Match": first.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")
    assert other.status_code == 200


@pytest.mark.parametrize("path", ["/api/words/de", "/api/words/en?game=chess", "/api/words/en?dance=1"])
async def test_other_words_are_not_to_be_had(house, path: str):
    async with httpx.AsyncClient(base_url=house.url) as http:
        assert (await http.get(path)).status_code in (400, 404)


async def test_every_game_is_told_of_with_labels_for_all_that_can_be_chosen(house):
    async with httpx.AsyncClient(base_url=house.url, headers={"Accept-Language": "ru"}) as http:
        shelf = (await http.get("/api/games")).json()["games"]
    assert {shown["name"] for shown in shelf} == set(games())
    for shown in shelf:
        game = games()[shown["name"]]
        least, most = shown["minutes"]
        assert 0 < least <= most
        assert shown["titles"]["en"] == game.title
        assert shown["title"] == shown["titles"]["ru"]
        assert shown["own_clock"] == (game.name in ("poker_auction", "venice", "three_cards"))
        for language in LANGUAGES:
            assert shown["about"][language].endswith(".")
            labels = shown["labels"][language]
            assert {f"option-{name}".replace("_", "-") for name in shown["options"].get("properties", ())} <= set(
                labels
            )
            assert {f"bot-{bot}" for bot in shown["bots"]} <= set(labels)
            assert all(id in game.words(language, "ridotto.bots") for id in labels), "the plain name stands for nothing"
    podstavec = next(shown for shown in shelf if shown["name"] == "podstavec")
    assert podstavec["labels"]["ru"]["option-scoring-count-first"] == "по числу шаров, затем по цветам"


async def test_a_games_schema_describes_its_moves_events_view_and_options(house):
    async with httpx.AsyncClient(base_url=house.url) as http:
        told = (await http.get("/api/games/podstavec/schema")).json()
    assert told["game"] == "podstavec"
    assert {"Bid", "Arrange"} <= set(told["$defs"])
    assert told["move"]["discriminator"]["propertyName"] == "type"
    assert told["view"]["$ref"].removeprefix("#/$defs/") in told["$defs"]


async def test_a_refusal_says_the_same_as_a_sentence_and_as_a_message(house):
    anna = await house.guest("ru")
    answer = await anna.http.get("/api/tables/nowhere")
    told = answer.json()
    words = Catalogue.of_resources("ru", (await anna.http.get("/api/words/ru")).json()["resources"])
    assert words.say(Message(**told["message"])) == told["why"]
    assert told["message"]["id"] == told["error"]
    long = (await anna.http.post("/api/play-now", json={"game": "x" * 80})).json()
    assert words.say(Message(**long["message"])) == long["why"]
