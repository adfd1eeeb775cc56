"""Every page, in both languages, both themes, at 320 pixels and as wide as a desk: nothing for axe to find, nothing to scroll sideways."""
from accessible import CALM, LANGUAGES, faults_in_all_views
from browser import Complaints, chromium, enter, visit
from checks import check, end
from playing import Mouse, start
from serving import Serving

PATHS = ["/", "/quizzes", "/quizzes?search=zzz", "/quizzes?search=wat", "/quizzes?category=Tests", "/quizzes?category=none", "/quizzes/kinds",
         "/quizzes/timed", "/quizzes/animals", "/quizzes/element-symbols", "/quizzes/solar-system?plugin=exam", "/quizzes/world-capitals?plugin=hotseat",
         "/history", "/history?quiz=kinds", "/history?quiz=none", "/statistics", "/statistics?quiz=kinds", "/leaderboard", "/leaderboard?period=week",
         "/achievements", "/streak", "/players", "/settings", "/key", "/join", "/challenge", "/rooms", "/quizzes/none", "/sittings/none", "/rooms/999999", "/nothing"]
OF_GUESTS = ["/", "/quizzes/kinds", "/history", "/statistics", "/streak", "/settings", "/join", "/players", "/leaderboard", "/rooms"]


class Looking(Mouse):
    """Plays, and looks at each page on its way."""

    def __init__(self, page, found):
        super().__init__(page)
        self.found = found
        self.hasLeft = False

    def look(self, name=None):
        self.found += [(name or self.page.title(), fault) for fault in faults_in_all_views(self.page)]

    def step(self):
        self.look()
        if not self.hasLeft and self.page.locator("form.step[data-kind]").count():
            self.hasLeft = True
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
    page.fill("#limit", "ten")
    page.locator("main form .actions button").first.click()
    page.wait_for_selector("#amiss")
    player.look("a cover that came back")
    page.goto(serving.address + "/settings")
    page.fill("#s-seconds", "ten")
    page.locator("main .actions .main").click()
    page.wait_for_selector("#amiss")
    player.look("settings that came back")


def records(serving):
    """Sittings of several people, finished and not."""
    for name in ("Ada", "Bo"):
        serving.run("player", "add", name)
    for words in (["animals"], ["animals", "--player", "Bo"], ["world-capitals", "--player", "Ada"], ["how-you-work"]):
        serving.run("play", *words, "--plain", text="1\n" * 60)
    for words in (["solar-system"], ["solar-system", "--plugin", "exam"], ["solar-system", "--plugin", "wager"], ["films"]):
        serving.run("play", *words, "--new", "--plain", text="1\n\n2\n")


def look(page, address, name):
    page.goto(address)
    found = faults_in_all_views(page)
    check(f"{name} has no fault in any view", not found and page.title(), found[:6])


with chromium() as browser, Serving(("kinds", "timed", "free"), has_shipped=True) as serving:
    records(serving)
    for language in LANGUAGES:
        complaints = Complaints()
        context = visit(browser, complaints, locale=language, **CALM)
        page = context.new_page()
        enter(page, serving)
        for part in (sitting, others):
            player = Looking(page, [])
            part(page, serving, player)
            check(f"{part.__name__} has no fault in any view: {language}", not player.found, player.found[:6])
        for path in PATHS:
            look(page, serving.address + path, f"{language}: {path}")
        check(f"the pages speak {language}", page.evaluate("document.documentElement.lang") == language[:2])
        check(f"no complaint of the browser: {language}", not complaints, complaints)
        context.close()
        # A guest has pages of her own.
        page = visit(browser, Complaints(), locale=language, **CALM).new_page()
        for path in OF_GUESTS:
            look(page, serving.address + path, f"{language}, a guest: {path}")
        page.context.close()
end()
