"""`ridotto admin`: look after a house: passwords, bans, reports, and tables that need a hand."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ridotto.core import encode

from .help.commands import Commands
from .language import Lang, problem, words
from .output import Json
from .serve import DEFAULT_DATABASE, Database

if TYPE_CHECKING:
    from ridotto.house.admin import Admin

T = TypeVar("T")

app = Commands()


@app.callback()
def admin(lang: Lang = "") -> None:
    """What every command of `ridotto admin` begins with."""


def _with_admin(database: str, work: Callable[[Admin], Awaitable[T]]) -> T:
    """Do something with the house that is kept there, running or not."""
    try:
        from ridotto.house.admin import open_admin
        from ridotto.house.store.opening import store_at
    except ImportError:
        raise problem("serve-extra") from None
    if "://" not in database and not os.path.exists(database):
        raise problem("admin-no-house", database=database)

    async def visit() -> T:
        async with open_admin(store_at(database)) as opened:
            return await work(opened)

    return asyncio.run(visit())


def _say(message_id: str, **values: object) -> None:
    print(words().word(message_id, **values))


@app.command("password")
def password_command(name: str, database: Database = DEFAULT_DATABASE, lang: Lang = "") -> None:
    """The command `ridotto admin password`."""
    password = _with_admin(database, lambda admin: admin.reset_password(name))
    _say("admin-password", name=name, password=password)


@app.command("ban")
def ban_command(
    name: str,
    why: Annotated[str, typer.Option("--why", "--reason")],
    days: Annotated[int, typer.Option(min=1, max=36500)] = 7,
    database: Database = DEFAULT_DATABASE,
    lang: Lang = "",
) -> None:
    """The command `ridotto admin ban`."""
    _with_admin(database, lambda admin: admin.ban(name, days, why))
    _say("admin-banned", name=name, days=days)


@app.command("pardon")
def pardon_command(name: str, database: Database = DEFAULT_DATABASE, lang: Lang = "") -> None:
    """The command `ridotto admin pardon`."""
    _with_admin(database, lambda admin: admin.pardon(name))
    _say("admin-pardoned", name=name)


@app.command("appoint")
def appoint_command(name: str, database: Database = DEFAULT_DATABASE, lang: Lang = "") -> None:
    """The command `ridotto admin appoint`."""
    _with_admin(database, lambda admin: admin.appoint(name))
    _say("admin-appointed", name=name)


@app.command("dismiss")
def dismiss_command(name: str, database: Database = DEFAULT_DATABASE, lang: Lang = "") -> None:
    """The command `ridotto admin dismiss`."""
    _with_admin(database, lambda admin: admin.dismiss(name))
    _say("admin-dismissed", name=name)


@app.command("close")
def close_command(
    table: str,
    why: Annotated[str, typer.Option("--why", "--reason")],
    database: Database = DEFAULT_DATABASE,
    lang: Lang = "",
) -> None:
    """The command `ridotto admin close`."""
    _with_admin(database, lambda admin: admin.close_table(table, why))
    _say("admin-closed", table=table)


@app.command("repair")
def repair_command(table: str, database: Database = DEFAULT_DATABASE, lang: Lang = "") -> None:
    """The command `ridotto admin repair`."""
    info = _with_admin(database, lambda admin: admin.repair_table(table))
    _say("admin-repaired", table=table, status=info.status)


@app.command("reports")
def reports_command(
    settled: Annotated[bool, typer.Option("--settled")] = False,
    as_json: Json = False,
    database: Database = DEFAULT_DATABASE,
    lang: Lang = "",
) -> None:
    """The command `ridotto admin reports`."""
    found = _with_admin(database, lambda admin: admin.reports(settled=settled))
    if as_json:
        print(
            encode({"reports": [{"report": report, "by": by, "about": about} for report, by, about in found]}).decode()
        )
        return
    if not found:
        _say("admin-no-reports")
        return
    say = words().word
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("number", "by", "about", "table", "said", "reason"):
        table.add_column(say(f"admin-report-{column}"))
    for report, by, about in found:
        cells = (str(report.id), by, about, report.table_id, report.said or "—", report.reason)
        table.add_row(*map(Text, cells))  # what people have typed is no markup
    Console().print(table)


@app.command("settle")
def settle_command(
    report: int,
    database: Database = DEFAULT_DATABASE,
    lang: Lang = "",
) -> None:
    """The command `ridotto admin settle`."""
    _with_admin(database, lambda admin: admin.settle(report))
    _say("admin-settled", number=report)
