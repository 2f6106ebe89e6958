"""Does a test fail when a rule is wrong? `make mutants` changes one thing in the rules at a time.

    python tests/mutants.py [MODULE ...] [--sample N] [--seed S]

Every change (a comparison turned round, a number one higher, a condition negated) is tried in a
process forked from one that has all libraries loaded. What no test of the rules notices is printed
as it would stand in the code. The changes are those of Cosmic Ray, whose own runner starts an
interpreter for each; mutmut leaves functions with decorators alone, and every rung has one.

All of it takes hours; `--sample 18` takes as many of each module.
"""

import argparse
import difflib
import importlib.abc
import importlib.util
import os
import random
import re
import resource
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import cosmic_ray.plugins
import hypothesis  # noqa: F401  # loaded before the forks
import pytest
from cosmic_ray.mutating import mutate_code

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PATIENCE = 120
"""Seconds of a processor after which a change counts as noticed: what it makes never ends."""

OPERATORS = re.compile(
    r"core/(ReplaceComparisonOperator_(Eq_NotEq|NotEq_Eq|Lt_LtE|Lt_GtE|LtE_Lt|LtE_Gt|Gt_GtE|Gt_LtE"
    r"|GtE_Gt|GtE_Lt|Is_IsNot|IsNot_Is)|ReplaceBinaryOperator_(Add_Sub|Sub_Add|Mul_Add|FloorDiv_Mul"
    r"|Mod_Mul)|ReplaceUnaryOperator_(Delete_Not|USub_UAdd)|AddNot|ReplaceTrueWithFalse"
    r"|ReplaceFalseWithTrue|ReplaceAndWithOr|ReplaceOrWithAnd|ReplaceBreakWithContinue"
    r"|ReplaceContinueWithBreak|NumberReplacer|ZeroIterationForLoop)"
)
HOW = re.compile(
    r"^\s*[-+]\s*(@dataclass|@lru_cache|from |T_co = |.*raise LookupError)", re.MULTILINE
)
"""Changes of how things are kept or raised, not of what is ruled."""

SLOW = "not thousand and not random_games and not bots_beat and not order_of_rungs"
"""Tests that play at large: what they alone notice has no example."""
NEAR = {
    "qwixx": ("test_qwixx", "test_qwixx_views"),
    "sheet": ("test_qwixx", "test_qwixx_views"),
    "zaubercocktail": (
        *("test_zaubercocktail", "test_zaubercocktail_play", "test_zaubercocktail_views"),
    ),
    "camelot": ("test_camelot_tricks", "test_camelot_round", "test_camelot_pages"),
    "": (
        *("test_wizard_tricks", "test_wizard_round", "test_camelot_tricks", "test_camelot_round"),
        *("test_views", "test_evening_views", "test_evening_lessons"),
    ),
}
COMMON = ("test_verdicts", "test_record", "test_address", "test_lessons")


@dataclass(frozen=True)
class Mutant:
    """A module of the rules with one change."""

    path: Path
    code: str

    def __str__(self) -> str:
        """The lines that differ."""
        before, after = self.path.read_text("utf-8").splitlines(), self.code.splitlines()
        lines = [*difflib.unified_diff(before, after, lineterm="", n=0)][2:]
        return "\n".join([str(self.path.relative_to(ROOT)), *lines])


class Instead(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports the mutant where its module is asked for."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = ".".join(mutant.path.relative_to(ROOT).with_suffix("").parts)

    def find_spec(self, name: str, _path: object, _target: object = None) -> ModuleSpec | None:
        """The mutant's, for its module alone."""
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(name, self.mutant.path, loader=self)

    def create_module(self, _spec: ModuleSpec) -> None:
        """As any other."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the changed code."""
        exec(compile(self.mutant.code, self.mutant.path, "exec"), module.__dict__)  # noqa: S102


def mutants(path: Path) -> Iterator[Mutant]:
    """Every change of a module that makes sense."""
    code = path.read_text("utf-8")
    for name in filter(OPERATORS.fullmatch, cosmic_ray.plugins.operator_names()):
        operator, at = cosmic_ray.plugins.get_operator(name)(), 0
        while (made := mutate_code(code, operator, at)) is not None:
            mutant = Mutant(path, made)
            if not HOW.search(str(mutant)):
                yield mutant
            at += 1


def tests(path: Path) -> list[str]:
    """The tests that may notice a change there, the nearest first."""
    where = path.relative_to(ROOT / "gamelib").as_posix()
    near = next(files for game, files in NEAR.items() if game in where)
    return [str(HERE / f"{name}.py") for name in (*near, *COMMON)]


def noticed(path: Path, mutant: Mutant | None = None) -> bool:
    """Whether a test fails, in a process of its own."""
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))
        for stream in (1, 2):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
        if mutant:
            sys.meta_path.insert(0, Instead(mutant))
        options = ("-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist")
        os._exit(bool(pytest.main([*options, "-k", SLOW, *tests(path)])))
    return os.waitpid(child, 0)[1] != 0


def main() -> int:
    """Print what was not noticed; 1 if there is any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="*", type=Path)
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    rules = [ROOT / "gamelib/ruling.py", *sorted((ROOT / "gamelib/games").rglob("*.py"))]
    left = 0
    for path in [path.resolve() for path in given.modules] or rules:
        made = [*mutants(path)]
        taken = random.Random(given.seed).sample(made, min(given.sample or len(made), len(made)))
        if taken and noticed(path):
            raise SystemExit(f"The tests of {path} fail as it is.")
        unnoticed = [mutant for mutant in taken if not noticed(path, mutant)]
        left += len(unnoticed)
        print(*unnoticed, f"{path.name}: {len(taken)} of {len(made)}, {len(unnoticed)} unnoticed")
        sys.stdout.flush()
    return 1 if left else 0


if __name__ == "__main__":
    os.chdir(ROOT)
    os.environ["GAMELIB_GAMES"] = "1"
    sys.path.insert(0, str(HERE))
    sys.exit(main())
