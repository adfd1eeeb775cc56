"""The pages of the record by fingers: history, review, statistics, leaderboard, achievements and streak, on a phone."""
import re

from browser import PHONE, Complaints, chromium, enter, visit
from checks import check, end
from playing import Fingers
from serving import Serving

WORDS = {"en": {"history": "History", "statistics": "Statistics", "leaderboard": "Leaderboard", "achievements": "Achievements", "streak": "Streak",
                "show": "Show", "why": "Why this score", "rule": "Marked by the rule", "part": "Filter", "week": "This week", "days": "Why each day counted",
                "delete": "Delete", "goOn": "Go on", "again": "Play again", "first": "the first day"},
         "de": {"history": "Verlauf", "statistics": "Statistik", "leaderboard": "Bestenliste", "achievements": "Erfolge", "streak": "Serie",
                "show": "Zeigen", "why": "Warum diese Punkte", "rule": "Gewertet nach der Regel", "part": "Eingrenzen", "week": "Diese Woche",
                "days": "Warum jeder Tag zählt", "delete": "Löschen", "goOn": "Weiterspielen", "again": "Noch einmal", "first": "der erste Tag"}}


def text(page):
    return page.locator("main").inner_text()


def to(page, word, path):
    """By the link in the frame of the page."""
    page.get_by_role("link", name=word, exact=True).first.tap()
    page.wait_for_url(f"**{path}")


def record(serving):
    serving.run("player", "add", "Bo")
    for answer, words in ("1", ["world-capitals"]), ("2", ["world-capitals", "--new"]), ("1", ["world-capitals", "--player", "Bo"]), ("1", ["money-ladder"]):
        serving.run("play", *words, "--plain", text=f"{answer}\n" * 60)
    serving.run("play", "solar-system", "--plain", text="1\n\n2\n")


def history(page, say, name):
    to(page, say["history"], "/history")
    rows = page.locator("main .rows > li")
    count = rows.count()
    page.select_option("#quiz", "world-capitals")
    page.get_by_role("button", name=say["show"]).tap()
    page.wait_for_url("**/history?quiz=world-capitals")
    check(f"history shows one quiz: {name}", rows.count() == 2 < count, (rows.count(), count))
    page.select_option("#quiz", "")
    page.get_by_role("button", name=say["show"]).tap()
    page.wait_for_url(re.compile(r"/history\?quiz=$"))
    # A finger that goes along the list scrolls it, and opens nothing.
    Fingers(page).swipe(0, -200, at=(180, 400))
    check(f"scrolling opens nothing: {name}", "/history" in page.url and page.evaluate("scrollY") > 0, page.url)
    page.get_by_role("link", name=re.compile("^" + say["goOn"] + ":")).first.tap()
    page.wait_for_selector("main.play")
    check(f"what is open goes on: {name}", "/sittings/" in page.url)
    page.go_back()
    page.wait_for_selector("main .rows > li")


def review(page, say, name):
    page.locator("main .rows a[href$=review]").last.tap()
    page.wait_for_url("**/review")
    why = page.locator("main article summary", has_text=say["why"]).first
    rule = page.locator("main article:has(summary)").first.locator("details p").first
    check(f"why a score is as it is is folded up: {name}", not rule.is_visible())
    why.tap()
    check(f"a tap tells it: {name}", rule.is_visible() and say["rule"] in rule.inner_text(), rule.inner_text())
    why.tap()
    check(f"another folds it up: {name}", not rule.is_visible())
    Fingers(page).swipe(-140, at=(180, 200))
    check(f"a swipe leaves no review: {name}", page.url.endswith("/review") and not page.locator("dialog[open]").count())


def statistics(page, say, name):
    to(page, say["statistics"], "/statistics")
    check(f"statistics have a chart: {name}", page.locator("main svg.chart").count() >= 1 and page.locator("main svg.chart").first.is_visible())
    page.locator("summary", has_text=say["part"]).tap()
    page.select_option("main select[name=quiz]", "world-capitals")
    page.get_by_role("button", name=say["show"]).tap()
    page.wait_for_url(re.compile("quiz=world-capitals"))
    check(f"statistics show one quiz: {name}", page.locator("main select[name=quiz]").input_value() == "world-capitals" and page.locator(".facts dd").first.inner_text() == "2", text(page))


def leaderboard(page, say, name):
    to(page, say["leaderboard"], "/leaderboard")
    check(f"the leaderboard has both: {name}", "Bo" in text(page) and page.locator("tbody tr").count() >= 2, text(page))
    page.get_by_role("link", name=say["week"]).tap()
    page.wait_for_url("**period=week**")
    check(f"the week is a tap away: {name}", page.locator("main [aria-current]").inner_text() == say["week"])
    page.select_option("#quiz", "world-capitals")
    page.get_by_role("button", name=say["show"]).tap()
    page.wait_for_url(re.compile("quiz=world-capitals"))
    check(f"one quiz of one week: {name}", "period=week" in page.url and page.locator("tbody tr").count() == 2, page.url)


def achievements(page, say, name):
    to(page, say["achievements"], "/achievements")
    check(f"achievements tell how far it is: {name}", page.locator(".earnings > li").count() > 5 and page.locator(".earnings progress").first.is_visible())


def streak(page, say, name):
    to(page, say["streak"], "/streak")
    summary = page.locator("summary", has_text=say["days"])
    summary.tap()
    check(f"a tap tells why each day counted: {name}", say["first"] in text(page), text(page))
    days = page.locator(".month a.square")
    boxes = [box for box in (one.bounding_box() for one in days.all()) if box]
    check(f"the days of the month are all in sight, and wide enough: {name}",
          boxes and all(box["width"] >= 44 and box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"] for box in boxes), boxes)
    days.last.tap()
    page.wait_for_url(re.compile("/quizzes/daily-"))
    check(f"a day leads to its quiz: {name}", page.locator("main h1").count() == 1, text(page))


def deleting(page, serving, say, name):
    to(page, say["history"], "/history")
    page.locator("main .rows a[href$=review]").last.tap()
    page.wait_for_url("**/review")
    count = len(serving.history())
    page.locator(".ending > summary").tap()
    check(f"deleting asks first: {name}", len(serving.history()) == count and page.locator(".ending button").is_visible())
    page.locator(".ending button").tap()
    page.wait_for_url("**/history")
    check(f"a second tap deletes: {name}", len(serving.history()) == count - 1)


def again(page, say, name):
    to(page, say["history"], "/history")
    page.locator("main .rows a[href$=review]").first.tap()
    page.wait_for_url("**/review")
    page.get_by_role("button", name=say["again"], exact=True).tap()
    page.wait_for_selector("main.play")
    check(f"a review leads to playing again: {name}", "/sittings/" in page.url and not page.url.endswith("/review"))


with chromium() as browser:
    for language, width in (("en", 320), ("de-DE", 390)):
        say, name, complaints = WORDS[language[:2]], f"{language}, {width} px", Complaints()
        with Serving((), has_shipped=True) as serving:
            record(serving)
            page = visit(browser, complaints, locale=language, **PHONE | {"viewport": {"width": width, "height": 640}}).new_page()
            enter(page, serving)
            for look in (history, review, statistics, leaderboard, achievements, streak):
                look(page, say, name)
            deleting(page, serving, say, name)
            again(page, say, name)
            check(f"no complaint of the browser: {name}", not complaints, complaints)
            page.context.close()
end()
