"""Each kind of question, with a mouse, with fingers, by keys alone, and, as a guest, without scripts; always the whole score."""
from browser import PHONE, Complaints, chromium, enter, visit
from checks import check, end
from playing import RIGHT, Fingers, Keys, Mouse, Plain, start
from serving import Serving


def plays(browser, way, name, **options):
    complaints = Complaints()
    with Serving() as serving:
        page = visit(browser, complaints, **options).new_page()
        if way is Plain:
            page.goto(f"{serving.address}/quizzes/kinds")
        else:
            enter(page, serving, "/quizzes/kinds")
        start(page)
        player = way(page)
        heading = player.play()
        check(f"{name}: every kind was asked", set(RIGHT) <= set(player.seen), player.seen)
        check(f"{name}: the result says all points", "8 of 8" in page.locator(".result").inner_text(), heading)
        if way is not Plain:
            history = serving.history()
            check(f"{name}: one sitting is in the record", [(one.get("points"), one.get("of")) for one in history] == [(8, 8)], history)
        check(f"{name}: no complaint of the browser", not complaints, complaints)
        if way is Keys:
            check(f"{name}: the focus was never lost", not player.lost, player.lost)
        page.context.close()


with chromium() as browser:
    plays(browser, Mouse, "mouse")
    plays(browser, Fingers, "fingers", **PHONE)
    plays(browser, Keys, "keys")
    plays(browser, Plain, "without scripts", java_script_enabled=False)
end()
