"""What never changes except by rule, over random games."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ridotto.core import Fast, find_game
from ridotto.games.standoff.board import bit, gather
from ridotto.games.standoff.cards import CARDS, EXPANSIONS, PERMANENT, PERMANENT_PILES, STARTING_DECK, TEMPORARY
from ridotto.games.standoff.moves import Buy, Convert, Credit, Discard, Draw, Drop, End, Fire, Mine, Move, Place, Play
from ridotto.games.standoff.state import Standoff

GAME = find_game("standoff")
TABLES = st.fixed_dictionaries(
    {
        "expansions": st.sampled_from([[], ["orbit"], ["bonds"], ["orbit", "bonds"]]),
        "prices": st.sampled_from(["printed", "rebalanced"]),
    }
)
MOST_STEPS = 400
games = settings(max_examples=20, deadline=None, derandomize=True)


def steps(seats: int, options: dict, seed: int) -> Iterator[tuple[Standoff, int, Move, Standoff]]:
    """Positions of a random game, every second one with riches from the start: before, who, the move, after."""
    state = GAME.begin(seats, GAME.read_options(options, seats), Fast(seed))
    rng = Random(seed)
    if seed % 2:
        state.minerals = [200] * seats
        for hand in state.hands:
            hand += state.pile[:6]
            state.pile = state.pile[6:]
    for _step in range(MOST_STEPS):
        if not state.turn():
            return
        (seat,) = state.turn()
        move = state.random_move(seat, rng)
        before = state.copy()
        state.check(seat, move, 0)
        state.play(seat, move, 0)
        yield before, seat, move, state


def all_cards(state: Standoff) -> Counter[str]:
    """Every card there is: in decks, hands, discard piles, in play, in the trash, in the markets and their piles."""
    cards = Counter(state.pile + state.temporary + state.trash)
    for owned in (state.decks, state.hands, state.discards, state.satellites):
        for lot in owned:
            cards.update(lot)
    for card, left in zip(PERMANENT, state.permanent, strict=True):
        cards[card.name] += left
    if state.limbo:
        cards[state.limbo] += 1
    return cards


def printed_cards(seats: int, expansions: list[str]) -> Counter[str]:
    cards = Counter({card.name: card.copies for card in (*PERMANENT, *TEMPORARY)})
    for name in expansions:
        cards.update({card.name: card.copies for card in EXPANSIONS[name]})
    for _seat in range(seats):
        cards.update(STARTING_DECK)
    return cards


@games
@given(st.integers(2, 4), TABLES, st.integers(0, 2**32))
def test_cards_are_conserved_and_only_trojan_adds_horses(seats, options, seed) -> None:
    horses = 0
    for before, _seat, move, after in steps(seats, options, seed):
        horses += isinstance(move, Play) and "trojan" in (move.card, move.card == "duplicate" and before.copyable)
        cards = all_cards(after)
        assert cards.pop("horse", 0) == horses
        assert cards == printed_cards(seats, options["expansions"])


def expected_funds(state: Standoff, seat: int, move: Move) -> tuple[int, int] | None:
    """Credits and minerals that a move gains or takes; `None` for the end of a turn."""
    if isinstance(move, End | Drop):
        return None
    if isinstance(move, Credit):
        return (CARDS[move.card].credits, 0)
    if isinstance(move, Convert):
        return (move.minerals, -move.minerals)
    if isinstance(move, Mine):
        return (0, state.yield_of(seat))
    if isinstance(move, Fire):
        return (-1, 0)
    if isinstance(move, Discard):
        return (1 if move.bart else 0, 0)
    if isinstance(move, Buy):
        price = state.card(move.card).price
        return (-price.credits, -price.minerals)
    if isinstance(move, Play | Place):
        cost = state.card(move.card).play
        raised = 0
        if "fundraiser" in (move.card, move.card == "duplicate" and state.copyable):
            raised = len(state.hands[seat]) - 1
        return (raised, 0) if state.free else (raised - cost.credits, -cost.minerals)
    return (0, 0)


def budgets_after_upkeep(before: Standoff, after: Standoff) -> list[int]:
    """Nothing is left, but for what satellites and bonds do in the upkeep of whoever comes next."""
    budgets = [0] * after.seats
    if after.phase != "over":
        player = after.player
        budgets[player] = after.satellites[player].count("linda") - 2 * before.bonds[player]
    return budgets


@games
@given(st.integers(2, 4), TABLES, st.integers(0, 2**32))
def test_budgets_and_minerals_change_only_by_rule(seats, options, seed) -> None:
    for before, seat, move, after in steps(seats, options, seed):
        expected = expected_funds(before, seat, move)
        if expected is None:
            assert after.minerals == before.minerals
            assert after.budgets == (
                before.budgets if after.phase == "discard" else budgets_after_upkeep(before, after)
            )
            continue
        gained = [(0, 0)] * seats
        gained[seat] = expected
        for other in range(seats):
            assert after.budgets[other] - before.budgets[other] == gained[other][0]
            assert after.minerals[other] - before.minerals[other] == gained[other][1]


@games
@given(st.integers(2, 4), TABLES, st.integers(0, 2**32))
def test_blocks_change_only_by_placement_and_destruction(seats, options, seed) -> None:
    for before, seat, move, after in steps(seats, options, seed):
        expected = before.blocks[:]
        card = getattr(move, "card", "")
        does = before.copyable if card == "duplicate" and before.copyable else card
        if isinstance(move, Place):
            expected[seat] |= gather(move.squares)
        elif isinstance(move, Fire):
            expected = [blocks & ~bit(move.at) for blocks in expected]
        elif isinstance(move, Play) and does == "airdrop":
            expected[seat] |= bit(move.square)
        elif isinstance(move, Play) and does == "obstruction":
            expected[seats] |= bit(move.square)
        elif isinstance(move, Play) and does == "airstrike":
            expected = [blocks & ~bit(move.square) for blocks in expected]
        assert after.blocks == expected
        assert sum(blocks.bit_count() for blocks in expected) == after.filled().bit_count(), "two blocks on one square"


@games
@given(st.integers(2, 4), TABLES, st.integers(0, 2**32))
def test_tokens_lie_on_blocks_one_each_and_refineries_on_patches(seats, options, seed) -> None:
    for _before, _seat, _move, after in steps(seats, options, seed):
        tokens = (after.refineries, after.artillery, after.forcefields)
        coloured = after.filled() & ~after.blocks[seats]
        assert sum(token.bit_count() for token in tokens) == (tokens[0] | tokens[1] | tokens[2]).bit_count()
        assert all(token & ~coloured == 0 for token in tokens)


@games
@given(st.integers(2, 4), TABLES, st.integers(0, 2**32))
def test_a_turn_takes_an_action_where_the_rules_say_so(seats, options, seed) -> None:
    for before, seat, move, after in steps(seats, options, seed):
        if after.number != before.number or after.phase in ("over", "discard"):
            continue
        taken = isinstance(move, Draw | Play | Buy | Mine | Fire)
        taken |= isinstance(move, Discard) and not move.bart
        taken |= isinstance(move, Place) and "zelda" not in before.satellites[seat]
        assert after.acted - before.acted == int(taken)
        assert after.acted + after.actions <= 60


def test_the_piles_of_the_permanent_market_are_found_by_name() -> None:
    assert [PERMANENT[pile].name for pile in PERMANENT_PILES.values()] == list(PERMANENT_PILES)


@games
@given(st.integers(2, 4), TABLES, st.integers(0, 2**32))
def test_the_markets_sell_a_card_if_it_lies_in_one_of_them(seats, options, seed) -> None:
    for _before, _seat, _move, state in steps(seats, options, seed):
        assert {card for card in CARDS if state.sells(card)} == set(state.on_sale())


@games
@given(st.integers(2, 4), TABLES, st.integers(0, 2**32))
def test_a_game_goes_on_the_same_way_when_nobody_keeps_in_mind_what_was_seen(seats, options, seed) -> None:
    for number, (before, seat, move, state) in enumerate(steps(seats, options, seed)):
        if number == 0:
            thought = before.copy()
            thought.forget_who_knows()
        thought.play(seat, move, 0)
        assert thought.save() == state.save() | {"known": []}
