"""An evening with the real program: a host, a projector and two phones at once, one of them without scripts, and one that is lost for a while."""
import json
import re

from browser import Complaints, chromium, enter, visit
from checks import check, end
from playing import RIGHT, Mouse, Plain, title
from serving import Serving

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}


def open_room(context, serving, **options):
    """As a program would, with the host's cookie."""
    reply = context.request.post(f"{serving.address}/rooms", data=json.dumps({"quizzes": ["kinds"]} | options),
                                 headers={"Accept": "application/json", "Content-Type": "application/json"})
    return reply.status, reply.json()


def join(page, serving, code, name):
    page.goto(f"{serving.address}/join")
    page.fill("#code", code)
    page.locator("form[action='/join'][method=get] button").click()
    page.wait_for_selector("#name")
    page.fill("#name", name)
    page.get_by_role("button", name="Join", exact=True).click()
    page.wait_for_selector("[data-phase=lobby]")


def do(host, name):
    host.get_by_role("button", name=name, exact=True).click()


def stands(page, phase, epoch=None):
    """Waits until the page shows a phase, of a question if one is named."""
    page.wait_for_selector(f"main[data-phase={phase}]" + (f"[data-epoch='{epoch}']" if epoch else ""))


def fill(way, question):
    getattr(way, way.page.locator("form.step").get_attribute("data-kind"))(RIGHT[question])
    way.page.locator("form.step .actions .main").click()
    # What stands right by chance, untouched, is handed in as it is.
    way.page.wait_for_selector(".kept, main [name=asItIs]")
    if way.page.locator("main [name=asItIs]").count():
        way.page.locator("main [name=asItIs]").click()
    way.page.wait_for_selector(".kept")


with chromium() as browser, Serving() as serving:
    complaints = Complaints()
    host = visit(browser, complaints).new_page()
    enter(host, serving)
    status, room = open_room(host.context, serving)
    check("the owner opens a room", status == 201 and re.fullmatch(r"\d{6}", room.get("code", "")), (status, room))
    code = room["code"]
    screen = visit(browser, complaints, viewport={"width": 1280, "height": 720}).new_page()
    ada, bo = visit(browser, complaints, **PHONE).new_page(), visit(browser, complaints, java_script_enabled=False, **PHONE).new_page()
    host.goto(f"{serving.address}/rooms/{code}/host")
    screen.goto(f"{serving.address}/rooms/{code}/screen")
    check("the projector shows code and drawing", code[:3] in screen.inner_text("main") and screen.locator("svg.qr").count() == 1)
    join(ada, serving, code, "Ada")
    join(bo, serving, code, "Bo")
    screen.get_by_text("Bo", exact=True).wait_for()
    host.get_by_text("Ada", exact=True).first.wait_for()
    check("both are in the lobby, on the projector and at the host", screen.locator(".people li").count() == 2, screen.inner_text("main"))

    late = visit(browser, complaints).new_page()
    late.goto(f"{serving.address}/rooms/{code}")
    late.fill("#name", "ada")
    late.get_by_role("button", name="Join", exact=True).click()
    late.wait_for_selector(".amiss")
    check("a name is had by one", "already" in late.inner_text("main"), late.inner_text("main"))

    ways = {"Ada": Mouse(ada), "Bo": Plain(bo)}
    seen, epoch = [], 0
    do(host, "Start")
    while len(seen) < 12:
        epoch += 1
        for page in (host, ada, screen):
            stands(page, "open", epoch)
        question = title(ada)
        seen.append(question)
        bo.goto(f"{serving.address}/rooms/{code}")
        if ada.locator("form.step").count():
            fill(ways["Ada"], question)
            if len(seen) % 2:
                fill(ways["Bo"], question)
            screen.get_by_text("2 of 2 have" if len(seen) % 2 else "1 of 2 have").wait_for()
            if len(seen) == 3:
                ada.reload()
                check("a phone that comes back has its answer", ada.locator(".kept").count() == 1)
                check("the host sees who is missing", host.locator("[data-missing] li").count() == 0)
        if len(seen) == 4:
            ada.context.set_offline(True)
        do(host, "Close the question")
        stands(host, "locked", epoch)
        check(f"{question}: the spread is the host's before the answer is shown", not host.locator(".option.right").count())
        do(host, "Show the answer")
        stands(host, "reveal", epoch)
        stands(screen, "reveal", epoch)
        if len(seen) == 4:
            ada.context.set_offline(False)
        stands(ada, "reveal", epoch)
        if question in RIGHT:
            ada.wait_for_selector(".verdict")
            check(f"{question}: Ada was right", ada.locator(".verdict.right").count() == 1, ada.inner_text("main"))
            bo.goto(f"{serving.address}/rooms/{code}")
            verdict = bo.inner_text(".verdict h2")
            check(f"{question}: Bo was {'right' if len(seen) % 2 else 'too late'}", ("Right" if len(seen) % 2 else "Time’s up") in verdict, bo.inner_text("main"))
        do(host, "Show the scores")
        stands(ada, "board")
        ada.wait_for_selector("tr.mine")
        last = host.get_by_role("button", name="End, and show the winners", exact=True)
        if last.count():
            last.click()
            break
        do(host, "Next question")
    for page in (host, ada, screen):
        stands(page, "over")
    check("every question was put", set(RIGHT) <= set(seen), seen)
    check("the podium has the winner first", screen.locator(".podium .place1 b").all_inner_texts() == ["Ada"], screen.inner_text("main"))
    check("a player reads the own place", "Place 1 of 2" in ada.inner_text("main"), ada.inner_text("main"))

    status, room = open_room(host.context, serving)
    code = room["code"]
    host.goto(f"{serving.address}/rooms/{code}/host")
    join(ada, serving, code, "Ada")
    do(host, "Lock out new players")
    host.get_by_role("button", name="Let new players in again").wait_for()
    stranger = visit(browser, complaints).new_page()
    closed, none = [stranger.goto(f"{serving.address}/rooms/{number}") for number in (code, "000000")]
    check("a locked room looks like none", closed.status == none.status == 404)
    host.locator("main").get_by_role("link", name="Players", exact=True).click()
    host.locator("summary", has_text="Add a player").click()
    host.fill("#bring", "Table 4")
    host.locator("form:has(#bring) button").click()
    host.get_by_text("Table 4").first.wait_for()
    check("somebody without a device is brought in", "without a device" in host.inner_text("main"), host.inner_text("main"))
    host.locator("summary", has_text="Take out").first.click()
    host.locator("details[open] button.grave").click()
    ada.get_by_text("taken out").wait_for()
    check("who is taken out reads it", True)
    check("no complaints", not complaints, complaints[:6])
end()
