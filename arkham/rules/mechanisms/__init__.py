"""The mechanisms a case file can list, by name: one file each.

A mechanism declares its areas, prompts, reasons, losses and how they are shown. It may import the
core of the rules and other mechanisms; the core names none of them.
"""

from __future__ import annotations

from typing import Final

from arkham.rules.mechanisms.base import Mechanism, Panel
from arkham.rules.mechanisms.briefcase import Briefcase
from arkham.rules.mechanisms.case_graph import CaseGraph
from arkham.rules.mechanisms.contact import Contact
from arkham.rules.mechanisms.darkness import Darkness
from arkham.rules.mechanisms.formula import Formula
from arkham.rules.mechanisms.lightning import Lightning
from arkham.rules.mechanisms.menaces import Menaces
from arkham.rules.mechanisms.objectives import Objectives
from arkham.rules.mechanisms.purple import Purple
from arkham.rules.mechanisms.skeleton import Skeleton
from arkham.rules.mechanisms.storms import Storms
from arkham.rules.mechanisms.victims import Victims

MECHANISMS: Final[dict[str, type[Mechanism]]] = {
    "victims": Victims,
    "contact": Contact,
    "storms": Storms,
    "formula": Formula,
    "lightning": Lightning,
    "skeleton": Skeleton,
    "case_graph": CaseGraph,
    "menaces": Menaces,
    "objectives": Objectives,
    "briefcase": Briefcase,
    "purple": Purple,
    "darkness": Darkness,
}

PANELS: Final[tuple[Panel, ...]] = tuple(
    panel for mechanism in MECHANISMS.values() for panel in mechanism.panels
)
"""Every place that the table can show besides those of the core."""
