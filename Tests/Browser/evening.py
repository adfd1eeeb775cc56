"""For eyes: a pub evening of thirty bots, three phones and a projector, filmed as pictures, and the longest task of a projector.

usage: evening.py FOLDER; the pictures of a second projector, on which nothing may move, begin with `calm`. A third is not
filmed: its tasks are measured, in time of the processor, so that other work on the machine does not count."""
import json
import sys
import threading
import time
from pathlib import Path

from browser import PHONE, Complaints, chromium, enter, visit
from checks import check, end
from serving import Serving

JSON = {"Accept": "application/json", "Content-Type": "application/json"}
BOTS, LONGEST = 30, 50
NAMES = ["Ada", "Bo", "Clever Otter", "Die Quizzlinge", "Élodie", "مريم", "Grace", "Heidi", "Ivan", "Judy"]
WATCH = """window.moved = 0;
  const frame = () => { moved = Math.max(moved, document.getAnimations().length); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);"""


class Film:
    def __init__(self, folder, page, name):
        self.folder, self.page, self.name, self.count = folder, page, name, 0

    def take(self, phase, pictures=1, pause=0.25):
        for _ in range(pictures):
            self.count += 1
            self.page.screenshot(path=self.folder / f"{self.name}-{self.count:03}-{phase}.png")
            time.sleep(pause if pictures > 1 else 0)


def bots(serving, place):
    """Guests who join by HTTP, each with a cookie of its own."""
    import urllib.request
    cookies = []
    for at in range(BOTS):
        request = urllib.request.Request(place + "/players", json.dumps({"name": f"{NAMES[at % 10]} {at // 10 + 1}"}).encode(), JSON | {"Origin": serving.address})
        with urllib.request.urlopen(request) as reply:
            cookies.append(reply.headers["Set-Cookie"].split(";")[0])
    return cookies


def answer(serving, place, cookie, room, at):
    import urllib.request
    question = room["question"]
    ids = [one["id"] for one in question.get("answers", [])]
    given = {"single": ids[at % len(ids):][:1] if ids else [], "multiple": ids[:1 + at % 2], "truefalse": ids[at % 2:][:1] if ids else [], "order": ids, "number": 1969 - at % 3,
             "range": question.get("min", 0) + at % 3, "text": ["Au", "Ag", "gold"][at % 3]}.get(question["kind"])
    if question["kind"] == "match":
        given = {left["id"]: right["id"] for left, right in zip(question["left"], question["right"])}
    body = json.dumps({"epoch": room["epoch"], "answer": given}).encode()
    try:
        urllib.request.urlopen(urllib.request.Request(place + "/answer", body, JSON | {"Cookie": cookie, "Origin": serving.address})).close()
    except OSError:
        pass  # The time may be up.


def longest_tasks(trace):
    """The longest task of the page that set marks, in milliseconds of its thread, by the mark before it."""
    events = json.loads(trace)["traceEvents"]
    marks = sorted((one["ts"], one["name"][6:], one["pid"], one["tid"]) for one in events if one["name"].startswith("phase "))
    longest = {}
    for one in events:
        if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) == marks[0][2:]:
            before = [name for at, name, *_ in marks if at <= one["ts"] + one.get("dur", 0)]
            if before:
                longest[before[-1]] = max(longest.get(before[-1], 0), round(one.get("tdur", 0) / 1000))
    return longest


def evening(browser, serving, folder):
    complaints = Complaints()
    host = visit(browser, complaints).new_page()
    enter(host, serving)
    room = host.context.request.post(f"{serving.address}/rooms", data=json.dumps({"quizzes": ["kinds"], "seed": 3, "timed": 20}), headers=JSON).json()
    place = f"{serving.address}/rooms/{room['code']}"
    films = []
    for name, motion in (("lively", "no-preference"), ("calm", "reduce")):
        screen = visit(browser, complaints, viewport={"width": 1280, "height": 720}, reduced_motion=motion).new_page()
        screen.add_init_script(WATCH)
        screen.goto(place + "/screen")
        films.append(Film(folder, screen, name))
    watched = visit(browser, complaints, viewport={"width": 1280, "height": 720}).new_page()
    watched.goto(place + "/screen")
    browser.start_tracing(page=watched, categories=["toplevel", "blink.user_timing"])
    watched.evaluate("""name => { performance.mark("phase " + name);
      new MutationObserver(() => { const phase = document.querySelector("main").dataset.phase; if (phase !== name) performance.mark("phase " + (name = phase)); }).observe(document, { subtree: true, childList: true, attributes: true }); }""", "lobby")
    cookies = bots(serving, place)
    phones = []
    for name in ("Nina", "Olaf", "Pia"):
        phone = visit(browser, complaints, **PHONE).new_page()
        phone.goto(place)
        phone.fill("#name", name)
        phone.get_by_role("button", name="Join", exact=True).click()
        phone.wait_for_selector("[data-phase=lobby]")
        phones.append(Film(folder, phone, name))
    lively, calm = films

    def film(phase, pictures):
        for one in films:
            one.page.wait_for_selector(f"main[data-phase={phase}]")
        time.sleep(0.1)
        lively.take(phase, pictures)
        calm.take(phase)
        for one in phones:
            one.take(phase)

    def do(deed, phase, pictures=6):
        host.context.request.post(place + "/host", data=json.dumps({"do": deed}), headers=JSON)
        film(phase, pictures)

    film("lobby", 1)
    do("open", "open")
    while True:
        seen = host.context.request.get(place + "/host", headers=JSON).json()
        threads = [threading.Thread(target=answer, args=(serving, place, cookie, seen, at)) for at, cookie in enumerate(cookies)]
        for one in threads:
            one.start()
            time.sleep(0.02)
        for phone in phones:
            option = phone.page.locator("label.option")
            if option.count() and seen.get("question", {}).get("kind") in ("single", "truefalse"):
                option.first.tap()
        for one in threads:
            one.join()
        film("open", 2)
        do("lock", "locked", 1)
        for _ in range(50):
            if host.context.request.post(place + "/host", data='{"do":"reveal"}', headers=JSON).status == 200:
                break
            time.sleep(0.1)
        film("reveal", 5)
        do("board", "board", 5)
        if seen["number"] == seen["questions"]:
            break
        do("next", "open", 3)
    do("next", "over", 24)
    for phase, longest in longest_tasks(browser.stop_tracing()).items():
        check(f"no task of {phase} takes above {LONGEST} ms (longest {longest})", longest <= LONGEST)
    check("what moves, moves", lively.page.evaluate("moved") > 0)
    check("with reduced motion nothing moves", calm.page.evaluate("moved") == 0, calm.page.evaluate("moved"))
    check("no complaints", not complaints, complaints[:6])


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    with chromium() as chrome, Serving() as server:
        evening(chrome, server, target)
    end()
