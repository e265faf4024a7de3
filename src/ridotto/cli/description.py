"""`ridotto openapi`: the description of the API, without a house."""

from __future__ import annotations

from ridotto.core import encode

from .language import Lang


def openapi_command(lang: Lang = "") -> None:
    """The command `ridotto openapi`."""
    from ridotto.house.web.app import description

    print(encode(description()).decode())
