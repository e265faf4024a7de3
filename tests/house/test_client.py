"""The client stands on its own."""

import subprocess
import sys


def test_a_program_that_plays_needs_nothing_of_the_server():
    server = ("litestar", "sqlalchemy", "argon2", "uvicorn")
    asked = f"import sys, ridotto.client; print([name for name in {server} if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
