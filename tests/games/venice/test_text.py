"""Venice as text."""

import re

import pytest

from ridotto.core import Fast, Problem
from ridotto.games.venice import game as venice
from ridotto.games.venice import text
from ridotto.games.venice.moves import Bid, Borrow, Change, Ready, Withdraw

WORDS = [
    (Borrow(300), "borrow 300"),
    (Bid(1, "opera", 5, 2), "bid 1 opera 5x2"),
    (Change(3, 6, 1), "change 3 6x1"),
    (Withdraw(3), "withdraw 3"),
    (Ready(), "ready"),
]


@pytest.mark.parametrize(("move", "typed"), WORDS)
def test_moves_are_short_words(table, move, typed: str) -> None:
    view = table(2).view(0)
    assert text.write_move(move) == typed
    assert text.read_move(typed, view) == move
    assert text.read_move(f"  {typed.upper()} ", view) == move


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "bid",
        "bid 1 opera",
        "bid 1 opera 5x",
        "bid m opera 5x2",
        "change 3 6",
        "bid x opera 5x2",
        "borrow much",
        "pay 3",
    ],
)
def test_what_is_no_move_is_told_in_words(table, typed: str) -> None:
    with pytest.raises(Problem) as problem:
        text.read_move(typed, table(2).view(0))
    assert problem.value.sentence("en") != problem.value.sentence("ru")


@pytest.mark.parametrize(
    ("typed", "lacks", "examples"),
    [
        ("bid 1 opera", "the price", "bid 1 opera 5x1"),
        ("bid пн опера", "the price", "bid пн опера 5x1"),
        ("bid 3 opera", "the price", "bid 1 opera 5x1, bid 5 opera 5x1"),
        ("bid 1 swiss mercenaries", "the price", "bid 1 swiss mercenaries 5x1"),
        ("bid opera", "the day of the auction", "bid 1 opera 5x1, bid 5 opera 5x1"),
        ("bid opera 6", "the day of the auction", "bid 1 opera 6, bid 5 opera 6"),
        ("bid opera 6 2", "the day of the auction", "bid 1 opera 6 2, bid 5 opera 6 2"),
        ("bid опера 6х2", "the day of the auction", "bid 1 опера 6х2, bid 5 опера 6х2"),
    ],
)
def test_an_unfinished_bid_is_told_what_is_missing(typed: str, lacks: str, examples: str) -> None:
    with pytest.raises(Problem) as problem:
        text.read_move(typed, venice.begin(2, venice.options(), Fast(1)).view(0))
    assert problem.value.sentence() == f"“{typed}” does not say {lacks}. Try: {examples}"
    russian = "не названа цена" if lacks == "the price" else "не назван день аукциона"
    assert problem.value.sentence("ru") == f"«{typed}»: {russian}. Можно, например: {examples}"


@pytest.mark.parametrize(
    "typed",
    [
        "bid 2 opera 5х2",
        "bid 2 opera 5 × 2",
        "bid 2 opera 5*2",
        "bid 2 opera 5 2",
        "bid tuesday OPERA 5x2",
        "bid tue opera 5x2",
        "bid вт опера 5х2",
        "bid вторник Опера 5 2",
    ],
)  # fmt: skip
def test_bids_can_be_typed_with_the_words_one_says(typed: str) -> None:
    assert text.read_move(typed, venice.begin(2, venice.options(), Fast(1)).view(0)) == Bid(2, "opera", 5, 2)


@pytest.mark.parametrize("typed", ["bid 2 opera 5", "bid вт опера 5"])
def test_a_bid_without_a_count_is_for_one(typed: str) -> None:
    view = venice.begin(2, venice.options(), Fast(1)).view(0)
    assert text.read_move(typed, view) == Bid(2, "opera", 5, 1)


@pytest.mark.parametrize("typed", ["bid 0 silk tax 5x2", "bid Sunday Налог на шелк 5x2", "bid вс налог на шёлк 5 2"])
def test_titles_may_be_of_several_words(typed: str) -> None:
    assert text.read_move(typed, venice.begin(2, venice.options(), Fast(1)).view(0)) == Bid(0, "silk-tax", 5, 2)


@pytest.mark.parametrize("typed", ["bid 0 карнавал 5x2", "bid 0 longer 5x2", "bid 0 долгий 5x2"])
def test_a_part_of_a_title_that_fits_one_item_on_sale_is_enough(typed: str) -> None:
    assert text.read_move(typed, venice.begin(2, venice.options(), Fast(1)).view(0)) == Bid(0, "carnival", 5, 2)


@pytest.mark.parametrize(("typed", "item"), [("bid 0 car 5x2", "carnival"), ("bid tuesday car 5x2", "cardinal")])
def test_a_bid_looks_for_a_part_of_a_title_in_its_own_auction_first(typed: str, item: str) -> None:
    move = text.read_move(typed, venice.begin(2, venice.options(), Fast(1)).view(0))
    assert isinstance(move, Bid)
    assert move.item == item


def test_a_part_that_fits_several_titles_is_answered_with_those_it_could_be() -> None:
    view = venice.begin(2, venice.options(), Fast(1)).view(0)
    for reads in (
        lambda: text.explain("item car", view, venice.words("en")),
        lambda: text.read_move("bid 1 car 5x2", view),
        lambda: text.read_move("bid car 5x2", view),
    ):
        with pytest.raises(Problem) as problem:
            reads()
        assert problem.value.sentence() == "“car” could be: carnival, cardinal."
        assert problem.value.sentence("ru").startswith("«car» — это может быть:")


@pytest.mark.parametrize("part", ["нет такого", "ца", "рнавал"])
def test_a_part_that_fits_no_word_is_left_to_the_rules(part: str) -> None:
    view = venice.begin(2, venice.options(), Fast(1)).view(0)
    assert text.read_move(f"bid 0 {part} 5x2", view) == Bid(0, part.replace(" ", "-"), 5, 2)


def test_every_day_goes_by_its_name_in_both_languages(table) -> None:
    view = table(2).view(0)
    for number, names in enumerate((
        "su sunday вс воскресенье", "mo mon пн понедельник", "tu вт", "wed ср среда среду", "thu чт четверг",
        "fri пт пятница пятницу", "sa saturday сб субботу",
    )):  # fmt: skip
        for name in names.split():
            assert text.read_move(f"bid {name} a 5x2", view) == Bid(number, "a", 5, 2)


def test_completions_are_moves_that_can_be_played(table, do) -> None:
    state = table(2)
    do(state, "0 bid 1 a 5x1")
    for begun in ("", "b", "bid", "bid 2", "w", "borrow", "c", "bid mon", "bid пн", "bid вторник oper", "bid 0 налог"):
        offers = text.complete(begun, state.view(0))
        assert 1 <= len(offers) <= 12
        for typed in offers:
            assert typed.startswith(begun)
            state.check(0, text.read_move(typed, state.view(0)), 1)
    assert text.complete("", state.view(None)) == []
    assert "change 1 6x1" in text.complete("", state.view(0))


@pytest.mark.parametrize(
    ("money", "offered"),
    [(0, []), (3, ["change 1 3x1", "bid 2 opera 3x1"]), (20, ["change 1 6x1", "bid 2 opera 6x1"])],
)
def test_only_bids_that_can_be_paid_are_offered(table, do, money: int, offered: list[str]) -> None:
    state = table(2)
    do(state, "0 bid 2 opera 5x1", "0 ready", "1 ready")
    state.money[0] = money
    assert [offer for begun in ("change", "bid 2") for offer in text.complete(begun, state.view(0))] == offered


@pytest.mark.parametrize(
    ("language", "loan", "purse"),
    [
        ("en", "(more than the treasury lends)", "(more than the 0 you have)"),
        ("ru", "(больше, чем ссужает казна)", "(больше ваших 0)"),
    ],
)
def test_the_board_says_which_bids_cannot_be_paid(table, do, language: str, loan: str, purse: str) -> None:
    state, words = table(2), venice.words(language)
    do(state, "0 bid 2 opera 301x1", "0 bid 3 senator 300x1")
    before = text.draw(state.view(0), words, ["Anna", "Boris"]).plain
    do(state, "0 ready", "1 ready")
    after = text.draw(state.view(0), words, ["Anna", "Boris"]).plain
    assert [drawing.count(said) for drawing in (before, after) for said in (loan, purse)] == [1, 0, 0, 2]


@pytest.mark.rule("VEN-13")
@pytest.mark.parametrize(
    ("language", "nothing", "too_little"),
    [
        ("en", "(nothing is borrowed yet)", "(more than the 30 borrowed so far)"),
        ("ru", "(пока ничего не занято)", "(больше занятых пока 30)"),
    ],
)
def test_before_the_opening_auction_a_bid_beyond_what_is_borrowed_so_far_is_marked(
    table, do, language: str, nothing: str, too_little: str
) -> None:
    state, words = table(2), venice.words(language)
    do(state, "0 bid 0 silk-tax 200x1")
    drawn = []
    for loan in (0, 30, 200):
        do(state, f"0 borrow {loan}")
        drawn.append(text.draw(state.view(0), words, ["Anna", "Boris"]).plain)
    assert [nothing in each for each in drawn] == [True, False, False]
    assert [too_little in each for each in drawn] == [False, True, False]


def test_in_russian_items_are_offered_and_shown_by_their_titles() -> None:
    view = venice.begin(2, venice.read_options({}, 2), Fast(1)).view(0)
    words = venice.words("ru").knowing(view.names)
    assert text.spoken("bid 1 opera 5x2", words) == "bid 1 опера 5x2"
    assert text.spoken("bid 0 silk-tax 5x1", words) == "bid 0 налог на шёлк 5x1"
    assert "opera" not in text.explain("предмет опера", view, words)
    assert "silk-tax" not in text.draw(view, words, ["Анна", "Боб"]).plain


def test_an_item_that_is_looked_up_says_in_words_what_it_takes_or_provides(table) -> None:
    view, words = table(2).view(0), venice.words("en")
    assert "asset: provides 20 popularity\n" in text.explain("item opera", view, words)
    agenda = "brings 20 if it is realized, which takes 10 popularity, 20 influence\n"
    assert agenda in text.explain("item silk-tax", view, words)


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "item"), ("en", "items"), ("ru", "Предмет"), ("ru", "предметы")]
)
def test_without_a_name_all_items_still_to_be_sold_are_explained_once_each(
    table, next_auction, language, typed
) -> None:
    state, words = table(2), venice.words(language)
    lots = [[lot.item for lot in auction.items] for auction in state.view(0).auctions]
    listed = text.explain(typed, state.view(0), words).splitlines()
    assert len(listed) == len({item for day in lots for item in day})
    assert all(" · " in line for line in listed)
    next_auction(state)
    assert len(text.explain(typed, state.view(0), words).splitlines()) == len(
        {item for day in lots[1:] for item in day}
    )


def test_the_board_says_what_ones_agendas_need_and_what_ones_assets_give(table, do) -> None:
    state, words, names = table(2), venice.words("en"), ["Anna", "Boris"]
    do(state, "0 borrow 100", "0 bid 0 exile 20x1", "0 bid 2 opera 5x1", *["0 ready", "1 ready"] * 3)
    own, theirs = (text.draw(state.view(seat), words, names).plain for seat in (0, 1))
    assert "You hold: 1 × Exile competitor (50 for 20F 5P 10I), 1 × opera · assets give 20P\n" in own
    assert "Anna: 1 × Exile competitor, 1 × opera · assets give 20P\n" in theirs


def test_in_russian_what_an_asset_provides_stands_after_a_colon(table) -> None:
    told = text.explain("предмет opera", table(2).view(0), venice.words("ru"))
    assert told is not None
    assert "средство; даёт: популярность 20\n" in told


@pytest.mark.parametrize("why", ["mind-bid", "mind-change", "mind-more", "mind-fewer", "mind-withdraw"])
def test_reasons_suit_items_with_a_plural_name(why: str) -> None:
    values = {
        "item": "Arsenal workers",
        "worth": 9,
        "price": 5,
        "old": 4,
        "chance": 50,
        "gain": 3,
        "count": 2,
        "before": 3,
    }
    said = [venice.words(language).word(why, **values, **{"other-item-id": "none"}) for language in ("en", "ru")]
    assert not said[0].startswith("Arsenal workers")
    assert said[1].startswith("Предмет «Arsenal workers» ")


def test_one_copy_is_offered_and_several_are() -> None:
    said = [
        venice.words("en").word("refused-too-many", asked=asked, count=3, offered=offered, item="Spy")
        for asked, offered in ((0, 1), (2, 2))
    ]
    assert said[0].endswith("; only one is offered.")
    assert said[1].endswith("; only 2 are offered.")


def test_the_names_of_items_stand_in_russian_sentences_where_they_need_no_case() -> None:
    words = venice.words("ru")
    values = {"item": "Соляная баржа", "other-item": "Соляная баржа", "other-item-id": "salt-barge"}
    values |= {"name": "Соляная баржа", "other": "Соляная баржа"}
    figures = dict.fromkeys(("worth", "price", "chance", "gain", "less", "count"), 9)
    ids = ("mind-bid", "refused-no-item", "pack-never-offered", "pack-same-agenda")
    told = " ".join(words.word(why, **values, **figures) for why in ids)
    assert "ставка, на предмет «Соляная баржа», приносит 9." in told
    assert told.count("«Соляная баржа»") == len(re.findall("(?:предмета?|замысла) «Соляная", told, re.IGNORECASE)) == 6
