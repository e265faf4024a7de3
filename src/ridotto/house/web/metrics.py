"""What the house counts about itself, for Prometheus."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""With several processes on one port, the folder they share their counts in."""


@contextmanager
def counting_together() -> Iterator[Callable[[int], None]]:
    """Let the processes that are started meanwhile count into one folder; call the function with each that is gone."""
    with TemporaryDirectory(prefix="ridotto-metrics-") as folder:
        os.environ.setdefault(SHARED, folder)
        yield mark_process_dead


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._requests = Counter("ridotto_requests", "Requests answered.", ["method", "status"], registry=registry)
        self._seconds = Histogram("ridotto_request_seconds", "Time to answer a request.", registry=registry)
        self._commands = Counter("ridotto_commands", "Commands over WebSockets.", ["answer"], registry=registry)
        self._answers = {answer: self._commands.labels(answer) for answer in ("done", "refused", "failed")}
        self._sockets = Gauge(
            "ridotto_sockets", "WebSockets open now.", ["kind"], registry=registry, multiprocess_mode="livesum"
        )
        self._tables = Gauge("ridotto_live_tables", "Tables in memory.", registry=registry, multiprocess_mode="livesum")
        self._chat = Counter("ridotto_chat_lines", "Lines of chat.", registry=registry)

    def answered(self, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        known = method if method in ("GET", "POST", "PUT", "PATCH", "DELETE") else "other"
        self._requests.labels(known, str(status)).inc()
        self._seconds.observe(seconds)

    def commanded(self, answer: Literal["done", "refused", "failed"]) -> None:
        """A command was answered: done, refused, or failed."""
        self._answers[answer].inc()

    def opened(self, kind: str) -> None:
        """A WebSocket was opened."""
        self._sockets.labels(kind).inc()

    def closed(self, kind: str) -> None:
        """A WebSocket was closed."""
        self._sockets.labels(kind).dec()

    def said(self) -> None:
        """A line of chat was stored."""
        self._chat.inc()

    def tables_in_memory(self, count: int) -> None:
        """Note how many tables are in memory."""
        self._tables.set(count)

    def text(self) -> bytes:
        """All counts as Prometheus reads them, summed over the processes that share a folder."""
        if SHARED in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
            return generate_latest(registry)
        return generate_latest(self._registry)
