"""`python -m meldbook` is the command `meldbook`."""

from meldbook.cli import main

if __name__ == "__main__":
    main()
