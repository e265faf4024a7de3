"""Rule coverage."""

import shutil
import subprocess
import sys
from pathlib import Path

pytest_plugins = ["pytester"]
ROOT = Path(__file__).parents[2]


THREE_CARDS = ROOT / "examples" / "three-cards"


def rules(*arguments: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    without = ["-p", "no:cacheprovider", "-p", "no:schemathesis", "-p", "no:faker"]  # they take long to load
    command = [sys.executable, "-m", "pytest", "--rules", "-q", *without, *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_clauses_without_a_test_are_listed_and_fail() -> None:
    result = rules("tests/games/podstavec/test_setup.py")
    assert result.returncode == 1
    assert "no test: POD-5" in result.stdout
    assert "no test: POD-1\n" not in result.stdout


def test_a_test_that_names_two_clauses_is_one_test(tmp_path: Path) -> None:
    file = tmp_path / "test_two.py"
    file.write_text('import pytest\n\n@pytest.mark.rule("POD-1", "POD-2")\ndef test_two():\n    pass\n')
    assert "Podstavec: 19 clauses, 1 tests name them" in rules(str(file)).stdout


def test_a_test_that_names_no_clause_of_any_rulebook_fails(tmp_path: Path) -> None:
    stray = tmp_path / "test_stray.py"
    stray.write_text('import pytest\n\n@pytest.mark.rule("POD-99")\ndef test_stray():\n    pass\n')
    result = rules(str(stray))
    assert result.returncode == 1
    assert "no such clause: POD-99" in result.stdout


def test_a_file_that_cannot_be_read_fails_although_every_clause_has_a_test(tmp_path: Path) -> None:
    broken = tmp_path / "test_broken.py"
    broken.write_text("import no_such_module\n")
    result = rules("tests", str(broken), folder=THREE_CARDS)
    assert "Three Cards: 5 clauses" in result.stdout
    assert "no test:" not in result.stdout
    assert result.returncode == 2


def test_a_package_of_its_own_is_held_to_its_own_rulebook_only(tmp_path: Path) -> None:
    package = tmp_path / "three-cards"
    shutil.copytree(THREE_CARDS, package)
    shutil.copy(ROOT / "conftest.py", package / "conftest.py")
    (package / "examples").symlink_to(tmp_path)  # where the copied conftest looks for the game
    (package / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\n")
    result = rules("tests", folder=package)
    assert (result.returncode, result.stderr) == (0, "")
    assert "Three Cards: 5 clauses" in result.stdout
    assert "Podstavec" not in result.stdout


def test_in_the_folder_of_an_example_its_own_rulebook_is_looked_at() -> None:
    result = rules(folder=THREE_CARDS)
    assert result.returncode == 0, result.stdout
    assert "Three Cards: 5 clauses" in result.stdout
    assert "Podstavec" not in result.stdout
