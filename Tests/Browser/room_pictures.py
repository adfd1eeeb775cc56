"""For eyes: a picture of every page of rooms, on projectors, phones and the host's desk, in all themes, and a line for what is not right in one.

usage: room_pictures.py FOLDER [NAME-PART…], as in `screen-open 1280 dark`; without parts all"""
import sys
from pathlib import Path

from browser import Complaints, chromium, visit
from measuring import DESKS, PHONES, PROJECTORS, THEMES, amiss
from room_scenes import Scenes, draw, hard_pages, pages

SIZES = {"screen": PROJECTORS, "player": PHONES}

if __name__ == "__main__":
    folder, wanted = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    count = bad = 0
    with chromium() as browser, Scenes() as scenes:
        for theme, options in THEMES.items():
            for width, height in PHONES + DESKS + PROJECTORS:
                page = visit(browser, Complaints(), viewport={"width": width, "height": height}, has_touch=width < 700, reduced_motion="reduce", **options).new_page()
                draw(page)
                for name, path in [*pages(), *hard_pages()]:
                    picture = f"{name}-{width}x{height}-{theme}"
                    if (width, height) not in SIZES.get(name.split("-")[0], DESKS) or not all(part in picture for part in wanted):
                        continue
                    page.goto(scenes.address + path, wait_until="networkidle" if "media" in path else "load")
                    page.wait_for_timeout(60)
                    found = amiss(page)
                    count, bad = count + 1, bad + bool(found)
                    for fault in found:
                        print(f"{picture}: {fault}", flush=True)
                    page.screenshot(path=folder / f"{picture}.png", full_page=not name.startswith("screen"))
                page.context.close()
    print(f"{count} pictures, {bad} with something that is not right")
