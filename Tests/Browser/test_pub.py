"""A pub evening: a round of music and one of pictures, on the projector, two phones, and at a table without a phone."""
import json
import shutil
import struct
import sys
import time
import zlib
from pathlib import Path

from browser import PHONE, Complaints, chromium, enter, visit
from checks import check, end
from measuring import amiss
from serving import ROOT, Serving

JSON = {"Accept": "application/json", "Content-Type": "application/json"}
QUIZ = {
    "title": "Wednesday at the Crown", "plugin": "pubquiz",
    "sections": [{"id": "music", "title": "Music", "text": "Pencils down, ears up."}, {"id": "pictures", "title": "Pictures"}],
    "questions": [
        {"id": "octave", "section": "music", "audio": "octave.wav", "text": "Two notes. The second is …",
         "answers": [{"id": "same", "text": "the same"}, {"id": "octave", "text": "an octave higher", "correct": True}, {"id": "lower", "text": "lower"}]},
        {"id": "dance", "section": "music", "audio": "waltz.wav",
         "answers": [{"id": "waltz", "text": "A waltz", "correct": True}, {"id": "march", "text": "A march"}]},
        {"id": "which", "section": "music", "text": "Which of these falls?",
         "answers": [{"id": "scale", "text": "", "audio": "scale.wav"}, {"id": "falling", "text": "", "audio": "falling.wav", "correct": True}]},
        {"id": "flag", "section": "pictures", "text": "Which one has a circle?",
         "answers": [{"id": "cross", "text": "", "image": "cross.png", "imageAlt": "A cross"}, {"id": "disc", "text": "", "image": "disc.png", "imageAlt": "A disc", "correct": True},
                     {"id": "bars", "text": "", "image": "bars.png", "imageAlt": "Bars"}]},
        {"id": "sun", "section": "pictures", "image": "disc.png", "imageAlt": "A red disc", "text": "Whose flag is this?",
         "answers": [{"id": "japan", "text": "Japan's", "correct": True}, {"id": "norway", "text": "Norway's"}]}],
}
SHAPES = {"cross": lambda x, y: abs(x - 40) < 9 or abs(y - 40) < 9, "disc": lambda x, y: (x - 60) ** 2 + (y - 40) ** 2 < 24 ** 2}
RIGHT = {"octave": "octave", "dance": "waltz", "which": "falling", "flag": "disc", "sun": "japan"}
SHOTS = Path(sys.argv[1]) if len(sys.argv) > 1 else None
# Every start and end of a sound in a page.
LISTEN = """window.sounds = [];
  for (const kind of ["play", "ended"])
    document.addEventListener(kind, (event) => sounds.push(kind + " " + event.target.currentSrc.split("/").pop()), true);"""


def png(width, height, colour):
    rows = b"".join(b"\0" + bytes(part for x in range(width) for part in colour(x, y)) for y in range(height))
    piece = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return b"\x89PNG\r\n\x1a\n" + piece(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) + piece(b"IDAT", zlib.compress(rows)) + piece(b"IEND", b"")


def prepare(serving):
    folder = serving.folder / "quizzes"
    (folder / "evening.json").write_text(json.dumps(QUIZ))
    for name in ("octave", "waltz", "scale", "falling"):
        shutil.copy(ROOT / "quizzes" / "sounds" / f"{name}.wav", folder)
    # There is no picture of bars: its words are to stand in its place.
    for name, shape in SHAPES.items():
        (folder / f"{name}.png").write_bytes(png(120, 80, lambda x, y: (186, 12, 47) if shape(x, y) else (255, 255, 255)))
    shutil.copytree(ROOT / "plugins", serving.folder / "plugins", dirs_exist_ok=True)


def until(holds):
    end = time.monotonic() + 12
    while not holds() and time.monotonic() < end:
        time.sleep(0.05)
    return holds()


class Evening:
    def __init__(self, browser, serving, sound):
        self.complaints, self.sound, self.files = Complaints(), sound, {}
        self.host = visit(browser, self.complaints).new_page()
        enter(self.host, serving)
        body = {"quizzes": ["evening"], "seed": 3, "sound": sound}
        room = self.host.context.request.post(f"{serving.address}/rooms", data=json.dumps(body), headers=JSON).json()
        assert "code" in room, room
        self.place = f"{serving.address}/rooms/{room['code']}"
        self.screen = visit(browser, self.complaints, viewport={"width": 1280, "height": 720}, reduced_motion="reduce").new_page()
        self.phones = [visit(browser, self.complaints, reduced_motion="reduce", **PHONE).new_page() for _ in range(2)]
        for page in (self.screen, *self.phones):
            page.add_init_script(LISTEN)
        self.screen.goto(self.place + "/screen")
        # A page may play when somebody clicked in it.
        self.screen.mouse.click(600, 400)
        for page, name in zip(self.phones, ("The Crown", "Bar Stools")):
            page.goto(self.place)
            page.fill("#name", name)
            page.get_by_role("button", name="Join", exact=True).click()
            page.wait_for_selector("[data-phase=lobby]")
        self.host.goto(self.place + "/host")
        self.do("enter", name="Table 7")
        self.screen.get_by_text("Table 7", exact=True).wait_for()

    def do(self, deed, **more):
        reply = self.host.context.request.post(self.place + "/host", data=json.dumps({"do": deed} | more), headers=JSON)
        check(f"{deed}: {reply.status}", reply.ok, reply.text())

    def stand(self, phase):
        for page in (self.screen, *self.phones):
            page.wait_for_selector(f"main[data-phase={phase}]")

    def asked(self):
        """The room as the host sees it."""
        return self.host.context.request.get(self.place + "/host", headers=JSON).json()

    def shows(self, name):
        self.screen.locator(".ready").wait_for(state="hidden")
        for place, page in enumerate((self.screen, *self.phones)):
            lost = page.evaluate("[...document.querySelectorAll('audio')].filter((player) => player.error).map((player) => player.error.message)")
            check(f"{name}: every sound is loaded", not lost, lost)
            found = amiss(page)
            check(f"{name} fits {('the projector', 'a phone', 'a phone')[place]}", not found, found)
            if SHOTS:
                page.screenshot(path=SHOTS / f"pub-{self.sound}-{name}-{place}.png")

    def log(self, name):
        """What the projector's page did with the sound of a question; each has a file of its own."""
        if name not in self.files:
            self.files[name] = self.screen.locator("main audio[autoplay]").get_attribute("src").split("/")[-1]
        return [line.split()[0] for line in self.screen.evaluate("sounds") if line.endswith(self.files[name])]


def question(evening, serving, name):
    asked = next(one for one in QUIZ["questions"] if one["id"] == name)
    room = evening.asked()
    if "audio" in asked:
        for page, plays in ((evening.screen, True), (evening.phones[0], evening.sound == "both")):
            count = page.locator("main audio").count()
            check(f"{name}: {'a' if plays else 'no'} player", count == int(plays), count)
        check(f"{name}: the projector plays it by itself, to its end", until(lambda: evening.log(name) == ["play", "ended"]), evening.screen.evaluate("sounds"))
        evening.do("play")
        check(f"{name}: and again when the desk says so", until(lambda: evening.log(name) == ["play", "ended"] * 2), evening.screen.evaluate("sounds"))
    if name == "flag":
        for page in (evening.screen, evening.phones[0]):
            shown = page.locator("main .option").evaluate_all("all => all.map((one) => one.querySelector('img')?.alt || one.innerText.split('\\n').pop().trim())")
            check("each tile is a picture, or its words", sorted(shown) == ["A cross", "A disc", "Bars"] and page.locator("main .option img").count() == 2, shown)
    evening.shows(name)
    epoch = room["epoch"]
    evening.do("enter", player=next(one["player"] for one in room["people"] if one["name"] == "Table 7"), answer=[RIGHT[name]], epoch=epoch)
    for place, page in enumerate(evening.phones):
        page.locator(f"label.option:has(input[value='{RIGHT[name]}'])" if place == 0 else f"label.option:not(:has(input[value='{RIGHT[name]}']))").first.tap(position={"x": 14, "y": 14})
        if page.locator("form.step .actions .main").count():
            page.locator("form.step .actions .main").first.click()
        page.wait_for_selector(".kept")


with chromium() as browser, Serving() as serving:
    prepare(serving)
    for sound in ("screen", "both"):
        evening = Evening(browser, serving, sound)
        evening.do("open")
        for name in RIGHT:
            evening.stand("open")
            question(evening, serving, name)
            evening.do("lock")
            evening.do("reveal")
            evening.stand("reveal")
            evening.shows(f"{name}-shown")
            evening.do("next")
        evening.stand("over")
        evening.shows("over")
        points = {one["name"]: one["points"] for one in evening.asked()["board"]}
        check("who was right has all points, the table without a phone too", points["The Crown"] == points["Table 7"] > 0 == points["Bar Stools"], points)
        check("no complaint of a browser", not evening.complaints, evening.complaints)
    check("the record verifies", serving.run("verify").returncode == 0)
end()
