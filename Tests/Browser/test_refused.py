"""A form that is refused comes back as it was filled in, and says beside the field what is to be mended: with scripts and without."""
from browser import Complaints, chromium, enter, enter_plainly, visit
from checks import check, end
from playing import Mouse, Plain, start, title
from serving import Serving

MODE = """return {
  api = 1, name = "Bets", about = "asks for values beside every question",
  options = { pass = { type = "percent", default = 60, about = "the percentage that passes" },
              tone = { type = "choice", of = { "calm", "loud" }, default = "calm", about = "how it speaks" } },
  next = function(state, ctx)
    if not ctx.remaining[1] then return ctx.finish() end
    return ctx.ask(ctx.remaining[1], { inputs = {
      bet = { type = "int", min = 1, max = 50, about = "your bet" },
      sure = { type = "bool", about = "quite sure" },
      colour = { type = "choice", of = { "red", "blue" }, default = "red", about = "a colour" } } })
  end,
}
"""


def beside(page, field):
    """What stands beside a field that is to be mended: it is named by the field itself, and is no word above all."""
    described = page.locator(field).get_attribute("aria-describedby") or ""
    said = page.locator("#amiss").inner_text() if page.locator("#amiss").count() == 1 else ""
    isMarked = page.locator(field).get_attribute("aria-invalid") == "true" and "amiss" in described.split()
    return said if isMarked and not page.locator(".message.grave").count() else ""


def press(page, name):
    with page.expect_response(lambda response: response.request.method == "POST" and response.status >= 400):
        page.get_by_role("button", name=name, exact=True).click()
    page.wait_for_selector("#amiss")
    page.wait_for_selector("[aria-busy]", state="detached")


def cover(page, serving, name):
    page.goto(f"{serving.address}/quizzes/kinds?plugin=bets")
    if not page.locator("main details").first.evaluate("e => e.open"):
        page.locator("main details > summary").click()
    page.fill("#limit", "many")
    page.fill("[name='number.pass']", "70")
    page.select_option("[name='set.tone']", "loud")
    page.select_option("#timeFactor", "2")
    page.check("[name=practice]")
    press(page, "Start")
    check(f"{name}: a cover says what is wrong beside it", "many" in beside(page, "#limit"), page.locator("main").inner_text())
    kept = (page.input_value("#limit"), page.input_value("[name='number.pass']"), page.input_value("[name='set.tone']"),
            page.input_value("#timeFactor"), page.is_checked("[name=practice]"), page.is_checked("[name=missed]"), page.input_value("#plugin"))
    check(f"{name}: and keeps all that was chosen", kept == ("many", "70", "loud", "2", True, False, "bets"), kept)
    page.fill("#limit", "2")
    page.fill("[name='number.pass']", "170")
    press(page, "Start")
    check(f"{name}: an option that the engine refuses too", "170" in beside(page, "[name='number.pass']"), page.locator("main").inner_text())
    page.fill("[name='number.pass']", "70")
    page.fill("#limit", "0")
    press(page, "Start")
    check(f"{name}: and a number that is too small", "1 to" in beside(page, "#limit"), page.locator("main").inner_text())
    page.fill("#limit", "")
    start(page)


def question(page, name):
    """A bet that is too high takes nothing away: not the answer, not what else was filled in."""
    while not page.locator("form[data-kind=single]").count():
        page.locator("main .step .actions .main").click()
        page.wait_for_load_state("networkidle")
    page.fill("[name='input.bet']", "500")
    page.check("[name='input.sure']")
    page.select_option("[name='input.colour']", "blue")
    page.locator("label.option", has_text="Canberra").click()
    press(page, "Answer")
    check(f"{name}: a value says what is wrong beside it", "1" in beside(page, "[name='input.bet']"), page.locator("main").inner_text())
    kept = (page.input_value("[name='input.bet']"), page.is_checked("[name='input.sure']"), page.input_value("[name='input.colour']"),
            page.locator("label:has(:checked).option").all_inner_texts())
    check(f"{name}: and all that was filled in stays", kept[:3] == ("500", True, "blue") and "Canberra" in str(kept[3]), kept)
    page.fill("[name='input.bet']", "5")
    page.locator("main .step .actions .main").click()
    page.wait_for_selector(".verdict")
    check(f"{name}: mended, it is taken", "Right" in page.locator(".verdict").inner_text())
    page.locator("main .step .actions .main").click()
    page.wait_for_selector("form[data-kind=multiple]")
    page.fill("[name='input.bet']", "ten")
    for text in ("Dolphin", "Bat"):
        page.locator("label.option", has_text=text).click()
    press(page, "Answer")
    check(f"{name}: several ticks stay", page.locator("label.option:has(:checked)").count() == 2 and "whole number" in beside(page, "[name='input.bet']"))


def house(page, serving, name):
    page.goto(serving.address + "/settings")
    page.fill("#s-seconds", "soon")
    page.fill("#s-daily-retries", "3")
    press(page, "Save")
    check(f"{name}: a setting says what is wrong beside it", "soon" in beside(page, "#s-seconds"), page.locator("main").inner_text())
    check(f"{name}: the others stay as they were typed", page.input_value("#s-seconds") == "soon" and page.input_value("#s-daily-retries") == "3")
    page.goto(serving.address + "/players")
    page.fill("#name", "a,b")
    press(page, "Add")
    check(f"{name}: a name says what is wrong beside it", "a,b" in beside(page, "#name") and page.input_value("#name") == "a,b")
    page.goto(serving.address + "/players")
    page.locator("summary", has_text="Rename").first.click()
    page.fill("#new-1", "c,d")
    press(page, "Rename")
    check(f"{name}: so does a new name, in its open form", "c,d" in beside(page, "#new-1") and page.input_value("#new-1") == "c,d"
          and page.locator("#name").input_value() == "", page.locator("main").inner_text())
    page.goto(serving.address + "/challenge")
    page.fill("#code", "nothing")
    press(page, "Look at it")
    check(f"{name}: so does a code", "quizrun1-" in beside(page, "#code") and page.input_value("#code") == "nothing")
    page.goto(serving.address + "/key")
    page.fill("#key", "no")
    press(page, "Use it")
    check(f"{name}: so does a key, which is not shown again", "key" in beside(page, "#key") and page.input_value("#key") == "")


def typed(page, serving, name):
    page.goto(f"{serving.address}/quizzes/kinds")
    start(page)
    way = (Mouse if page.evaluate("!!document.querySelector('#line')") else Plain)(page)
    while not page.locator("form[data-kind=number]").count():
        mark, skip = way.mark(), page.get_by_role("button", name="Skip")
        (skip if skip.count() else page.locator("main .step .actions .main")).click()
        way.settled(mark)
    page.fill("#answer", "long ago")
    press(page, "Answer")
    if type(way) is Mouse:
        check(f"{name}: the field has the focus", page.evaluate("document.activeElement.id") == "answer")
    check(f"{name}: an answer says what is wrong beside it", "long ago" in beside(page, "#answer") and page.input_value("#answer") == "long ago", title(page))


with chromium() as browser, Serving() as serving:
    (serving.folder / "plugins" / "bets.lua").write_text(MODE)
    for name, hasScripts in (("scripts", True), ("no scripts", False)):
        complaints = Complaints()
        context = visit(browser, complaints, java_script_enabled=hasScripts)
        page = context.new_page()
        enter(page, serving) if hasScripts else enter_plainly(page, serving)
        cover(page, serving, name)
        question(page, name)
        typed(page, serving, name)
        house(page, serving, name)
        check(f"{name}: no complaint of the browser", not complaints, complaints)
        context.close()
end()
