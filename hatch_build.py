"""What is done before the package is built: the browser app is, so that the wheel carries it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))
import npm

APP = "src/ridotto/house/web/app"


class BrowserApp(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the app into the house's folder, unless the package is only linked to this one."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where the machine has none."""
        return [] if npm.node_of_the_machine() else [npm.PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Install what the app is made from, and make it."""
        if version == "editable" or self.target_name != "wheel":
            return
        npm.run_npm("ci", "--no-audit", "--no-fund")
        npm.run_npm("run", "build")
        build_data["artifacts"].append(f"{APP}/**")
