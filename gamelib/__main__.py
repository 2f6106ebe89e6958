"""``gamelib`` and ``python -m gamelib``: the commands, loaded where Ctrl-C is already heard."""

import sys


def run() -> int:
    """Run the command line; stopped while it still loads, it says so in one line."""
    try:
        from gamelib import commands  # noqa: PLC0415

        return commands.run()
    except KeyboardInterrupt:
        print("gamelib: stopped.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(run())
