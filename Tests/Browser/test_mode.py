"""A new mode as an author writes it in the workshop: from the template to a game in a room, without leaving the browser."""
import re
import sys
from pathlib import Path

from accessible import CALM, faults_in_all_views
from browser import Complaints, chromium, enter, visit
from checks import check, end
from serving import Serving

SHOTS = Path(sys.argv[1]) if len(sys.argv) > 1 else None
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}


def press(page, name, role="button"):
    page.get_by_role(role, name=name, exact=True).first.click()


def shot(page, name):
    if SHOTS:
        page.screenshot(path=SHOTS / f"mode-{name}.png", full_page=True)


def insert(page, place, text):
    """Typed key by key behind a text of the source, as an author does."""
    page.locator("textarea#source").evaluate("(area, place) => { const at = area.value.indexOf(place) + place.length; area.focus(); area.setSelectionRange(at, at); }", place)
    page.keyboard.type(text)


def typing(page, source):
    """Mistakes are found while one types, at their line; the fields of the reference are offered, taken and closed by keys."""
    first = source.input_value()
    insert(page, "status = function(state, ctx)", "\nlocal x = nope()")
    page.wait_for_selector("#findings:not([hidden]) li button")
    found = page.locator("#findings li button").first
    line = int(found.inner_text().split(":")[0])
    check("a mistake is found while one types, with its line", source.input_value().split("\n")[line - 1] == "local x = nope()", found.inner_text())
    check("and its number is marked", page.locator(".numbers .amiss").first.inner_text() == str(line))
    shot(page, "finding")
    found.click()
    at = source.evaluate("area => [area.selectionStart, document.activeElement === area]")
    check("the finding leads there", at[1] and source.input_value()[:at[0]].count("\n") == line - 1, at)
    source.fill(first)
    page.wait_for_selector("#findings li", state="hidden")

    insert(page, "status = function(state, ctx)", "\nlocal y = ctx.r")
    page.wait_for_selector("#completions:not([hidden]) li")
    names = page.locator("#completions b").all_inner_texts()
    check("fields of ctx are offered", names and all(name.startswith("r") for name in names), names)
    shot(page, "completion")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    taken = names[1 % len(names)]
    check("arrows choose, Enter takes", f"local y = ctx.{taken}" in source.input_value(), source.input_value())
    page.keyboard.type(" + ctx.")
    page.wait_for_selector("#completions:not([hidden]) li")
    page.keyboard.press("Escape")
    check("Escape closes", page.locator("#completions").is_hidden())
    source.fill(first)
    insert(page, "status = function(state, ctx)", "\nif x then")
    page.keyboard.press("Enter")
    page.keyboard.type("end")
    page.keyboard.press("Enter")
    check("a word of Lua stays as it is typed", "\nif x then\nend\n" in source.input_value(), source.input_value())
    source.fill(first)


def beside(page, source):
    """A tab beside plays the mode, and begins anew with each save."""
    page.locator("select#quiz").select_option("kinds")
    with page.expect_popup() as opened:
        press(page, "Play it beside")
    play = opened.value
    play.wait_for_url(re.compile("/sittings/"))
    for word in ("one", "two"):
        first = play.url
        source.fill(re.sub(r"status = function\(state, ctx\).*?(?=\n)", f'status = function(state, ctx) if true then return {{ "{word}" }} end', source.input_value(), count=1))
        press(page, "Save")
        play.wait_for_url(lambda url: "/sittings/" in url and url != first)
        play.locator(".status").wait_for()
        check(f"the tab beside plays what was saved: {word}", play.locator(".status").inner_text() == word, play.locator(".status").inner_text())
    play.close()


with chromium() as browser, Serving() as serving:
    complaints = Complaints()
    page = visit(browser, complaints).new_page()
    enter(page, serving, "/workshop")
    page.locator("#mode").fill("my-row")
    press(page, "New mode")
    page.wait_for_url(re.compile("/workshop/modes/my-row"))
    source = page.locator("textarea#source")
    check("a new mode begins with the template", "api = 1" in source.input_value(), source.input_value()[:200])

    shot(page, "new")
    typing(page, source)

    source.fill(source.input_value().replace("best = 0", "best = nope()", 1))
    press(page, "Save")
    page.wait_for_selector("#findings li")
    said = page.locator("#findings").inner_text()
    check("what is wrong stands there with its line", "nope" in said and re.search(r"\d", said), said)
    source.fill(source.input_value().replace("best = nope()", "best = 0", 1).replace("{n} in a row", "{n} rowing"))
    press(page, "Save")
    page.wait_for_selector("#findings li", state="detached")
    file = serving.folder / "plugins" / "my-row.lua"
    check("it is saved as a file", "{n} rowing" in file.read_text(), file.read_text()[:200])

    press(page, "Run its examples")
    page.wait_for_selector("#tests")
    check("its examples are played", "passes" in page.locator("#tests").inner_text().lower(), page.locator("#tests").inner_text())

    whole = source.input_value()
    beside(page, source)
    source.fill(whole)
    with page.expect_navigation():
        press(page, "Save")
    shot(page, "saved")
    page.locator("select#quiz").select_option("kinds")
    press(page, "Play it")
    page.wait_for_url(re.compile("/sittings/"))
    check("it is played in practice", "my-row" not in page.url and page.locator("h1").count() == 1, page.url)

    page.goto(serving.address + "/workshop/modes/my-row")
    page.locator("select#quiz").select_option("kinds")
    press(page, "Open a room")
    page.wait_for_url(re.compile(r"/rooms/\d+/host"))
    code = re.search(r"/rooms/(\d+)/", page.url)[1]
    phone = visit(browser, complaints, **PHONE).new_page()
    phone.goto(f"{serving.address}/rooms/{code}")
    phone.fill("#name", "Ada")
    press(phone, "Join")
    phone.wait_for_selector("[data-phase=lobby]")
    page.get_by_text("Ada", exact=True).first.wait_for()
    press(page, "Start")
    phone.wait_for_selector("main[data-phase=open]")
    check("a phone plays it in a room", phone.locator("main form.step").count() == 1, phone.inner_text("main"))
    for name, options in (("light", CALM), ("dark", CALM | {"color_scheme": "dark"}), ("phone", CALM | PHONE)):
        looking = visit(browser, complaints, **options).new_page()
        enter(looking, serving, "/workshop/modes/my-row")
        shot(looking, name)
        found = faults_in_all_views(looking)
        check(f"axe finds nothing, {name}", not found, found)
        looking.context.close()
    check("no page complains", not complaints, complaints)
end()
