"""Logs: plain lines for a person at a terminal, or one JSON object a line for programs that collect them."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Mapping
from typing import TextIO

import msgspec

_USUAL = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """Everything given as `extra` stands in the line under its own name."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line = {
            "at": round(record.created * 1000),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **{name: value for name, value in record.__dict__.items() if name not in _USUAL},
        }
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """Time, level, what happened, and at which table or address."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and below it where a fault came from."""
        when = time.strftime("%H:%M:%S", time.localtime(record.created))
        table, path = getattr(record, "table", None), getattr(record, "path", None)
        where = f" (table {table})" if table else f" ({path})" if path else ""
        line = f"{when} {record.levelname.lower()}: {record.getMessage()}{where}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


FORMS: Mapping[str, tuple[type[logging.Formatter], str]] = {
    "plain": (PlainLines, "warning"),
    "json": (JsonLines, "info"),
}
"""The forms of a log, and from which level on it is written unless somebody asks for more or less."""


def keep_log(form: str = "plain", level: str = "", stream: TextIO | None = None) -> None:
    """Write the log to standard error, or to `stream`, from now on."""
    formatter, usual = FORMS[form]
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(formatter())
    logging.basicConfig(level=(level or usual).upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True  # the house logs requests itself
    logging.getLogger("uvicorn.error").setLevel("WARNING")  # its lines would show addresses with the keys of links
