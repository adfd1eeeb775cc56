"""Every page of a room, in both languages, both themes, at 320 pixels and as wide as a desk: nothing for axe to find, nothing to scroll sideways, few bytes."""
import urllib.request

from accessible import CALM, LANGUAGES, faults_in_all_views
from browser import Complaints, chromium, visit
from checks import check, end
from room_scenes import Scenes, code, pages

with chromium() as browser, Scenes() as scenes:
    for language in LANGUAGES:
        complaints = Complaints()
        context = visit(browser, complaints, locale=language, **CALM)
        page = context.new_page()
        for name, path in pages():
            page.goto(scenes.address + path)
            found = faults_in_all_views(page)
            check(f"{name} has no fault in any view: {language}", not found and page.title(), found[:6])
        check(f"the pages speak {language}", page.evaluate("document.documentElement.lang") == language[:2])
        context.close()
        check(f"no complaints: {language}", not complaints, complaints[:6])
    strict = Complaints()
    page = visit(browser, strict).new_page()
    for role in ("", "/screen", "/host"):
        page.goto(scenes.address + f"/rooms/{code('open')}{role}", wait_until="load")
    check("the policy of all pages holds here too", not strict, strict[:6])
    for path in (f"/rooms/{code('open', 'match')}", f"/rooms/{code('open')}"):
        with urllib.request.urlopen(urllib.request.Request(scenes.address + path, headers={"Accept": "text/html"})) as reply:
            size = len(reply.read())
        check(f"a player's question is at most 8 KB ({size} bytes)", size <= 8192)
end()
