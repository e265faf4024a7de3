"""How the schema came to be, step by step; both stores go the same way."""
