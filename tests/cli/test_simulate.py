"""`simulate` and `bench` as commands: their JSON, and what they show people."""

import json

import pytest


def test_the_json_of_a_simulation_has_the_promised_keys(ridotto) -> None:
    code, out, err = ridotto(
        "simulate", "podstavec", "--bots", "steady,random", "--games", "20", "--seed", "7", "--json"
    )
    assert (code, err) == (0, "")
    report = json.loads(out)
    assert (report["game"], report["games"], report["seed"]) == ("podstavec", 20, "7")
    assert [bot["bot"] for bot in report["bots"]] == ["steady", "random"]
    assert all(bot["games"] == 20 for bot in report["bots"])
    assert sum(bot["win_rate"] for bot in report["bots"]) == pytest.approx(1)
    assert all(1 <= bot["mean_place"] <= 2 for bot in report["bots"])
    assert report["moves"] > 20
    assert report["seconds"] >= 0


def test_the_same_seed_gives_the_same_report(ridotto) -> None:
    arguments = ("simulate", "podstavec", "--bots", "random", "--games", "10", "--seed", "x", "--json")
    one, other = (json.loads(ridotto(*arguments).out) for _ in range(2))
    del one["seconds"], other["seconds"]
    assert one == other
    another = json.loads(ridotto(*arguments[:-2], "y", "--json").out)
    assert another["moves"] != one["moves"]


def test_a_single_bot_takes_all_the_seats(ridotto) -> None:
    out = ridotto("simulate", "podstavec", "--bots", "steady", "--seats", "3", "--games", "3", "--json").out
    assert [bot["bot"] for bot in json.loads(out)["bots"]] == ["steady"] * 3


def test_people_see_wins_places_lengths_reasons_and_time(ridotto) -> None:
    code, out, _err = ridotto("simulate", "podstavec", "--bots", "steady,random", "--games", "5", "--seed", "7")
    assert code == 0
    for part in ("Podstavec: 5 games, seed 7", "steady", "Mean place", "Moves in a game", "5× A player holds", " s."):
        assert part in out


def test_people_see_it_in_russian(ridotto) -> None:
    out = ridotto("simulate", "podstavec", "--games", "2", "--seed", "7", "--lang", "ru").out
    assert "2 игры, зерно 7" in out


def test_options_reach_the_games(ridotto) -> None:
    for options in (["--options", '{"scoring":"count-first"}'], ["-o", "scoring=count-first"]):
        out = ridotto("simulate", "podstavec", "--games", "2", *options, "--json").out
        assert json.loads(out)["options"] == {"scoring": "count-first"}


def test_the_json_of_the_bench_has_the_promised_keys(ridotto) -> None:
    code, out, err = ridotto("bench", "engine", "--game", "podstavec", "--seconds", "0.01", "--json")
    assert (code, err) == (0, "")
    speeds = json.loads(out)
    assert speeds["ceiling"]["moves_per_second"] > 0
    assert list(speeds["games"]) == ["podstavec"]
    podstavec = speeds["games"]["podstavec"]
    assert podstavec["decisions_per_second"] > 0
    assert podstavec["copies_per_second"] > 0


def test_people_see_each_game_beside_the_bare_loop(ridotto) -> None:
    code, out, _err = ridotto("bench", "engine", "--game", "podstavec", "--seconds", "0.01")
    assert code == 0
    assert "bare sowing loop" in out
    assert "podstavec" in out
