"""How a house is set up on the network."""

from __future__ import annotations

from urllib.parse import urlsplit

from msgspec import Struct

from .limits import Limits


def origin(scheme: str, host: str) -> str:
    """An origin as browsers name it: without the default port."""
    usual = {"http": ":80", "https": ":443"}.get(scheme.lower(), "")
    return f"{scheme}://{host.removesuffix(usual) if usual else host}".lower()


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that may differ from house to house."""

    public_url: str | None = None
    """Where people reach it, such as `https://ridotto.example`; without it, whatever host the request names."""
    limits: Limits | None = Limits()
    """`None`: no limits, for measuring on one's own machine."""
    largest_body: int = 64 * 1024
    """The most bytes of an HTTP body, and of a message over a table's WebSocket (`live.py`)."""
    deepest_body: int = 24
    """How deep the JSON in either may be nested."""
    recheck_seconds: float = 2
    """How often the house asks whether those who hold a WebSocket are still signed in: whom an admin bans is
    disconnected as soon as that. For thousands of sockets it takes a few hundredths of a second."""

    def own_origins(self, scheme: str, host: str) -> frozenset[str]:
        """What the `Origin` of the house's own pages may be. With a public address: its origin. Without one: the host
        that the request names, by https, as a proxy may end TLS, and by http if the request came by http."""
        if self.public_url:
            address = urlsplit(self.public_url)
            return frozenset({origin(address.scheme, address.netloc)})
        return frozenset({origin("https", host), *([] if self.secure(scheme) else [origin("http", host)])})

    def secure(self, scheme: str) -> bool:
        """Do people come by TLS? Then the cookie is never sent without it."""
        return scheme in ("https", "wss") or (self.public_url or "").startswith("https:")
