"""Follow what a recipe uses through the source text of `art`, without running any of it.

The unit is a statement of a module: a function, a class, a constant. It uses the statements whose
names it mentions, wherever they were imported from, and they use others. Statements that name
nothing (a loop that fills a table, a call that registers a material) belong to all that is used of
their module. Names that only annotate, docstrings, comments and layout do not count.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

Place = tuple[str, str]  # a module and a name in it; "" names what stands bare in the module
WHOLE = "*"  # every name of a module
_UNSEEN = ("ctx", "kind", "type_comment", "annotation", "returns")


def canonical(node: object) -> str:
    """Write a syntax tree in a form that is the same in every version of Python."""
    if isinstance(node, ast.AST):
        fields = (
            f"{name}={canonical(_without_docstring(node) if name == 'body' else value)}"
            for name, value in ast.iter_fields(node)
            if name not in _UNSEEN and value not in (None, [])
        )
        return f"{type(node).__name__}({','.join(fields)})"
    if isinstance(node, list):
        return f"[{','.join(map(canonical, node))}]"
    return repr(node)


def _is_docstring(statement: object) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def _without_docstring(node: ast.AST) -> object:
    body = getattr(node, "body", None)
    if isinstance(body, list) and isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [statement for statement in body if not _is_docstring(statement)]
    return body


def defined(statement: ast.stmt) -> list[str]:
    """Return the names that a top-level statement of a module defines."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return [statement.name]
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign | ast.AugAssign):
        targets = [statement.target]
    else:
        return []
    return [n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name)]


def _mentioned(node: ast.AST) -> Iterable[Place]:
    """Yield (name, "") for each name in a tree, (name, attribute) where an attribute is taken."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        yield node.value.id, node.attr
        return
    if isinstance(node, ast.Name):
        yield node.id, ""
        return
    for name, value in ast.iter_fields(node):
        if name in _UNSEEN:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _mentioned(child)


@dataclass
class Module:
    """Hold the statements of a module by the names they define, and where its other names lead."""

    name: str
    tree: ast.Module
    statements: dict[str, list[ast.stmt]] = field(default_factory=dict)
    imports: dict[str, Place] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for statement in self.tree.body:
            if isinstance(statement, ast.Import | ast.ImportFrom) or _is_docstring(statement):
                continue
            if isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING":
                continue
            for name in defined(statement) or [""]:
                self.statements.setdefault(name, []).append(statement)
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = (node.module, alias.name)
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    if alias.asname:
                        self.imports[alias.asname] = (alias.name, WHOLE)


class Sources:
    """Read the modules of the package that lies in a folder; `places` follows their names."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._used: dict[Place, set[Place]] = {}
        self._texts: dict[Place, str] = {}

    @cached_property
    def modules(self) -> dict[str, Module]:
        found = {}
        for path in sorted(self.folder.rglob("*.py")):
            parts = path.relative_to(self.folder.parent).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
            found[name] = Module(name, tree)
        return found

    def text(self, place: Place) -> str:
        """Return what stands at a place, in canonical form."""
        if place not in self._texts:
            statements = self.modules[place[0]].statements.get(place[1], [])
            self._texts[place] = "\n".join(map(canonical, statements))
        return self._texts[place]

    def used_by(self, *roots: Place) -> set[Place]:
        """Return the places that these use, directly or through others, and themselves."""
        reached: set[Place] = set()
        waiting = [place for root in roots for place in self._lead(*root)]
        while waiting:
            place = waiting.pop()
            if place not in reached:
                reached.add(place)
                waiting.extend(self._uses(place))
        return reached

    def _uses(self, place: Place) -> set[Place]:
        if place not in self._used:
            module = self.modules[place[0]]
            used = {(module.name, "")} if "" in module.statements else set()
            for statement in module.statements.get(place[1], []):
                for name, attribute in _mentioned(statement):
                    used.update(self._lead(module.name, name, attribute))
            self._used[place] = used
        return self._used[place]

    def _lead(self, module_name: str, name: str, attribute: str = "") -> list[Place]:
        """Return the places that a name of a module stands for; none if it is not of `art`."""
        module = self.modules.get(module_name)
        if module and name in module.statements:
            return [(module_name, name)]
        whole = module_name if name == WHOLE else f"{module_name}.{name}"
        if whole in self.modules:
            if attribute:
                return self._lead(whole, attribute)
            return [(whole, each) for each in self.modules[whole].statements]
        if module and name in module.imports:
            return self._lead(*module.imports[name], attribute)
        return []
