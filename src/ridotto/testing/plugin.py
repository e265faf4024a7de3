"""The pytest plugin: the marker `rule`, and `--rules`, which lists the clauses that no test names."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import pytest

from ridotto.core import Game
from ridotto.core.discovery import games
from ridotto.core.rulebook import clauses, read_rulebook


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--rules`."""
    group = parser.getgroup("ridotto")
    group.addoption(
        "--rules", action="store_true", help="run nothing; list the clauses of the rulebooks here without a test"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known."""
    config.addinivalue_line("markers", "rule(clause, ...): this test would fail if one of these clauses were broken")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each promise of a contract at each of its tables."""
    tables = getattr(metafunc.cls, "tables", None)
    if tables is not None and "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables, ids=str)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With `--rules`, count the tests of each clause and run none of them."""
    if config.getoption("rules"):
        config.stash[_TESTS] = [
            frozenset(clause for mark in item.iter_markers("rule") for clause in mark.args) for item in items
        ]
        items.clear()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """With `--rules`, fail if a clause has no test, or a test names a clause that does not exist. That nothing was run
    is no failure then; a file that cannot be read remains one."""
    if _TESTS in session.config.stash:
        uncovered, unknown = _compare(session.config.stash[_TESTS], _games_here(session.config))
        if uncovered or unknown:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        elif session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """With `--rules`, say what is missing, and how many clauses each game has."""
    if _TESTS not in config.stash:
        return
    tests = config.stash[_TESTS]
    terminalreporter.section("rules")
    here = _games_here(config)
    for game in here:
        ids = clauses(read_rulebook(game.package))
        naming = sum(not named.isdisjoint(ids) for named in tests)
        terminalreporter.line(f"{game.title}: {len(ids)} clauses, {naming} tests name them")
    uncovered, unknown = _compare(tests, here)
    for clause in uncovered:
        terminalreporter.line(f"no test: {clause}", red=True)
    for clause in unknown:
        terminalreporter.line(f"no such clause: {clause}", red=True)


_TESTS = pytest.StashKey[Sequence[frozenset[str]]]()
"""The clauses that each test names."""


def _games_here(config: pytest.Config) -> list[Game]:
    """The games whose rules stand below the folder where pytest was started, else below the one that is tested: one's
    own, not those that are merely installed."""
    for folder in (config.invocation_params.dir, config.rootpath):
        if here := [game for game in games().values() if _folder(game).is_relative_to(folder)]:
            return here
    return []


def _folder(game: Game) -> Path:
    return Path(str(import_module(game.package).__file__)).resolve().parent


def _compare(tests: Sequence[frozenset[str]], here: Sequence[Game]) -> tuple[list[str], list[str]]:
    """Clauses without a test, and names in tests that no rulebook knows."""
    known = [clause for game in here for clause in clauses(read_rulebook(game.package))]
    named = frozenset().union(*tests)
    return [clause for clause in known if clause not in named], sorted(named - set(known))
