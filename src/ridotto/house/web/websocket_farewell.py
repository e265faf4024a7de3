"""How a WebSocket ends when the server stops: its other end is told first when to come back."""

from __future__ import annotations

from websockets.protocol import State

from ridotto.protocol.tables import Farewell, to_json

from ..house import BACK_SOON_MS
from .websocket_protocol import BatchingProtocol

WS_PROTOCOL = "ridotto.house.web.websocket_farewell:PoliteProtocol"
"""What uvicorn shall speak over WebSockets, by name, so that every worker process finds it."""
_FAREWELL = to_json(Farewell(again_ms=BACK_SOON_MS))


class PoliteProtocol(BatchingProtocol):
    """Says `farewell` at a table before the server closes it: the house itself is only told to stop afterwards."""

    def shutdown(self) -> None:
        """The server stops: what was posted still leaves, and then the word that it closes."""
        self.leave()
        if self.handshake_complete and self.conn.state is State.OPEN and self.scope["path"].startswith("/api/tables/"):
            self.conn.send_text(_FAREWELL)
            self.transport.write(b"".join(self.conn.data_to_send()))
        super().shutdown()
