"""What modes and pages look like where it matters: cards, a ladder, answers that somebody reads, columns, settings, a sitting that is deleted."""
from browser import PHONE, Complaints, chromium, enter, visit
from checks import check, end
from playing import Mouse, start, title
from serving import Serving

WIDE = {"viewport": {"width": 1280, "height": 800}}


def boxes(page, selector):
    return [box for box in (one.bounding_box() for one in page.locator(selector).all()) if box]


def cards(page, serving, name):
    page.goto(f"{serving.address}/quizzes/element-symbols?plugin=cards")
    start(page)
    size = page.evaluate("parseFloat(getComputedStyle(document.querySelector('.face h1')).fontSize)")
    check(f"the face of a card is big: {name}", size >= 27 and boxes(page, ".face")[0]["height"] >= 220, size)
    page.locator(".actions .main").click()
    page.wait_for_selector(".face.turned")
    buttons = boxes(page, ".even button")
    same = {(round(box["width"]), round(box["y"])) for box in buttons}
    check(f"its four buttons are alike, and in a row: {name}", len(buttons) == 4 and len(same) == 1, buttons)
    size = page.viewport_size
    page.set_viewport_size({"width": 320, "height": 640})
    buttons = boxes(page, ".even button")
    check(f"or two by two where that is too narrow: {name}", len({round(box["width"]) for box in buttons}) == 1 and len({round(box["y"]) for box in buttons}) == 2, buttons)
    page.set_viewport_size(size)
    before = title(page)
    page.keyboard.press("1")
    page.wait_for_function("before => document.querySelector('main h1').innerText !== before", arg=before)
    check(f"a digit presses one: {name}", not page.locator(".face.turned").count())


def ladder(page, serving, name):
    page.goto(f"{serving.address}/quizzes/money-ladder")
    start(page)
    rungs = page.locator("svg.ladder rect")
    check(f"the ladder has its rungs, none climbed: {name}", rungs.count() == 10 and not page.locator(".ladder .climbed").count())
    check(f"the first comes next: {name}", rungs.first.get_attribute("class") == "next")


def story(page, serving, name):
    """Through a room once more: that is no try."""
    page.goto(f"{serving.address}/quizzes/lighthouse")
    start(page)
    for _ in range(8):
        if page.locator(".result").count():
            break
        check(f"a scene is no try: {name}", "try" not in page.locator(".where").inner_text().lower(), page.locator(".where").inner_text())
        way = Mouse(page)
        if page.locator("label.option").count():
            page.locator("label.option").nth(page.locator("label.option").count() // 2).click()
        way.forward()


def by_hand(page, serving, name):
    page.goto(f"{serving.address}/quizzes/essay")
    start(page)
    field = page.locator("#answer")
    check(f"what somebody reads has room: {name}", field.evaluate("e => e.tagName") == "TEXTAREA" and boxes(page, "#answer")[0]["height"] > 90)
    field.fill("Because of the air,\nwhich scatters blue.")
    Mouse(page).forward()
    if not page.locator("label.option").count():
        Mouse(page).forward()
    page.locator("label.option").first.click()
    Mouse(page).forward()
    if not page.locator(".result").count():
        Mouse(page).forward()
    text = page.locator("main").inner_text()
    check(f"what waits is told by its question: {name}", "Why is the sky blue?" in text, text)
    page.get_by_role("link", name="Answers").click()
    page.wait_for_url("**/review")
    text = page.locator("main").inner_text()
    check(f"the review has sources: {name}", "Source: A book about the sea" in text, text)


def deleting(page, serving, name):
    """From the review of what was just played."""
    count = len(serving.history())
    sitting = page.url.split("/")[-2]
    page.locator(".ending > summary").click()
    page.locator(".ending button.grave").click()
    page.wait_for_url("**/history")
    left = serving.history()
    check(f"a sitting is deleted: {name}", len(left) == count - 1 and sitting not in str(left), (count, len(left)))
    check(f"its page is gone: {name}", page.goto(f"{serving.address}/sittings/{sitting}/review").status == 404)


def settings(page, serving, name):
    page.goto(serving.address + "/settings")
    page.select_option("#s-timed", "on")
    page.fill("#s-seconds", "12")
    page.get_by_role("button", name="Save").click()
    page.wait_for_selector("[role=status]")
    said = serving.run("config", "--json").stdout
    check(f"a time limit is chosen, its seconds typed: {name}", page.input_value("#s-timed") == "on" and page.input_value("#s-seconds") == "12", said)
    page.context.request.post(serving.address + "/settings", data='{"timed":"45"}', headers={"Accept": "application/json", "Content-Type": "application/json"})
    page.goto(serving.address + "/settings")
    check(f"seconds of its own are a limit for every question: {name}", page.input_value("#s-timed") == "on" and page.input_value("#s-seconds") == "45")
    page.select_option("#s-timed", "quiz")
    page.get_by_role("button", name="Save").click()
    page.wait_for_selector("[role=status]")
    small = [text for text in page.locator("main label, main option, main small, main summary").all_inner_texts() if text[:1].islower()]
    check(f"labels begin with a capital letter: {name}", not small, small)
    page.goto(serving.address + "/quizzes/solar-system?plugin=exam")
    small = [text for text in page.locator("main label").all_inner_texts() if text[:1].islower()]
    check(f"so do those of options: {name}", not small, small)


def in_sight(page, selector):
    box = page.locator(selector).bounding_box()
    return box and box["y"] >= 0 and box["y"] + box["height"] <= page.viewport_size["height"]


def sight(browser, serving):
    """On a small phone a verdict is seen, and gone on from, without scrolling: with scripts and without."""
    for name, hasScripts in (("scripts", True), ("no scripts", False)):
        page = visit(browser, Complaints(), viewport={"width": 320, "height": 568}, has_touch=True, is_mobile=True, java_script_enabled=hasScripts).new_page()
        page.goto(serving.address + "/quizzes/solar-system")
        start(page)
        page.locator("label.option").first.click()
        page.locator("main .step .actions .main").click()
        page.wait_for_selector("#verdict")
        page.wait_for_timeout(300)
        check(f"a verdict is in sight: {name}", in_sight(page, "#verdict"), page.locator("#verdict").bounding_box())
        check(f"so is its button: {name}", in_sight(page, "main .step .actions .main"), page.locator("main .step .actions .main").bounding_box())
        page.context.close()


def columns(page, serving, width):
    for path, rows in (("/achievements", ".earnings > li"), ("/players", ".halves > li")):
        page.goto(serving.address + path)
        left = {round(box["x"]) for box in boxes(page, rows)}
        check(f"{path} has {'two columns' if width > 1000 else 'one column'}", len(left) == (2 if width > 1000 else 1), left)


with chromium() as browser, Serving(("essay",), has_shipped=True) as serving:
    for name in ("Ada", "Bo", "Cy"):
        serving.run("player", "add", name)
    for name, options in (("phone", PHONE), ("desk", WIDE)):
        complaints = Complaints()
        context = visit(browser, complaints, **options)
        page = context.new_page()
        enter(page, serving)
        for look in (cards, ladder, story, by_hand, deleting, settings):
            look(page, serving, name)
        columns(page, serving, options["viewport"]["width"])
        check(f"no complaint of the browser: {name}", not complaints, complaints)
        context.close()
    sight(browser, serving)
end()
