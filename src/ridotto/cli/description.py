"""`ridotto openapi`: the description of the API, without a house."""

from __future__ import annotations

from ridotto.core import encode

from .language import Lang


def openapi_command(lang: Lang = "") -> None:
    """Print the description of a house's API (OpenAPI 3.1, as at /api/openapi.json)."""
    from ridotto.house.web.app import description

    print(encode(description()).decode())
