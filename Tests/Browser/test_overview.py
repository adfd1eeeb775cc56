"""Free navigation: to any question from the overview, open ones are told before all is handed in. And several players at one screen."""
from browser import PHONE, Complaints, chromium, enter, enter_plainly, visit
from checks import check, end
from playing import Mouse, Plain, start, title
from serving import Serving


def answered(page):
    return page.locator(".rows .mark").all_inner_texts()


def settle(page):
    page.wait_for_load_state("networkidle")


def other(page, heading):
    """Waits for another heading; without scripts nothing in the page can wait for it."""
    for _ in range(100):
        if title(page) != heading:
            return
        page.wait_for_timeout(50)


def through(page, press):
    """Leaves the pages of sections."""
    for _ in range(5):
        settle(page)
        if page.locator("form[data-kind], .rows, .result, .verdict").count():
            return
        heading = title(page)
        press(page.get_by_role("button", name="Next"))
        other(page, heading)


def free(page, serving, name, press):
    """`press` is how a button or a link is pressed."""
    page.goto(serving.address + "/quizzes/free")
    start(page)
    through(page, press)
    check(f"{name}: it begins with the first question", title(page) == "1 + 1?", title(page))
    page.fill("#answer", "2")
    press(page.get_by_role("link", name="All questions"))
    page.wait_for_selector(".rows")
    check(f"{name}: the overview has all, under their sections", page.locator(".rows > li").count() == 3
          and page.locator("form.step h2").all_inner_texts() == ["Sums", "Words"], page.locator("main").inner_text())
    press(page.get_by_role("button", name="To question 3"))
    page.wait_for_selector(".rows", state="detached")
    through(page, press)
    check(f"{name}: it leads to any question", title(page) == "Which is a star?", title(page))
    press(page.locator("label.option", has_text="The Sun"))
    press(page.get_by_role("button", name="Answer"))
    other(page, "Which is a star?")
    through(page, press)
    if not page.locator(".rows").count():
        press(page.get_by_role("link", name="All questions"))
        page.wait_for_selector(".rows")
    marks = answered(page)
    check(f"{name}: what is answered is marked", marks[2] == "answered" and marks[1] == "open", marks)
    press(page.locator("summary", has_text="Hand in"))
    page.wait_for_selector("text=Hand in all the same")
    check(f"{name}: what is open is told before it is handed in", "open" in page.locator(".message").first.inner_text(), page.locator("main").inner_text())
    press(page.get_by_role("button", name="To question 2"))
    page.wait_for_selector("form[data-kind=number]")
    page.fill("#answer", "2.5")
    press(page.get_by_role("button", name="Answer"))
    settle(page)
    other(page, "Half of 5?")
    if page.locator("form[data-kind=number]").count():
        page.fill("#answer", "2")
        press(page.get_by_role("button", name="Answer"))
        other(page, "1 + 1?")
    check(f"{name}: all answered waits for handing in", "Every question is answered." in page.locator("main").inner_text(), page.locator("main").inner_text())
    heading = title(page)
    press(page.get_by_role("button", name="Hand in", exact=True))
    other(page, heading)
    check(f"{name}: then come all verdicts", page.locator(".verdict.right").count() == 3, page.locator("main").inner_text())
    press(page.get_by_role("button", name="Next"))
    page.wait_for_selector(".result")
    check(f"{name}: and is worth what it is", "3 of 3" in page.locator(".result").inner_text(), page.locator(".result").inner_text())


def party(page, serving, way, name):
    """A parent and a child take turns."""
    page.goto(serving.address + "/quizzes/world-capitals?plugin=hotseat")
    if not page.locator("main details").first.get_attribute("open") == "":
        page.locator("main details > summary").first.click()
    page.fill("#players", "Ada\nBo")
    page.fill("#limit", "4")
    start(page)
    turns = []
    for _ in range(30):
        if page.locator(".result").count():
            break
        if page.locator("form[data-kind]").count():
            turns.append(page.locator(".where").inner_text())
            page.locator("label.option").first.click() if page.locator("label.option").count() else page.fill("#answer", "7")
        way(page).forward()
    own = [sum(f"{player}’s turn" in turn for turn in turns) for player in ("Ada", "Bo")]
    check(f"{name}: each is called as often as the other", own[0] == own[1] > 0 and sum(own) == len(turns), turns)
    table = page.locator("main table").inner_text()
    check(f"{name}: the result has both", "Ada" in table and "Bo" in table, table)
    history = serving.history()[0]
    check(f"{name}: it is in the record", history["quiz"] == "world-capitals", history)


def by_key(locator):
    """Focuses as a Tab does, and presses what presses there."""
    locator.focus() if not locator.locator("input").count() else locator.locator("input").focus()
    locator.page.keyboard.press("Space" if locator.locator("input").count() or locator.evaluate("e => e.localName !== 'a'") else "Enter")


with chromium() as browser:
    ways = [("mouse", lambda one: one.click(), {}), ("fingers", lambda one: one.tap(), PHONE), ("keys", by_key, {}),
            ("without scripts", lambda one: one.click(), {"java_script_enabled": False})]
    for name, press, options in ways:
        complaints = Complaints()
        with Serving(("free",), has_shipped=True) as serving:
            page = visit(browser, complaints, **options).new_page()
            enter(page, serving) if options.get("java_script_enabled", True) else enter_plainly(page, serving)
            free(page, serving, name, press)
            if name in ("fingers", "without scripts"):
                party(page, serving, Mouse if name == "fingers" else Plain, name)
            check(f"{name}: no complaint of the browser", not complaints, complaints)
            page.context.close()
end()
