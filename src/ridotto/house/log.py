"""Structured logs: one JSON object a line, with the table and the sequence number where there is one."""

from __future__ import annotations

import logging
import sys
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


def keep_log(level: str = "info", stream: TextIO | None = None) -> None:
    """From now on the house writes its log to standard error (or there)."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True  # the house logs requests itself
    logging.getLogger("uvicorn.error").setLevel("WARNING")  # nor do addresses of links belong in a log
