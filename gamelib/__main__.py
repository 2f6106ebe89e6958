"""The command line: ``gamelib``."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from gamelib import __version__

DEFAULT_PORT = 8866


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="gamelib")
def main() -> None:
    """Interactive lessons that teach table-game rules by stepping through real situations."""


@main.command()
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help=f"Port to listen on; 0 picks a free one. [default: {DEFAULT_PORT}, or a free one]",
)
@click.option("--ip", default="localhost", show_default=True, help="Address to listen on.")
@click.option("--open/--no-browser", "open_browser", default=True, help="Open a browser, or not.")
@click.option(
    "--notebooks",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Serve the lessons of this folder. [default: those of the package]",
)
def serve(port: int | None, ip: str, open_browser: bool, notebooks: Path | None) -> None:
    """Open the lessons in the browser."""
    # Voila takes a second to import, which --help and --version need not pay.
    from gamelib.publish import serve as server  # noqa: PLC0415

    folder = (notebooks or server.lessons_folder()).resolve()
    if not (folder / server.FRONT_PAGE).is_file():
        raise click.UsageError(f"{folder} holds no {server.FRONT_PAGE}, the lessons' front page.")
    server.serve(folder, ip, choose_port(ip, port), open_browser, announce)


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
def simulate(game: str, players: int, games: int, model: str, seed: int, workers: int) -> None:
    """Play whole evenings, and tell how often predictions come true.

    Everybody plays for the own prediction (aiming), for every trick (eager), or any card at
    random (chance). Ctrl-C stops, and tells what is done so far.
    """
    # NumPy takes a while to import, which no other command needs to pay.
    from gamelib.bidding import Model  # noqa: PLC0415
    from gamelib.odds import evenings, report  # noqa: PLC0415

    with report.processes(workers) as executor:
        tally = evenings.simulate(game, players, games, Model(model), seed, executor, progress=True)
    if tally is None:
        raise click.ClickException("Stopped before any game was finished.")
    if tally.games < games:
        click.echo(f"Stopped after {tally.games} of {games} games.", err=True)
    click.echo(report.table(tally))


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


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; a mistake in it is one line and exit code 2."""
    try:
        return main.main(arguments, prog_name="gamelib", standalone_mode=False) or 0
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        return error.exit_code
    except click.ClickException as error:
        click.echo(f"gamelib: {error.format_message()}", err=True)
        return error.exit_code
    except click.Abort:
        return 130


if __name__ == "__main__":
    sys.exit(run())
