"""Plant faults in the code, one at a time, and list those that no test notices.

    python tools/mutants.py src/ridotto/games/podstavec tests/games/podstavec --count 20 --seed 1

Each fault is a small change of one expression: a comparison turned, a number off by one, a condition negated, `and` for
`or`, plus for minus, a statement left out. A sample of all there are, drawn by the seed, is planted in a copy of the
tree, and the given tests run against it. What survives is either a hole in the tests or a change that means the same.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import NamedTuple

HERE = Path(__file__).parents[1]
PATIENCE_S = 300
"""Tests that take longer have noticed something."""
TURNED = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


class Fault(NamedTuple):
    """A change of one file: where, and what it makes of the line."""

    path: Path
    line: int
    before: str
    after: str
    text: str
    """The whole file with the fault."""


def faults_in(path: Path) -> Iterator[Fault]:
    """Every fault that can be planted in this file."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    plain = ast.unparse(tree)
    for number, node in enumerate(ast.walk(tree)):
        for change in range(2):
            copy = deepcopy(tree)
            twin = next(other for place, other in enumerate(ast.walk(copy)) if place == number)
            if not _spoil(twin, change):
                break
            spoiled = ast.unparse(ast.fix_missing_locations(copy))
            if spoiled != plain:
                before, after = _difference(plain, spoiled)
                yield Fault(path, getattr(node, "lineno", 0), before, after, spoiled)


def _spoil(node: ast.AST, change: int) -> bool:
    """Make the change with this number to a node; `False` if there is none."""
    match node:
        case ast.Compare(ops=[operator]) if change == 0 and type(operator) in TURNED:
            node.ops = [TURNED[type(operator)]()]  # type: ignore[list-item]
        case ast.BinOp(op=operator) | ast.BoolOp(op=operator) if change == 0 and type(operator) in TURNED:
            node.op = TURNED[type(operator)]()  # type: ignore[assignment]
        case ast.If() | ast.IfExp() | ast.While() if change == 0:
            node.test = ast.UnaryOp(ast.Not(), node.test)
        case ast.Constant(value=bool(value)) if change == 0:
            node.value = not value
        case ast.Constant(value=int(value)):
            node.value = value + (1, -1)[change]
        case ast.Expr(value=ast.Call()) | ast.AugAssign() if change == 0:
            _leave_out(node)
        case _:
            return False
    return True


def _leave_out(node: ast.stmt) -> None:
    """Turn a statement into one that does nothing."""
    node.__class__ = ast.Pass  # type: ignore[assignment]
    node._fields = ()


def _difference(before: str, after: str) -> tuple[str, str]:
    lines = zip(before.splitlines(), after.splitlines(), strict=False)
    return next(((one.strip(), other.strip()) for one, other in lines if one != other), ("", ""))


def survives(fault: Fault, tests: list[str], tree: Path) -> bool:
    """Do all these tests pass although the fault is there?"""
    planted = tree / fault.path.relative_to(HERE)
    sound = planted.read_text(encoding="utf-8")
    planted.write_text(fault.text, encoding="utf-8")
    try:
        return passes(tests, tree)
    finally:
        planted.write_text(sound, encoding="utf-8")


def passes(tests: list[str], tree: Path) -> bool:
    """Do all these tests pass there?"""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", *tests]
    found = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(  # noqa: S603 - our own tests
            [*command, f"--basetemp={tree / 'tmp'}"], cwd=tree, env=found, capture_output=True, timeout=PATIENCE_S
        )
    except subprocess.TimeoutExpired:
        return False
    if done.returncode not in (0, 1, 2):
        raise SystemExit(done.stdout.decode() + done.stderr.decode())
    return done.returncode == 0


def main() -> int:
    """Plant the sample; as many as survive is the answer, at most 1."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("code", help="a file or folder of the code")
    parser.add_argument("tests", nargs="+", help="the tests that should notice")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    code = (HERE / asked.code).resolve()
    files = [code] if code.is_file() else sorted(code.rglob("*.py"))
    every = [fault for file in files for fault in faults_in(file)]
    chosen = Random(asked.seed).sample(every, min(asked.count, len(every)))
    survivors = 0
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        kept = shutil.ignore_patterns(".git", ".venv", "node_modules", "web", "*.db", "__pycache__", ".*_cache")
        shutil.copytree(HERE, tree, ignore=kept)
        if not passes(asked.tests, tree):
            sys.exit("these tests fail without any fault")
        for number, fault in enumerate(chosen, 1):
            lived = survives(fault, asked.tests, tree)
            survivors += lived
            told = f"{fault.path.relative_to(HERE)}:{fault.line}: {fault.before!r} as {fault.after!r}"
            sys.stdout.write(f"{number}/{len(chosen)} {'SURVIVED' if lived else 'noticed '} {told}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(chosen)} of {len(every)} faults planted, {survivors} survived\n")
    return min(survivors, 1)


if __name__ == "__main__":
    sys.exit(main())
