"""Two who play Venice, over a week or over an evening; and what anyone may read of their table."""

import httpx

from ridotto.protocol.tables import TableSpec

WEEK = TableSpec(game="venice", seats=2, options={"pace": "calendar", "zone": "Europe/Rome"})
EVENING = TableSpec(game="venice", seats=2, options={"pace": "minutes", "minutes": 5})


async def evening(house, spec=EVENING):
    """A guest who has opened a table, one who has joined it, and the table."""
    anna, boris = await house.guest(), await house.guest("ru")
    table = (await anna.open_table(spec)).table.table
    await boris.join(table)
    return anna, boris, table


async def get(house, path, **query):
    """What somebody is answered who is not signed in."""
    async with httpx.AsyncClient(base_url=house.url) as http:
        return await http.get(path, params=query)
