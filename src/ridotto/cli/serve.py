"""`ridotto serve`: open the house."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit
from urllib.request import urlopen

import typer

from .causes import cause
from .entry import loading
from .language import Lang, problem, words
from .output import on_screen, print_sentence

DATABASE, REDIS, PUBLIC_URL = "RIDOTTO_DATABASE", "RIDOTTO_REDIS", "RIDOTTO_PUBLIC_URL"
THINKERS = "RIDOTTO_THINKERS"
LOG_FORM = "RIDOTTO_LOG_FORM"
DEFAULT_DATABASE = "ridotto.db"
GRACE_S = 15
"""How long the house may take to finish what it has accepted when it is told to stop."""
LEFT = (128 + signal.SIGINT, 128 + signal.SIGTERM)
"""The exit codes of a house that was told to stop."""
PING_S = 20
"""A WebSocket is asked this often whether its other end is there, which has as long to answer."""
IDLE_S = 75
"""How long a connection may rest between two requests: longer than proxies and programs keep theirs, or one of them may
ask in the very moment in which the house hangs up."""
ANYWHERE = ("0.0.0.0", "::")  # noqa: S104  # nosec B104 - only compared with
"""Who listens there is heard under every address of the machine."""
RARELY = (20_000, 20, 50)
"""When to look for garbage in circles: moves hardly make any, and each look is a pause for everyone."""
TURN_S = 0.001
"""How long a thread may keep the interpreter while the store's writer waits for it."""

Database = Annotated[str, typer.Option(envvar=DATABASE)]


def serve_command(
    database: Database = DEFAULT_DATABASE,
    redis: Annotated[str, typer.Option(envvar=REDIS)] = "",
    workers: Annotated[int, typer.Option(envvar="RIDOTTO_WORKERS", min=1, max=256)] = 1,
    host: Annotated[str, typer.Option(envvar="RIDOTTO_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="RIDOTTO_PORT", min=0, max=65535)] = 8000,
    public_url: Annotated[str, typer.Option(envvar=PUBLIC_URL)] = "",
    thinkers: Annotated[int, typer.Option(envvar=THINKERS, min=0, max=64)] = 0,
    log: Annotated[Literal["plain", "json"], typer.Option(envvar=LOG_FORM)] = "plain",
    show: Annotated[bool, typer.Option("--open")] = False,
    lang: Lang = "",
) -> None:
    """The command `ridotto serve`."""
    if public_url and not _is_address(public_url):
        raise problem("serve-public-url", typed=public_url[:80])
    with loading():
        _get_ready(database, redis, workers)
    thinkers = thinkers or max((os.cpu_count() or 1) // 2, 1)
    # worker processes are started anew and read their options from here, in `_rooms`: a new option must stand here too
    told = {DATABASE: database, REDIS: redis, PUBLIC_URL: public_url, THINKERS: str(thinkers), LOG_FORM: log}
    os.environ.update(told)
    from .shelf import say_left_off

    with loading():
        _try(database, redis)
    say_left_off()
    listener = _listen(host, port)
    if show and _has_screen():
        threading.Thread(target=_show, args=[_local_address(listener)], daemon=True).start()
    with _saying_closed(database):
        if workers == 1:
            _serve_here(listener, database)
        else:
            _serve_many(listener, workers)


def _is_address(typed: str) -> bool:
    """Is it where browsers may come from? To any other the house would say that they come from another site."""
    with suppress(ValueError):
        address = urlsplit(typed)
        return address.scheme in ("http", "https") and bool(address.hostname)
    return False


@contextmanager
def _saying_closed(database: str) -> Iterator[None]:
    """Whoever closes the house from its terminal hears that it is closed, below the keys they pressed."""
    try:
        yield
    except SystemExit as end:
        if end.code not in LEFT:
            raise  # it could not open
        _say_closed(database)
        raise
    _say_closed(database)


def _say_closed(database: str) -> None:
    if on_screen(sys.stdout):
        kept = "" if "://" in database else database  # the address of a database may hold its password
        print()
        print_sentence(words().word("serve-closed", database=kept or "none"))


def _get_ready(database: str, redis: str, workers: int) -> None:
    """See that everything is there that a house of so many processes needs, or raise `Problem`."""
    try:
        import uvicorn  # noqa: F401 - only asked whether it is there
    except ImportError:
        raise problem("serve-extra") from None
    if workers > 1 and not (redis and database.startswith("postgres")):
        raise problem("serve-workers")
    from ridotto.house.open_files import many_files

    many_files()


def _has_screen() -> bool:
    """Can a window be opened here?"""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _show(address: str) -> None:
    """Open the browser once the house answers."""
    with suppress(OSError):
        for _ in range(100):
            try:
                with urlopen(f"{address}/health", timeout=1):  # nosec B310  # noqa: S310 - our own address
                    break
            except OSError:
                time.sleep(0.1)
        webbrowser.open(address)


def _try(database: str, redis: str) -> None:
    """Say what is wrong with these before anything is served, in one sentence."""
    from ridotto.house.news import RedisNews
    from ridotto.house.store.opening import try_store

    if redis:
        RedisNews(redis)
    asyncio.run(try_store(database))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise problem("serve-port-taken", host=host, port=str(port), other=str(port % 65535 + 1)) from None
        raise problem("serve-port", host=host, port=str(port), why=cause(error)) from None
    listener.set_inheritable(True)
    return listener


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _config(app: Any, **more: Any) -> Any:
    import uvicorn

    from ridotto.house.web.http_protocol import HTTP_PROTOCOL
    from ridotto.house.web.websocket_farewell import WS_PROTOCOL

    return uvicorn.Config(
        app,
        http=HTTP_PROTOCOL,
        ws=WS_PROTOCOL,
        ws_per_message_deflate=False,
        ws_max_size=128 * 1024,  # a backstop: a table takes `Settings.largest_body`, see house/web/live.py
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=GRACE_S,
        timeout_keep_alive=IDLE_S,
        server_header=False,
        **more,
    )


def _serve_here(listener: socket.socket, database: str) -> None:
    """One process: the house opens here."""
    import uvicorn

    from ridotto.house.store.opening import note_address

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started and not self.should_exit:
                note_address(database, _local_address(listener))
                _say_open(listener)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await super().shutdown(sockets)
            if self.force_exit:  # told twice: connections are not waited for, but the house still puts its things away
                await self.lifespan.shutdown()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _leave)
    Server(_config(app())).run(sockets=[listener])


def _leave(number: int, frame: object) -> None:
    """The server is closed and sends itself the signal again. To be ended by it would skip what Python does at its end,
    and it would tell of things that nobody put away. A further one is not heard: it would break into that end."""
    signal.signal(number, signal.SIG_IGN)
    sys.exit(128 + number)


def _serve_many(listener: socket.socket, workers: int) -> None:
    """Several processes on one socket; one that dies is started again, and they count together."""
    from ridotto.house.web.metrics import counting_together

    config = _config("ridotto.cli.serve:app", factory=True, workers=workers)
    listener.listen()  # who comes before the first process is ready waits a moment
    _say_open(listener)
    with counting_together() as forget:
        _supervisor(config, listener, forget).run()


def _supervisor(config: Any, listener: socket.socket, forget: Callable[[int], None]) -> Any:
    """Keeps the processes running, and tells of each that is gone by its id."""
    from uvicorn.supervisors import Multiprocess

    class Supervisor(Multiprocess):
        known: frozenset[int] = frozenset()

        def keep_subprocess_alive(self) -> None:
            super().keep_subprocess_alive()
            alive = frozenset(process.pid for process in self.processes if process.pid is not None)
            for gone in self.known - alive:
                forget(gone)
            self.known = alive

    return Supervisor(config, [listener])


def _say_open(listener: socket.socket) -> None:
    """Where the house is: for this machine, and for the network if it listens there; and if a browser finds nothing."""
    from ridotto.house.web.app_files import is_built

    host, port = listener.getsockname()[:2]
    here, there = _local_address(listener), _own_address() if host in ANYWHERE else ""
    if there:
        print_sentence(words().word("serve-open-network", address=here, network=_address(there, port)))
    else:
        print_sentence(words().word("serve-open", address=here))
    if not is_built():
        print_sentence(words().word("serve-no-app"))


def _local_address(listener: socket.socket) -> str:
    """Where a browser on this machine finds the house."""
    host, port = listener.getsockname()[:2]
    if host in ANYWHERE:
        host = "::1" if ":" in host else "127.0.0.1"
    return _address(host, port)


def _own_address() -> str:
    """The address under which others on the network reach this machine, if there is one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation: only the way there is looked up
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def app() -> Any:
    """The application of one process, set up from the environment."""
    if (supervisor := parent_process()) is not None:
        threading.Thread(target=_close_after, args=[supervisor], daemon=True).start()
    with loading():
        from ridotto.house.web.app import build_app

        rooms = build_app(_rooms())
    _settle_down()
    return rooms


def _close_after(supervisor: BaseProcess) -> None:
    """Stop like a house that is told to, once nobody is left to tell: else the port would stay taken."""
    supervisor.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _settle_down() -> None:
    """Set the interpreter up for a long life: what is loaded now stays, so it is not searched for garbage again."""
    sys.setswitchinterval(TURN_S)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


def _rooms() -> Any:
    from ridotto.house.house import House
    from ridotto.house.logging_setup import keep_log
    from ridotto.house.news import RedisNews
    from ridotto.house.store.opening import store_at
    from ridotto.house.web.app import Services
    from ridotto.house.web.settings import Settings

    keep_log(os.environ[LOG_FORM], os.environ.get("RIDOTTO_LOG", ""))
    redis = os.environ.get(REDIS)
    house = House(
        store_at(os.environ.get(DATABASE) or DEFAULT_DATABASE),
        RedisNews(redis) if redis else None,
        thinkers=int(os.environ[THINKERS]),
    )
    unlimited = os.environ.get("RIDOTTO_UNLIMITED") == "1"
    settings = Settings(public_url=os.environ.get(PUBLIC_URL) or None)
    return Services(house, Settings(public_url=settings.public_url, limits=None) if unlimited else settings)
