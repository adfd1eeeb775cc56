"""Every page of a room, in both themes, at 320 pixels and as wide as a desk: nothing for axe to find, nothing to scroll sideways, few bytes."""
import gzip
import urllib.request

from accessible import faults
from browser import Complaints, chromium, visit
from checks import check, end
from room_scenes import Scenes, code, pages

with chromium() as browser, Scenes() as scenes:
    for theme, width in [("light", 320), ("dark", 320), ("light", 1280), ("dark", 1280)]:
        complaints = Complaints()
        context = visit(browser, complaints, color_scheme=theme, viewport={"width": width, "height": 800}, bypass_csp=True)
        page = context.new_page()
        for name, path in pages():
            page.goto(scenes.address + path)
            found = faults(page)
            check(f"{name} has no fault: {theme}, {width} px", not found and page.title(), found[:6])
        context.close()
        check(f"no complaints: {theme}, {width} px", not complaints, complaints[:6])
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
