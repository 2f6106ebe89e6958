"""The command line: ``gamelib`` and its commands."""

import errno
import json
import os
import re
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from tqdm import tqdm

from gamelib import __version__

DEFAULT_PORT = 8866


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="gamelib")
def main() -> None:
    """Interactive lessons that teach table-game rules by stepping through real situations."""


notebooks_option = click.option(
    "--notebooks",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Take the lessons of this folder. [default: those of the package]",
)


class Goal(click.Path):
    """What is to be written; a name is needed, as an empty one would be the folder one is in."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> str | bytes | os.PathLike[str]:
        """The path."""
        if not value:
            self.fail("the name is empty.", param, ctx)
        return super().convert(value, param, ctx)


def base_url(_: click.Context, __: click.Parameter, given: str) -> str:
    """The first part of each address, with a slash at both ends."""
    if not re.fullmatch(r"/?([\w-]+/)*[\w-]*", given, re.ASCII):
        raise click.BadParameter(f"{given!r} is no path such as /lessons/")
    return f"/{given.strip('/')}/".replace("//", "/")


@main.command()
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help=f"Port to listen on; 0 picks a free one. [default: {DEFAULT_PORT}, or a free one]",
)
@click.option("--ip", default="localhost", show_default=True, help="Address to listen on.")
@click.option(
    "--base-url",
    default="/",
    show_default=True,
    callback=base_url,
    help="Where they are behind a proxy, such as /lessons/.",
)
@click.option("--open/--no-browser", "open_browser", default=True, help="Open a browser, or not.")
@notebooks_option
def serve(
    port: int | None, ip: str, base_url: str, open_browser: bool, notebooks: Path | None
) -> None:
    """Open the lessons in the browser."""
    # Voila takes a second to import, which --help and --version need not pay.
    from gamelib.publish import serve as server  # noqa: PLC0415

    folder = lessons(notebooks)
    server.serve(folder, ip, choose_port(ip, port), open_browser, announce, base_url)


MODELS = ("aiming", "eager", "chance")


@main.command()
@click.argument("game", type=click.Choice(["wizard", "camelot"]))
@click.option("--players", type=click.IntRange(3, 6), default=4, show_default=True)
@click.option("--games", type=click.IntRange(1, 10_000_000), default=10_000, show_default=True)
@click.option("--model", type=click.Choice(MODELS), default=MODELS[0], show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=0, show_default=True)
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    help="How many processes share the work; the result is the same.",
)
@click.option("--json", "as_data", is_flag=True, help="The sums as data.")
def simulate(
    game: str, players: int, games: int, model: str, seed: int, workers: int, as_data: bool
) -> None:
    """Play whole evenings, and tell how often predictions come true.

    Everybody plays for their own prediction (aiming), for every trick (eager), or any card at
    random (chance). Ctrl-C stops, and tells what is done so far.
    """
    # NumPy takes a while to import, which no other command needs to pay.
    from gamelib.bidding import Model  # noqa: PLC0415
    from gamelib.odds import evenings, report  # noqa: PLC0415

    with report.processes(workers) as executor:
        tally = evenings.simulate(game, players, games, Model(model), seed, executor, progress=True)
    if tally is None:
        raise click.Abort
    if tally.games < games:
        click.echo(f"Stopped after {tally.games} of {games} games.", err=True)
    click.echo(json.dumps(asdict(tally)) if as_data else report.table(tally))


def lessons(notebooks: Path | None) -> Path:
    """The folder of the lessons: the one that was named, or the package's own."""
    from gamelib.publish.serve import FRONT_PAGE, lessons_folder  # noqa: PLC0415

    folder = (notebooks or lessons_folder()).resolve()
    if not (folder / FRONT_PAGE).is_file():
        raise click.UsageError(f"{folder} holds no {FRONT_PAGE}, the lessons' front page.")
    return folder


@main.command()
@click.argument("goal", metavar="DIR", type=Goal(file_okay=False, path_type=Path))
@click.option("--lang", "languages", multiple=True, help="A language; again for more.")
@click.option("--lesson", "names", multiple=True, help="A notebook's name; again for more.")
@click.option("--live", default="", help="Where the pages with Python are, up to a notebook's.")
@click.option(
    "--play", is_flag=True, help="Add Python for browsers, which plays and answers there."
)
@click.option(
    "--pyodide",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A folder of Pyodide for --play.  [default: fetched with npm]",
)
@click.option("--force", is_flag=True, help="Write into a folder that is not empty.")
@notebooks_option
def export(
    goal: Path,
    languages: tuple[str, ...],
    names: tuple[str, ...],
    live: str,
    play: bool,
    pyodide: Path | None,
    force: bool,
    notebooks: Path | None,
) -> None:
    """Write the lessons into DIR, as pages that need no server."""
    from gamelib.publish import export as exporter  # noqa: PLC0415
    from gamelib.publish import lite  # noqa: PLC0415
    from gamelib.speech import LANGUAGES  # noqa: PLC0415

    folder = lessons(notebooks)
    spoken = chosen("language", languages, LANGUAGES)
    paths = exporter.notebooks(folder, spoken, chosen("lesson", names, exporter.lessons(folder)))
    site = exporter.Site(spoken, frozenset(paths), address(live), play)
    if pyodide and not play:
        raise click.UsageError("--pyodide goes with --play.")
    room_for(goal, force)
    try:
        added = lite.build(goal, pyodide) if play else 0
        with tqdm(total=len(paths), unit="page", disable=None) as bar:
            size = exporter.export(folder, site, goal, bar.update)
    except (exporter.Failed, lite.Unavailable, OSError) as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"{len(paths)} pages, {size / 1e6:.1f} MB: open {goal / 'index.html'}")
    if play:
        click.echo(f"Python for browsers, {added / 1e6:.1f} MB: to play, serve {goal}")


def address(live: str) -> str:
    """An address to which the name of a notebook is added, from it or from that of a page."""
    from gamelib.worksheet import PAGE  # noqa: PLC0415

    live = live if "urlpath=" in live else PAGE.sub("/", live)
    fits = re.fullmatch(
        r"https?://[^\s/<>\"'\\#?]+/[^\s<>\"'\\#?]*(\?.*urlpath=[^\s<>\"'\\#]*)?", f"{live}/"
    )
    if live and not fits:
        raise click.UsageError(f"--live: {live!r} is no address of a web server.")
    return live if not live or live.endswith("/") or "urlpath=" in live else f"{live}/"


def chosen(what: str, names: Sequence[str], known: Sequence[str]) -> tuple[str, ...]:
    """Those of the known names that were asked for; all if none was."""
    for name in names:
        if name not in known:
            there = ", ".join(known)
            raise click.UsageError(f"There is no {what} {name!r}; there are {there}.")
    return tuple(name for name in known if name in names or not names)


def room_for(folder: Path, force: bool) -> None:
    """Make sure that files can be written there, before the work begins."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        full = any(folder.iterdir())
    except OSError as error:
        raise click.UsageError(
            f"Nothing can be written into {folder}: {error.strerror}."
        ) from error
    if not os.access(folder, os.W_OK):
        raise click.UsageError(f"Nothing can be written into {folder}.")
    if full and not force:
        raise click.UsageError(f"{folder} is not empty; with --force it is written into.")


@main.command()
@click.argument("game")
@click.option("--topics", default="", help="What is asked, such as winner,legal. [default: all]")
@click.option("--count", default="8", show_default=True, help="How many questions.")
@click.option("--level", default="1", show_default=True, help="1, one rule decides, to 3, several.")
@click.option("--seed", default="1", show_default=True, help="The same one, the same sheet.")
@click.option("--title", default="", help="A title of your own.")
@click.option("--lang", "language", default="en", show_default=True, help="en, el, it or ca.")
@click.option("--paper", default="a4", show_default=True, help="a4 or letter.")
@click.option("--address", default="", help="Where the lessons are, for a link and its code.")
@click.option(
    "--out",
    type=Goal(dir_okay=False, allow_dash=True, path_type=Path),
    required=True,
    help="File; - for the standard output.",
)
def worksheet(out: Path, **given: str) -> None:
    """Write a sheet of questions about GAME and its key as one page to print.

    GAME is wizard, camelot, qwixx or zaubercocktail.
    """
    from gamelib import worksheet as sheets  # noqa: PLC0415
    from gamelib.ruling import Refused  # noqa: PLC0415
    from gamelib.speech import LANGUAGES, Catalog  # noqa: PLC0415

    try:
        made = sheets.page(sheets.read(given))
    except Refused as refused:
        spoken = given["language"] if given["language"] in LANGUAGES else "en"
        said = Catalog(spoken).why(refused.reason)
        field = refused.reason["field"]
        typed = {"game": "GAME", "language": "--lang"}.get(field, f"--{field}")
        raise click.UsageError(f"{typed}: {said}") from None
    write(out, made)


def write(file: Path, text: str) -> None:
    """Write a file, or the standard output; say in one line why a file cannot be written."""
    if str(file) == "-":
        click.echo(text.encode(), nl=False)  # the page says that it is UTF-8
        return
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.UsageError(f"{file} cannot be written: {error.strerror}.") from None


def choose_port(ip: str, port: int | None) -> int:
    """The port asked for; if none was, the usual one or, where that is taken, a free one."""
    from gamelib.publish.serve import free_port  # noqa: PLC0415

    for candidate in (DEFAULT_PORT, 0) if port is None else (port,):
        try:
            return free_port(ip, candidate)
        except OSError as error:
            problem = error.strerror
    raise click.UsageError(f"No server can listen on {ip}, port {candidate}: {problem}.")


def announce(address: str) -> None:
    """Say where the lessons are; whoever waits for this line reads it at once."""
    click.echo(f"The lessons are at {address}  (Ctrl-C ends)")


@main.command()
@click.argument("line")
@click.option("--lang", default="", help="en, el, it or ca. [default: that of the line, or en]")
@click.option("--json", "as_data", is_flag=True, help="Everything as data, with ids of rules.")
def explain(line: str, lang: str, as_data: bool) -> None:
    """Explain a position, step by step.

    LINE is what stands behind the `?` of a link, such as
    "game=wizard&trump=R&trick=J,W,B7&hand=B2,G13"; with "step=3" that step alone is told.
    """
    # The rules and their sentences take a moment to import, which --help need not pay.
    from gamelib import address, explain  # noqa: PLC0415
    from gamelib.ruling import Refused  # noqa: PLC0415
    from gamelib.speech import Catalog  # noqa: PLC0415

    say = Catalog("en")
    try:
        say = Catalog(address.language(lang) or address.spoken(line) or "en")
        there = address.parse(line)
        made = explain.data(there, say) if as_data else explain.text(there, say)
    except Refused as refused:
        raise click.UsageError(str(say.why(refused.reason))) from None
    click.echo(json.dumps(made, ensure_ascii=False, indent=2) if as_data else made)


UNWRITTEN = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""What a full disk answers, or an output that takes nothing."""


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; a mistake in it is one line and exit code 2."""
    try:
        return main.main(arguments, prog_name="gamelib", standalone_mode=False) or 0
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        return error.exit_code
    except click.ClickException as error:
        # What there is to choose from comes line by line.
        click.echo(f"gamelib: {' '.join(error.format_message().split())}", err=True)
        return error.exit_code
    except click.Abort:
        click.echo("gamelib: stopped.", err=True)
        return 130
    except OSError as error:
        # A command answers for its own files: what is left is what it says.
        if error.filename or error.errno not in UNWRITTEN:
            raise
        # Python would try once more at its end, and complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        click.echo(f"gamelib: the output cannot be written: {error.strerror}.", err=True)
        return 1
