"""A new mode as an author writes it in the workshop: from the template to a game in a room, without leaving the browser."""
import re

from browser import Complaints, chromium, enter, visit
from checks import check, end
from serving import Serving

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}


def press(page, name, role="button"):
    page.get_by_role(role, name=name, exact=True).first.click()


with chromium() as browser, Serving() as serving:
    complaints = Complaints()
    page = visit(browser, complaints).new_page()
    enter(page, serving, "/workshop")
    page.locator("#mode").fill("my-row")
    press(page, "New mode")
    page.wait_for_url(re.compile("/workshop/modes/my-row"))
    source = page.locator("textarea#source")
    check("a new mode begins with the template", "api = 1" in source.input_value(), source.input_value()[:200])

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
    check("no page complains", not complaints, complaints)
end()
