"""Every page, in both themes, at 320 pixels and as wide as a desk: nothing for axe to find, nothing to scroll sideways."""
from accessible import faults
from browser import Complaints, chromium, enter, visit
from checks import check, end
from playing import Mouse, start
from serving import Serving

PATHS = ["/", "/quizzes", "/quizzes?search=zzz", "/quizzes/kinds", "/quizzes/timed", "/quizzes/animals", "/history", "/statistics", "/leaderboard",
         "/achievements", "/players", "/settings", "/key", "/join", "/challenge", "/quizzes/none", "/nothing"]
VIEWS = [("light", 320), ("dark", 320), ("light", 1280), ("dark", 1280)]


class Looking(Mouse):
    """Plays, and looks at each page on its way."""

    def __init__(self, page, found):
        super().__init__(page)
        self.found = found

    def step(self):
        self.found += [(self.page.title(), fault) for fault in faults(self.page)]
        if self.page.locator("form.step[data-kind]").count():
            self.page.locator(".leave > summary").click()
            self.found += [("leaving", fault) for fault in faults(self.page)]
            self.page.keyboard.press("Escape")
        super().step()


with chromium() as browser, Serving(("kinds", "timed"), has_shipped=True) as serving:
    for theme, width in VIEWS:
        name = f"{theme}, {width} px"
        complaints = Complaints()
        context = visit(browser, complaints, color_scheme=theme, viewport={"width": width, "height": 800}, bypass_csp=True)
        page = context.new_page()
        enter(page, serving, "/quizzes/kinds")
        start(page)
        player = Looking(page, [])
        player.play()
        player.found += [("result", fault) for fault in faults(page)]
        page.goto(page.url + "/review")
        player.found += [("review", fault) for fault in faults(page)]
        check(f"a whole sitting has no fault: {name}", not player.found, player.found[:6])
        for path in PATHS:
            page.goto(serving.address + path)
            found = faults(page)
            check(f"{path} has no fault: {name}", not found and page.title(), found[:6])
        context.close()
end()
