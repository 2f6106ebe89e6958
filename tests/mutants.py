"""Does a test fail when a rule is wrong? `make mutants` changes one thing in the rules at a time.

    python tests/mutants.py [MODULE ...] [--sample N] [--seed S] [--part I/N]

All tests of the rules run once, and it is noted which functions each of them calls. Then every
change (a comparison turned round, a number one higher, a condition negated) is tried in a process
forked from that one: a function gets its changed code, and the tests that call it run, the quickest
first, until one fails. What is changed outside of functions is imported anew, before all of them.
What none notices is printed as it would stand in the code. The changes are those of Cosmic Ray,
whose own runner starts an interpreter for each; mutmut leaves functions with decorators alone, and
every rung has one.

Changes after which all is as before stand in `mutants.toml`, one by one under the reason why, and
are left out. All others take hours of a processor; `--sample 18` takes as many of each module,
`--part 1/2` half.
"""

import argparse
import difflib
import gc
import importlib.abc
import importlib.util
import inspect
import json
import os
import random
import re
import resource
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import _lru_cache_wrapper, partial
from importlib.machinery import ModuleSpec
from itertools import pairwise
from operator import itemgetter
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import cosmic_ray.plugins
import hypothesis
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
    r"^\s*[-+]\s*(@dataclass|@lru_cache|from |T_co = |.*raise LookupError|.*strict=)", re.MULTILINE
)
"""Changes of how things are kept or raised, not of what is ruled."""

EXPLAINED = {
    change.strip()
    for same in tomllib.loads((HERE / "mutants.toml").read_text("utf-8"))["same"]
    for change in same["changes"]
}
"""Changes that nobody could notice, each by its module and its lines."""

SLOW = "not thousand and not random_games and not bots_beat and not order_of_rungs"
"""Tests that play at large: what they alone notice has no example."""
NEAR = {
    ("qwixx", "sheet"): ("test_qwixx", "test_qwixx_views", "test_qwixx_lesson"),
    ("zaubercocktail",): (
        *("test_zaubercocktail", "test_zaubercocktail_play", "test_zaubercocktail_views"),
    ),
    ("camelot",): ("test_camelot_tricks", "test_camelot_round", "test_camelot_pages"),
    ("",): (
        *("test_wizard_tricks", "test_wizard_round", "test_camelot_tricks", "test_camelot_round"),
        *("test_views", "test_evening_views", "test_evening_lessons"),
    ),
}
COMMON = (
    *("test_notation", "test_verdicts", "test_running", "test_record", "test_address"),
    *("test_lessons", "test_what_would_be_right"),
)


Place = tuple[str, str, int]
"""What a piece of code is known by: its file, its name, its first line."""


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

    @property
    def change(self) -> str:
        """The same wherever in the module those lines stand."""
        return re.sub(r"\n@@.*@@", "", str(self))

    def changed(self) -> tuple[Place, dict[Place, CodeType]] | None:
        """The function with the change, and the new code of all around it; None outside of all."""
        before, after = (
            {place(code): code for code in pieces(compile(text, str(self.path), "exec"))}
            for text in (self.path.read_text("utf-8"), self.code)
        )
        differ = {
            key: code
            for key, code in after.items()
            if key not in before or bare(code) != bare(before[key])
        }
        *_, inner = differ  # Each piece of code comes after the one that it is defined in.
        # The body of a class or a module is a piece of code too, but ran when it was imported.
        return (inner, differ) if differ[inner].co_flags & inspect.CO_OPTIMIZED else None


def pieces(code: CodeType) -> Iterator[CodeType]:
    """A piece of code and all that is defined in it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from pieces(inner)


def bare(code: CodeType) -> CodeType:
    """The same without columns: a change moves whatever stands behind it in its line."""
    inner = (bare(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(inner))


def place(code: CodeType) -> Place:
    """Where a piece of code stands."""
    return code.co_filename, code.co_qualname, code.co_firstlineno


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
            # Some are no Python any more: `not` before a name that is assigned on the way.
            with suppress(SyntaxError):
                compile(made, path, "exec")
                if not HOW.search(str(mutant)):
                    yield mutant
            at += 1


def nearest(path: Path) -> tuple[str, ...]:
    """The tests that may notice a change there."""
    where = path.relative_to(ROOT / "gamelib").as_posix()
    near = next(files for names, files in NEAR.items() if any(name in where for name in names))
    return tuple(str(HERE / f"{name}.py") for name in (*near, *COMMON))


OPTIONS = (
    *("-q", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", SLOW),
    "--hypothesis-profile=mutants",
)


def fails(trial: Callable[[], bool], patience: int = PATIENCE) -> bool:
    """Whether a trial says so, or never ends, in a process of its own."""
    child = os.fork()
    if not child:
        for stream in (1, 2):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
        resource.setrlimit(resource.RLIMIT_CPU, (patience, patience))
        os._exit(trial())
    return os.waitpid(child, 0)[1] != 0


def anew(files: tuple[str, ...], mutant: Mutant) -> bool:
    """Whether a test fails when everything is imported with the change."""
    sys.meta_path.insert(0, Instead(mutant))
    return bool(pytest.main([*OPTIONS, "-x", *files]))


class Trials:
    """Within pytest: each test once, and who calls what; then each change before who calls it."""

    def __init__(self, made: Sequence[Mutant], results: Path) -> None:
        self.made = made
        self.results = results
        self.callers: dict[Place, list[tuple[float, pytest.Item]]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of pytest's own."""
        self.kept = [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)]
        for item, after in pairwise([*session.items, None]):
            self.note(item, after)
        if session.testsfailed:
            return True
        self.functions = [one for one in gc.get_objects() if isinstance(one, FunctionType)]
        self.results.write_text(json.dumps([told(one, self.notice(one)) for one in self.made]))
        return True

    def note(self, item: pytest.Item, after: pytest.Item | None) -> None:
        """Run a test and note what it calls, none of it answered from what was kept."""
        called: set[CodeType] = set()
        self.forget()
        began = time.process_time()
        sys.settrace(lambda frame, *_: called.add(frame.f_code))
        run(item, after)
        sys.settrace(None)
        took = time.process_time() - began
        for code in called:
            self.callers.setdefault(place(code), []).append((took, item))

    def notice(self, mutant: Mutant) -> bool | None:
        """Whether a test fails that calls the changed function; None if there is no such test."""
        where, codes = mutant.changed() or (None, {})
        if where not in self.callers:
            return None
        took, callers = zip(*sorted(self.callers[where], key=itemgetter(0)), strict=True)

        def trial() -> bool:
            for function in self.functions:
                if place(function.__code__) in codes:
                    function.__code__ = codes[place(function.__code__)]
            self.forget()
            return any(run(item, after) for item, after in pairwise([*callers, None]))

        # Twice as long as the tests took, which was under a trace.
        return fails(trial, 5 + round(2 * sum(took)))

    def forget(self) -> None:
        """What functions keep of earlier calls; only editions stay: none is equal to another."""
        for one in self.kept:
            if one.__name__ != "made":
                one.cache_clear()


def run(item: pytest.Item, after: pytest.Item | None) -> bool:
    """Run a test; whether any has failed."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
    return bool(item.session.testsfailed)


def told(mutant: Mutant, noticed: bool | None) -> bool | None:
    """The same; what was not noticed is printed on the way, where pytest prints nothing."""
    if noticed is False:
        print(mutant, file=sys.stderr)
    return noticed


def survivors(files: tuple[str, ...], made: Sequence[Mutant]) -> int:
    """How many no test of the files notices; each is told at once."""
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder) / "results.json"
        child = os.fork()
        if not child:
            os._exit(pytest.main([*OPTIONS, *files], plugins=[Trials(made, results)]))
        if os.waitpid(child, 0)[1]:
            raise SystemExit("The tests fail as they are.")
        noticed = json.loads(results.read_text())
    return sum(
        not (told(one, fails(partial(anew, files, one))) if seen is None else seen)
        for one, seen in zip(made, noticed, strict=True)
    )


def main() -> int:
    """Print what was not noticed; 1 if there is any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="*", type=Path)
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--part", default="1/1")
    given = parser.parse_args()
    rules = [ROOT / "gamelib/ruling.py", *sorted((ROOT / "gamelib/games").rglob("*.py"))]
    part, parts = map(int, given.part.split("/"))
    taken: dict[tuple[str, ...], list[Mutant]] = {}
    for path in [path.resolve() for path in given.modules] or rules:
        every = [*mutants(path)]
        made = [one for one in every if one.change not in EXPLAINED]
        some = random.Random(given.seed).sample(made, min(given.sample or len(made), len(made)))
        taken.setdefault(nearest(path), []).extend(some[part - 1 :: parts])
        print(f"{path.name}: {len(some)} of {len(made)}, and {len(every) - len(made)} explained")
    left = sum(survivors(files, made) for files, made in taken.items())
    print(f"{left} unnoticed")
    return 1 if left else 0


if __name__ == "__main__":
    os.chdir(ROOT)
    os.environ["GAMELIB_GAMES"] = "1"
    sys.path.insert(0, str(HERE))
    hypothesis.settings.register_profile("mutants", database=None, deadline=None, derandomize=True)
    sys.exit(main())
