"""Swipes and keys do what buttons do, only when they are meant, and can be switched off. The browser's Back is harmless."""
from browser import PHONE, Complaints, chromium, enter, visit
from checks import check, end
from playing import Fingers, Keys, start, title
from serving import Serving


def begin(page, serving, quiz="kinds"):
    page.goto(f"{serving.address}/quizzes/{quiz}")
    start(page)


def is_asking(page):
    return page.locator("dialog[open]").count() == 1


def still(page, name, do):
    """Nothing happens: nothing is asked of the server, or of the player."""
    sent = []
    hear = lambda request: sent.append(request.url)
    page.on("request", hear)
    do()
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    check(name, not sent and not is_asking(page), sent)
    page.remove_listener("request", hear)


def swipes(browser, serving, complaints):
    page = visit(browser, complaints, **PHONE).new_page()
    enter(page, serving)
    begin(page, serving)
    fingers = Fingers(page)
    send = lambda kind, points: fingers.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    still(page, "a short swipe does nothing", lambda: fingers.swipe(50))
    still(page, "a slanting swipe does nothing", lambda: fingers.swipe(100, 60))
    still(page, "a swipe down does nothing", lambda: fingers.swipe(10, 150, at=(180, 300)))
    still(page, "a swipe from the left edge does nothing", lambda: fingers.swipe(140, at=(90, 70)))
    still(page, "a swipe from the right edge does nothing", lambda: fingers.swipe(-140, at=(270, 70)))

    def two_fingers():
        send("touchStart", [{"x": 100, "y": 70, "id": 1}])
        send("touchStart", [{"x": 100, "y": 70, "id": 1}, {"x": 100, "y": 200, "id": 2}])
        send("touchMove", [{"x": 250, "y": 70, "id": 1}, {"x": 250, "y": 200, "id": 2}])
        send("touchEnd", [])

    def cancelled():
        send("touchStart", [{"x": 100, "y": 70}])
        send("touchMove", [{"x": 250, "y": 70}])
        send("touchCancel", [])

    still(page, "two fingers do nothing", two_fingers)
    still(page, "a swipe that is taken away does nothing", cancelled)
    fingers.forward()
    check("a swipe to the right goes on", page.locator("form[data-kind=single]").count() == 1, title(page))
    fingers.swipe(-140)
    page.wait_for_selector("dialog[open]")
    check("a swipe to the left asks whether to leave", is_asking(page))
    before = title(page)
    fingers.swipe(140)
    fingers.swipe(-140)
    check("with the question open no swipe acts", is_asking(page) and title(page) == before)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="hidden")
    check("Escape stays", title(page) == before)
    page.locator(".leave > summary").tap()
    page.locator("dialog [value=stay]").tap()
    check("so does the button", not is_asking(page) and title(page) == before)
    page.goto(serving.address + "/settings")
    page.locator("[data-setting=swipes]").uncheck()
    page.go_back()
    page.wait_for_selector("main.play")
    still(page, "swipes can be switched off", lambda: fingers.swipe(140))
    page.context.close()


def keys(browser, serving, complaints):
    page = visit(browser, complaints).new_page()
    enter(page, serving)
    begin(page, serving)
    player = Keys(page)
    player.forward()
    player.press("2")
    check("a digit chooses", page.locator(":checked").count() == 1 and "Canberra" in page.locator("label:has(:checked)").inner_text())
    player.press("Escape")
    check("Escape asks whether to leave", is_asking(page))
    still_there = title(page)
    player.press("1")
    check("digits do nothing behind it", "Canberra" in page.locator("label:has(:checked)").inner_text())
    player.press("Escape")
    check("Escape again stays", not is_asking(page) and title(page) == still_there)
    page.goto(serving.address + "/settings")
    page.locator("[data-setting=keys]").uncheck()
    page.go_back()
    page.wait_for_selector("main.play")
    page.locator("main h1").focus()
    still(page, "keys can be switched off", lambda: (player.press("3"), player.press("Escape")))
    page.context.close()


def back(browser, serving, complaints):
    page = visit(browser, complaints).new_page()
    enter(page, serving, "/quizzes/kinds")
    start(page)
    player = Keys(page)
    for _ in range(3):
        player.step()
    here, address = title(page), page.url
    page.go_back()
    page.wait_for_selector("main:not(.play)")
    page.wait_for_load_state("networkidle")
    check("Back leads out of the sitting", page.url != address, page.url)
    page.go_forward()
    page.wait_for_selector("main.play")
    check("and forward to where it was", (title(page), page.url) == (here, address), (title(page), here))
    page.reload()
    check("a reload changes nothing", title(page) == here, title(page))
    other = page.context.new_page()
    other.goto(address)
    player.step()
    now = title(page)
    other.get_by_role("button", name="Skip").click()
    other.wait_for_load_state("networkidle")
    check("a late press in another window answers nothing", page.goto(address) and title(page) == now, title(page))
    page.context.close()


def sharing(browser, serving, complaints):
    context = visit(browser, complaints)
    context.add_init_script("for (const name of ['share', 'clipboard']) Object.defineProperty(Navigator.prototype, name, { value: undefined });")
    page = context.new_page()
    enter(page, serving)
    begin(page, serving)
    Keys(page).play()
    if check("a result can be passed on", page.locator("[data-share]").count() == 1):
        page.locator("[data-share]").click()
        selected = page.evaluate("getSelection().toString() || (box => box.value.slice(box.selectionStart, box.selectionEnd))(document.querySelector('.share'))")
        check("without a clipboard the text is selected", selected.strip() and selected == page.locator(".share").input_value(), selected)
        check("and it is said", page.locator("#line").inner_text() != "")
    Keys(page).press("Home")
    context.close()


def time(browser, serving, complaints):
    page = visit(browser, complaints).new_page()
    enter(page, serving)
    begin(page, serving, "timed")
    if page.locator("form[data-kind]").count() == 0:
        Keys(page).forward()
    check("the time that is left is shown", page.locator(".countdown").count() == 1)
    page.keyboard.press("1")
    page.wait_for_selector(".verdict, h1:has-text('no hurry')", timeout=15000)
    check("when it is up the page goes on by itself", page.locator(".verdict").count() == 1, title(page))
    check("and the focus is on what happened", page.evaluate("document.activeElement.id") == "verdict", page.evaluate("document.activeElement.outerHTML.slice(0, 99)"))
    page.context.close()


with chromium() as browser:
    complaints = Complaints()
    for part in (swipes, keys, back, sharing, time):
        with Serving(("kinds", "timed")) as serving:
            part(browser, serving, complaints)
    check("no complaint of the browser", not complaints, complaints)
end()
