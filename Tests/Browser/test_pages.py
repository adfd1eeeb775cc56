"""Every page, in both themes and languages, at 320 pixels and as wide as a desk: nothing for axe to find, nothing to scroll sideways."""
from accessible import faults
from browser import Complaints, chromium, enter, visit
from checks import check, end
from playing import Mouse, start
from serving import Serving

PATHS = ["/", "/quizzes", "/quizzes?search=zzz", "/quizzes/kinds", "/quizzes/timed", "/quizzes/animals", "/quizzes/world-capitals?plugin=hotseat",
         "/history", "/statistics", "/statistics?quiz=kinds", "/leaderboard", "/achievements", "/streak", "/players", "/settings", "/key", "/join",
         "/challenge", "/rooms", "/quizzes/none", "/nothing"]
VIEWS = [("light", 320, "en"), ("dark", 320, "de-DE"), ("light", 1280, "de-DE"), ("dark", 1280, "en")]


class Looking(Mouse):
    """Plays, and looks at each page on its way."""

    def __init__(self, page, found):
        super().__init__(page)
        self.found = found

    def look(self, name=None):
        self.found += [(name or self.page.title(), fault) for fault in faults(self.page)]

    def step(self):
        self.look()
        if self.page.locator("form.step[data-kind]").count():
            self.page.locator(".leave > summary").click()
            self.look("leaving")
            self.page.keyboard.press("Escape")
        super().step()

    def truefalse(self, text):
        """True stands first, in whatever language."""
        self.page.locator("label.option").first.click()


def sitting(page, serving, player):
    page.goto(serving.address + "/quizzes/kinds")
    start(page)
    player.play()
    player.look("result")
    address = page.url
    for path in ("/review", "/challenge"):
        page.goto(address + path)
        player.look(path)


def others(page, serving, player):
    """What only some quizzes and modes have, and forms that come back."""
    page.goto(serving.address + "/quizzes/free")
    start(page)
    page.goto(page.url + "?view=all")
    player.look("overview")
    for path in ("kinds?plugin=wager", "element-symbols?plugin=cards", "money-ladder", "animals", "kinds?plugin=exam"):
        page.goto(f"{serving.address}/quizzes/{path}")
        start(page)
        player.look(path)
        if page.locator(".actions .main").count():
            page.locator(".actions .main").click()
            page.wait_for_load_state("networkidle")
            page.wait_for_selector("[aria-busy]", state="detached")
            page.wait_for_timeout(200)
            player.look(path + ", its second page")
    page.goto(serving.address + "/quizzes/kinds?plugin=exam")
    page.fill("#limit", "x")
    page.locator("main form .actions button").first.click()
    page.wait_for_selector("#amiss")
    player.look("a cover that came back")
    page.goto(serving.address + "/settings")
    page.fill("#s-seconds", "x")
    page.locator("main .actions .main").click()
    page.wait_for_selector("#amiss")
    player.look("settings that came back")


with chromium() as browser, Serving(("kinds", "timed", "free"), has_shipped=True) as serving:
    for theme, width, language in VIEWS:
        name = f"{theme}, {width} px, {language}"
        complaints = Complaints()
        context = visit(browser, complaints, color_scheme=theme, viewport={"width": width, "height": 800}, bypass_csp=True, locale=language)
        page = context.new_page()
        enter(page, serving)
        for part in (sitting, others):
            player = Looking(page, [])
            part(page, serving, player)
            check(f"{part.__name__} has no fault: {name}", not player.found, player.found[:6])
        for path in PATHS:
            page.goto(serving.address + path)
            found = faults(page)
            check(f"{path} has no fault: {name}", not found and page.title(), found[:6])
        check(f"the pages speak {language}", page.evaluate("document.documentElement.lang") == language[:2])
        check(f"no complaint of the browser: {name}", not complaints, complaints)
        context.close()
    # A guest has pages of her own.
    page = visit(browser, Complaints(), viewport={"width": 320, "height": 800}, bypass_csp=True, locale="de-DE").new_page()
    for path in ("/", "/quizzes/kinds", "/history", "/settings", "/join", "/players", "/leaderboard"):
        page.goto(serving.address + path)
        found = faults(page)
        check(f"{path} of a guest has no fault", not found, found[:6])
end()
