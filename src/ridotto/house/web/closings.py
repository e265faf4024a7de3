"""Why the house closes a WebSocket, as codes that a browser is told of."""

from __future__ import annotations

RESTART, TOO_LARGE, LATER = 1012, 1009, 1013
SILENT, SIGNED_OUT, SHUT_OUT, NOT_FOUND, SLOW, FLOOD, FAULT = 4400, 4401, 4403, 4404, 4408, 4429, 4500

OF_STATUS = {401: SIGNED_OUT, 403: SHUT_OUT, 404: NOT_FOUND, 429: FLOOD, 503: LATER}
"""HTTP status to close code, for a refused handshake: browsers hide its status from their pages."""
