"""Everything by keys: on every page Tab and Shift+Tab reach each control, in order, in sight and without a trap; links say where they lead; Escape closes what opens."""

from browser import Complaints, chromium, enter, visit
from checks import check, end
from playing import Keys, start
from room_scenes import Scenes, code, draw
from serving import Serving
from tabbing import amiss

# Each page by its name and path; a table, so that a new page is one line.
PAGES = {
    "home": "/", "quizzes": "/quizzes", "search": "/quizzes?search=wat", "cover": "/quizzes/kinds", "cover with options": "/quizzes/world-capitals?plugin=hotseat",
    "cover begun twice": "/quizzes/solar-system", "history": "/history", "statistics": "/statistics", "streak": "/streak", "achievements": "/achievements",
    "leaderboard": "/leaderboard", "cards": "/cards", "settings": "/settings", "players": "/players", "challenge": "/challenge", "join": "/join", "rooms": "/rooms", "key": "/key",
    "workshop": "/workshop", "quiz editor": "/workshop/quizzes/kinds", "a question's editor": "/workshop/quizzes/kinds/questions/1", "preview": "/workshop/quizzes/kinds/preview",
    "earlier versions": "/workshop/quizzes/kinds/versions", "scanned sheets": "/workshop/quizzes/kinds/scans", "mode editor": "/workshop/modes/my-row", "nothing": "/nothing",
}
# Rooms: phone, projector and desk in each phase.
ROOMS = [(f"{role or 'phone'}, {phase}", f"/rooms/{code(phase, kind)}{role and '/' + role}") for role in ("", "host", "screen")
         for phase, kind in (("lobby", "single"), ("open", "single"), ("open", "match"), ("open", "order"), ("reveal", "text"), ("board", "teams"), ("paused", "single"), ("over", "single"))]
ROOMS += [("phone, joining", f"/rooms/{code('visitor')}"), ("people at the desk", f"/rooms/{code('lobby')}/host?view=people"), ("wrong code", "/join?code=12")]


def look(page, name):
    found = amiss(page)
    check(f"{name}: keys reach everything", not found, found)


class Walking(Keys):
    """Plays by keys, and looks at each step's page before it is answered."""

    def step(self):
        kind = self.page.locator("form.step[data-kind]")
        if kind.count():
            look(self.page, "a question, " + kind.get_attribute("data-kind"))
            # Looking has opened what is folded up, and moved the focus.
            self.page.reload()
        super().step()
        if self.page.locator(".verdict").count() and not self.page.locator(".result").count():
            look(self.page, "a verdict")
            self.page.reload()
            self.page.locator(".actions .main").focus()


def sitting(page, serving):
    page.goto(serving.address + "/quizzes/kinds")
    start(page)
    page.locator(".leave > summary").focus()
    page.keyboard.press("Enter")
    page.locator("button[value='quit:keep']:focus").wait_for()
    page.keyboard.press("Escape")
    page.locator(".leave > summary:focus").wait_for()
    check("Enter opens the way out, and Escape closes it", True)
    page.reload()
    Walking(page).play()
    look(page, "the result")
    page.goto(page.url + "/review")
    look(page, "the review")
    for name, quiz, presses in (("cards", "element-symbols?plugin=cards", 1), ("drawn questions", None, 0), ("an overview", "free", 0)):
        if quiz:
            page.goto(f"{serving.address}/quizzes/{quiz}")
            start(page)
        else:
            page.goto(serving.address)
            page.get_by_role("button", name="Start", exact=True).last.focus()
            page.keyboard.press("Enter")
            page.wait_for_selector("main.play")
        for _ in range(presses):
            look(page, name + ", front")
            page.reload()
            Keys(page).forward()
        if name == "an overview":
            page.goto(page.url + "?view=all")
        look(page, name)


if __name__ == "__main__":
    complaints = Complaints()
    with chromium() as browser:
        with Serving(("kinds", "free"), has_shipped=True) as serving:
            for mode in ("exam", "grade"):
                serving.run("play", "solar-system", "--new", "--plugin", mode, "--plain", text="1\n")
            serving.run("plugin", "new", "my-row")
            page = visit(browser, complaints, reduced_motion="reduce", viewport={"width": 1100, "height": 700}).new_page()
            enter(page, serving)
            sitting(page, serving)
            for name, path in PAGES.items():
                page.goto(serving.address + path)
                look(page, name)
            page.context.close()
        with Scenes() as scenes:
            page = visit(browser, complaints, reduced_motion="reduce", viewport={"width": 1100, "height": 700}).new_page()
            draw(page)
            for name, path in ROOMS:
                page.goto(scenes.address + path)
                look(page, name)
    check("nothing was complained about", not complaints, complaints)
    end()
