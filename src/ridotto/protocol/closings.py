"""The codes with which a house closes a WebSocket: they say why, and whether it is of use to come back."""

from __future__ import annotations

TOO_LARGE = 1009
"""The client sent a message that is too large."""
RESTART = 1012
"""The house restarts."""
LATER = 1013
"""The house cannot read its database now."""
NOT_GREETED = 4400
"""The client sent no greeting in time."""
SIGNED_OUT = 4401
"""The session or token is not valid any more."""
SHUT_OUT = 4403
"""The page is of another site, or the person is banned."""
NOT_FOUND = 4404
"""There is no such table, or not for this person."""
SLOW = 4408
"""The client read too slowly: too many frames were waiting."""
TOO_MUCH = 4429
"""The client opened too many connections, or sent too many messages that were refused."""
FAULT = 4500
"""The house failed."""
