"""placeholder"""

from ridotto.core.bot import Bot

BOTS: dict[str, Bot] = {}
