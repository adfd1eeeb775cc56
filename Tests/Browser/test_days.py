"""Days of people: the tram, a family, two tabs, a server that restarts, a clock that is wrong, a cookie that is lost."""
import re

from browser import PHONE, Complaints, chromium, enter, visit
from checks import check, end
from playing import Keys, Mouse, start, title
from serving import Serving


def fill_in(page):
    """Any answer to the question that is open, whatever its kind: the draw of a day brings what it likes."""
    if not page.locator("form[data-kind]").count():
        return
    if page.locator("label.option").count():
        page.locator("label.option").first.click()
    for field in page.locator("main form.step input:is([type=text], [type=number]):visible").all():
        field.fill("7")
    for choice in page.locator("main form.step select:visible").all():
        choice.select_option(index=1)


def answer_all(page, limit=40):
    """Any answer to each question, to the result."""
    for _ in range(limit):
        if page.locator(".result").count():
            return
        fill_in(page)
        Mouse(page).forward()
    raise RuntimeError("no result")


def tram(browser, serving, complaints):
    """The quiz of the day on a phone: played, shared, looked at again, and the streak of it."""
    context = visit(browser, complaints, **PHONE)
    # What a phone offers to pass a text on.
    context.add_init_script("Object.defineProperty(Navigator.prototype, 'share', { value: (what) => { window.passedOn = what.text; return Promise.resolve(); } });")
    page = context.new_page()
    enter(page, serving)
    page.get_by_role("button", name="Play today's quiz").tap()
    page.wait_for_selector("main.play, main form.stack")
    if not page.locator("main.play").count():
        start(page)
    # Out of the tunnel: the page was left in the middle and is opened again.
    fill_in(page)
    Mouse(page).forward()
    here = title(page)
    page.reload()
    check("tram: a reload behind an answer shows the same", title(page) == here, title(page))
    answer_all(page)
    share = page.locator(".share").input_value()
    check("tram: what is shared names the day", re.match(r"quizrun daily \d{4}-\d\d-\d\d \d", share), share)
    check("tram: and no word of a question", len(share.splitlines()) <= 3, share)
    page.locator("[data-share]").tap()
    check("tram: the button passes it on", page.evaluate("window.passedOn") == share, page.evaluate("window.passedOn"))
    page.get_by_role("link", name="See the answers").tap()
    page.wait_for_url("**/review")
    check("tram: the review has all five", page.locator("main article").count() == 5, page.locator("main article").count())
    page.goto(serving.address + "/")
    check("tram: home says that it is done", "Done:" in page.locator("main").inner_text() and page.locator(".day.done").count() == 1)
    page.goto(serving.address + "/streak")
    check("tram: the streak has its day", "1 day" in page.locator("main").inner_text())
    page.goto(serving.address + "/statistics")
    check("tram: the statistics have it", "Finished" in page.locator("main").inner_text())
    page.context.close()


def family(browser, serving, complaints):
    """Two children: each adds up what is hers."""
    page = visit(browser, complaints, **PHONE).new_page()
    enter(page, serving, "/players")
    for name in ("Mia", "Tom"):
        page.fill("#name", name)
        page.get_by_role("button", name="Add").tap()
        page.wait_for_function("name => document.querySelector('main').innerText.includes(name)", arg=name)
    for name in ("Mia", "Tom"):
        page.goto(serving.address + "/players")
        page.get_by_role("button", name=f"Choose {name} as the player").tap()
        page.wait_for_function("name => [...document.querySelectorAll('.rows > li')].some(l => l.innerText.includes(name) && l.innerText.includes('plays now'))", arg=name)
        page.goto(serving.address + "/quizzes/kinds")
        start(page)
        answer_all(page)
        page.goto(serving.address + "/history")
        check(f"family: {name} has a history of her own", page.locator("main .rows > li").count() == 1, page.locator("main").inner_text())
    page.goto(serving.address + "/leaderboard")
    text = page.locator("main").inner_text()
    check("family: the leaderboard has both", "Mia" in text and "Tom" in text, text)
    page.context.close()


def tabs(browser, serving, complaints):
    """One sitting in two tabs: what is late answers nothing, and both go on."""
    context = visit(browser, complaints)
    page = context.new_page()
    enter(page, serving, "/quizzes/kinds")
    start(page)
    Mouse(page).forward()
    other = context.new_page()
    other.goto(page.url)
    page.locator("label.option").nth(1).click()
    page.locator("main .step .actions .main").click()
    page.wait_for_selector(".verdict")
    other.locator("label.option").nth(0).click()
    other.locator("main .step .actions .main").click()
    other.wait_for_selector(".verdict")
    check("tabs: the second tab shows what the first gave", other.locator(".verdict").count() == 1 and "Right" in other.locator(".verdict").inner_text(),
          other.locator("main").inner_text())
    Mouse(other).forward()
    check("tabs: and goes on", title(other).startswith("Which of these"), title(other))
    page.locator("main .step .actions .main, .behind button").first.click()
    page.wait_for_selector("form[data-kind=multiple]")
    check("tabs: the first comes along", title(page).startswith("Which of these"), title(page))
    # Back behind a verdict, and forward again.
    page.locator("label.option").first.click()
    page.locator("main .step .actions .main").click()
    page.wait_for_selector(".verdict")
    before = title(page)
    page.go_back()
    page.wait_for_selector("main:not(.play)")
    page.wait_for_load_state("networkidle")
    page.go_forward()
    page.wait_for_selector("main.play")
    check("tabs: Back and forward behind a verdict lose nothing", title(page) == before and page.locator(".verdict").count() == 1, title(page))
    context.close()


def restart(browser, serving, complaints):
    """The server ends and comes back while a question is open; what was ticked is sent then."""
    page = visit(browser, Complaints()).new_page()
    enter(page, serving, "/quizzes/kinds")
    start(page)
    Mouse(page).forward()
    page.locator("label.option", has_text="Canberra").click()
    port = serving.port
    serving.stop()
    page.locator("main .step .actions .main").click()
    page.wait_for_selector("#line.seen")
    check("restart: a lost line is told", "No connection" in page.locator("#line").inner_text(), page.locator("#line").inner_text())
    serving.start(port)
    page.wait_for_selector(".verdict", timeout=30000)
    check("restart: the answer arrives once it is back", "Right" in page.locator(".verdict").inner_text())
    answer_all(page)
    check("restart: and the sitting comes to its end", page.locator(".result").count() == 1)
    page.context.close()


def strangers(browser, serving, complaints):
    """A cookie that is lost, in mid-question: nothing of the sitting is shown, and the way back is said."""
    context = visit(browser, Complaints())
    page = context.new_page()
    enter(page, serving, "/quizzes/kinds")
    start(page)
    way = Mouse(page)
    while not title(page).startswith("Which of these"):
        way.step()
    context.clear_cookies()
    page.locator("label.option").first.click()
    page.locator("main .step .actions .main").click()
    page.wait_for_selector("main.play", state="detached")
    text = page.locator("main").inner_text()
    check("cookie: the page says that it is somebody else's", "belongs to another player" in text, text)
    check("cookie: and how this browser becomes the player again", page.locator("main a[href='/key']").count() == 1)
    enter(page, serving, "/history")
    page.get_by_role("link", name="Go on").first.click()
    page.wait_for_selector("main.play")
    check("cookie: with the key it goes on where it was", title(page).startswith("Which of these"), title(page))
    context.close()


def clock(browser, serving, complaints):
    """A phone whose clock is a day ahead counts the same seconds."""
    context = visit(browser, complaints)
    page = context.new_page()
    page.clock.install(time="2031-01-01T08:00:00")
    enter(page, serving, "/quizzes/timed")
    start(page)
    if not page.locator("form[data-kind]").count():
        Mouse(page).forward()
    shown = page.locator(".countdown").first.inner_text()
    check("clock: what is left is the server's", re.search(r"\b[1-9]\d? s|\d:\d\d", shown), shown)
    page.goto(serving.address + "/")
    check("clock: the day is the server's", "2031" not in page.locator("main").inner_text())
    context.close()


def keyboard(browser, serving, complaints):
    """From the first page to the result and away, without a mouse."""
    page = visit(browser, complaints).new_page()
    enter(page, serving)
    keys = Keys(page)
    keys.reach("a[href='/quizzes']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/quizzes")
    keys.reach("a.tile[href='/quizzes/kinds']", limit=80)
    page.keyboard.press("Enter")
    page.wait_for_url("**/quizzes/kinds")
    keys.reach("main form .actions button")
    page.keyboard.press("Enter")
    page.wait_for_selector("main.play")
    heading = keys.play()
    check("keyboard: the whole way to the result", "8 of 8" in page.locator(".result").inner_text(), heading)
    keys.reach("main a[href='/']")
    page.keyboard.press("Enter")
    page.wait_for_url(serving.address + "/")
    check("keyboard: the focus was never lost", not keys.lost, keys.lost)
    page.context.close()


with chromium() as browser:
    for part in (tram, family, tabs, restart, strangers, clock, keyboard):
        complaints = Complaints()
        with Serving(("kinds", "timed"), has_shipped=part is tram) as serving:
            part(browser, serving, complaints)
        check(f"{part.__name__}: no complaint of the browser", not complaints, complaints)
end()
