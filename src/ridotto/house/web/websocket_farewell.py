"""How a WebSocket ends when the server stops: its other end is told first when to come back."""

from __future__ import annotations

from websockets.protocol import State

from ridotto.protocol.tables import Farewell, to_json

from ..house import BACK_SOON_MS
from .websocket_protocol import BatchingProtocol

WS_PROTOCOL = "ridotto.house.web.websocket_farewell:FarewellProtocol"
"""The import path of the WebSocket protocol for uvicorn, so that every worker process finds it."""
_FAREWELL = to_json(Farewell(again_ms=BACK_SOON_MS))


class FarewellProtocol(BatchingProtocol):
    """Sends `farewell` at a table before uvicorn closes it: the house itself is only told to stop afterwards."""

    def shutdown(self) -> None:
        """The server stops: send what was posted, then the farewell."""
        self.leave()
        if self.handshake_complete and self.conn.state is State.OPEN and self.scope["path"].startswith("/api/tables/"):
            self.conn.send_text(_FAREWELL)
            self.transport.write(b"".join(self.conn.data_to_send()))
        super().shutdown()
