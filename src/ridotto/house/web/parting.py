"""How a WebSocket ends when the server stops: its other end is told first when to come back."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ..forms import Farewell, to_json
from ..house import BACK_SOON_MS

POLITE = "ridotto.house.web.parting:PoliteProtocol"
"""What uvicorn shall speak over WebSockets, by name, so that every worker process finds it."""
_FAREWELL = to_json(Farewell(again_ms=BACK_SOON_MS))


class PoliteProtocol(WebSocketsSansIOProtocol):
    """Says `farewell` at a table before the server closes it: the house itself is only told to stop afterwards."""

    def shutdown(self) -> None:
        """The server stops."""
        if self.handshake_complete and self.conn.state is State.OPEN and self.scope["path"].startswith("/api/tables/"):
            self.conn.send_text(_FAREWELL)
            self.transport.write(b"".join(self.conn.data_to_send()))
        super().shutdown()
