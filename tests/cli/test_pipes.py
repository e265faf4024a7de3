"""How the command behaves where its input, its output or its port is not there, and when it is interrupted."""

import io
import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ridotto.cli.main import run


def test_a_reader_who_stops_reading_is_not_complained_about(process) -> None:
    rules = process("rules", "podstavec")
    rules.stdout.close()
    assert rules.stderr.read() == b""
    assert rules.wait() == 1


@pytest.mark.parametrize("arguments", [["engine"], ["replay", "-"], ["verify", "-"]], ids=" ".join)
def test_a_closed_input_is_named(capsys, monkeypatch, arguments: list[str]) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert run(arguments) == 2
    assert capsys.readouterr().err == "ridotto: Standard input is closed, so there is nothing to read.\n"


@pytest.mark.parametrize("arguments", [["engine"], ["games"], ["rules", "podstavec"], ["--help"]], ids=" ".join)
def test_a_closed_output_is_named(capsys, monkeypatch, arguments: list[str]) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert run(arguments) == 2
    assert capsys.readouterr().err == "ridotto: Standard output is closed, so there is nowhere to write to.\n"


def test_a_complaint_that_nobody_can_read_does_not_go_to_the_output(capsys, monkeypatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert run(["rules", "chess"]) == 2
    sys.stderr.close()
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["games"],
        ["rules", "podstavec"],
        ["simulate", "podstavec", "--games", "1"],
        ["replay", "-"],
        ["verify", "-"],
    ],
    ids=" ".join,
)
def test_letters_that_the_output_lacks_become_question_marks(monkeypatch, record: Path, arguments: list[str]) -> None:
    shown = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(shown, encoding="ascii"))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(record.read_bytes())))
    assert run([*arguments, "--lang", "ru"]) == 0
    assert b"???" in shown.getvalue()


def test_json_is_utf_8_wherever_it_is_written(monkeypatch) -> None:
    shown = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(shown, encoding="ascii"))
    assert run(["simulate", "podstavec", "--games", "1", "--seed", "зерно", "--json"]) == 0
    assert json.loads(shown.getvalue())["seed"] == "зерно"


def test_the_engine_says_that_nobody_reads_its_answers(process) -> None:
    engine = process("engine")
    engine.stdout.close()
    engine.stdin.write(b'{"do":"games"}\n')
    engine.stdin.close()
    err = engine.stderr.read()
    assert engine.wait() == 2
    assert err.startswith(b"ridotto: Nobody reads the answers")
    assert err.count(b"\n") == 1


def test_an_interrupt_ends_the_command_with_130_and_without_a_word(process) -> None:
    engine = process("engine")
    engine.stdin.write(b'{"do":"games"}\n')
    engine.stdin.flush()
    assert b'"ok":true' in engine.stdout.readline()
    engine.send_signal(signal.SIGINT)
    assert engine.wait() == 130
    assert engine.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device here that is always full")
def test_a_full_disk_is_one_line_and_exit_code_2(process) -> None:
    with Path("/dev/full").open("wb") as full:
        games = process("games", stdout=full)
        err = games.stderr.read()
    assert games.wait() == 2
    assert err.startswith(b"ridotto: ")
    assert err.count(b"\n") == 1


INTERRUPTED_WHILE_LOADING = """
import os, signal, sys
from ridotto.cli import entry

class Interrupt:
    def find_spec(name, path=None, target=None):
        if name == "ridotto.cli.main":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupt)
entry.main()
"""


def test_an_interrupt_while_the_command_is_loaded_ends_it_without_a_traceback():
    ended = subprocess.run([sys.executable, "-c", INTERRUPTED_WHILE_LOADING], capture_output=True, check=False)
    assert ended.returncode == 130
    assert ended.stderr == b""


def test_a_taken_port_is_named_with_what_to_do_about_it(process, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        house = process("serve", "--port", str(port), "--database", str(tmp_path / "house.db"))
        err = house.stderr.read().decode()
        assert house.wait() == 2
    assert err.count("\n") == 1
    assert f"RIDOTTO_PORT={port + 1} make play, or --port {port + 1}" in err
