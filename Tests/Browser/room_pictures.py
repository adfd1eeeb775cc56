"""For eyes: a picture of every page of rooms, in both themes and three widths. usage: room_pictures.py FOLDER [NAME…]"""
import sys
from pathlib import Path

from browser import Complaints, chromium, visit
from room_scenes import Scenes, pages

if __name__ == "__main__":
    folder, wanted = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser, Scenes() as scenes:
        for theme, width, height in [("light", 320, 640), ("dark", 768, 1024), ("light", 1440, 810), ("dark", 320, 640), ("light", 768, 1024), ("dark", 1440, 810)]:
            page = visit(browser, Complaints(), color_scheme=theme, viewport={"width": width, "height": height}, has_touch=width < 700).new_page()
            for name, path in pages():
                if not wanted or name in wanted:
                    page.goto(scenes.address + path)
                    page.screenshot(path=folder / f"{name}-{width}-{theme}.png", full_page=not name.startswith("screen"))
            page.context.close()
