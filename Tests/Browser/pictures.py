"""For eyes: a picture of every page, in English and dark in German, in three widths and all themes. usage: pictures.py FOLDER [WIDTH-THEME…]"""
import sys
from pathlib import Path

from browser import Complaints, chromium, enter, visit
from measuring import THEMES
from playing import Keys, Mouse, start
from serving import Serving

PATHS = {"home": "/", "quizzes": "/quizzes", "search": "/quizzes?search=wat", "category": "/quizzes?category=Geography", "cover": "/quizzes/animals",
         "cover-mode": "/quizzes/solar-system?plugin=exam", "cover-players": "/quizzes/world-capitals?plugin=hotseat", "cover-cards": "/quizzes/element-symbols",
         "history": "/history", "statistics": "/statistics", "statistics-quiz": "/statistics?quiz=kinds", "leaderboard": "/leaderboard",
         "achievements": "/achievements", "streak": "/streak", "players": "/players", "settings": "/settings", "key": "/key", "join": "/join",
         "challenge": "/challenge", "rooms": "/rooms", "none": "/quizzes/none", "nothing": "/nothing"}
VIEWS = [(theme, width, height) for width, height in ((320, 640), (768, 1024), (1440, 900)) for theme in THEMES]


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

    def truefalse(self, text):
        self.page.locator("label.option").first.click()


def record(serving):
    """Real sittings, good ones and bad ones, of several people, some of them not finished."""
    for name in ("Ada Lovelace", "Bo"):
        serving.run("player", "add", name)
    for seed, words, answers in ((1, ["animals"], "1\n2\n"), (2, ["world-capitals"], "3\n1\n"), (3, ["everyday-science"], "1\n"), (4, ["how-you-work"], "2\n3\n"),
                                 (5, ["animals", "--player", "Bo"], "2\n"), (6, ["world-capitals", "--player", "Ada Lovelace"], "1\n"), (7, ["daily"], "1\n")):
        serving.run(*(words if words == ["daily"] else ["play", *words, "--new"]), "--plain", *([] if words == ["daily"] else ["--seed", str(seed)]), text=answers * 60)
    for words in (["solar-system"], ["solar-system", "--new"], ["solar-system", "--new", "--plugin", "exam"], ["films"]):
        serving.run("play", *words, "--plain", text="1\n\n2\n")


def walk(page, serving, shot):
    enter(page, serving, "/quizzes/kinds")
    start(page)
    Walking(page, shot).play()
    shot("result")
    address = page.url
    for name in ("review", "challenge"):
        page.goto(f"{address}/{name}")
        shot(f"sitting-{name}")
    page.goto(f"{serving.address}/quizzes/free")
    start(page)
    page.goto(page.url + "?view=all")
    shot("overview")
    for quiz in ("money-ladder", "animals", "how-you-work", "everyday-science?plugin=survival", "lighthouse", "solar-system?plugin=wager", "element-symbols?plugin=cards"):
        page.goto(f"{serving.address}/quizzes/{quiz}")
        start(page)
        quiz = quiz.split("?")[0]
        shot(f"quiz-{quiz}-1")
        for step in (2, 3):
            page.keyboard.press("1")
            Keys(page).forward()
            shot(f"quiz-{quiz}-{step}")
    page.locator(".leave > summary").click()
    shot("leaving")
    page.keyboard.press("Escape")
    for name, path in PATHS.items():
        page.goto(serving.address + path)
        shot(name)
    page.goto(f"{serving.address}/history")
    page.locator("main .rows a[href$=review]").last.click()
    page.locator("main details > summary").first.click()
    shot("review-why")


if __name__ == "__main__":
    folder, wanted = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for theme, width, height in VIEWS:
            if wanted and f"{width}-{theme}" not in wanted:
                continue
            complaints = Complaints()
            with Serving(("kinds", "timed", "free"), has_shipped=True) as serving:
                record(serving)
                options = {"viewport": {"width": width, "height": height}, "has_touch": width < 700, "locale": "de-DE" if theme == "dark" else "en"}
                page = visit(browser, complaints, reduced_motion="reduce", **THEMES[theme], **options).new_page()
                walk(page, serving, lambda name: page.screenshot(path=folder / f"{name}-{width}-{theme}.png", full_page=True))
                page.context.close()
            print(theme, width, complaints, flush=True)
