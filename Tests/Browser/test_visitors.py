"""Who may open what: no link on any page leads a visitor to a refusal. And what is refused is told in the language of the page."""
from browser import Complaints, chromium, enter, visit
from checks import check, end
from serving import Serving

SCREENS = {"as guest": None, "as owner": "owner"}


def links(page):
    found = page.evaluate("[...document.querySelectorAll('a[href]')].map(a => a.href).filter(href => !href.endsWith('/print'))")
    return {link.split("#")[0] for link in found if link.startswith(page.url.split("/", 3)[0])}


def walk(page, serving, limit=80):
    """Every page that links lead to from the first one, with its status."""
    seen, waiting = {}, [serving.address + "/"]
    while waiting and len(seen) < limit:
        address = waiting.pop(0)
        if address in seen:
            continue
        seen[address] = page.goto(address).status
        waiting += sorted(links(page) - set(seen))
    return {address.removeprefix(serving.address): status for address, status in seen.items()}


def alert(page):
    return page.locator("[role=alert]").first.inner_text().strip()


with chromium() as browser, Serving(("kinds", "timed")) as serving:
    # Guests.
    context = visit(browser, Complaints())
    page = context.new_page()
    seen = walk(page, serving)
    refused = {path: status for path, status in seen.items() if status >= 400}
    check("no link leads a stranger to a refusal", not refused and len(seen) > 8, refused)
    page.goto(serving.address + "/join")
    page.fill("#name", "Ada")
    page.click("main form.card:has(#name) button.main")
    seen = walk(page, serving)
    refused = {path: status for path, status in seen.items() if status >= 400}
    check("no link leads a guest to a refusal", not refused, refused)
    check("a guest is shown no page of the owner", not {"/players", "/leaderboard", "/rooms"} & set(seen), sorted(seen))
    context.close()
    # The owner.
    context = visit(browser, Complaints())
    page = context.new_page()
    enter(page, serving)
    seen = walk(page, serving)
    refused = {path: status for path, status in seen.items() if status >= 400}
    check("no link leads the owner to a refusal", not refused, refused)
    check("the owner is shown all pages", {"/players", "/leaderboard", "/rooms", "/settings"} <= set(seen), sorted(seen))
    context.close()
    # Refusals, in German.
    context = browser.new_context(locale="de-DE")
    page = context.new_page()
    enter(page, serving)
    page.goto(serving.address + "/players")
    page.fill("#name", "a,b")
    page.click("main form.card button.main")
    check("a bad name is refused in German", alert(page).startswith("„a,b“ kann kein Name sein"), alert(page))
    page.goto(serving.address + "/challenge")
    page.fill("#code", "no")
    page.click("main form.card button.main")
    check("a bad code is refused in German", alert(page).startswith("Das ist kein Herausforderungscode"), alert(page))
    page.goto(serving.address + "/quizzes/none")
    text = page.locator("main").inner_text()
    check("a quiz that is not there is told in German", "Ein Quiz „none“ gibt es nicht." in text and "there is" not in text, text)
    page.goto(serving.address + "/quizzes/kinds")
    page.evaluate("document.querySelector('main details').open = true")
    page.fill("#limit", "0")
    page.click("main form button.main")
    page.wait_for_selector("[role=alert]")
    text = page.locator("main").inner_text()
    check("a limit of no question is refused in German", "Gib eine ganze Zahl von 1 bis" in text and "expected" not in text, text)
    context.close()
end()
