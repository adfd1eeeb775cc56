"""A room as it is shown: what fits on the projector and on phones, one tap, what moves and what must not, sounds, the podium."""
import json
import time

from browser import PHONE, Complaints, chromium, enter, visit
from checks import check, end
from measuring import amiss
from room_scenes import Scenes, code, draw, hard_pages
from serving import Serving

JSON = {"Accept": "application/json", "Content-Type": "application/json"}
SHAPES = [(1024, 768), (1280, 720), (3840, 2160)]
# Counts what moves in any frame, and the tones that are played.
WATCH = """window.most = 0; window.tones = 0;
  const frame = () => { window.most = Math.max(window.most, document.getAnimations().length); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) { window.tones++; start.apply(this, at); };"""


def until(holds):
    """Whether something comes true within some seconds; the policy of the pages lets nothing wait inside of them."""
    end = time.monotonic() + 8
    while not holds() and time.monotonic() < end:
        time.sleep(0.05)
    return holds()


def fits(browser, scenes):
    """Each hard page in one shape, so that all have their turn."""
    pages = [(name, path) for name, path in hard_pages() if name.startswith("screen")]
    for at, (width, height) in enumerate(SHAPES):
        page = visit(browser, Complaints(), viewport={"width": width, "height": height}, reduced_motion="reduce", color_scheme=("light", "dark")[at % 2]).new_page()
        draw(page)
        for name, path in pages[at::len(SHAPES)]:
            page.goto(scenes.address + path)
            page.wait_for_timeout(40)
            found = amiss(page)
            check(f"{name} fits {width}x{height}", not found, found)
        page.context.close()
    page = visit(browser, Complaints(), viewport={"width": 1280, "height": 720}, reduced_motion="reduce").new_page()
    page.goto(f"{scenes.address}/rooms/{code('open', 'truefalse')}/screen")
    size = page.evaluate("parseFloat(getComputedStyle(document.querySelector('main h1')).fontSize)")
    check("a short question is large", size > 720 / 15, size)
    page.goto(f"{scenes.address}/rooms/{code('over', 'teams')}/screen")
    heights = [page.locator(f".podium .place{place} .place").bounding_box() for place in (1, 2, 3)]
    check("the podium is as high as its places", heights[0]["height"] > heights[1]["height"] > heights[2]["height"], heights)
    check("the best stands in the middle", heights[1]["x"] < heights[0]["x"] < heights[2]["x"], heights)
    page.context.close()


def phones(browser, scenes):
    page = visit(browser, Complaints(), reduced_motion="reduce", **PHONE).new_page()
    draw(page)
    for kind in ("picture", "portrait", "tiles"):
        page.goto(f"{scenes.address}/rooms/{code('open', kind)}")
        page.wait_for_timeout(40)
        bottom = page.locator("label.option").last.evaluate("e => e.getBoundingClientRect().bottom")
        check(f"no picture pushes the answers away: {kind}", bottom <= 640, bottom)
    page.goto(f"{scenes.address}/rooms/{code('reveal', 'spellings')}")
    right = page.locator(".spread .option").evaluate_all("all => all.map((one) => one.classList.contains('right'))")
    check("right spellings stand together, and first", right == [True] * 4 + [False] * 4, right)
    place = page.locator(".own").bounding_box()
    check("the own place is seen with the verdict", place["y"] + place["height"] <= 640, place)
    for kind, texts in (("portrait", ["Tokyo Skytree"]), ("long", None), ("single", [])):
        page.goto(f"{scenes.address}/rooms/{code('reveal', kind)}")
        right = page.locator(".verdict .compare dd")
        check(f"a missed answer has the right one with its verdict: {kind}", right.count() == 2 if texts is None else right.all_inner_texts() == texts, right.all_inner_texts())
        check("seen without scrolling", not right.count() or right.first.bounding_box()["y"] < 600)
    for kind, said in (("picture", "You have won!"), ("portrait", "You are on the podium"), ("single", "Well played"), ("tiles", "You stayed to the end")):
        page.goto(f"{scenes.address}/rooms/{code('over', kind)}")
        box = page.locator(".finale").bounding_box()
        check(f"an end to be shown around: {said}", said in page.inner_text(".finale h1") and box["y"] + box["height"] <= 640, box)
    page.context.close()


def evening(browser, serving):
    complaints = Complaints()
    host = visit(browser, complaints).new_page()
    enter(host, serving)
    room = host.context.request.post(f"{serving.address}/rooms", data=json.dumps({"quizzes": ["kinds"], "seed": 3, "timed": 8}), headers=JSON).json()
    place = f"{serving.address}/rooms/{room['code']}"
    screens = []
    for motion in ("no-preference", "reduce"):
        screen = visit(browser, complaints, viewport={"width": 1280, "height": 720}, reduced_motion=motion).new_page()
        screen.add_init_script(WATCH)
        screen.goto(place + "/screen")
        screen.mouse.click(600, 400)
        screens.append(screen)
    lively, calm = screens
    phone = visit(browser, complaints, **PHONE).new_page()
    phone.goto(place)
    phone.fill("#name", "Ada")
    phone.get_by_role("button", name="Join", exact=True).click()
    phone.wait_for_selector("[data-phase=lobby]")

    def do(deed, phase):
        host.context.request.post(place + "/host", data=json.dumps({"do": deed}), headers=JSON)
        for page in (*screens, phone):
            page.wait_for_selector(f"main[data-phase={phase}]")

    check("a projector has no buttons", not lively.locator("main button").count())
    lively.mouse.move(500, 300)
    lively.locator(".speaker").wait_for()
    lively.evaluate("most = 0")
    do("open", "open")
    for screen in screens:
        screen.locator(".ready").wait_for()
    check("a question is announced, and open behind it", phone.locator("form.step").count() == 1)
    for screen in screens:
        screen.locator(".ready").wait_for(state="hidden")
    check("it is announced by a sound", lively.evaluate("tones") > 0)
    lively.reload()
    check("and only once", lively.locator(".ready").is_hidden())
    while phone.locator("form.step").get_attribute("data-kind") != "single":
        do("lock", "locked")
        do("reveal", "reveal")
        do("next", "open")
    phone.locator("label.option").first.tap()
    phone.wait_for_selector(".kept")
    check("one tap is an answer", phone.locator("label.option :checked").count() == 1)
    calm.get_by_text("1 of 1 have").wait_for()
    width = calm.locator(".answered rect").get_attribute("width")
    check("the bar of answers has grown", width == "100%", width)
    phone.locator("label.option").nth(1).tap()
    until(lambda: phone.locator("label.option input").nth(1).is_checked() and phone.locator(".kept").count())
    lively.mouse.click(600, 400)
    lively.evaluate("tones = 0")
    lively.locator(".countdown.last").first.wait_for()
    large = lively.evaluate("parseFloat(getComputedStyle(document.querySelector('.countdown [role=timer]')).fontSize)")
    check("the last five seconds are large", large > 90, large)
    check("and tick", until(lambda: lively.evaluate("tones") > 0))
    lively.keyboard.press("s")
    lively.evaluate("tones = 0")
    lively.get_by_text("Sounds are off").first.wait_for()
    for page in (*screens, phone):
        page.wait_for_selector("main[data-phase=locked]")
    do("reveal", "reveal")
    do("board", "board")
    do("end", "over")
    lively.locator(".podium .place1").wait_for()
    lively.locator(".confetti").wait_for(state="attached")
    check("with sounds off there is none", lively.evaluate("tones") == 0, lively.evaluate("tones"))
    check("with sounds on there is a fanfare", calm.evaluate("tones") > 0)
    check("what moves, moves", lively.evaluate("most") > 0 and lively.locator(".confetti i").count() > 9)
    check("with reduced motion nothing moves", calm.evaluate("most") == 0 and not calm.locator(".confetti").count(), calm.evaluate("most"))
    check("the winner's phone celebrates", phone.locator(".finale.rank1").count() == 1)
    check("no complaints", not complaints, complaints[:6])


with chromium() as browser, Scenes() as scenes, Serving() as serving:
    fits(browser, scenes)
    phones(browser, scenes)
    evening(browser, serving)
end()
