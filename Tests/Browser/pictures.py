"""For eyes: a picture of every page, in English and dark in German, in four widths and all themes. usage: pictures.py FOLDER [WIDTH-THEME…]"""
import json
import re
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
JSON = {"Accept": "application/json", "Content-Type": "application/json"}
VIEWS = [(theme, width, height) for width, height in ((320, 640), (768, 1024), (1024, 768), (1440, 900)) for theme in THEMES]


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


def teach(page, serving, shot):
    """What a teacher and an author see: a class that has played, quizzes and modes being written, papers, their key, and reports."""
    names = serving.folder / "class.txt"
    names.write_text("\n".join(["Amélie Durand", "Ben Okafor", "Chiara Conti", "Deniz Yılmaz", "Eva-Maria von Hohenstein", "Finn", "مريم"]))
    serving.run("people", "import", str(names), "--class", "7b")
    for at, name in enumerate(("Ben Okafor", "Chiara Conti", "Finn")):
        code = serving.run("people", "code", name).stdout.split()[-1]
        pupil = page.context.browser.new_context()
        pupil.request.post(f"{serving.address}/join", data=json.dumps({"code": code}), headers=JSON)
        for quiz in ("world-capitals", "animals")[: at % 2 + 1]:
            sitting = pupil.request.post(f"{serving.address}/sittings", data=json.dumps({"quiz": quiz, "seed": at, "limit": 4}), headers=JSON).json()
            place, seen = f"{serving.address}/sittings/{sitting['sitting']}", sitting
            for _ in range(12):
                step = next((one for one in seen["objects"] if one["type"] == "question"), None)
                body = {"step": step["step"], "try": step["try"], "answer": [step["answers"][at % 2]["id"]]} if step and step.get("answers") else {"skip": True} if step else {"continue": True}
                seen = pupil.request.post(place, data=json.dumps(body), headers=JSON).json()
                if "objects" not in seen or any(one["type"] == "result" for one in seen["objects"]):
                    break
        pupil.close()
    page.goto(f"{serving.address}/workshop")
    page.fill("#mode", "my-row")
    page.get_by_role("button", name=re.compile("New mode|Neuer Modus")).click()
    page.wait_for_url(re.compile("/workshop/modes/my-row"))
    shot("mode")
    page.fill("textarea#source", page.input_value("textarea#source").replace("best = 0", "best = nope()", 1))
    page.locator("main form .main").first.click()
    page.wait_for_selector("#findings li")
    shot("mode-wrong")
    for name, path in {"workshop": "/workshop", "workshop-quiz": "/workshop/quizzes/kinds", "workshop-preview": "/workshop/quizzes/kinds/preview",
                       "workshop-versions": "/workshop/quizzes/kinds/versions", "class": "/class/7b", "players-many": "/players"}.items():
        page.goto(serving.address + path)
        shot(name)
    answers = serving.folder / "answers.csv"
    answers.write_text("participant,one,several\nAda,b,a;b\nBo,a,a\n")
    for name, words in {"paper": ["quiz", "print", "kinds", "--key"], "report": ["analyze", "kinds", str(answers), "--html"], "cards-printed": ["people", "print", "--class", "7b", "--out"]}.items():
        file = serving.folder / f"{name}.html"
        said = serving.run(*words, *([] if name == "paper" else [str(file)]))
        if name == "paper":
            file.write_text(said.stdout)
        if file.exists():
            page.goto(file.as_uri())
            shot(name)
        else:
            print(name, said.stderr)


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
                shot = lambda name: page.screenshot(path=folder / f"{name}-{width}-{theme}.png", full_page=True)
                walk(page, serving, shot)
                teach(page, serving, shot)
                page.context.close()
            print(theme, width, complaints, flush=True)
