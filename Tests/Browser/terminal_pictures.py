"""For eyes: pictures of the full screen in a real terminal (tmux), in three sizes and in all kinds of colours.

usage: terminal_pictures.py FOLDER [NAME-PART…], as in `home-80x24 light`"""
import html
import re
import subprocess
import sys
import time
from pathlib import Path

from browser import Complaints, chromium, visit
from serving import PROGRAM, Serving

SIZES = [(80, 24), (40, 12), (120, 40)]
# Ground, letters, and the environment that asks for such colours.
KINDS = {"dark": ("#0c0c0c", "#d8d8d8", {"COLORTERM": "truecolor"}), "light": ("#fdfdfb", "#202020", {"COLORTERM": "truecolor", "COLORFGBG": "0;15"}),
         "sixteen": ("#0c0c0c", "#d8d8d8", {"COLORTERM": "", "TERM": "xterm"}), "none": ("#0c0c0c", "#d8d8d8", {"NO_COLOR": "1"})}
# A command, and after how many of its keys a picture is taken.
SCENES = {"home": ([], [""]), "cover": (["play", "solar-system", "--seed", "2"], [""]), "play": (["play", "solar-system", "--seed", "2"], ["Enter", "1", "Enter", "Enter"]),
          "cards": (["play", "element-symbols"], ["Enter", "Enter"]), "result": (["play", "solar-system", "--limit", "1", "--new", "--seed", "3"], ["Enter", "1", "Enter", "Enter"]),
          "stats": ([], ["s"]), "history": ([], ["h"]), "streak": ([], ["t"]), "desk": (["host", "world-capitals", "--listen", "127.0.0.1"], ["", "o"])}
SIXTEEN = "#000000 #cd3131 #0dbc79 #c5a332 #2472c8 #bc3fbc #11a8cd #cccccc #666666 #f14c4c #23d18b #f5f543 #3b8eea #d670d6 #29b8db #ffffff".split()


def colour(codes):
    if codes[0] == 2:
        return "#%02x%02x%02x" % tuple(codes[1:4]), codes[4:]
    number = codes[1]
    if number < 16:
        return SIXTEEN[number], codes[2:]
    if number > 231:
        return "#" + "%02x" % (8 + (number - 232) * 10) * 3, codes[2:]
    part = lambda n: 0 if n == 0 else 55 + 40 * n
    return "#%02x%02x%02x" % (part((number - 16) // 36), part((number - 16) // 6 % 6), part((number - 16) % 6)), codes[2:]


def styled(text, paper, ink):
    """A row with its colours as HTML."""
    look, made = {}, []
    for piece in re.split(r"(\x1b\[[\d;]*m)", text):
        if not piece.startswith("\x1b["):
            front, back = look.get("front", ink), look.get("back", paper)
            if look.get("reverse"):
                front, back = back, front
            style = f"color:{front};background:{back}" + ";font-weight:700" * bool(look.get("bold")) + ";opacity:.6" * bool(look.get("dim")) + ";text-decoration:" + " ".join(["underline"] * bool(look.get("line")) + ["line-through"] * bool(look.get("struck")))
            made.append(f'<span style="{style}">{html.escape(piece)}</span>')
            continue
        codes = [int(code or 0) for code in piece[2:-1].split(";")]
        while codes:
            code, codes = codes[0], codes[1:]
            if code in (38, 48):
                look["front" if code == 38 else "back"], codes = colour(codes)
            elif 30 <= code % 60 <= 37 or 90 <= code <= 97:
                look["front"] = SIXTEEN[code - 30 if code < 90 else code - 82]
            elif 40 <= code <= 47 or 100 <= code <= 107:
                look["back"] = SIXTEEN[code - 40 if code < 100 else code - 92]
            elif code in (39, 49):
                look.pop("front" if code == 39 else "back", None)
            elif code == 0:
                look = {}
            else:
                for name, on, off in (("bold", 1, 22), ("dim", 2, 22), ("line", 4, 24), ("struck", 9, 29), ("reverse", 7, 27)):
                    look[name] = True if code == on else False if code == off else look.get(name)
    return "".join(made)


class Terminal:
    def __init__(self, serving, arguments, columns, rows, environment):
        self.call = ["tmux", "-S", str(serving.folder / "tmux"), "-f", "/dev/null"]
        within = [f"{key}={value}" for key, value in ({"TERM": "tmux-256color", "HOME": str(serving.folder / "home"), "LANG": "C.UTF-8"} | environment).items()]
        self.tmux("new-session", "-d", "-x", str(columns), "-y", str(rows), "-c", str(serving.folder), "env", *within, str(PROGRAM), *arguments)

    def tmux(self, *words):
        return subprocess.run([*self.call, *words], capture_output=True, text=True, timeout=20).stdout

    def rows(self):
        """What stands there once it stands still."""
        before, still = None, 0
        for _ in range(300):
            time.sleep(0.1)
            now = self.tmux("capture-pane", "-e", "-N", "-p")
            still = still + 1 if now == before and now.strip() else 0
            before = now
            if still == 4:
                break
        return before.split("\n")

    def end(self):
        self.tmux("kill-server")


if __name__ == "__main__":
    folder, wanted = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser, Serving((), has_shipped=True) as serving:
        page = visit(browser, Complaints()).new_page()
        for kind, (paper, ink, environment) in KINDS.items():
            for columns, rows in SIZES:
                page.set_viewport_size({"width": columns * 9 + 16, "height": rows * 19 + 16})
                for scene, (arguments, keys) in SCENES.items():
                    name = f"{scene}-{columns}x{rows}-{kind}"
                    if not all(part in name for part in wanted):
                        continue
                    terminal = Terminal(serving, arguments, columns, rows, environment)
                    for at, key in enumerate(keys, 1):
                        if key:
                            terminal.rows()
                            terminal.tmux("send-keys", key)
                        text = "\n".join(styled(row, paper, ink) for row in terminal.rows()[:rows])
                        page.set_content(f'<body style="margin:8px;background:{paper}"><pre style="margin:0;direction:ltr;unicode-bidi:bidi-override;font:15px/19px DejaVu Sans Mono,monospace">{text}</pre>')
                        page.screenshot(path=folder / f"{name}-{at}.png")
                    terminal.end()
