"""Draws docs/browser.png, the picture of the README: the shipped quizzes on three phones; docs/result.png, which the server
draws of a result; and docs/room.png: the projector twice, and the winner's phone. Run by scripts/make-browser-picture."""
import json
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from browser import Complaints, chromium, enter, visit
from playing import Keys, start
from room_scenes import Scenes, code, draw
from serving import ROOT, Serving

PHONE = {"viewport": {"width": 360, "height": 720}, "device_scale_factor": 1.5}
GAP = """<style>body { margin: 0; padding: 24px; display: flex; gap: 24px; background: #c9d3d4; width: max-content }
img { width: 360px; height: 720px; border-radius: 28px; box-shadow: 0 6px 24px #0004 }</style>"""


def result(page, serving):
    """The picture of a quiz that was played to its end, all but two of its answers right."""
    quiz = json.loads((ROOT / "quizzes" / "world-capitals.json").read_text())
    right = {one["text"]: one for one in quiz["questions"]}
    page.goto(f"{serving.address}/quizzes/world-capitals")
    start(page)
    for turn in range(40):
        if page.locator(".result").count():
            break
        if page.locator("form.step[data-kind]").count():
            asked = right[page.locator("main h1").inner_text()]
            answers = asked["answers"] if asked["kind"] in ("single", "multiple") else []
            if asked["kind"] == "truefalse":
                answers = [{"text": word, "correct": asked["correct"] is (word == "True")} for word in ("True", "False")]
            isWrong = any(f"Question {number} " in page.locator(".where").inner_text() for number in (3, 6))
            texts = [one["text"] for one in answers if bool(one.get("correct")) != isWrong]
            for text in texts if asked["kind"] == "multiple" else texts[:1]:
                page.locator("label.option").filter(has_text=re.compile(f"^\\s*{re.escape(text)}\\s*\\d?\\s*$")).click()
        Keys(page).forward()
    (ROOT / "docs" / "result.png").write_bytes(page.request.get(page.url + "/result.png").body())


def phones(browser, folder):
    """The files of three pictures: a question, its verdict, and home in the dark."""
    with Serving(quizzes=(), has_shipped=True) as serving:
        light = visit(browser, Complaints(), color_scheme="light", **PHONE).new_page()
        enter(light, serving, "/quizzes/world-capitals")
        light.locator("details summary").last.click()
        light.get_by_role("button", name="Start", exact=True).click()
        light.wait_for_selector("main.play")
        light.locator("label.option").nth(1).click()
        light.screenshot(path=folder / "1.png")
        light.locator("main .step .actions .main").click()
        light.wait_for_selector(".verdict")
        light.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
        light.screenshot(path=folder / "2.png")
        dark = visit(browser, Complaints(), color_scheme="dark", **PHONE).new_page()
        enter(dark, serving)
        dark.screenshot(path=folder / "3.png")
        result(dark, serving)
    return [folder / f"{number}.png" for number in (1, 2, 3)]


def room(browser, folder):
    """The files of three pictures: a question and the podium on the projector, and the phone of who won."""
    files = []
    with Scenes() as scenes:
        for number, (path, width, height) in enumerate(((f"{code('open', 'picture')}/screen", 1280, 960), (f"{code('over', 'crowd')}/screen", 1280, 960), (code("over", "picture"), 360, 720)), 4):
            page = visit(browser, Complaints(), reduced_motion="reduce", viewport={"width": width, "height": height}).new_page()
            draw(page)
            page.goto(f"{scenes.address}/rooms/{path}", wait_until="networkidle")
            files.append(folder / f"{number}.png")
            page.screenshot(path=files[-1])
    return files


def together(browser, folder, files, height, target):
    """The pictures in a row, all of one height."""
    row = folder / "row.html"
    row.write_text(GAP.replace("width: 360px; height: 720px", f"height: {height}px") + "".join(f'<img src="{file.name}" alt="">' for file in files))
    page = browser.new_page(viewport={"width": 2000, "height": height + 48}, device_scale_factor=1)
    page.goto(row.as_uri())
    page.locator("body").screenshot(path=ROOT / "docs" / target)


with chromium() as browser, TemporaryDirectory() as folder:
    folder = Path(folder)
    together(browser, folder, phones(browser, folder), 720, "browser.png")
    together(browser, folder, room(browser, folder), 390, "room.png")
