"""The forms that the app for browsers reads are those that the house sends: where they drift apart, this fails."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from ridotto.core import encode
from ridotto.house.web.app import description

WEB = Path(__file__).parents[3] / "web"
TOOLS = WEB / "node_modules" / ".bin"
needs_tools = pytest.mark.skipif(
    not (TOOLS / "openapi-typescript").exists() or shutil.which("node") is None, reason="`npm ci` was not run in web"
)


@pytest.fixture(scope="module")
def types(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The types of everything the house reads and sends, made from its description of itself."""
    folder = tmp_path_factory.mktemp("types")
    (folder / "openapi.json").write_bytes(encode(description()))
    how = ["-o", "house-forms.ts", "--immutable", "--default-non-nullable=false"]
    tool = str(TOOLS / "openapi-typescript")
    subprocess.run([tool, "openapi.json", *how], cwd=folder, check=True, capture_output=True)
    return folder / "house-forms.ts"


def compiled(types: Path, folder: Path, *files: Path) -> str:
    """What the compiler says of these files, strictly; nothing if all is well."""
    options = {
        "strict": True, "noEmit": True, "target": "es2022", "module": "esnext", "moduleResolution": "bundler",
        "lib": ["es2023", "dom"], "types": [], "paths": {"house-forms": [str(types)]},
    }  # fmt: skip
    config = {"compilerOptions": options, "files": [str(types), *map(str, files)]}
    (folder / "tsconfig.json").write_text(json.dumps(config))
    done = subprocess.run([str(TOOLS / "tsc"), "-p", str(folder)], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


@needs_tools
def test_what_the_house_sends_fits_what_the_app_reads(types: Path, tmp_path: Path):
    assert compiled(types, tmp_path, WEB / "drift" / "forms.ts") == ""


@needs_tools
def test_generated_types_need_no_casts(types: Path, tmp_path: Path):
    use = tmp_path / "use.ts"
    use.write_text(
        """
import type { components } from "house-forms";
type House = components["schemas"];
export function awaited(frame: House["Told"]): readonly number[] | "all" {
  return frame.type === "hello" || frame.type === "view" ? frame.awaited : [];
}
export const seat = (hello: House["Hello"]): number | null => hello.info.seat;
export const why = (info: House["TableInfo"]): string | null => info.decided && info.decided.id;
export const may = (you: House["logistics.YourMoves"]): readonly ("sow-stock" | "sow-card" | "stop" | "take"
  | "return" | "advance" | "swap" | "decline")[] => you.may;
export const phase = (view: House["podstavec.PodstavecView"]): "arrange" | "bid" | "over" => view.phase;
export const bidder = (event: House["podstavec.AnyEvent"]): number | null =>
  event.type === "bid-revealed" ? event.seat : null;
"""
    )
    assert compiled(types, tmp_path, use) == ""


@needs_tools
def test_a_form_that_has_drifted_is_found(types: Path, tmp_path: Path):
    use = tmp_path / "use.ts"
    use.write_text(
        'import type { components } from "house-forms";\n'
        'export const wrong = (hello: components["schemas"]["Hello"]): string => hello.seq;\n'
    )
    assert "TS2322" in compiled(types, tmp_path, use)
