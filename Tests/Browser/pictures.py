"""For eyes: a picture of every page, in both themes and three widths. usage: pictures.py FOLDER"""
import sys
from pathlib import Path

from browser import Complaints, chromium, enter, visit
from playing import Keys, Mouse, start
from serving import Serving

PATHS = {"rooms": "/rooms", "home": "/", "quizzes": "/quizzes", "cover": "/quizzes/animals", "cards": "/quizzes/element-symbols", "history": "/history",
         "statistics": "/statistics", "leaderboard": "/leaderboard", "achievements": "/achievements", "streak": "/streak", "players": "/players",
         "settings": "/settings", "key": "/key", "join": "/join", "challenge": "/challenge", "none": "/nothing"}


class Walking(Mouse):
    def __init__(self, page, shot):
        super().__init__(page)
        self.shot = shot
        self.taken = 0

    def step(self):
        self.taken += 1
        kind = self.page.locator("form.step[data-kind]")
        self.shot(f"play-{self.taken:02}" + ("-" + kind.get_attribute("data-kind") if kind.count() else ""))
        super().step()


def walk(page, serving, shot):
    enter(page, serving, "/quizzes/kinds")
    start(page)
    Walking(page, shot).play()
    shot("result")
    page.goto(page.url + "/review")
    shot("review")
    for quiz in ("money-ladder", "animals", "how-you-work", "everyday-science", "lighthouse", "solar-system"):
        page.goto(f"{serving.address}/quizzes/{quiz}")
        start(page)
        shot(f"quiz-{quiz}-1")
        for step in (2, 3):
            page.keyboard.press("1")
            Keys(page).forward()
            shot(f"quiz-{quiz}-{step}")
    for name, path in PATHS.items():
        page.goto(serving.address + path)
        shot(name)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for theme, width, height in [("light", 320, 640), ("dark", 320, 640), ("light", 768, 1024), ("dark", 768, 1024), ("light", 1440, 900), ("dark", 1440, 900)]:
            complaints = Complaints()
            with Serving(("kinds", "timed"), has_shipped=True) as serving:
                page = visit(browser, complaints, color_scheme=theme, viewport={"width": width, "height": height}, has_touch=width < 700).new_page()
                walk(page, serving, lambda name: page.screenshot(path=folder / f"{name}-{width}-{theme}.png", full_page=True))
                page.context.close()
            print(theme, width, complaints)
