"""What a test says: a line for each thing that was looked at."""
import sys

bad = 0


def check(name, holds, seen=""):
    global bad
    print(("ok - " if holds else "not ok - ") + name + ("" if holds else f" (seen: {str(seen)[:600]})"), flush=True)
    bad += not holds
    return holds


def end():
    """The last line of a test: 3 when something was not as it should be. A test that stops before it ends with 1."""
    sys.exit(3 if bad else 0)
