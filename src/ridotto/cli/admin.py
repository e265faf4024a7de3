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

from .flags import flag
from .language import Lang, problem, words
from .output import Json
from .serve import DEFAULT_DATABASE, Database

if TYPE_CHECKING:
    from ridotto.house.admin import Admin

T = TypeVar("T")

app = typer.Typer(help="Look after a house: passwords, bans, reports, tables.", no_args_is_help=True)
Name = Annotated[str, typer.Argument(help="The name of a person.")]
TableId = Annotated[str, typer.Argument(help="The id of a table, as its address shows it.")]


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
def password_command(name: Name, database: Database = DEFAULT_DATABASE, lang: Lang = "") -> None:
    """Give an account a new password; all its sessions end."""
    password = _with_admin(database, lambda admin: admin.reset_password(name))
    _say("admin-password", name=name, password=password)


@app.command("ban")
def ban_command(
    name: Name,
    why: Annotated[str, typer.Option("--why", "--reason", help="What they are told.")],
    days: Annotated[int, typer.Option(min=1, max=36500, help="For how long.")] = 7,
    database: Database = DEFAULT_DATABASE,
    lang: Lang = "",
) -> None:
    """Shut somebody out."""
    _with_admin(database, lambda admin: admin.ban(name, days, why))
    _say("admin-banned", name=name, days=days)


@app.command("pardon")
def pardon_command(name: Name, database: Database = DEFAULT_DATABASE, lang: Lang = "") -> None:
    """Let somebody in again."""
    _with_admin(database, lambda admin: admin.pardon(name))
    _say("admin-pardoned", name=name)


@app.command("appoint")
def appoint_command(name: Name, database: Database = DEFAULT_DATABASE, lang: Lang = "") -> None:
    """Let an account look after the house over its pages."""
    _with_admin(database, lambda admin: admin.appoint(name))
    _say("admin-appointed", name=name)


@app.command("dismiss")
def dismiss_command(name: Name, database: Database = DEFAULT_DATABASE, lang: Lang = "") -> None:
    """They look after it no longer."""
    _with_admin(database, lambda admin: admin.dismiss(name))
    _say("admin-dismissed", name=name)


@app.command("close")
def close_command(
    table: TableId,
    why: Annotated[str, typer.Option("--why", "--reason", help="What the players are told.")],
    database: Database = DEFAULT_DATABASE,
    lang: Lang = "",
) -> None:
    """Close a table for repair."""
    _with_admin(database, lambda admin: admin.close_table(table, why))
    _say("admin-closed", table=table)


@app.command("repair")
def repair_command(table: TableId, database: Database = DEFAULT_DATABASE, lang: Lang = "") -> None:
    """Let a closed table go on from where it stood."""
    info = _with_admin(database, lambda admin: admin.repair_table(table))
    _say("admin-repaired", table=table, status=info.status)


@app.command("reports")
def reports_command(
    settled: Annotated[bool, flag("--settled", "Those that were looked into.")] = False,
    as_json: Json = False,
    database: Database = DEFAULT_DATABASE,
    lang: Lang = "",
) -> None:
    """Read what was reported."""
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
    report: Annotated[int, typer.Argument(help="The number of a report.")],
    database: Database = DEFAULT_DATABASE,
    lang: Lang = "",
) -> None:
    """Mark a report as looked into."""
    _with_admin(database, lambda admin: admin.settle(report))
    _say("admin-settled", number=report)
