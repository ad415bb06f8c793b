"""An installed wheel finds its data: built here, installed into a fresh environment, used there."""

from __future__ import annotations

import os
import subprocess
import sys
import venv

import pytest
from places import ROOT

PROGRAM = """
import arkham, pathlib
from arkham.casefile import case_paths
from arkham.rules import load_case, new_game
assert "site-packages" in arkham.__file__, arkham.__file__
assert len(case_paths()) == 3
print(new_game(load_case(2), seed=1).digest())
"""


@pytest.mark.sweep
def test_a_built_wheel_plays_in_a_fresh_environment(tmp_path):
    wheels = tmp_path / "wheels"
    build = [sys.executable, "-m", "pip", "wheel", "--no-deps", "-q", "-w", str(wheels), str(ROOT)]
    subprocess.run(build, check=True)
    wheel = next(wheels.glob("*.whl"))
    home = tmp_path / "environment"
    # The dependencies of the running environment are enough; what is tested is our own wheel.
    venv.create(home, with_pip=True, system_site_packages=False)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = [str(python), "-m", "pip", "install", "-q", "--no-deps", str(wheel), "pyyaml"]
    subprocess.run(install, check=True)
    result = subprocess.run(
        [str(python), "-c", PROGRAM], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert result.stdout.strip()
